// The brain in the middle: five platforms, who controls what, and the last push on them.

import { classes } from '@kuluary/stage/buttons';
import { Icon } from '@kuluary/stage/icons';
import type { CSSProperties } from 'react';
import type { View } from '../rules/view.ts';
import { REGIONS, type Region } from '../rules/vocabulary.ts';
import { isAsked } from '../texts/question.ts';
import { markers, type Reader, regionName } from '../texts/reader.ts';
import { useTable } from './at-table.tsx';
import styles from './brain.module.css';
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
const ORDER: readonly Region[] = ['planning', 'motor', 'observation', 'speech', 'instinct'];

export function Brain({ push, again, onAgain, onRegion }: BrainProps) {
  const { reader, view } = useTable();
  return (
    <section className={styles.mind}>
      <h2 className="sr">{word(reader, 'brain')}</h2>
      <div className={styles.head} style={washes(view)}>
        <Picture of="brain" className={styles.picture} />
        {ORDER.map((region) => (
          <div key={region} className={styles.place} data-region={region}>
            <Platform region={region} push={push?.region === region ? push : null} onRegion={onRegion} />
            {again === region && (
              <button type="button" className={styles.again} aria-label={word(reader, 'push.again')} onClick={onAgain}>
                <Icon name="again" />
              </button>
            )}
          </div>
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

interface PlatformProps extends Pick<BrainProps, 'push' | 'onRegion'> {
  readonly region: Region;
}

function Platform({ region, push, onRegion }: PlatformProps) {
  const { reader, view, deciding } = useTable();
  const { lying } = view.regions[REGIONS.indexOf(region)]!;
  const isOpen = onRegion !== null && (view.placing?.regions ?? []).includes(REGIONS.indexOf(region));
  const isMeant = regionInQuestion(view) === region;
  const isShown = view.chosen?.regions.some((each) => each === region) ?? false;
  return (
    <button
      type="button"
      className={classes(
        styles.platform,
        isMeant && styles.meant,
        isMeant && isAsked(view) && styles.mine,
        isOpen && styles.open,
      )}
      aria-label={regionSentence(reader, view, region)}
      aria-disabled={onRegion !== null && !isOpen ? true : undefined}
      data-place={`region-${region}`}
      data-picked={deciding.marker !== null || undefined}
      onClick={() => isOpen && onRegion(region)}
    >
      <PlatformPicture lying={lying} push={push} isSmall />
      <Control region={region} />
      <span className={styles.name}>
        <RegionIcon of={region} />
        <span>{regionName(reader, region)}</span>
        {isShown && <i className={styles.shown} title={word(reader, 'region.on-card')} />}
      </span>
    </button>
  );
}

/** At the right end of the rail: the sign of whoever controls it, and the sum. */
function Control({ region }: { readonly region: Region }) {
  const { view } = useTable();
  const { leaders, sum } = leadIn(view, region);
  if (leaders.length === 0) return null;
  const isTied = leaders.length > 1;
  return (
    <span className={classes(styles.control, isTied && styles.tied)} aria-hidden="true">
      {isTied ? (
        <span className={styles.signs} data-count={leaders.length}>
          {leaders.slice(0, 2).map((seat) => (
            <Picture key={seat} of={`sign-${winningColour(view, region, seat)}`} />
          ))}
        </span>
      ) : (
        <Picture of={`sign-${winningColour(view, region, leaders[0]!)}`} className={styles.sign} />
      )}
      <b key={sum}>{sum}</b>
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
  const { leaders, sum } = leadIn(view, region);
  const { lying } = view.regions[REGIONS.indexOf(region)]!;
  const name = (seat: number) => (seat === view.viewer ? word(reader, 'you') : reader.names[seat]!);
  const control =
    leaders.length === 0
      ? word(reader, 'region.nobody')
      : word(reader, leaders.length > 1 ? 'region.tied' : 'region.held', {
          names: leaders.map(name).join(', '),
          sum,
        });
  const there =
    lying.length === 0
      ? word(reader, 'region.empty')
      : markers(
          reader,
          lying.map(({ id }) => id),
        );
  return `${regionName(reader, region)}. ${control} ${there}`;
}
