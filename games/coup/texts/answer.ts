// An answer, as a button says it, and what to know before pressing it.

import { ACTION_RULES, actionCode } from '../rules/actions.ts';
import { type Character, characterName, NONE } from '../rules/characters.ts';
import type { Move } from '../rules/moves.ts';
import { HAND } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { claimInQuestion } from './question.ts';
import { card, cards, claimed, deed, type Reader, tell, whom } from './reader.ts';

type Action = Extract<
  Move,
  { type: 'income' | 'foreign-aid' | 'tax' | 'exchange' | 'coup' | 'assassinate' | 'steal' | 'examine' }
>;

export function answer(reader: Reader, view: View, move: Move): string {
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
      return tell(reader, holds(view, claimInQuestion(view)) ? 'answer.decline' : 'answer.decline.bluff');
    case 'lose':
    case 'offer':
    case 'pick':
      return tell(reader, `answer.${move.type}`, card(reader, move.card));
    case 'keep':
      return tell(reader, 'answer.keep', cards(reader, move.cards));
    default:
      return announcement(reader, move);
  }
}

function announcement(reader: Reader, move: Action): string {
  const rule = ACTION_RULES[actionCode(move.type)]!;
  const target = 'target' in move ? move.target : undefined;
  return tell(
    reader,
    move.type === 'examine' && target !== undefined ? 'answer.examine.target' : `answer.${move.type}`,
    deed(reader, move.type),
    rule.claims === NONE ? {} : claimed(reader, characterName(rule.claims)),
    target === undefined ? {} : whom(reader, target),
    { coins: rule.cost || rule.takes, draws: rule.draws },
  );
}

export function warning(reader: Reader, view: View, move: Move): string | undefined {
  const { viewer } = view;
  if (viewer === 'spectator') return undefined;
  const isLast = view.hands[viewer]!.length < HAND;
  const atMe = view.action === 'assassinate' && view.target === viewer; // somebody wants me dead
  switch (move.type) {
    case 'challenge':
      if (isLast) return tell(reader, 'warning.challenge.last-card');
      if (!atMe || view.decision !== 'challenge') return undefined;
      return tell(reader, 'warning.challenge.both-cards', deed(reader, 'assassinate'));
    case 'block':
      if (!atMe || isLast || holds(view, move.as)) return undefined;
      return tell(reader, 'warning.block.both-cards', deed(reader, 'assassinate'));
    case 'pass':
      return atMe && isLast && view.decision === 'block' ? tell(reader, 'warning.pass.last-card') : undefined;
    case 'steal':
      if (view.coins[move.target]! > 0) return undefined;
      return tell(reader, 'warning.steal.empty-purse', whom(reader, move.target), deed(reader, 'steal'));
    case 'decline':
      return aboutDecline(reader, view, isLast);
    default:
      return undefined;
  }
}

function aboutDecline(reader: Reader, view: View, isLast: boolean): string | undefined {
  const claim = claimInQuestion(view);
  if (!holds(view, claim)) return undefined;
  return tell(reader, 'warning.decline.card-in-hand', claimed(reader, claim), { last: isLast ? 'yes' : 'no' });
}

function holds(view: View, character: Character): boolean {
  return view.viewer !== 'spectator' && view.hands[view.viewer]!.includes(character);
}
