// The brain: five platforms, the controllers of the regions, and the playback of the last push.

import type { Reader } from '@kuluary/texts/reader';
import { isViewerAsked } from '@kuluary/texts/reader';
import { classNames } from '@kuluary/ui/buttons';
import { Icon } from '@kuluary/ui/icons';
import type { CSSProperties } from 'react';
import type { View } from '../rules/view.ts';
import { REGIONS, type Region } from '../rules/vocabulary.ts';
import { markerList, regionName } from '../texts/message-values.ts';
import styles from './brain.module.css';
import { useDetailSheets } from './detail-sheet-stack.tsx';
import { PlatformPicture, type PushedEvent } from './platform-picture.tsx';
import { RegionIcon, SymbolPicture, TokenPicture } from './symbol-picture.tsx';
import { useTableContext } from './table-context.tsx';
import { regionInQuestion, regionLead, strongestColour } from './view-queries.ts';
import { tableText } from './words.ts';

interface BrainProps {
  readonly push: PushedEvent | null; // being played back
  readonly replayRegion: Region | null; // where the last push can be replayed
  readonly onReplay: () => void;
  readonly onRegion: ((region: Region) => void) | null; // null: no push is pending
}

/** From left to right: the tab order. */
export const REGION_ORDER: readonly Region[] = ['planning', 'motor', 'observation', 'speech', 'instinct'];

export function Brain({ push, replayRegion, onReplay, onRegion }: BrainProps) {
  const { reader, view } = useTableContext();
  return (
    <section className={styles.mind} data-brain="">
      <h2 className="sr">{tableText(reader, 'brain')}</h2>
      <div className={styles.head} style={regionColours(view)}>
        <SymbolPicture of="brain" className={styles.picture} />
        {REGION_ORDER.map((region) => (
          <RegionPlatform
            key={region}
            region={region}
            push={push?.region === region ? push : null}
            onAgain={replayRegion === region ? onReplay : null}
            onRegion={onRegion}
          />
        ))}
      </div>
      <SupplyCounts />
    </section>
  );
}

/** Each region in its controller's colour; none where it is contested. */
function regionColours(view: View): CSSProperties {
  return Object.fromEntries(
    REGIONS.flatMap((region) => {
      const { leaders } = regionLead(view, region);
      if (leaders.length !== 1) return [];
      const colour = `var(--c-${strongestColour(view, region, leaders[0]!)})`;
      return [[`--w-${region}`, `color-mix(in srgb, ${colour} calc(var(--wash) * 100%), var(--brain))`]];
    }),
  ) as CSSProperties;
}

interface RegionPlatformProps extends Pick<BrainProps, 'push' | 'onRegion'> {
  readonly region: Region;
  readonly onAgain: (() => void) | null; // replays the last push, if it went here
}

/** A platform with its name and the replay button. */
function RegionPlatform({ region, push, onAgain, onRegion }: RegionPlatformProps) {
  const { reader, view, selection } = useTableContext();
  const sheets = useDetailSheets();
  const { lying } = view.regions[REGIONS.indexOf(region)]!;
  const isOpen = onRegion !== null && (view.placing?.regions ?? []).includes(REGIONS.indexOf(region));
  const isMeant = regionInQuestion(view) === region;
  const isShown = view.chosen?.regions.some((each) => each === region) ?? false;
  return (
    <div
      className={classNames(
        styles.place,
        isMeant && styles.meant,
        isMeant && isViewerAsked(view) && styles.mine,
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
        data-picked={selection.marker !== null || undefined}
        onClick={() => (isOpen ? onRegion(region) : sheets.openDetails({ kind: 'region', region }))}
      >
        <PlatformPicture lying={lying} push={push} isSmall />
        <RegionControl region={region} />
      </button>
      <div className={styles.line}>
        {onAgain && (
          <button type="button" className={styles.again} aria-label={tableText(reader, 'push.again')} onClick={onAgain}>
            <Icon name="again" />
          </button>
        )}
        <span className={styles.name} aria-hidden="true">
          <RegionIcon of={region} />
          <span>{regionName(reader, region)}</span>
          {isShown && <i className={styles.shown} title={tableText(reader, 'region.on-card')} />}
        </span>
      </div>
    </div>
  );
}

/** The sign of the controller and its sum; where the region is contested the signs of all leaders. */
function RegionControl({ region }: { readonly region: Region }) {
  const { view } = useTableContext();
  const { leaders, sum } = regionLead(view, region);
  if (leaders.length === 0) return null;
  const isTied = leaders.length > 1;
  return (
    <span className={classNames(styles.control, isTied && styles.tied)} aria-hidden="true">
      {leaders.map((seat) => (
        <SymbolPicture key={seat} of={`sign-${strongestColour(view, region, seat)}`} className={styles.sign} />
      ))}
      <b key={sum}>
        {isTied && '='}
        {sum}
      </b>
    </span>
  );
}

/** What is left in decks and supply. */
function SupplyCounts() {
  const { reader, view } = useTableContext();
  return (
    <div className={styles.piles}>
      <p>
        <span className="sr">{tableText(reader, 'pile.strategies.about', { count: view.deck })}</span>
        <SymbolPicture of="i-cards" />
        <span aria-hidden="true">{view.deck}</span>
        <small aria-hidden="true">{tableText(reader, 'pile.strategies', { count: view.deck })}</small>
      </p>
      <p>
        <span className="sr">{tableText(reader, 'pile.influence.about', { count: view.supply })}</span>
        <TokenPicture of={null} />
        <span aria-hidden="true">{view.supply}</span>
        <small aria-hidden="true">{tableText(reader, 'pile.influence')}</small>
      </p>
    </div>
  );
}

/** For screen readers. */
function regionSentence(reader: Reader, view: View, region: Region): string {
  const { lying } = view.regions[REGIONS.indexOf(region)]!;
  const there =
    lying.length === 0
      ? tableText(reader, 'region.empty')
      : markerList(
          reader,
          lying.map(({ id }) => id),
        );
  return `${regionName(reader, region)}. ${controlSentence(reader, view, region)} ${there}`;
}

/** "Controlled by Taras, 3." */
export function controlSentence(reader: Reader, view: View, region: Region): string {
  const { leaders, sum } = regionLead(view, region);
  if (leaders.length === 0) return tableText(reader, 'region.nobody');
  return tableText(reader, leaders.length > 1 ? 'region.tied' : 'region.held', {
    names: leaders.map((seat) => (seat === view.viewer ? tableText(reader, 'you') : reader.names[seat]!)).join(', '),
    sum,
  });
}
