// An answer, as a button says it, and what to know before pressing it.

import { isAsked, whom } from '@kuluary/texts/reader';
import { ACTION_RULES, actionCode, STEAL } from '../rules/actions.ts';
import { type Character, characterName, NONE } from '../rules/characters.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import type { Key } from './keys.ts';
import { claimInQuestion } from './question.ts';
import { card, cards, claimed, deed, type Reader, tell } from './reader.ts';
import { crowdsOut, doubtStrikesBack, failedBlockKills, isKillAtViewer, isLastCard } from './stakes.ts';

type Action = Extract<
  Move,
  { type: 'income' | 'foreign-aid' | 'tax' | 'exchange' | 'coup' | 'assassinate' | 'steal' | 'examine' }
>;

/** The answer with what the viewer should see at a glance: is it a bluff, and is there a block to come? */
export function answer(reader: Reader, view: View, move: Move): string {
  if (move.type === 'pass' && mayBlockNext(view)) return tell(reader, 'answer.pass.then-block');
  const label = bareAnswer(reader, view, move);
  const claim = claimOf(move);
  const mark = markOf(view, move, claim);
  return claim === undefined || mark === undefined ? label : tell(reader, mark, claimed(reader, claim), { label });
}

/** The answer and nothing more, as it is quoted. */
export function bareAnswer(reader: Reader, view: View, move: Move): string {
  switch (move.type) {
    case 'pass':
      return tell(reader, view.decision === 'block' ? 'answer.pass.block' : 'answer.pass');
    case 'challenge':
    case 'swap':
    case 'leave':
      return tell(reader, `answer.${move.type}`);
    case 'block':
      return tell(reader, 'answer.block', claimed(reader, move.as));
    case 'show':
      return tell(reader, 'answer.show', claimed(reader, claimInQuestion(view)));
    case 'decline':
      return tell(reader, isCaught(view) ? 'answer.decline.bluff' : 'answer.decline');
    case 'lose':
    case 'offer':
    case 'pick':
      return tell(reader, `answer.${move.type}`, card(reader, move.card));
    case 'keep':
      return tell(reader, 'answer.keep', cards(reader, move.cards));
    default:
      return announcement(reader, view, move);
  }
}

function announcement(reader: Reader, view: View, move: Action): string {
  const rule = ACTION_RULES[actionCode(move.type)]!;
  const target = 'target' in move ? move.target : undefined;
  return tell(
    reader,
    move.type === 'examine' && target !== undefined ? 'answer.examine.target' : `answer.${move.type}`,
    deed(reader, move.type),
    target === undefined ? {} : whom(reader, target),
    {
      coins: move.type === 'steal' ? booty(view, move.target) : rule.cost || rule.takes,
      draws: rule.draws,
      decides: view.options.examinerDecides ? 'yes' : 'no',
    },
  );
}

/** What a thief would find there, as far as it can carry it. */
function booty(view: View, target: number): number {
  return Math.min(ACTION_RULES[STEAL]!.takes, view.coins[target]!);
}

/** The character that the move claims. */
function claimOf(move: Move): Character | undefined {
  if (move.type === 'block') return move.as;
  const claims = ACTION_RULES[actionCode(move.type)]?.claims ?? NONE;
  return claims === NONE ? undefined : characterName(claims);
}

/** Only the one who is asked may know whether it would be a bluff. */
function markOf(view: View, move: Move, claim: Character | undefined): Key | undefined {
  if (claim === undefined) return undefined;
  const truth = holds(view, claim) ? 'held' : 'bluff';
  if (move.type === 'block') return isAsked(view) ? `mark.block.${truth}` : undefined;
  return isAsked(view) ? `mark.${truth}` : 'mark.as';
}

/** Whoever believes an action may yet stop it, if it can be stopped and not by its target alone. */
function mayBlockNext(view: View): boolean {
  if (view.decision !== 'challenge' || !isAsked(view)) return false;
  const rule = ACTION_RULES[actionCode(view.action)]!;
  if (rule.blockedBy.length === 0) return false;
  return rule.openBlock || view.options.blockBy === 'any' || view.target === view.viewer;
}

export function warning(reader: Reader, view: View, move: Move): string | undefined {
  if (view.viewer === 'spectator') return undefined;
  switch (move.type) {
    case 'challenge':
      return aboutChallenge(reader, view);
    case 'block':
      return holds(view, move.as) ? undefined : aboutFalseBlock(reader, view);
    case 'pass':
      if (view.decision !== 'block' || !isKillAtViewer(view) || !isLastCard(view)) return undefined;
      return tell(reader, 'warning.pass.last-card');
    case 'steal':
      if (view.coins[move.target]! > 0) return undefined;
      return tell(reader, 'warning.steal.empty-purse', whom(reader, move.target), deed(reader, 'steal'));
    case 'decline':
      return aboutDecline(reader, view);
    default:
      return undefined;
  }
}

function aboutChallenge(reader: Reader, view: View): string | undefined {
  const kill = deed(reader, 'assassinate');
  if (doubtStrikesBack(view)) {
    return tell(reader, 'warning.challenge.shield', kill, { last: isLastCard(view) ? 'yes' : 'no' });
  }
  if (isLastCard(view)) return tell(reader, 'warning.challenge.last-card');
  const atMe = view.decision === 'challenge' && isKillAtViewer(view);
  return atMe ? tell(reader, 'warning.challenge.both-cards', kill) : undefined;
}

/** Whom a kill would take the last card of has nothing to lose by a bluff, unless an honest block comes after it. */
function aboutFalseBlock(reader: Reader, view: View): string | undefined {
  const atMe = isKillAtViewer(view);
  if (isLastCard(view) && !atMe) return tell(reader, 'warning.block.last-card');
  if (isLastCard(view)) return crowdsOut(view) ? tell(reader, 'warning.block.only-first') : undefined;
  return atMe ? tell(reader, 'warning.block.both-cards', deed(reader, 'assassinate')) : undefined;
}

function aboutDecline(reader: Reader, view: View): string | undefined {
  const claim = claimInQuestion(view);
  if (!holds(view, claim)) return undefined;
  const cost = isLastCard(view) ? 'last' : failedBlockKills(view) ? 'both' : 'one';
  return tell(reader, 'warning.decline.card-in-hand', claimed(reader, claim), { cost });
}

/** Only the challenged seat knows whether it declines for want of the card. */
function isCaught(view: View): boolean {
  return isAsked(view) && !holds(view, claimInQuestion(view));
}

function holds(view: View, character: Character): boolean {
  return view.viewer !== 'spectator' && view.hands[view.viewer]!.includes(character);
}
