// What the viewer is asked now: the plan, the notes that matter, and the question last.

import type { Seat } from '@kuluary/kernel/game';
import { isAsked, who, whom } from '@kuluary/texts/reader';
import { ACTION_RULES, actionCode, STEAL } from '../rules/actions.ts';
import { type Character, characterName } from '../rules/characters.ts';
import { blockingCharacters } from '../rules/decisions.ts';
import type { Block, View } from '../rules/view.ts';
import { plan } from './plan.ts';
import { anyOf, card, cards, claimed, deed, people, type Reader, tell, wayBack } from './reader.ts';

export function question(reader: Reader, view: View): string | undefined {
  const { viewer, decision } = view;
  if (viewer === 'spectator' || decision === null || !isAsked(view)) return undefined;
  switch (decision) {
    case 'action':
      return aboutAction(reader, view, viewer);
    case 'challenge':
      return sentences(planOf(reader, view), purse(reader, view), tell(reader, 'question.challenge'));
    case 'block':
      return aboutBlock(reader, view);
    case 'challenge-block':
      return aboutChallengeBlock(reader, view, view.block!);
    case 'show':
      return aboutShow(reader, view, viewer);
    case 'lose':
      return sentences(whyLose(reader, view), killPending(reader, view), tell(reader, 'question.lose'));
    case 'keep':
      return aboutKeep(reader, view, viewer);
    case 'offer':
      return tell(reader, 'question.offer', who(reader, view.turn), deed(reader, view.action!), {
        decides: view.options.examinerDecides ? 'yes' : 'no',
      });
    case 'swap':
      return tell(reader, 'question.swap', whom(reader, view.target!), card(reader, view.offered!));
    case 'pick':
      return tell(reader, 'question.pick');
  }
}

function sentences(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(' ');
}

/** What the actor has announced; undefined while nothing is under way. */
export function planOf(reader: Reader, view: View): string | undefined {
  return view.action === null ? undefined : plan(reader, view.turn, view.action, view.target);
}

export function blockOf(reader: Reader, view: View, block: Block): string {
  return tell(reader, 'event.blocked', who(reader, block.seat), claimed(reader, block.as), deed(reader, view.action!));
}

/** The claim that is in question: the block's while there is one, else the actor's. */
export function claimInQuestion(view: View): Character {
  return view.block?.as ?? view.claim!;
}

function aboutAction(reader: Reader, view: View, viewer: Seat): string {
  const coins = view.coins[viewer]!;
  const key = coins >= view.options.coupAt ? 'question.action.must-coup' : 'question.action';
  return tell(reader, key, deed(reader, 'coup'), { coins });
}

function aboutBlock(reader: Reader, view: View): string {
  const blocking = blockingCharacters(actionCode(view.action), view.options.inquisitor).map(characterName);
  return sentences(
    planOf(reader, view),
    view.proved.action ? tell(reader, 'note.proved', claimed(reader, view.claim!)) : undefined,
    targetOut(reader, view) ?? purse(reader, view),
    tell(reader, 'question.block', anyOf(reader, blocking)),
  );
}

function aboutChallengeBlock(reader: Reader, view: View, block: Block): string {
  const further = view.furtherBlocks.map(({ seat }) => seat);
  return sentences(
    planOf(reader, view),
    targetOut(reader, view),
    blockOf(reader, view, block),
    tell(reader, 'question.challenge-block'),
    further.length === 0
      ? undefined
      : tell(reader, 'note.further-blocks', people(reader, further, 'note.further-blocks.own')),
  );
}

function aboutShow(reader: Reader, view: View, viewer: Seat): string {
  const claim = claimInQuestion(view);
  const key = view.hands[viewer]!.includes(claim) ? 'question.show' : 'question.show.bluff';
  const stake = view.block === null ? 'action' : 'block';
  const doubter = who(reader, view.challenger!);
  return tell(reader, key, doubter, claimed(reader, claim), deed(reader, view.action!), { stake });
}

function aboutKeep(reader: Reader, view: View, viewer: Seat): string {
  const own = view.hands[viewer]!;
  const choice = cards(reader, known([...own, ...view.drawn]));
  return tell(reader, 'question.keep', choice, wayBack(reader), { count: own.length });
}

export function known(faces: readonly (Character | null)[]): Character[] {
  return faces.filter((face) => face !== null);
}

function whyLose(reader: Reader, view: View): string {
  const loss = view.loss!;
  const claimant = view.block?.seat ?? view.turn;
  const claim = view.block?.as ?? view.claim;
  return tell(
    reader,
    `question.lose.${loss}`,
    who(reader, loss === 'assassination' || loss === 'coup' ? view.turn : claimant),
    claim === null ? {} : claimed(reader, claim),
    deed(reader, view.action!),
  );
}

/** A kill that goes on after its target has lost a card for doubting or bluffing will want the other one too. */
function killPending(reader: Reader, view: View): string | undefined {
  const goesOn = view.loss === 'doubted-action' || view.loss === 'caught-blocking';
  if (!goesOn || view.action !== 'assassinate' || view.target !== view.viewer) return undefined;
  return tell(reader, 'note.kill-pending', deed(reader, view.action));
}

/** Where anybody may block, the question is asked even after the target's own mistake has eliminated it. */
function targetOut(reader: Reader, view: View): string | undefined {
  const { action, target } = view;
  if (target === null || view.hands[target]!.length > 0) return undefined;
  if (action !== 'assassinate' && action !== 'steal') return undefined;
  return tell(reader, `note.target-out.${action}`, whom(reader, target));
}

function purse(reader: Reader, view: View): string | undefined {
  if (view.action !== 'steal') return undefined;
  const coins = view.coins[view.target!]!;
  return coins < ACTION_RULES[STEAL]!.takes ? tell(reader, 'note.purse', { coins }) : undefined;
}
