// What a question is about, laid out in the place of the market: cards of piles to choose from, characters, what goes off
// first, and an attack with what one could do against it.

import { classes } from '@kuluary/stage/buttons';
import { isAsked } from '@kuluary/texts/reader';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { answer } from '../texts/answer.ts';
import { type Asking, askingOf } from '../texts/asking.ts';
import { cardName } from '../texts/card-text.ts';
import { tongueOf } from '../texts/catalogues.ts';
import { useTable } from './at-table.tsx';
import { Avatar } from './avatar.tsx';
import { toldBy } from './card-facts.ts';
import type { Pile } from './details.tsx';
import { CardButton } from './face.tsx';
import { KeyHint } from './key-hint.tsx';
import { Picture } from './picture.tsx';
import { aloneOf } from './piles.ts';
import { laidOut, spelled } from './situation.ts';
import styles from './tray.module.css';
import { word } from './words.ts';

/** Is something laid out in the place of the market? */
export function hasTray(view: View, moves: readonly Move[]): boolean {
  if (moves.length === 0 || !isAsked(view)) return false;
  if (view.decision === 'character' || view.decision === 'order' || view.decision === 'defend') return true;
  return view.decision === 'choose' && laidOut(moves).length > 0;
}

export function Tray() {
  const { view } = useTable();
  const asking = askingOf(view);
  if (view.decision === 'defend' && asking) return <Attack asking={asking} />;
  return view.decision === 'choose' ? <Piles /> : <Rows />;
}

function Piles() {
  const { reader, moves } = useTable();
  const groups = new Map<string, Extract<Move, { type: 'choose' }>[]>();
  for (const move of laidOut(moves)) {
    const place = tongueOf(reader.language).places[move.from];
    const owner = move.seat === undefined ? word(reader, 'you') : reader.names[move.seat]!;
    const title = move.from === 'destroyed' ? capital(place) : `${capital(place)} · ${owner}`;
    groups.set(title, [...(groups.get(title) ?? []), move]);
  }
  return (
    <section className={styles.tray}>
      {[...groups].map(([title, choices]) => (
        <Choices key={title} title={title} choices={choices} />
      ))}
    </section>
  );
}

interface ChoicesProps {
  readonly title: string;
  readonly choices: readonly Extract<Move, { type: 'choose' }>[];
}

function Choices({ title, choices }: ChoicesProps) {
  const { reader } = useTable();
  const pile: Pile = { title: () => title, cards: choices.map(({ card }) => card) };
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.cards}>
        {choices.map((move, at) => (
          <li key={spelled(move)}>
            <CardButton of={move.card} pile={pile} at={at} move={move} state="lit" tag={word(reader, 'tag.take')} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Characters, and triggers that wait for their order: each with its words. */
function Rows() {
  const { moves } = useTable();
  return (
    <section className={classes(styles.tray, styles.rows)}>
      {moves.map((move) =>
        move.type === 'character' || move.type === 'first' ? <Row key={spelled(move)} move={move} /> : null,
      )}
    </section>
  );
}

function Row({ move }: { readonly move: Extract<Move, { card: string }> }) {
  const { reader, view, deciding, keys } = useTable();
  const key = keys.get(spelled(move));
  const [title, ...rest] = rowWords(answer(reader, view, move), cardName(reader.language, move.card));
  return (
    <button
      type="button"
      className={styles.row}
      aria-disabled={!deciding.isOpen || undefined}
      data-soon={deciding.isSoon || undefined}
      data-move={spelled(move)}
      data-key={key}
      data-card={move.card}
      onClick={() => deciding.answer(move)}
    >
      <Avatar character={move.card} className={styles.emblem} />
      <span className={styles.told}>
        <b>{title}</b>
        <span>{rest.join(' ')}</span>
      </span>
      {key !== undefined && <KeyHint number={key} />}
    </button>
  );
}

/** The name in front stands by itself. */
function rowWords(text: string, name: string): readonly string[] {
  const quoted = text.indexOf(name);
  const end = quoted < 0 ? -1 : text.slice(quoted + name.length).search(/[.:]\s/);
  if (end < 0) return [name, text];
  return [name, capital(text.slice(quoted + name.length + end + 2))];
}

/** It looks the same whether one can do something about it or not. */
function Attack({ asking }: { readonly asking: Asking }) {
  const { reader, view, moves } = useTable();
  const { id } = asking.source.card;
  const { isGroup } = asking.source;
  const attacker = asking.frame.you;
  const defences = moves.filter((move) => move.type === 'defend');
  const lines = toldBy(reader.language, id).filter(({ picture }) => picture === 'mark-attack');
  return (
    <section className={classes(styles.tray, styles.attack)} data-attack={isGroup ? 'group' : 'single'}>
      <div className={styles.burst} aria-hidden="true">
        <Picture of="part-burst" />
      </div>
      <CardButton of={id} pile={aloneOf(id)} at={0} className={styles.blow} />
      <div className={styles.about}>
        <h3 className={styles.shout}>{word(reader, isGroup ? 'attack.group' : 'attack.title')}</h3>
        {!isGroup && (
          <p className={styles.who}>
            <Avatar character={view.seats[attacker]!.character} />
            {reader.names[attacker]}
          </p>
        )}
        {lines.map(({ picture, text }) => (
          <p key={text} className={styles.line}>
            <Picture of={picture} />
            <span>{text}</span>
          </p>
        ))}
        <p className={styles.defence}>
          <Picture of="mark-defence" />
          {word(reader, defences.length === 0 ? 'attack.none' : 'attack.some', { count: defences.length })}
        </p>
      </div>
    </section>
  );
}

function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}
