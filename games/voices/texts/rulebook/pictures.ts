// The platforms of the book as they are drawn (plane.ts). How the push goes is the game's own doing.

import { firstContact } from '../../push/first-contact.ts';
import { pushFrames } from '../../push/frames.ts';
import { AIM_UNIT, type Lying, PLATFORM, RADIUS, SLOPE_UNIT } from '../../push/platform.ts';
import { CONTROL } from './keys.ts';
import { degreesOf, type Point, placeOf } from './plane.ts';
import { CONTROL_SCENES, PUSH_SCENE } from './scenes.ts';

export { DEPTH, R, WIDTH } from './plane.ts';

export interface Placed extends Point {
  readonly marker: number;
}

/** A push at one moment. */
export interface PushPicture {
  readonly markers: readonly Placed[]; // the new one too
  readonly stick: (Point & { readonly lean: number }) | null; // behind the new marker, in degrees to the right
  readonly guide: { readonly from: Point; readonly to: Point } | null; // up to the first touch, and no further
  readonly fallen: readonly { readonly marker: number; readonly from: Point; readonly to: Point }[];
}

export function controlPicture(of: (typeof CONTROL)[number]): readonly Placed[] {
  return CONTROL_SCENES[of].map(placed);
}

export function isControlPicture(id: string): id is (typeof CONTROL)[number] {
  return (CONTROL as readonly string[]).includes(id);
}

export function pushPictures(): Readonly<Record<'push-aim' | 'push-way' | 'push-fall', PushPicture>> {
  const { before, marker, aim } = PUSH_SCENE;
  const { frames, fallen } = pushFrames(PLATFORM, before, marker, aim);
  const at = (share: number): Pick<PushPicture, 'markers' | 'stick'> => {
    const markers = frames[Math.round(share * (frames.length - 1))]!.map(placed);
    return { markers, stick: { ...found(markers, marker), lean: degreesOf(aim.slope) } };
  };
  const touch = firstContact(PLATFORM, before, aim)!;
  const start = placeOf({ x: aim.at * AIM_UNIT - (RADIUS * aim.slope) / SLOPE_UNIT, y: -RADIUS });
  const gone = fallen.map(({ id, frame }) => ({
    marker: id,
    from: found(before.map(placed), id),
    to: found(frames[frame - 1]!.map(placed), id),
  }));
  return {
    'push-aim': { ...at(0), guide: { from: start, to: placeOf(touch) }, fallen: [] },
    'push-way': { ...at(0.5), guide: null, fallen: [] },
    'push-fall': { ...at(1), stick: null, guide: null, fallen: gone },
  };
}

function placed(lying: Lying): Placed {
  return { marker: lying.id, ...placeOf(lying) };
}

function found(all: readonly Placed[], marker: number): Placed {
  return all.find((each) => each.marker === marker)!;
}
