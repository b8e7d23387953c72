// The buttons of a turn: one for each action, and then one for each possible target of the chosen action.

import { Avatar } from '@kuluary/ui/avatar';
import { classNames } from '@kuluary/ui/buttons';
import { Icon } from '@kuluary/ui/icons';
import type { ReactNode } from 'react';
import {
  ACTION_RULES,
  ACTIONS,
  type ActionName,
  type ActionRule,
  actionCode,
  isActionInPlay,
} from '../rules/actions-and-blocks.ts';
import { characterName, NONE } from '../rules/characters.ts';
import type { Move } from '../rules/moves.ts';
import { coupTexts } from '../texts/coup-texts.ts';
import { actionValues, type CoupReader } from '../texts/message-values.ts';
import styles from './action-buttons.module.css';
import { MiniCard } from './card.tsx';
import { Coin } from './coin-pile.tsx';
import { useCharacterTooltip } from './details-tooltip.tsx';
import { SWAPPED_CARD } from './drawings/symbols.ts';
import { ActionEmblem, SymbolImage } from './emblem.tsx';
import { KeyHint } from './key-hint.tsx';
import { isSameMove, type MoveSelection } from './move-selection.ts';
import { SeatCards } from './other-seats.tsx';
import { formatSigned } from './seat-coins.tsx';
import { useTableContext } from './table-context.tsx';
import { viewerHolds } from './view-queries.ts';
import { tableText } from './words.ts';

/** One button. An action with an optional target has two: without and with a target. */
interface ActionChoice {
  readonly action: ActionName;
  readonly rule: ActionRule;
  readonly hasTarget: boolean;
  readonly moves: readonly Move[]; // empty: not possible now
}

function actionChoicesOf(moves: readonly Move[], inquisitor: boolean): readonly ActionChoice[] {
  return ACTIONS.filter((action) => isActionInPlay(actionCode(action), inquisitor)).flatMap((action) => {
    const rule = ACTION_RULES[actionCode(action)]!;
    const own = moves.filter((move) => move.type === action);
    const choiceWith = (hasTarget: boolean): ActionChoice => ({
      action,
      rule,
      hasTarget,
      moves: own.filter((move) => 'target' in move === hasTarget),
    });
    return rule.target === 'optional' ? [choiceWith(false), choiceWith(true)] : [choiceWith(rule.target === 'needed')];
  });
}

export function ActionButtons({
  moves,
  selection,
}: {
  readonly moves: readonly Move[];
  readonly selection: MoveSelection;
}) {
  const { view } = useTableContext();
  const choices = actionChoicesOf(moves, view.options.inquisitor);
  const unclaimed = choices.filter(({ rule }) => rule.claims === NONE);
  const claims = choices.filter(({ rule }) => rule.claims !== NONE);
  return (
    <>
      <div className={styles.open}>
        {unclaimed.map((choice, i) => (
          <ActionButton key={choice.action} {...choice} number={i + 1} selection={selection} />
        ))}
      </div>
      <div className={styles.claims} data-count={claims.length}>
        {claims.map((choice, i) => (
          <ActionButton
            key={`${choice.action} ${choice.hasTarget}`}
            {...choice}
            number={unclaimed.length + i + 1}
            selection={selection}
          />
        ))}
      </div>
    </>
  );
}

interface ActionButtonProps extends ActionChoice {
  readonly number: number;
  readonly selection: MoveSelection;
}

function ActionButton({ number, selection, ...choice }: ActionButtonProps) {
  const { action, rule, hasTarget, moves } = choice;
  const { reader, view, onRule } = useTableContext();
  const label = useActionLabel(choice);
  const claims = rule.claims === NONE ? null : characterName(rule.claims);
  const details = useCharacterTooltip(claims);
  const onlyMove = moves.length === 1 ? moves[0]! : undefined;
  const possible = moves.length > 0;
  const onClick = () => {
    if (!possible) onRule('C4');
    else if (onlyMove) selection.submitMove(onlyMove);
    else selection.startTargeting(action);
  };
  return (
    <button
      type="button"
      className={classNames(styles.plate, !possible && styles.short, isSent(selection, moves) && styles.sent)}
      aria-label={label}
      aria-disabled={!possible || !selection.acceptsMoves || undefined}
      data-action={action}
      data-move={onlyMove && JSON.stringify(onlyMove)}
      data-key={number}
      onClick={onClick}
      {...details}
    >
      <span className={styles.emblem}>
        {isUntargetedVariant(choice) ? <SymbolImage path={SWAPPED_CARD} /> : <ActionEmblem of={action} />}
      </span>
      <span className={styles.title}>{actionTitle(reader, choice)}</span>
      <span className={styles.effect}>
        {possible ? <EffectLine rule={rule} hasTarget={hasTarget} /> : <PriceLine coins={rule.cost} />}
      </span>
      {possible && claims !== null && <HeldOrBluffMark held={viewerHolds(view, claims)} />}
      <KeyHint number={number} />
    </button>
  );
}

/** The variant without a target of an action whose target is optional. */
function isUntargetedVariant({ rule, hasTarget }: ActionChoice): boolean {
  return rule.target === 'optional' && !hasTarget;
}

/** The two buttons of one action say whose card each is about. */
function actionTitle(reader: CoupReader, { action, rule, hasTarget }: ActionChoice): string {
  const name = actionValues(reader, action);
  if (rule.target !== 'optional') return String(name.action_title);
  return tableText(reader, hasTarget ? 'plate.rival' : 'plate.own', name);
}

/** The aria-label where the visible words are not enough: why it is not possible, or who the only target is. */
function useActionLabel({ action, rule, moves }: ActionChoice): string | undefined {
  const { reader, view } = useTableContext();
  if (moves.length === 0)
    return tableText(reader, 'plate.short.label', actionValues(reader, action), { coins: rule.cost });
  return moves.length === 1 ? coupTexts.moveText(reader.language, view, moves[0]!, reader.names) : undefined;
}

function isSent({ pending }: MoveSelection, moves: readonly Move[]): boolean {
  return moves.some((move) => isSameMove(pending, move));
}

/** What the action brings and costs, in symbols and numbers. */
function EffectLine({ rule, hasTarget }: { readonly rule: ActionRule; readonly hasTarget: boolean }): ReactNode {
  const { reader } = useTableContext();
  if (rule.target === 'optional' && hasTarget) {
    return (
      <>
        <Icon name="eye" />
        {tableText(reader, 'effect.look')}
      </>
    );
  }
  if (rule.draws > 0) return tableText(reader, 'effect.cards', { count: rule.draws });
  const coins = rule.takes - rule.cost;
  return (
    <>
      {formatSigned(coins)}
      <Coin />
      {rule.cost > 0 && (
        <span className={styles.strike}>
          <MiniCard of={null} />
        </span>
      )}
    </>
  );
}

/** The price that the seat cannot pay. */
function PriceLine({ coins }: { readonly coins: number }) {
  const { reader } = useTableContext();
  return (
    <>
      {tableText(reader, 'plate.short', { coins })}
      <Coin />
    </>
  );
}

/** Whether the claim would be true; shown to the viewer's own seat only. */
function HeldOrBluffMark({ held }: { readonly held: boolean }) {
  const { reader } = useTableContext();
  return (
    <span className={held ? styles.held : styles.bluff}>
      {held && <Icon name="tick" />}
      {tableText(reader, held ? 'plate.held' : 'plate.bluff')}
    </span>
  );
}

interface TargetButtonsProps {
  readonly targets: ReadonlyMap<number, Move>;
  readonly selection: MoveSelection;
}

/** The possible targets with their coins and cards. Their portraits can be tapped as well. */
export function TargetButtons({ targets, selection }: TargetButtonsProps) {
  const { reader, view, players } = useTableContext();
  return (
    <div className={styles.targets}>
      {[...targets].map(([seat, move], i) => (
        <button
          key={seat}
          type="button"
          className={classNames(styles.target, isSameMove(selection.pending, move) && styles.sent)}
          aria-label={coupTexts.moveText(reader.language, view, move, reader.names)}
          aria-disabled={!selection.acceptsMoves || undefined}
          data-move={JSON.stringify(move)}
          data-key={i + 1}
          onClick={() => selection.submitMove(move)}
        >
          <Avatar portrait={players[seat]!.portrait} />
          <b>{reader.names[seat]}</b>
          <span className={styles.has}>
            <Coin />
            {view.coins[seat]}
            <span>
              <SeatCards seat={seat} />
            </span>
          </span>
          <KeyHint number={i + 1} />
        </button>
      ))}
    </div>
  );
}
