// Computes the rulebook's platform pictures (units: drawing-coordinates.ts), with pushes simulated by the game's physics.

import { firstContact } from '../../push/first-contact.ts';
import { AIM_UNIT, PLATFORM, type PlacedMarker, RADIUS, SLOPE_UNIT } from '../../push/platform.ts';
import { pushFrames } from '../../push/push-frames.ts';
import { type Point, slopeDegrees, toDrawing } from './drawing-coordinates.ts';
import { CONTROL_PICTURES } from './message-keys.ts';
import { CONTROL_SCENES, PUSH_SCENE } from './platform-scenes.ts';

export { DEPTH, R, WIDTH } from './drawing-coordinates.ts';

export interface PictureMarker extends Point {
  readonly marker: number;
}

/** A push at one frame. */
export interface PushPicture {
  readonly markers: readonly PictureMarker[]; // the new one too
  readonly stick: (Point & { readonly lean: number }) | null; // behind the new marker, in degrees to the right
  readonly guide: { readonly from: Point; readonly to: Point } | null; // up to the first touch
  readonly fallen: readonly { readonly marker: number; readonly from: Point; readonly to: Point }[];
}

export function controlPicture(of: (typeof CONTROL_PICTURES)[number]): readonly PictureMarker[] {
  return CONTROL_SCENES[of].map(toPictureMarker);
}

export function isControlPicture(id: string): id is (typeof CONTROL_PICTURES)[number] {
  return (CONTROL_PICTURES as readonly string[]).includes(id);
}

export function pushPictures(): Readonly<Record<'push-aim' | 'push-way' | 'push-fall', PushPicture>> {
  const { before, marker, aim } = PUSH_SCENE;
  const { frames, fallen } = pushFrames(PLATFORM, before, marker, aim);
  const at = (share: number): Pick<PushPicture, 'markers' | 'stick'> => {
    const markers = frames[Math.round(share * (frames.length - 1))]!.map(toPictureMarker);
    return { markers, stick: { ...findPictureMarker(markers, marker), lean: slopeDegrees(aim.slope) } };
  };
  const touch = firstContact(PLATFORM, before, aim)!;
  const start = toDrawing({ x: aim.at * AIM_UNIT - (RADIUS * aim.slope) / SLOPE_UNIT, y: -RADIUS });
  const falls = fallen.map(({ id, frame }) => ({
    marker: id,
    from: findPictureMarker(before.map(toPictureMarker), id),
    to: findPictureMarker(frames[frame - 1]!.map(toPictureMarker), id),
  }));
  return {
    'push-aim': { ...at(0), guide: { from: start, to: toDrawing(touch) }, fallen: [] },
    'push-way': { ...at(0.5), guide: null, fallen: [] },
    'push-fall': { ...at(1), stick: null, guide: null, fallen: falls },
  };
}

function toPictureMarker(marker: PlacedMarker): PictureMarker {
  return { marker: marker.id, ...toDrawing(marker) };
}

function findPictureMarker(all: readonly PictureMarker[], marker: number): PictureMarker {
  return all.find((each) => each.marker === marker)!;
}
