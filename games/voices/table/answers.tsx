// The answers to each kind of question: words, people, jurors, tokens, markers, regions, cards.

import { classes } from '@kuluary/stage/buttons';
import { colourOf } from '../rules/markers.ts';
import type { Move } from '../rules/moves.ts';
import { COLOURS, type Face, REGIONS, type Region } from '../rules/vocabulary.ts';
import { trialWords } from '../texts/card-text.ts';
import { regionName } from '../texts/reader.ts';
import { voicesTexts } from '../texts/voices-texts.ts';
import styles from './answers.module.css';
import { useTable } from './at-table.tsx';
import { ORDER } from './brain.tsx';
import { toggled } from './deciding.ts';
import { DeskChoice } from './desk.tsx';
import { jurorName, Tokens } from './jury-box.tsx';
import { KeyHint } from './key-hint.tsx';
import { useLooking } from './looking.tsx';
import { MarkerPicture } from './marker.tsx';
import buttons from './move-button.module.css';
import { MoveButton } from './move-button.tsx';
import { MyMarkers } from './my-markers.tsx';
import { Head, Picture, RegionIcon, Token } from './picture.tsx';
import { Faces } from './seats.tsx';
import { leadIn, ofType, pickedMarker, regionInQuestion, spelled, winningColour } from './situation.ts';
import { StrategyFace } from './strategies.tsx';
import { word } from './words.ts';

export function Answers({ onRegion }: { readonly onRegion: (region: Region) => void }) {
  const { view, moves } = useTable();
  switch (view.decision) {
    case 'trial':
      return <DeskChoice />;
    case 'push':
      return <Where onRegion={onRegion} />;
    case 'strategy':
      return <Window />;
    case 'discard':
      return <Discard />;
    case 'order':
    case 'tie':
    case 'target':
    case 'also':
      return <People />;
    case 'juror':
      return <Jurors moves={ofType(moves, 'juror')} />;
    case 'influence':
      return <Influence />;
    case 'marker':
      return <Markers />;
    case 'replace':
      return <Replace />;
    default:
      return <Plain />;
  }
}

/** Answers in words. */
function Plain() {
  const { reader, view, moves } = useTable();
  const isHidden = view.decision === 'hidden';
  const texts = moves.map((move) => voicesTexts.answer(reader.language, view, move, reader.names));
  const isLong = texts.some((text) => text.length > 26);
  return (
    <>
      <div className={styles.answers} data-count={moves.length} data-long={isLong || undefined}>
        {moves.map((move, i) => (
          <MoveButton key={spelled(move)} move={move} number={i + 1} look={move.type === 'no' ? 'quiet' : 'plain'}>
            <span>{isHidden ? quoted(texts[i]!) : texts[i]}</span>
          </MoveButton>
        ))}
      </div>
      {isHidden && (
        <p className={styles.hint}>
          <Picture of="i-eyeoff" />
          <span>{word(reader, 'hidden.hint')}</span>
        </p>
      )}
    </>
  );

  function quoted(text: string) {
    return <q>{text.replace(/^[«“"]|[»”"]$/gu, '')}</q>;
  }
}

/** Whom? */
function People() {
  const { reader, view, moves } = useTable();
  const region = view.decision === 'tie' ? regionInQuestion(view) : undefined;
  const seats = ofType(moves, 'seat');
  return (
    <div className={classes(styles.answers, styles.people)} data-count={seats.length}>
      {seats.map((move, i) => {
        const strength = region === undefined ? -1 : view.regions[REGIONS.indexOf(region)]!.strengths[move.seat]!;
        return (
          <MoveButton
            key={move.seat}
            move={move}
            number={i + 1}
            look="tile"
            label={voicesTexts.answer(reader.language, view, move, reader.names)}
          >
            <Faces seat={move.seat} className={styles.face} />
            <span>
              {move.seat === view.viewer ? word(reader, 'you') : reader.names[move.seat]}
              {strength >= 0 && <b className={styles.strength}>{strength}</b>}
            </span>
          </MoveButton>
        );
      })}
    </div>
  );
}

/** Which type of jurors? The box above answers as well. */
function Jurors({ moves }: { readonly moves: readonly Extract<Move, { type: 'juror' | 'keep' }>[] }) {
  const { reader, view } = useTable();
  return (
    <div className={classes(styles.answers, styles.jurors)} data-count={moves.length}>
      {moves.map((move, i) => (
        <MoveButton
          key={spelled(move)}
          move={move}
          number={i + 1}
          look="tile"
          label={voicesTexts.answer(reader.language, view, move, reader.names)}
        >
          <Head of={move.juror} className={styles.juror} />
          <span>
            {jurorName(reader, move.juror)}
            <Tokens juror={move.juror} className={styles.tokens} />
          </span>
        </MoveButton>
      ))}
    </div>
  );
}

/** First which tokens, then where to. */
function Influence() {
  const { reader, view, moves, deciding } = useTable();
  const keeps = ofType(moves, 'keep');
  const wanted = keeps[0]!.faces.length;
  const drawn = view.drawn.map((face, place) => ({ face, place }));
  const all = wanted >= drawn.length;
  const kept = all ? drawn.map(({ place }) => place) : deciding.kept;
  const faces = kept.map((place) => view.drawn[place]!);
  const matching = kept.length === wanted ? keeps.filter((move) => isSameFaces(move.faces, faces)) : [];
  return (
    <>
      {matching.length === 0 && (
        <p className={styles.hint}>
          <span>{word(reader, 'influence.keep', { count: wanted - kept.length })}</span>
        </p>
      )}
      <fieldset className={styles.drawn} aria-label={word(reader, 'influence.drawn')}>
        {drawn.map(({ face, place }) => (
          <button
            type="button"
            key={place}
            className={classes(buttons.answer, buttons.tile, styles.token, kept.includes(place) && styles.kept)}
            aria-pressed={kept.includes(place)}
            disabled={all}
            data-key={!all && matching.length === 0 ? place + 1 : undefined}
            onClick={() => deciding.go({ kept: toggled(deciding.kept, place, wanted) })}
          >
            <Token of={face} />
            <span>{word(reader, `face.${face!}`)}</span>
          </button>
        ))}
      </fieldset>
      {matching.length > 0 && <Jurors moves={matching} />}
    </>
  );
}

function isSameFaces(one: readonly Face[], other: readonly (Face | null)[]): boolean {
  return [...one].sort().join() === [...other].sort().join();
}

/** Which marker, region by region. */
function Markers() {
  const { reader, view, moves } = useTable();
  const all = ofType(moves, 'marker');
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
              label={voicesTexts.answer(reader.language, view, move, reader.names)}
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
    return seat === view.viewer ? word(reader, 'yours') : (reader.names[seat] ?? COLOURS[colourOf(marker)]!);
  }
}

/** A marker is picked below; then a region, here or in the brain. */
function Where({ onRegion }: { readonly onRegion: (region: Region) => void }) {
  const { reader, view, deciding } = useTable();
  const open = view.placing!.regions.map((number) => REGIONS[number]!);
  if (pickedMarker(view, deciding.marker) === null) {
    return (
      <>
        <p className={styles.hint}>
          <span>{word(reader, 'push.pick')}</span>
        </p>
        <MyMarkers isInQuestion />
      </>
    );
  }
  return (
    <div className={classes(styles.answers, styles.regions)} data-count={open.length}>
      {ORDER.filter((region) => open.includes(region)).map((region, i) => (
        <button
          type="button"
          key={region}
          className={classes(buttons.answer, buttons.tile)}
          data-key={i + 1}
          data-region={region}
          onClick={() => onRegion(region)}
        >
          <KeyHint number={i + 1} />
          <RegionIcon of={region} className={styles.icon} />
          <span className={styles.name}>{regionName(reader, region)}</span>
          <Held region={region} />
        </button>
      ))}
    </div>
  );
}

/** Whoever leads there, with the sum; several where it is a tie. */
function Held({ region }: { readonly region: Region }) {
  const { view } = useTable();
  const { leaders, sum } = leadIn(view, region);
  if (leaders.length === 0) return null;
  return (
    <span className={styles.held} aria-hidden="true">
      {leaders.slice(0, 2).map((seat) => (
        <Picture key={seat} of={`sign-${winningColour(view, region, seat)}`} />
      ))}
      {sum}
    </span>
  );
}

/** The moment for strategies: what one holds lies here, what can be played is lit. */
function Window() {
  const { reader, view, moves } = useTable();
  const hand = view.viewer === 'spectator' ? [] : (view.seats[view.viewer]!.hand ?? []);
  const plays = ofType(moves, 'strategy');
  const [pass] = ofType(moves, 'pass');
  return (
    <>
      <div className={styles.hand} data-count={hand.length}>
        {hand.map((card, place) => {
          const move = hand.indexOf(card) === place ? plays.find((each) => each.card === card) : undefined;
          // biome-ignore lint/suspicious/noArrayIndexKey: two copies of a card are alike
          return <StrategyFace key={place} card={card} move={move} number={move ? plays.indexOf(move) + 1 : 0} />;
        })}
      </div>
      {pass && (
        <div className={styles.answers} data-count={1}>
          <MoveButton move={pass} number={plays.length + 1} look={plays.length > 0 ? 'quiet' : 'plain'}>
            <span>{word(reader, plays.length > 0 ? 'window.pass' : 'window.none')}</span>
          </MoveButton>
        </div>
      )}
    </>
  );
}

function Discard() {
  const { moves } = useTable();
  const answers = ofType(moves, 'discard');
  return (
    <div className={styles.hand} data-count={answers.length}>
      {answers.map((move, i) => (
        <StrategyFace key={move.card} card={move.card} move={move} number={i + 1} />
      ))}
    </div>
  );
}

/** A trial card that was not chosen, for another one. */
function Replace() {
  const { reader, moves } = useTable();
  const looking = useLooking();
  const [pass] = ofType(moves, 'pass');
  const answers = ofType(moves, 'replace');
  return (
    <div className={styles.answers} data-count={moves.length} data-long>
      {answers.map((move, i) => (
        <MoveButton key={move.card} move={move} number={i + 1}>
          <span>{word(reader, 'replace', { card: trialWords(reader.language, move.card).title })}</span>
        </MoveButton>
      ))}
      {pass && (
        <MoveButton move={pass} number={answers.length + 1} look={answers.length > 0 ? 'quiet' : 'plain'}>
          <span>{word(reader, answers.length > 0 ? 'replace.no' : 'replace.none')}</span>
        </MoveButton>
      )}
      <button type="button" className={styles.link} onClick={() => looking.look({ kind: 'desk' })}>
        {word(reader, 'desk.look')}
      </button>
    </div>
  );
}
