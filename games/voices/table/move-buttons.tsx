// The buttons for the moves of each kind of decision: words, seats, jurors, tokens, markers, regions, cards.

import { classNames } from '@kuluary/ui/buttons';
import { colourOf } from '../rules/markers.ts';
import type { Move } from '../rules/moves.ts';
import { COLOURS, REGIONS, type Region } from '../rules/vocabulary.ts';
import { trialWords } from '../texts/card-text.ts';
import { regionName } from '../texts/message-values.ts';
import { voicesTexts } from '../texts/voices-texts.ts';
import { REGION_ORDER } from './brain.tsx';
import { useDetailSheets } from './detail-sheet-stack.tsx';
import { JurorTokens, jurorName } from './jury-box.tsx';
import { KeyHint } from './key-hint.tsx';
import { MarkerPicture } from './marker-picture.tsx';
import buttons from './move-button.module.css';
import { MoveButton } from './move-button.tsx';
import styles from './move-buttons.module.css';
import { toggleChosen } from './move-selection.ts';
import { SeatFaces } from './other-seats.tsx';
import { TrialCardChoice } from './prosecutor-cards.tsx';
import { StrategyCardButton } from './strategy-hand.tsx';
import { JurorPicture, RegionIcon, SymbolPicture, TokenPicture, VoicePicture } from './symbol-picture.tsx';
import { useTableContext } from './table-context.tsx';
import { UnusedMarkers } from './unused-markers.tsx';
import { moveKey, movesOfType, pickedMarker, regionInQuestion, regionLead, strongestColour } from './view-queries.ts';
import { tableText } from './words.ts';

export function MoveButtons({ onRegion }: { readonly onRegion: (region: Region) => void }) {
  const { view, moves } = useTableContext();
  switch (view.decision) {
    case 'colours':
      return <ColourMoves />;
    case 'trial':
      return <TrialCardChoice />;
    case 'push':
      return <RegionMoves onRegion={onRegion} />;
    case 'strategy':
      return <StrategyMoves />;
    case 'discard':
      return <DiscardMoves />;
    case 'order':
    case 'tie':
    case 'target':
    case 'also':
      return <SeatMoves />;
    case 'juror':
      return <JurorMoves moves={movesOfType(moves, 'juror')} />;
    case 'influence':
      return <InfluenceMoves />;
    case 'marker':
      return <MarkerMoves />;
    case 'replace':
      return <ExchangeMoves />;
    default:
      return <TextMoves />;
  }
}

function TextMoves() {
  const { reader, view, moves } = useTableContext();
  const isHidden = view.decision === 'hidden';
  const texts = moves.map((move) => voicesTexts.moveText(reader.language, view, move, reader.names));
  const isLong = texts.some((text) => text.length > 26);
  return (
    <>
      <div className={styles.answers} data-count={moves.length} data-long={isLong || undefined}>
        {moves.map((move, i) => (
          <MoveButton key={moveKey(move)} move={move} number={i + 1} look={move.type === 'no' ? 'quiet' : 'plain'}>
            <span>{isHidden ? quoted(texts[i]!) : texts[i]}</span>
          </MoveButton>
        ))}
      </div>
      {isHidden && (
        <p className={styles.hint}>
          <SymbolPicture of="i-eyeoff" />
          <span>{tableText(reader, view.viewer === view.prosecutor ? 'desk.hidden' : 'hidden.hint')}</span>
        </p>
      )}
    </>
  );

  function quoted(text: string) {
    return <q>{text.replace(/^[«“"]|[»”"]$/gu, '')}</q>;
  }
}

/** A tile for each colour; where a persona has two, they are chosen first and then taken. */
function ColourMoves() {
  const { reader, view, moves, selection } = useTableContext();
  const wishes = movesOfType(moves, 'colours');
  const single = wishes.filter(({ colours }) => colours.length === 1);
  const most = Math.max(...wishes.map(({ colours }) => colours.length));
  const chosen = single.flatMap(({ colours }, place) => (selection.kept.includes(place) ? colours : []));
  const taking = wishes.find(({ colours }) => colours.join() === chosen.join());
  const [pass] = movesOfType(moves, 'pass');
  return (
    <>
      <div className={styles.answers} data-count={single.length}>
        {single.map((move, place) =>
          most === 1 ? (
            <MoveButton key={moveKey(move)} move={move} number={place + 1} look="tile">
              <ColourTile move={move} />
            </MoveButton>
          ) : (
            <button
              type="button"
              key={moveKey(move)}
              className={classNames(buttons.answer, buttons.tile, selection.kept.includes(place) && styles.kept)}
              aria-pressed={selection.kept.includes(place)}
              data-key={place + 1}
              onClick={() => selection.update({ kept: toggleChosen(selection.kept, place, most) })}
            >
              <KeyHint number={place + 1} />
              <ColourTile move={move} />
            </button>
          ),
        )}
      </div>
      <div className={styles.answers} data-count={taking && most > 1 ? 2 : 1}>
        {taking && most > 1 && (
          <MoveButton move={taking} number={single.length + 1}>
            {tableText(reader, 'colours.take', {
              colours: voicesTexts.moveText(reader.language, view, taking, reader.names),
            })}
          </MoveButton>
        )}
        {pass && (
          <MoveButton move={pass} number={single.length + (taking && most > 1 ? 2 : 1)} look="quiet">
            <span>{voicesTexts.moveText(reader.language, view, pass, reader.names)}</span>
          </MoveButton>
        )}
      </div>
    </>
  );
}

/** A colour, and who has wished for it. */
function ColourTile({ move }: { readonly move: Extract<Move, { type: 'colours' }> }) {
  const { reader, view } = useTableContext();
  const [colour] = move.colours;
  const wishing = view.seats.flatMap(({ wish }, seat) =>
    wish.some((each) => COLOURS[each] === colour) ? [reader.names[seat]!] : [],
  );
  return (
    <>
      <VoicePicture of={colour!} className={styles.face} />
      <span>
        {voicesTexts.moveText(reader.language, view, move, reader.names)}
        {wishing.length > 0 && <small>{wishing.join(', ')}</small>}
      </span>
    </>
  );
}

function SeatMoves() {
  const { reader, view, moves } = useTableContext();
  const region = view.decision === 'tie' ? regionInQuestion(view) : undefined;
  const seats = movesOfType(moves, 'seat');
  return (
    <div className={classNames(styles.answers, styles.people)} data-count={seats.length}>
      {seats.map((move, i) => {
        const strength = region === undefined ? -1 : view.regions[REGIONS.indexOf(region)]!.strengths[move.seat]!;
        return (
          <MoveButton
            key={move.seat}
            move={move}
            number={i + 1}
            look="tile"
            label={voicesTexts.moveText(reader.language, view, move, reader.names)}
          >
            <SeatFaces seat={move.seat} className={styles.face} />
            <span>
              {move.seat === view.viewer ? tableText(reader, 'you') : reader.names[move.seat]}
              {strength >= 0 && <b className={styles.strength}>{strength}</b>}
            </span>
          </MoveButton>
        );
      })}
    </div>
  );
}

/** Jurors in the jury box can be pressed as well. */
function JurorMoves({ moves }: { readonly moves: readonly Extract<Move, { type: 'juror' | 'keep' }>[] }) {
  const { reader, view } = useTableContext();
  return (
    <div className={classNames(styles.answers, styles.jurors)} data-count={moves.length}>
      {moves.map((move, i) => (
        <MoveButton
          key={moveKey(move)}
          move={move}
          number={i + 1}
          look="tile"
          label={voicesTexts.moveText(reader.language, view, move, reader.names)}
        >
          <JurorPicture of={move.juror} className={styles.juror} />
          <span>
            {jurorName(reader, move.juror)}
            <JurorTokens juror={move.juror} className={styles.tokens} />
          </span>
        </MoveButton>
      ))}
    </div>
  );
}

/** First the tokens, then the type of jurors. */
function InfluenceMoves() {
  const { reader, view, moves, selection } = useTableContext();
  const keeps = movesOfType(moves, 'keep');
  const wanted = keeps[0]!.faces.length;
  const drawn = view.drawn.map((face, place) => ({ face, place }));
  const all = wanted === 1 && drawn.length === 1;
  const kept = all ? [0] : selection.kept;
  const faces = kept.map((place) => view.drawn[place]!);
  const matching = kept.length === wanted ? keeps.filter((move) => move.faces.join() === faces.join()) : [];
  return (
    <>
      {matching.length === 0 && (
        <p className={styles.hint}>
          <span>
            {wanted < drawn.length && `${tableText(reader, 'influence.keep', { count: wanted - kept.length })} `}
            {wanted > 1 && tableText(reader, 'influence.order')}
          </span>
        </p>
      )}
      <fieldset className={styles.drawn} aria-label={tableText(reader, 'influence.drawn')}>
        {drawn.map(({ face, place }) => (
          <button
            type="button"
            key={place}
            className={classNames(buttons.answer, buttons.tile, styles.token, kept.includes(place) && styles.kept)}
            aria-pressed={kept.includes(place)}
            disabled={all}
            data-key={!all && matching.length === 0 ? place + 1 : undefined}
            onClick={() => selection.update({ kept: toggleChosen(selection.kept, place, wanted) })}
          >
            <TokenPicture of={face} />
            <span>{tableText(reader, `face.${face!}`)}</span>
            {wanted > 1 && kept.includes(place) && <small>{placeInStack(place)}</small>}
          </button>
        ))}
      </fieldset>
      {matching.length > 0 && <JurorMoves moves={matching} />}
    </>
  );

  function placeInStack(place: number): string {
    return tableText(reader, kept.indexOf(place) === wanted - 1 ? 'look.top' : 'look.below');
  }
}

function MarkerMoves() {
  const { reader, view, moves } = useTableContext();
  const all = movesOfType(moves, 'marker');
  const groups = REGIONS.map((region) => ({
    region,
    moves: all.filter(({ marker }) => view.places[marker] === REGIONS.indexOf(region)),
  })).filter((group) => group.moves.length > 0);
  return (
    <div className={styles.groups}>
      {groups.map(({ region, moves: here }) => (
        <fieldset key={region} className={styles.group}>
          <legend>
            <RegionIcon of={region} />
            {regionName(reader, region)}
          </legend>
          {here.map((move) => (
            <MoveButton
              key={move.marker}
              move={move}
              number={all.indexOf(move) + 1}
              look="tile"
              label={voicesTexts.moveText(reader.language, view, move, reader.names)}
            >
              <MarkerPicture marker={move.marker} className={styles.marker} />
              <span className={styles.owner}>{ownerOf(move.marker)}</span>
            </MoveButton>
          ))}
        </fieldset>
      ))}
    </div>
  );

  function ownerOf(marker: number): string {
    const seat = view.seats.findIndex(({ colours }) => colours.includes(colourOf(marker)));
    return seat === view.viewer ? tableText(reader, 'yours') : (reader.names[seat] ?? COLOURS[colourOf(marker)]!);
  }
}

const ROUNDS_WITH_TIP = 2;

/** Shown once a marker is picked; regions in the brain can be pressed as well. */
function RegionMoves({ onRegion }: { readonly onRegion: (region: Region) => void }) {
  const { reader, view, selection } = useTableContext();
  const open = view.placing!.regions.map((number) => REGIONS[number]!);
  const isTipShown = view.placing!.isTurn && view.round < ROUNDS_WITH_TIP && view.viewer !== view.prosecutor;
  if (pickedMarker(view, selection.marker) === null) {
    return (
      <>
        <p className={styles.hint}>
          <span>
            {tableText(reader, 'push.pick')}
            {isTipShown && ` ${tableText(reader, 'push.tip')}`}
          </span>
        </p>
        <UnusedMarkers isInPanel />
      </>
    );
  }
  return (
    <div className={classNames(styles.answers, styles.regions)} data-count={open.length}>
      {REGION_ORDER.filter((region) => open.includes(region)).map((region, i) => (
        <button
          type="button"
          key={region}
          className={classNames(buttons.answer, buttons.tile)}
          data-key={i + 1}
          data-region={region}
          onClick={() => onRegion(region)}
        >
          <KeyHint number={i + 1} />
          <RegionIcon of={region} className={styles.icon} />
          <span className={styles.name}>{regionName(reader, region)}</span>
          <RegionHolders region={region} />
        </button>
      ))}
    </div>
  );
}

/** The leaders of a region, with their sum. */
function RegionHolders({ region }: { readonly region: Region }) {
  const { view } = useTableContext();
  const { leaders, sum } = regionLead(view, region);
  if (leaders.length === 0) return null;
  return (
    <span className={styles.held} aria-hidden="true">
      {leaders.slice(0, 2).map((seat) => (
        <SymbolPicture key={seat} of={`sign-${strongestColour(view, region, seat)}`} />
      ))}
      {sum}
    </span>
  );
}

/** The whole hand; playable strategies are highlighted. */
function StrategyMoves() {
  const { reader, view, moves } = useTableContext();
  const hand = view.viewer === 'spectator' ? [] : (view.seats[view.viewer]!.hand ?? []);
  const plays = movesOfType(moves, 'strategy');
  const [pass] = movesOfType(moves, 'pass');
  return (
    <>
      <div className={styles.hand} data-count={hand.length}>
        {hand.map((card, place) => {
          const move = hand.indexOf(card) === place ? plays.find((each) => each.card === card) : undefined;
          // biome-ignore lint/suspicious/noArrayIndexKey: two copies of a card are alike
          return <StrategyCardButton key={place} card={card} move={move} number={move ? plays.indexOf(move) + 1 : 0} />;
        })}
      </div>
      {pass && (
        <div className={styles.answers} data-count={1}>
          <MoveButton move={pass} number={plays.length + 1} look={plays.length > 0 ? 'quiet' : 'plain'}>
            <span>{tableText(reader, plays.length > 0 ? 'window.pass' : 'window.none')}</span>
          </MoveButton>
        </div>
      )}
    </>
  );
}

function DiscardMoves() {
  const { moves } = useTableContext();
  const choices = movesOfType(moves, 'discard');
  return (
    <div className={styles.hand} data-count={choices.length}>
      {choices.map((move, i) => (
        <StrategyCardButton key={move.card} card={move.card} move={move} number={i + 1} />
      ))}
    </div>
  );
}

/** Exchange of a trial card. */
function ExchangeMoves() {
  const { reader, moves } = useTableContext();
  const sheets = useDetailSheets();
  const [pass] = movesOfType(moves, 'pass');
  const choices = movesOfType(moves, 'replace');
  return (
    <div className={styles.answers} data-count={moves.length} data-long>
      {choices.map((move, i) => (
        <MoveButton key={move.card} move={move} number={i + 1}>
          <span>{tableText(reader, 'replace', { card: trialWords(reader.language, move.card).title })}</span>
        </MoveButton>
      ))}
      {pass && (
        <MoveButton move={pass} number={choices.length + 1} look={choices.length > 0 ? 'quiet' : 'plain'}>
          <span>{tableText(reader, choices.length > 0 ? 'replace.no' : 'replace.none')}</span>
        </MoveButton>
      )}
      <button type="button" className={styles.link} onClick={() => sheets.openDetails({ kind: 'desk' })}>
        {tableText(reader, 'desk.look')}
      </button>
    </div>
  );
}
