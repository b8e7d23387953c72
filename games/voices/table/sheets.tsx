// What one looks at more closely, on sheets over the table.

import type { Seat } from '@kuluary/kernel/game';
import { classes } from '@kuluary/stage/buttons';
import { Sheet } from '@kuluary/stage/sheet';
import type { ReactNode } from 'react';
import { emotionOf, kindsOf } from '../rules/markers.ts';
import { JURORS, type Juror, REGIONS, type Region } from '../rules/vocabulary.ts';
import {
  goalText,
  plotWords,
  roleWords,
  startText,
  strategyText,
  strategyWords,
  trialWords,
} from '../texts/card-text.ts';
import { tongueOf } from '../texts/catalogues.ts';
import { capital, markerName, regionName } from '../texts/reader.ts';
import { useTable } from './at-table.tsx';
import { controlSentence } from './brain.tsx';
import { Desk } from './desk.tsx';
import { jurorName, Tokens } from './jury-box.tsx';
import { type Sight, useLooking } from './looking.tsx';
import { colourNameOf, MarkerPicture } from './marker.tsx';
import { Head, Token } from './picture.tsx';
import { PlatformPicture } from './platform.tsx';
import { WholeRole } from './role-card.tsx';
import { Faces, seatSentence } from './seats.tsx';
import styles from './sheets.module.css';
import { aroundTable, colourOfSeat, coloursOf, destroyedOf, ownSeat, unusedOf } from './situation.ts';
import tokens from './tokens.module.css';
import { nameOf, WholeCard } from './trial-card.tsx';
import { word } from './words.ts';

export function Sheets() {
  const { reader, view } = useTable();
  const { sights, leave } = useLooking();
  const sight = sights.at(-1);
  const { title, inside } = sight ? about(sight) : { title: '', inside: null };
  const voice = view.viewer === 'spectator' ? undefined : colourOfSeat(view, view.viewer);
  return (
    <Sheet
      open={sight !== undefined}
      onClose={leave}
      title={title}
      closeLabel={word(reader, 'close')}
      wide={sight?.kind === 'desk' || sight?.kind === 'card'}
      className={classes(tokens.voices, styles.sheet)}
    >
      <div className={styles.inside} data-voice={voice}>
        {inside}
      </div>
    </Sheet>
  );

  function about(of: Sight): { readonly title: string; readonly inside: ReactNode } {
    switch (of.kind) {
      case 'seat':
        return {
          title: of.seat === view.viewer ? word(reader, 'you') : reader.names[of.seat]!,
          inside: <SeatSheet seat={of.seat} />,
        };
      case 'juror':
        return { title: jurorName(reader, of.juror), inside: <JurorSheet juror={of.juror} /> };
      case 'region':
        return { title: capital(reader, regionName(reader, of.region)), inside: <RegionSheet region={of.region} /> };
      case 'card': {
        const card = view.readings.at(-1)?.card;
        return { title: card === undefined ? '' : trialWords(reader.language, card).title, inside: <WholeCard /> };
      }
      case 'desk':
        return { title: word(reader, 'desk'), inside: <Desk /> };
      case 'role': {
        const role = ownSeat(view)?.role ?? null;
        return { title: role === null ? '' : roleWords(reader.language, role).title, inside: <WholeRole /> };
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
  const { reader, view, sitters } = useTable();
  const { role, hand } = view.seats[seat]!;
  return (
    <>
      <p className={styles.who}>
        <Faces seat={seat} className={styles.faces} />
        <span>{seatSentence(reader, view, sitters[seat]!, seat)}</span>
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
          <h3>{word(reader, 'strategies', { count: hand.length })}</h3>
          {hand.map((card, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two copies of a card are alike
            <p key={place}>
              <b>{strategyWords(reader.language, card).title}.</b> {strategyText(reader.language, card)}
            </p>
          ))}
        </div>
      )}
      <Discs title={word(reader, 'markers')} markers={unusedOf(view, seat)} />
      <Discs title={word(reader, 'markers.destroyed')} markers={destroyedOf(view, seat)} />
    </>
  );
}

function Discs({ title, markers }: { readonly title: string; readonly markers: readonly number[] }) {
  const { reader } = useTable();
  const kinds = kindsOf(markers);
  return (
    <div className={styles.part}>
      <h3>
        {title}: {markers.length}
      </h3>
      <ul className={styles.discs}>
        {kinds.map((kind, i) => {
          const next = kinds[i + 1];
          const count = markers.filter((marker) => marker >= kind && (next === undefined || marker < next)).length;
          return (
            <li key={kind}>
              <MarkerPicture marker={kind} className={styles.disc} />
              <span>
                {tongueOf(reader.language).names.emotions[emotionOf(kind)]}
                {count > 1 && ` ×${count}`}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What lies before a type. Who has looked is public; what they saw is not, unless the host wants it remembered. */
function JurorSheet({ juror }: { readonly juror: Juror }) {
  const { reader, view } = useTable();
  const { guilt, innocence, stack } = view.jurors[JURORS.indexOf(juror)]!;
  const isRemembered = view.options.memoryAid || view.outcome !== null;
  return (
    <>
      <div className={styles.juror}>
        <Head of={juror} className={styles.head} />
        <Tokens juror={juror} className={styles.tokens} />
      </div>
      <p>{word(reader, 'juror.tokens', { guilt, innocence, influence: stack.length })}</p>
      {stack.length > 0 && (
        <ol className={styles.stack} aria-label={word(reader, 'juror.stack')}>
          {stack.toReversed().map(({ face, seen, isPublic }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in the stack
            <li key={place}>
              <Token of={isRemembered || isPublic ? face : null} className={styles.token} />
              <span>
                {place === 0 && <b>{word(reader, 'juror.top')} </b>}
                {seen.length === 0
                  ? word(reader, 'juror.unseen')
                  : word(reader, 'juror.seen', { names: seen.map((seat) => nameOf(reader, seat)).join(', ') })}
              </span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** A platform from near by, who controls it, and how much everybody has there. */
function RegionSheet({ region }: { readonly region: Region }) {
  const { reader, view } = useTable();
  const { lying, strengths } = view.regions[REGIONS.indexOf(region)]!;
  const there = aroundTable(view)
    .filter((seat) => strengths[seat]! >= 0)
    .sort((a, b) => strengths[b]! - strengths[a]!);
  return (
    <>
      <div className={styles.platform}>
        <PlatformPicture lying={lying} push={null} />
      </div>
      <p className={styles.control}>{controlSentence(reader, view, region)}</p>
      {there.length > 0 && (
        <ul className={styles.sums} aria-label={word(reader, 'region.sums')}>
          {there.map((seat) => (
            <li key={seat}>
              <Faces seat={seat} className={styles.face} />
              <span>
                <b>{seat === view.viewer ? word(reader, 'you') : reader.names[seat]}</b>
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
  const { reader } = useTable();
  return (
    <>
      <p className={styles.fiction}>{strategyWords(reader.language, card).fiction}</p>
      <p>{strategyText(reader.language, card)}</p>
    </>
  );
}

function PlotSheet() {
  const { reader, view } = useTable();
  return (
    <>
      <p className={styles.fiction}>{plotWords(reader.language, view.plot).start}</p>
      {startText(reader.language, view.plot).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}
