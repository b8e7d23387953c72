// The brain in the middle: five platforms, who controls what, and the last push on them.

import { classes } from '@kuluary/stage/buttons';
import { Icon } from '@kuluary/stage/icons';
import type { Reader } from '@kuluary/texts/reader';
import { isAsked } from '@kuluary/texts/reader';
import type { CSSProperties } from 'react';
import type { View } from '../rules/view.ts';
import { REGIONS, type Region } from '../rules/vocabulary.ts';
import { markers, regionName } from '../texts/reader.ts';
import { useTable } from './at-table.tsx';
import styles from './brain.module.css';
import { useLooking } from './looking.tsx';
import { Picture, RegionIcon, Token } from './picture.tsx';
import { PlatformPicture, type Pushed } from './platform.tsx';
import { leadIn, regionInQuestion, winningColour } from './situation.ts';
import { word } from './words.ts';

interface BrainProps {
  readonly push: Pushed | null; // that is being seen
  readonly again: Region | null; // where one can be seen again
  readonly onAgain: () => void;
  readonly onRegion: ((region: Region) => void) | null; // null: nothing can be pushed now
}

/** From left to right as they lie in the head: the order in which one goes through them. */
export const ORDER: readonly Region[] = ['planning', 'motor', 'observation', 'speech', 'instinct'];

export function Brain({ push, again, onAgain, onRegion }: BrainProps) {
  const { reader, view } = useTable();
  return (
    <section className={styles.mind} data-brain="">
      <h2 className="sr">{word(reader, 'brain')}</h2>
      <div className={styles.head} style={washes(view)}>
        <Picture of="brain" className={styles.picture} />
        {ORDER.map((region) => (
          <Place
            key={region}
            region={region}
            push={push?.region === region ? push : null}
            onAgain={again === region ? onAgain : null}
            onRegion={onRegion}
          />
        ))}
      </div>
      <Piles />
    </section>
  );
}

/** Each region in the colour of whoever controls it. Where it is contested the paper stays bare. */
function washes(view: View): CSSProperties {
  return Object.fromEntries(
    REGIONS.flatMap((region) => {
      const { leaders } = leadIn(view, region);
      if (leaders.length !== 1) return [];
      const colour = `var(--c-${winningColour(view, region, leaders[0]!)})`;
      return [[`--w-${region}`, `color-mix(in srgb, ${colour} calc(var(--wash) * 100%), var(--brain))`]];
    }),
  ) as CSSProperties;
}

interface PlaceProps extends Pick<BrainProps, 'push' | 'onRegion'> {
  readonly region: Region;
  readonly onAgain: (() => void) | null; // the last push went here
}

/** A platform with its line below: its name, and how to see the last push again. */
function Place({ region, push, onAgain, onRegion }: PlaceProps) {
  const { reader, view, deciding } = useTable();
  const looking = useLooking();
  const { lying } = view.regions[REGIONS.indexOf(region)]!;
  const isOpen = onRegion !== null && (view.placing?.regions ?? []).includes(REGIONS.indexOf(region));
  const isMeant = regionInQuestion(view) === region;
  const isShown = view.chosen?.regions.some((each) => each === region) ?? false;
  return (
    <div
      className={classes(
        styles.place,
        isMeant && styles.meant,
        isMeant && isAsked(view) && styles.mine,
        isOpen && styles.open,
      )}
      data-region={region}
    >
      <button
        type="button"
        className={styles.platform}
        aria-label={regionSentence(reader, view, region)}
        aria-haspopup={isOpen ? undefined : 'dialog'}
        data-place={`region-${region}`}
        data-picked={deciding.marker !== null || undefined}
        onClick={() => (isOpen ? onRegion(region) : looking.look({ kind: 'region', region }))}
      >
        <PlatformPicture lying={lying} push={push} isSmall />
        <Control region={region} />
      </button>
      <div className={styles.line}>
        {onAgain && (
          <button type="button" className={styles.again} aria-label={word(reader, 'push.again')} onClick={onAgain}>
            <Icon name="again" />
          </button>
        )}
        <span className={styles.name} aria-hidden="true">
          <RegionIcon of={region} />
          <span>{regionName(reader, region)}</span>
          {isShown && <i className={styles.shown} title={word(reader, 'region.on-card')} />}
        </span>
      </div>
    </div>
  );
}

/** Beside the end of the rail: the sign of whoever controls it, and the sum; where it is contested all their signs. */
function Control({ region }: { readonly region: Region }) {
  const { view } = useTable();
  const { leaders, sum } = leadIn(view, region);
  if (leaders.length === 0) return null;
  const isTied = leaders.length > 1;
  return (
    <span className={classes(styles.control, isTied && styles.tied)} aria-hidden="true">
      {leaders.map((seat) => (
        <Picture key={seat} of={`sign-${winningColour(view, region, seat)}`} className={styles.sign} />
      ))}
      <b key={sum}>
        {isTied && '='}
        {sum}
      </b>
    </span>
  );
}

/** What is left in the box, beside the head. */
function Piles() {
  const { reader, view } = useTable();
  return (
    <div className={styles.piles}>
      <p>
        <span className="sr">{word(reader, 'pile.strategies.about', { count: view.deck })}</span>
        <Picture of="i-cards" />
        <span aria-hidden="true">{view.deck}</span>
        <small aria-hidden="true">{word(reader, 'pile.strategies', { count: view.deck })}</small>
      </p>
      <p>
        <span className="sr">{word(reader, 'pile.influence.about', { count: view.supply })}</span>
        <Token of={null} />
        <span aria-hidden="true">{view.supply}</span>
        <small aria-hidden="true">{word(reader, 'pile.influence')}</small>
      </p>
    </div>
  );
}

/** The region in words, as a screen reader says it. */
function regionSentence(reader: Reader, view: View, region: Region): string {
  const { lying } = view.regions[REGIONS.indexOf(region)]!;
  const there =
    lying.length === 0
      ? word(reader, 'region.empty')
      : markers(
          reader,
          lying.map(({ id }) => id),
        );
  return `${regionName(reader, region)}. ${controlSentence(reader, view, region)} ${there}`;
}

/** "Controlled by Taras, 3." */
export function controlSentence(reader: Reader, view: View, region: Region): string {
  const { leaders, sum } = leadIn(view, region);
  if (leaders.length === 0) return word(reader, 'region.nobody');
  return word(reader, leaders.length > 1 ? 'region.tied' : 'region.held', {
    names: leaders.map((seat) => (seat === view.viewer ? word(reader, 'you') : reader.names[seat]!)).join(', '),
    sum,
  });
}
