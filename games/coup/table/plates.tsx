// What one can do on one's turn: a plate for each action, all of them in sight, and then the names of those it can hit.

import { classes } from '@kuluary/stage/buttons';
import { Cameo } from '@kuluary/stage/cameo';
import { Icon } from '@kuluary/stage/icons';
import type { ReactNode } from 'react';
import { ACTION_RULES, ACTIONS, type ActionName, type ActionRule, actionCode } from '../rules/actions.ts';
import { characterName, NONE } from '../rules/characters.ts';
import { isAtCourt } from '../rules/decisions.ts';
import type { Move } from '../rules/moves.ts';
import { coupTexts } from '../texts/coup-texts.ts';
import { deed, type Reader } from '../texts/reader.ts';
import { useTable } from './at-table.tsx';
import { MiniCard } from './card.tsx';
import { type Deciding, isSameMove } from './deciding.ts';
import { useCharacterDetails } from './details.tsx';
import { SWAPPED_CARD } from './drawings/symbols.ts';
import { Cut, DeedEmblem } from './emblem.tsx';
import { KeyHint } from './key-hint.tsx';
import { Coin } from './money.tsx';
import styles from './plates.module.css';
import { signed } from './purse.tsx';
import { Held } from './seats.tsx';
import { holds } from './situation.ts';
import { word } from './words.ts';

/** One plate. An action with an optional target has two: without and with. */
interface Deed {
  readonly action: ActionName;
  readonly rule: ActionRule;
  readonly aimed: boolean;
  readonly moves: readonly Move[]; // none: it can't be done now
}

function deedsOf(moves: readonly Move[], inquisitor: boolean): readonly Deed[] {
  return ACTIONS.filter((action) => isAtCourt(actionCode(action), inquisitor)).flatMap((action) => {
    const rule = ACTION_RULES[actionCode(action)]!;
    const own = moves.filter((move) => move.type === action);
    const deedAimed = (aimed: boolean): Deed => ({
      action,
      rule,
      aimed,
      moves: own.filter((move) => 'target' in move === aimed),
    });
    return rule.target === 'optional' ? [deedAimed(false), deedAimed(true)] : [deedAimed(rule.target === 'needed')];
  });
}

export function Plates({ moves, deciding }: { readonly moves: readonly Move[]; readonly deciding: Deciding }) {
  const { view } = useTable();
  const deeds = deedsOf(moves, view.options.inquisitor);
  const open = deeds.filter(({ rule }) => rule.claims === NONE);
  const claims = deeds.filter(({ rule }) => rule.claims !== NONE);
  return (
    <>
      <div className={styles.open}>
        {open.map((each, i) => (
          <Plate key={each.action} {...each} number={i + 1} deciding={deciding} />
        ))}
      </div>
      <div className={styles.claims} data-count={claims.length}>
        {claims.map((each, i) => (
          <Plate key={`${each.action} ${each.aimed}`} {...each} number={open.length + i + 1} deciding={deciding} />
        ))}
      </div>
    </>
  );
}

interface PlateProps extends Deed {
  readonly number: number;
  readonly deciding: Deciding;
}

function Plate({ number, deciding, ...each }: PlateProps) {
  const { action, rule, aimed, moves } = each;
  const { reader, view, onRule } = useTable();
  const label = useLabel(each);
  const claims = rule.claims === NONE ? null : characterName(rule.claims);
  const details = useCharacterDetails(claims);
  const only = moves.length === 1 ? moves[0]! : undefined; // nobody else to aim at
  const possible = moves.length > 0;
  const act = () => {
    if (!possible) onRule('C4');
    else if (only) deciding.answer(only);
    else deciding.aim(action);
  };
  return (
    <button
      type="button"
      className={classes(styles.plate, !possible && styles.short, isSent(deciding, moves) && styles.sent)}
      aria-label={label}
      aria-disabled={!possible || !deciding.isOpen || undefined}
      data-action={action}
      data-move={only && JSON.stringify(only)}
      data-key={number}
      onClick={act}
      {...details}
    >
      <span className={styles.emblem}>
        {isOfOneself(each) ? <Cut path={SWAPPED_CARD} /> : <DeedEmblem of={action} />}
      </span>
      <span className={styles.title}>{title(reader, each)}</span>
      <span className={styles.effect}>
        {possible ? <Effect rule={rule} aimed={aimed} /> : <Price coins={rule.cost} />}
      </span>
      {possible && claims !== null && <Mark held={holds(view, claims)} />}
      <KeyHint number={number} />
    </button>
  );
}

/** Aimed at nobody, though it could be: it has another plate beside it. */
function isOfOneself({ rule, aimed }: Deed): boolean {
  return rule.target === 'optional' && !aimed;
}

/** Two plates of one action say whose card each is about. */
function title(reader: Reader, { action, rule, aimed }: Deed): string {
  const name = deed(reader, action);
  if (rule.target !== 'optional') return String(name.action_title);
  return word(reader, aimed ? 'plate.rival' : 'plate.own', name);
}

/** Where the words on the plate are not enough: why it can't be done, or whom it hits. */
function useLabel({ action, rule, moves }: Deed): string | undefined {
  const { reader, view } = useTable();
  if (moves.length === 0) return word(reader, 'plate.short.label', deed(reader, action), { coins: rule.cost });
  return moves.length === 1 ? coupTexts.answer(reader.language, view, moves[0]!, reader.names) : undefined;
}

function isSent({ pending }: Deciding, moves: readonly Move[]): boolean {
  return moves.some((move) => isSameMove(pending, move));
}

/** What it brings and costs, in signs and figures. */
function Effect({ rule, aimed }: { readonly rule: ActionRule; readonly aimed: boolean }): ReactNode {
  const { reader } = useTable();
  if (rule.target === 'optional' && aimed) {
    return (
      <>
        <Icon name="eye" />
        {word(reader, 'effect.look')}
      </>
    );
  }
  if (rule.draws > 0) return word(reader, 'effect.cards', { count: rule.draws });
  const coins = rule.takes - rule.cost;
  return (
    <>
      {signed(coins)}
      <Coin />
      {rule.cost > 0 && (
        <span className={styles.strike}>
          <MiniCard of={null} />
        </span>
      )}
    </>
  );
}

/** Why it can't be done: it costs more than there is. */
function Price({ coins }: { readonly coins: number }) {
  const { reader } = useTable();
  return (
    <>
      {word(reader, 'plate.short', { coins })}
      <Coin />
    </>
  );
}

/** Only its owner reads whether it would be true. */
function Mark({ held }: { readonly held: boolean }) {
  const { reader } = useTable();
  return (
    <span className={held ? styles.held : styles.bluff}>
      {held && <Icon name="tick" />}
      {word(reader, held ? 'plate.held' : 'plate.bluff')}
    </span>
  );
}

interface TargetsProps {
  readonly targets: ReadonlyMap<number, Move>;
  readonly deciding: Deciding;
}

/** Those whom the action can hit, with what they have. The portraits above can be tapped just as well. */
export function Targets({ targets, deciding }: TargetsProps) {
  const { reader, view, sitters } = useTable();
  return (
    <div className={styles.targets}>
      {[...targets].map(([seat, move], i) => (
        <button
          key={seat}
          type="button"
          className={classes(styles.target, isSameMove(deciding.pending, move) && styles.sent)}
          aria-label={coupTexts.answer(reader.language, view, move, reader.names)}
          aria-disabled={!deciding.isOpen || undefined}
          data-move={JSON.stringify(move)}
          data-key={i + 1}
          onClick={() => deciding.answer(move)}
        >
          <Cameo portrait={sitters[seat]!.portrait} />
          <b>{reader.names[seat]}</b>
          <span className={styles.has}>
            <Coin />
            {view.coins[seat]}
            <span>
              <Held seat={seat} />
            </span>
          </span>
          <KeyHint number={i + 1} />
        </button>
      ))}
    </div>
  );
}
