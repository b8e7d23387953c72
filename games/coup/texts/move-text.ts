// The text of a move, as on a button, and the warning before it is sent.

import { isViewerAsked, targetArguments } from '@kuluary/texts/reader';
import { ACTION_RULES, actionCode, STEAL } from '../rules/actions-and-blocks.ts';
import { type Character, characterName, NONE } from '../rules/characters.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import type { MessageKey } from './message-keys.ts';
import {
  actionValues,
  type CoupReader,
  cardListValues,
  cardValues,
  claimValues,
  messageFor,
} from './message-values.ts';
import { characterInQuestion } from './prompt.ts';
import {
  doesChallengeAlwaysCostCard,
  doesFailedBlockCostBothCards,
  isViewerKillTarget,
  isViewerOnLastCard,
  mayDisplaceHonestBlock,
} from './viewer-risk.ts';

type ActionMove = Extract<
  Move,
  { type: 'income' | 'foreign-aid' | 'tax' | 'exchange' | 'coup' | 'assassinate' | 'steal' | 'examine' }
>;

/** The move with a note: whether it is a bluff, or whether the viewer may block next. */
export function moveText(reader: CoupReader, view: View, move: Move): string {
  if (move.type === 'pass' && mayViewerBlockNext(view)) return messageFor(reader, 'answer.pass.then-block');
  const label = plainMoveText(reader, view, move);
  const claim = characterClaimedBy(move);
  const mark = bluffMarkKey(view, move, claim);
  return claim === undefined || mark === undefined
    ? label
    : messageFor(reader, mark, claimValues(reader, claim), { label });
}

/** The move without notes, as it is quoted. */
export function plainMoveText(reader: CoupReader, view: View, move: Move): string {
  switch (move.type) {
    case 'pass':
      return messageFor(reader, view.decision === 'block' ? 'answer.pass.block' : 'answer.pass');
    case 'pass-openly':
      return messageFor(reader, view.decision === 'block' ? 'answer.pass-openly.block' : 'answer.pass-openly');
    case 'challenge':
    case 'swap':
    case 'leave':
      return messageFor(reader, `answer.${move.type}`);
    case 'block':
      return messageFor(reader, 'answer.block', claimValues(reader, move.as));
    case 'show':
      return messageFor(reader, 'answer.show', claimValues(reader, characterInQuestion(view)));
    case 'decline':
      return messageFor(reader, lacksClaimedCard(view) ? 'answer.decline.bluff' : 'answer.decline');
    case 'lose':
    case 'offer':
    case 'pick':
      return messageFor(reader, `answer.${move.type}`, cardValues(reader, move.card));
    case 'keep':
      return messageFor(reader, 'answer.keep', cardListValues(reader, move.cards));
    default:
      return actionText(reader, view, move);
  }
}

function actionText(reader: CoupReader, view: View, move: ActionMove): string {
  const rule = ACTION_RULES[actionCode(move.type)]!;
  const target = 'target' in move ? move.target : undefined;
  return messageFor(
    reader,
    move.type === 'examine' && target !== undefined ? 'answer.examine.target' : `answer.${move.type}`,
    actionValues(reader, move.type),
    target === undefined ? {} : targetArguments(reader, target),
    {
      coins: move.type === 'steal' ? stealableCoins(view, move.target) : rule.cost || rule.takes,
      draws: rule.draws,
      decides: view.options.examinerDecides ? 'yes' : 'no',
    },
  );
}

function stealableCoins(view: View, target: number): number {
  return Math.min(ACTION_RULES[STEAL]!.takes, view.coins[target]!);
}

function characterClaimedBy(move: Move): Character | undefined {
  if (move.type === 'block') return move.as;
  const claims = ACTION_RULES[actionCode(move.type)]?.claims ?? NONE;
  return claims === NONE ? undefined : characterName(claims);
}

/** Only the seat that is asked may know whether it would be a bluff. */
function bluffMarkKey(view: View, move: Move, claim: Character | undefined): MessageKey | undefined {
  if (claim === undefined) return undefined;
  const suffix = viewerHolds(view, claim) ? 'held' : 'bluff';
  if (move.type === 'block') return isViewerAsked(view) ? `mark.block.${suffix}` : undefined;
  return isViewerAsked(view) ? `mark.${suffix}` : 'mark.as';
}

/** May the viewer block the action after passing now? */
function mayViewerBlockNext(view: View): boolean {
  if (view.decision !== 'challenge' || !isViewerAsked(view)) return false;
  const rule = ACTION_RULES[actionCode(view.action)]!;
  if (rule.blockedBy.length === 0) return false;
  return rule.anyoneMayBlock || view.options.blockBy === 'any' || view.target === view.viewer;
}

export function moveWarning(reader: CoupReader, view: View, move: Move): string | undefined {
  if (view.viewer === 'spectator') return undefined;
  switch (move.type) {
    case 'challenge':
      return challengeWarning(reader, view);
    case 'block':
      return viewerHolds(view, move.as) ? undefined : falseBlockWarning(reader, view);
    case 'pass':
    case 'pass-openly':
      if (view.decision !== 'block' || !isViewerKillTarget(view) || !isViewerOnLastCard(view)) return undefined;
      return messageFor(reader, 'warning.pass.last-card');
    case 'steal':
      if (view.coins[move.target]! > 0) return undefined;
      return messageFor(
        reader,
        'warning.steal.empty-purse',
        targetArguments(reader, move.target),
        actionValues(reader, 'steal'),
      );
    case 'decline':
      return declineWarning(reader, view);
    default:
      return undefined;
  }
}

function challengeWarning(reader: CoupReader, view: View): string | undefined {
  const kill = actionValues(reader, 'assassinate');
  if (doesChallengeAlwaysCostCard(view)) {
    return messageFor(reader, 'warning.challenge.shield', kill, { last: isViewerOnLastCard(view) ? 'yes' : 'no' });
  }
  if (isViewerOnLastCard(view)) return messageFor(reader, 'warning.challenge.last-card');
  const isTarget = view.decision === 'challenge' && isViewerKillTarget(view);
  return isTarget ? messageFor(reader, 'warning.challenge.both-cards', kill) : undefined;
}

/** Before a kill of the last card a bluff costs nothing, unless it displaces an honest block after it. */
function falseBlockWarning(reader: CoupReader, view: View): string | undefined {
  const isTarget = isViewerKillTarget(view);
  if (isViewerOnLastCard(view) && !isTarget) return messageFor(reader, 'warning.block.last-card');
  if (isViewerOnLastCard(view))
    return mayDisplaceHonestBlock(view) ? messageFor(reader, 'warning.block.only-first') : undefined;
  return isTarget ? messageFor(reader, 'warning.block.both-cards', actionValues(reader, 'assassinate')) : undefined;
}

function declineWarning(reader: CoupReader, view: View): string | undefined {
  const claim = characterInQuestion(view);
  if (!viewerHolds(view, claim)) return undefined;
  const cost = isViewerOnLastCard(view) ? 'last' : doesFailedBlockCostBothCards(view) ? 'both' : 'one';
  return messageFor(reader, 'warning.decline.card-in-hand', claimValues(reader, claim), { cost });
}

/** Only the challenged seat knows whether it declines because it lacks the card. */
function lacksClaimedCard(view: View): boolean {
  return isViewerAsked(view) && !viewerHolds(view, characterInQuestion(view));
}

function viewerHolds(view: View, character: Character): boolean {
  return view.viewer !== 'spectator' && view.hands[view.viewer]!.includes(character);
}
