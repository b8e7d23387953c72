// The pictures of the rulebook of Voices in My Head: on paper in both themes.

import { classNames } from '@kuluary/ui/buttons';
import { MarkerFigure, MarkerPicture } from '@kuluary/voices/table/marker-picture';
import { SvgDrawing } from '@kuluary/voices/table/svg-drawing';
import { JurorPicture, RegionIcon, SymbolPicture, TokenPicture } from '@kuluary/voices/table/symbol-picture';
import {
  controlPicture,
  DEPTH,
  isControlPicture,
  type PictureMarker,
  type PushPicture,
  pushPictures,
  R,
  WIDTH,
} from '@kuluary/voices/texts/rulebook/platform-pictures';
import { markersOf } from '@kuluary/voices/texts/rulebook/platform-scenes';
import type { ComponentProps, ReactNode } from 'react';
import type { PictureProps } from './picture.tsx';
import styles from './voices-picture.module.css';

type Emotion = Parameters<typeof markersOf>[0];
type Juror = ComponentProps<typeof JurorPicture>['of'];
type Region = ComponentProps<typeof RegionIcon>['of'];
type Verdict = 'guilt' | 'innocence';

export default function VoicesPicture({ of, large }: PictureProps) {
  return (
    <SvgDrawing className={classNames(styles.picture, large && styles.large)}>
      <span className={styles.paper}>{large ? <Large of={of} /> : <Small of={of} />}</span>
    </SvgDrawing>
  );
}

/** `region-speech`, `tally-3-1` and the like: inline in text. */
function Small({ of }: { readonly of: string }) {
  const [kind = '', ...rest] = of.split('-');
  const name = rest.join('-');
  switch (kind) {
    case 'region':
      return <RegionIcon of={name as Region} className={styles.icon} />;
    case 'emotion':
      return <MarkerPicture marker={markersOf(name as Emotion)[0]!} className={styles.marker} />;
    case 'juror':
      return <JurorPicture of={name as Juror} className={styles.head} />;
    case 'icon':
      return <TokenPicture of={name === 'neutral' ? 'blank' : (name as Verdict)} className={styles.token} />;
    case 'tally':
      return <Tally guilt={Number(rest[0])} innocence={Number(rest[1])} />;
    default:
      return null;
  }
}

/** Tokens in front of jurors. */
function Tally({ guilt, innocence }: Readonly<Record<Verdict, number>>) {
  const tokens = [...Array<Verdict>(guilt).fill('guilt'), ...Array<Verdict>(innocence).fill('innocence')];
  return (
    <span className={styles.tally}>
      {tokens.map((token, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are alike and never move
        <TokenPicture key={index} of={token} className={styles.token} />
      ))}
    </span>
  );
}

// Platforms

const RAIL = 44;
const MARGIN = 70; // for what overlaps the edge
const BELOW = 2 * R + 60; // for the new marker in front of the rail, and the stick

interface PlatformProps {
  readonly markers: readonly PictureMarker[];
  readonly below?: number; // how much is shown in front of the platform
  readonly children?: ReactNode; // between the platform and the markers
}

function Platform({ markers, below = RAIL, children }: PlatformProps) {
  const box = [-MARGIN, -MARGIN, WIDTH + 2 * MARGIN, MARGIN + DEPTH + below + 20];
  return (
    <svg className={styles.scene} viewBox={box.join(' ')} aria-hidden="true">
      <rect className={styles.slab} width={WIDTH} height={DEPTH} />
      <rect className={styles.rail} x="-16" y={DEPTH - 4} width={WIDTH + 32} height={RAIL} />
      {children}
      {markers.map(({ marker, x, y }) => (
        <g key={marker} transform={`translate(${x} ${y})`}>
          <MarkerFigure marker={marker} isSmall />
        </g>
      ))}
    </svg>
  );
}

function Push({ of: { markers, stick, guide, fallen } }: { readonly of: PushPicture }) {
  return (
    <Platform markers={markers} below={stick ? BELOW : RAIL}>
      {guide && (
        <g className={styles.guide}>
          <path d={`M${guide.from.x} ${guide.from.y}L${guide.to.x} ${guide.to.y}`} />
          <circle cx={guide.to.x} cy={guide.to.y} r={R - 4} />
        </g>
      )}
      {stick && (
        <g className={styles.stick} transform={`translate(${stick.x} ${stick.y}) rotate(${stick.lean})`}>
          <path d={`M-16 ${R + 22}V${R + 150}H16V${R + 22}Z`} />
          <path d={`M-92 ${R}H92V${R + 28}H-92Z`} />
        </g>
      )}
      {fallen.map(({ marker, from, to }) => (
        <g key={marker} className={styles.fallen}>
          <circle cx={from.x} cy={from.y} r={R - 4} />
          <path d={`M${to.x - 40} ${to.y - 40}l80 80m0 -80l-80 80`} />
        </g>
      ))}
    </Platform>
  );
}

// Portraits

const THINGS: Readonly<Record<string, ReactNode>> = {
  brain: <SymbolPicture of="brain" className={styles.wide} />,
  marker: <MarkerPicture marker={markersOf('joy')[0]!} className={styles.round} />,
  jurors: <JurorPicture of="logical" className={styles.round} />,
  verdict: (
    <span className={styles.pair}>
      <TokenPicture of="guilt" />
      <TokenPicture of="innocence" />
    </span>
  ),
  influence: <TokenPicture of={null} className={styles.single} />,
  trial: <SymbolPicture of="exhibit-napkin" className={styles.wide} />,
  strategy: <SymbolPicture of="i-cards" className={styles.single} />,
  role: <SymbolPicture of="i-lock" className={styles.single} />,
  first: <SymbolPicture of="i-gavel" className={styles.single} />,
};
const PUSHES: Readonly<Record<string, PushPicture>> = pushPictures();

function Large({ of }: { readonly of: string }) {
  if (isControlPicture(of)) return <Platform markers={controlPicture(of)} />;
  const push = PUSHES[of];
  return push ? <Push of={push} /> : THINGS[of];
}
