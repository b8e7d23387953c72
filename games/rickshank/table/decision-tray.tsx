// Shows in place of the market what a decision is about: cards of piles, characters or triggers to choose from, an attack.

import { isViewerAsked } from '@kuluary/texts/reader';
import { classNames } from '@kuluary/ui/buttons';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { cardName } from '../texts/card-text.ts';
import { languagePackOf } from '../texts/catalogues.ts';
import { moveText } from '../texts/move-text.ts';
import { type PromptSource, promptSourceOf } from '../texts/prompt-source.ts';
import { Avatar } from './avatar.tsx';
import { CardButton } from './card-button.tsx';
import { illustratedCardLines } from './card-facts.ts';
import type { Pile } from './card-inspector.tsx';
import styles from './decision-tray.module.css';
import { KeyHint } from './key-hint.tsx';
import { singleCardPile } from './piles.ts';
import { SymbolPicture } from './symbol-picture.tsx';
import { useTableContext } from './table-context.tsx';
import { moveKey, trayMoves } from './view-queries.ts';
import { tableText } from './words.ts';

export function hasDecisionTray(view: View, moves: readonly Move[]): boolean {
  if (moves.length === 0 || !isViewerAsked(view)) return false;
  if (view.decision === 'character' || view.decision === 'order' || view.decision === 'defend') return true;
  return view.decision === 'choose' && trayMoves(moves).length > 0;
}

export function DecisionTray() {
  const { view } = useTableContext();
  const promptSource = promptSourceOf(view);
  if (view.decision === 'defend' && promptSource) return <AttackNotice promptSource={promptSource} />;
  return view.decision === 'choose' ? <ChoicePiles /> : <ChoiceRows />;
}

function ChoicePiles() {
  const { reader, moves } = useTableContext();
  const groups = new Map<string, Extract<Move, { type: 'choose' }>[]>();
  for (const move of trayMoves(moves)) {
    const zone = languagePackOf(reader.language).places[move.from];
    const owner = move.seat === undefined ? tableText(reader, 'you') : reader.names[move.seat]!;
    const title = move.from === 'destroyed' ? capitalized(zone) : `${capitalized(zone)} · ${owner}`;
    groups.set(title, [...(groups.get(title) ?? []), move]);
  }
  return (
    <section className={styles.tray}>
      {[...groups].map(([title, choices]) => (
        <ChoicePile key={title} title={title} choices={choices} />
      ))}
    </section>
  );
}

interface ChoicePileProps {
  readonly title: string;
  readonly choices: readonly Extract<Move, { type: 'choose' }>[];
}

function ChoicePile({ title, choices }: ChoicePileProps) {
  const { reader } = useTableContext();
  const pile: Pile = { title: () => title, cards: choices.map(({ card }) => card) };
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.cards}>
        {choices.map((move, at) => (
          <li key={moveKey(move)}>
            <CardButton
              of={move.card}
              pile={pile}
              at={at}
              move={move}
              state="lit"
              tag={tableText(reader, 'tag.take')}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Characters or pending triggers, each with its text. */
function ChoiceRows() {
  const { moves } = useTableContext();
  return (
    <section className={classNames(styles.tray, styles.rows)}>
      {moves.map((move) =>
        move.type === 'character' || move.type === 'first' ? <ChoiceRow key={moveKey(move)} move={move} /> : null,
      )}
    </section>
  );
}

function ChoiceRow({ move }: { readonly move: Extract<Move, { card: string }> }) {
  const { reader, view, selection, numberKeys } = useTableContext();
  const key = numberKeys.get(moveKey(move));
  const [title, ...rest] = splitRowText(moveText(reader, view, move), cardName(reader.language, move.card));
  return (
    <button
      type="button"
      className={styles.row}
      aria-disabled={!selection.acceptsMoves || undefined}
      data-soon={selection.acceptsMovesSoon || undefined}
      data-move={moveKey(move)}
      data-key={key}
      data-card={move.card}
      onClick={() => selection.submitMove(move)}
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

/** Splits the name from the rest of the text. */
function splitRowText(text: string, name: string): readonly string[] {
  const quoted = text.indexOf(name);
  const end = quoted < 0 ? -1 : text.slice(quoted + name.length).search(/[.:]\s/);
  if (end < 0) return [name, text];
  return [name, capitalized(text.slice(quoted + name.length + end + 2))];
}

/** Looks the same whether the viewer has a defence or not. */
function AttackNotice({ promptSource }: { readonly promptSource: PromptSource }) {
  const { reader, view, moves } = useTableContext();
  const { card, isGroup } = promptSource.programSource;
  const attacker = promptSource.frame.you;
  const defences = moves.filter((move) => move.type === 'defend');
  const lines = illustratedCardLines(reader.language, card.id).filter(({ picture }) => picture === 'mark-attack');
  return (
    <section className={classNames(styles.tray, styles.attack)} data-attack={isGroup ? 'group' : 'single'}>
      <div className={styles.burst} aria-hidden="true">
        <SymbolPicture of="part-burst" />
      </div>
      <CardButton of={card.id} pile={singleCardPile(card.id)} at={0} className={styles.blow} />
      <div className={styles.about}>
        <h3 className={styles.shout}>{tableText(reader, isGroup ? 'attack.group' : 'attack.title')}</h3>
        {!isGroup && (
          <p className={styles.who}>
            <Avatar character={view.seats[attacker]!.character} />
            {reader.names[attacker]}
          </p>
        )}
        {lines.map(({ picture, text }) => (
          <p key={text} className={styles.line}>
            <SymbolPicture of={picture} />
            <span>{text}</span>
          </p>
        ))}
        <p className={styles.defence}>
          <SymbolPicture of="mark-defence" />
          {tableText(reader, defences.length === 0 ? 'attack.none' : 'attack.some', { count: defences.length })}
        </p>
      </div>
    </section>
  );
}

function capitalized(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}
