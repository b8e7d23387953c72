// Renders the detail sheets over the table.

import type { Seat } from '@kuluary/kernel/game';
import { classNames } from '@kuluary/ui/buttons';
import { Sheet } from '@kuluary/ui/sheet';
import type { ReactNode } from 'react';
import { distinctMarkers, emotionOf } from '../rules/markers.ts';
import { JUROR_TYPES, type JurorType, REGIONS, type Region } from '../rules/vocabulary.ts';
import {
  goalText,
  plotStartText,
  plotWords,
  roleWords,
  strategyText,
  strategyWords,
  trialWords,
} from '../texts/card-text.ts';
import { languagePackOf } from '../texts/catalogues.ts';
import { capitalized, markerName, regionName } from '../texts/message-values.ts';
import { controlSentence } from './brain.tsx';
import { type DetailTopic, useDetailSheets } from './detail-sheet-stack.tsx';
import styles from './detail-sheets.module.css';
import { JurorTokens, jurorName } from './jury-box.tsx';
import { colourNameOf, MarkerPicture } from './marker-picture.tsx';
import { describeSeat, SeatFaces } from './other-seats.tsx';
import { PlatformPicture } from './platform-picture.tsx';
import { ProsecutorCardSheet } from './prosecutor-cards.tsx';
import { abilityOfEmotion, shieldLines } from './reminders.ts';
import { RoleSheet } from './role-card.tsx';
import { JurorPicture, TokenPicture } from './symbol-picture.tsx';
import { useTableContext } from './table-context.tsx';
import theme from './table-theme.module.css';
import { seatName, TrialCardSheet } from './trial-card.tsx';
import {
  colourOfSeat,
  coloursOf,
  destroyedMarkers,
  ownSeatView,
  seatsAroundTable,
  unusedMarkers,
} from './view-queries.ts';
import { tableText } from './words.ts';

export function DetailSheets() {
  const { reader, view } = useTableContext();
  const { topics, closeTop } = useDetailSheets();
  const sight = topics.at(-1);
  const { title, inside } = sight ? about(sight) : { title: '', inside: null };
  const voice = view.viewer === 'spectator' ? undefined : colourOfSeat(view, view.viewer);
  return (
    <Sheet
      open={sight !== undefined}
      onClose={closeTop}
      title={title}
      closeLabel={tableText(reader, 'close')}
      wide={sight?.kind === 'desk' || sight?.kind === 'card'}
      className={classNames(theme.voices, styles.sheet)}
    >
      <div className={styles.inside} data-voice={voice}>
        {inside}
      </div>
    </Sheet>
  );

  function about(of: DetailTopic): { readonly title: string; readonly inside: ReactNode } {
    switch (of.kind) {
      case 'seat':
        return {
          title: of.seat === view.viewer ? tableText(reader, 'you') : reader.names[of.seat]!,
          inside: <SeatSheet seat={of.seat} />,
        };
      case 'juror':
        return { title: jurorName(reader, of.juror), inside: <JurorSheet juror={of.juror} /> };
      case 'region':
        return {
          title: capitalized(reader, regionName(reader, of.region)),
          inside: <RegionSheet region={of.region} />,
        };
      case 'card': {
        const card = view.readings.at(-1)?.card;
        return { title: card === undefined ? '' : trialWords(reader.language, card).title, inside: <TrialCardSheet /> };
      }
      case 'desk':
        return { title: tableText(reader, 'desk'), inside: <ProsecutorCardSheet /> };
      case 'shield':
        return { title: tableText(reader, 'shield'), inside: <ShieldSheet /> };
      case 'role': {
        const role = ownSeatView(view)?.role ?? null;
        return { title: role === null ? '' : roleWords(reader.language, role).title, inside: <RoleSheet /> };
      }
      case 'strategy':
        return {
          title: strategyWords(reader.language, of.card).title,
          inside: <StrategySheet card={of.card} />,
        };
      case 'plot':
        return { title: plotWords(reader.language, view.plot).title, inside: <PlotSheet /> };
    }
  }
}

function SeatSheet({ seat }: { readonly seat: Seat }) {
  const { reader, view, players } = useTableContext();
  const { role, hand } = view.seats[seat]!;
  return (
    <>
      <p className={styles.who}>
        <SeatFaces seat={seat} className={styles.faces} />
        <span>{describeSeat(reader, view, players[seat]!, seat)}</span>
      </p>
      {role !== null && (
        <div className={styles.part}>
          <h3>{roleWords(reader.language, role).title}</h3>
          {goalText(reader.language, role, view.options.majority).map((goal) => (
            <p key={goal}>{goal}</p>
          ))}
        </div>
      )}
      {hand !== null && hand.length > 0 && (
        <div className={styles.part}>
          <h3>{tableText(reader, 'strategies', { count: hand.length })}</h3>
          {hand.map((card, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two copies of a card are alike
            <p key={place}>
              <b>{strategyWords(reader.language, card).title}.</b> {strategyText(reader.language, card)}
            </p>
          ))}
        </div>
      )}
      <MarkerList title={tableText(reader, 'markers')} markers={unusedMarkers(view, seat)} />
      <MarkerList title={tableText(reader, 'markers.destroyed')} markers={destroyedMarkers(view, seat)} />
    </>
  );
}

function MarkerList({ title, markers }: { readonly title: string; readonly markers: readonly number[] }) {
  const { reader, view } = useTableContext();
  const kinds = distinctMarkers(markers);
  return (
    <div className={styles.part}>
      <h3>
        {title}: {markers.length}
      </h3>
      <ul className={styles.discs} data-able={view.options.abilities || undefined}>
        {kinds.map((kind, i) => {
          const ability = abilityOfEmotion(reader, view, emotionOf(kind));
          const next = kinds[i + 1];
          const count = markers.filter((marker) => marker >= kind && (next === undefined || marker < next)).length;
          return (
            <li key={kind}>
              <MarkerPicture marker={kind} className={styles.disc} />
              <span>
                {languagePackOf(reader.language).names.emotions[emotionOf(kind)]}
                {count > 1 && ` ×${count}`}
                {ability !== undefined && <small>{ability}</small>}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The tokens of a type. Who looked at influence is public; faces that the viewer saw are shown with the memory aid only. */
function JurorSheet({ juror }: { readonly juror: JurorType }) {
  const { reader, view } = useTableContext();
  const { guilt, innocence, stack } = view.jurors[JUROR_TYPES.indexOf(juror)]!;
  const isRemembered = view.options.memoryAid || view.outcome !== null;
  return (
    <>
      <div className={styles.juror}>
        <JurorPicture of={juror} className={styles.head} />
        <JurorTokens juror={juror} className={styles.tokens} />
      </div>
      <p>{tableText(reader, 'juror.tokens', { guilt, innocence, influence: stack.length })}</p>
      {stack.length > 0 && (
        <ol className={styles.stack} aria-label={tableText(reader, 'juror.stack')}>
          {stack.toReversed().map(({ face, seen, isPublic }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in the stack
            <li key={place}>
              <TokenPicture of={isRemembered || isPublic ? face : null} className={styles.token} />
              <span>
                {place === 0 && <b>{tableText(reader, 'juror.top')} </b>}
                {seen.length === 0
                  ? tableText(reader, 'juror.unseen')
                  : tableText(reader, 'juror.seen', { names: seen.map((seat) => seatName(reader, seat)).join(', ') })}
              </span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** A region enlarged, with its controller and the sums of all seats. */
function RegionSheet({ region }: { readonly region: Region }) {
  const { reader, view } = useTableContext();
  const { lying, strengths } = view.regions[REGIONS.indexOf(region)]!;
  const there = seatsAroundTable(view)
    .filter((seat) => strengths[seat]! >= 0)
    .sort((a, b) => strengths[b]! - strengths[a]!);
  return (
    <>
      <div className={styles.platform}>
        <PlatformPicture lying={lying} push={null} />
      </div>
      <p>{tableText(reader, `region.about.${region}`)}</p>
      <p className={styles.control}>{controlSentence(reader, view, region)}</p>
      {there.length > 0 && (
        <ul className={styles.sums} aria-label={tableText(reader, 'region.sums')}>
          {there.map((seat) => (
            <li key={seat}>
              <SeatFaces seat={seat} className={styles.face} />
              <span>
                <b>{seat === view.viewer ? tableText(reader, 'you') : reader.names[seat]}</b>
                <small>{ownMarkers(seat)}</small>
              </span>
              <strong>{strengths[seat]}</strong>
            </li>
          ))}
        </ul>
      )}
    </>
  );

  function ownMarkers(seat: Seat): string {
    const own = lying.filter(({ id }) => coloursOf(view, seat).includes(colourNameOf(id)));
    return own.map(({ id }) => markerName(reader, id, false).nom).join(', ');
  }
}

function StrategySheet({ card }: { readonly card: string }) {
  const { reader } = useTableContext();
  return (
    <>
      <p className={styles.fiction}>{strategyWords(reader.language, card).fiction}</p>
      <p>{strategyText(reader.language, card)}</p>
    </>
  );
}

/** The prosecutor's reminders. */
function ShieldSheet() {
  const { reader, view } = useTableContext();
  return (
    <ul className={styles.reminders}>
      {shieldLines(reader, view).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function PlotSheet() {
  const { reader, view } = useTableContext();
  return (
    <>
      <p className={styles.fiction}>{plotWords(reader.language, view.plot).start}</p>
      {plotStartText(reader.language, view.plot).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}
