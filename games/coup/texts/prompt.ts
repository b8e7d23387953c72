// The prompt of the viewer's decision: the announcement, the notes that matter, and the question last.

import type { Seat } from '@kuluary/kernel/game';
import { isViewerAsked, subjectArguments, targetArguments } from '@kuluary/texts/reader';
import { ACTION_RULES, actionCode, blockingCharacters, STEAL } from '../rules/actions-and-blocks.ts';
import { type Character, characterName } from '../rules/characters.ts';
import type { Block, View } from '../rules/view.ts';
import { announcementText } from './action-announcement.ts';
import {
  actionValues,
  anyCharacterValues,
  type CoupReader,
  cardListValues,
  cardValues,
  claimValues,
  messageFor,
  returnValues,
  seatNameValues,
} from './message-values.ts';

export function promptText(reader: CoupReader, view: View): string | undefined {
  const { viewer, decision } = view;
  if (viewer === 'spectator' || decision === null || !isViewerAsked(view)) return undefined;
  switch (decision) {
    case 'action':
      return actionPrompt(reader, view, viewer);
    case 'challenge':
      return joinSentences(
        currentAnnouncement(reader, view),
        targetCoinsNote(reader, view),
        messageFor(reader, 'question.challenge'),
      );
    case 'block':
      return blockPrompt(reader, view);
    case 'challenge-block':
      return challengeBlockPrompt(reader, view, view.block!);
    case 'show':
      return showPrompt(reader, view, viewer);
    case 'lose':
      return joinSentences(
        lossReasonText(reader, view),
        killPendingNote(reader, view),
        messageFor(reader, 'question.lose'),
      );
    case 'keep':
      return keepPrompt(reader, view, viewer);
    case 'offer':
      return messageFor(
        reader,
        'question.offer',
        subjectArguments(reader, view.turn),
        actionValues(reader, view.action!),
        {
          decides: view.options.examinerDecides ? 'yes' : 'no',
        },
      );
    case 'swap':
      return messageFor(
        reader,
        'question.swap',
        targetArguments(reader, view.target!),
        cardValues(reader, view.offered!),
      );
    case 'pick':
      return messageFor(reader, 'question.pick');
  }
}

function joinSentences(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(' ');
}

/** undefined while no action is announced. */
export function currentAnnouncement(reader: CoupReader, view: View): string | undefined {
  return view.action === null ? undefined : announcementText(reader, view.turn, view.action, view.target);
}

export function blockText(reader: CoupReader, view: View, block: Block): string {
  return messageFor(
    reader,
    'event.blocked',
    subjectArguments(reader, block.seat),
    claimValues(reader, block.as),
    actionValues(reader, view.action!),
  );
}

/** The claim in question: the block's if there is one, else the actor's. */
export function characterInQuestion(view: View): Character {
  return view.block?.as ?? view.claim!;
}

function actionPrompt(reader: CoupReader, view: View, viewer: Seat): string {
  const coins = view.coins[viewer]!;
  const key = coins >= view.options.coupAt ? 'question.action.must-coup' : 'question.action';
  return messageFor(reader, key, actionValues(reader, 'coup'), { coins });
}

function blockPrompt(reader: CoupReader, view: View): string {
  const blocking = blockingCharacters(actionCode(view.action), view.options.inquisitor).map(characterName);
  return joinSentences(
    currentAnnouncement(reader, view),
    view.proved.action ? messageFor(reader, 'note.proved', claimValues(reader, view.claim!)) : undefined,
    targetOutNote(reader, view) ?? targetCoinsNote(reader, view),
    messageFor(reader, 'question.block', anyCharacterValues(reader, blocking)),
  );
}

function challengeBlockPrompt(reader: CoupReader, view: View, block: Block): string {
  const further = view.furtherBlocks.map(({ seat }) => seat);
  return joinSentences(
    currentAnnouncement(reader, view),
    targetOutNote(reader, view),
    blockText(reader, view, block),
    messageFor(reader, 'question.challenge-block'),
    further.length === 0
      ? undefined
      : messageFor(reader, 'note.further-blocks', seatNameValues(reader, further, 'note.further-blocks.own')),
  );
}

function showPrompt(reader: CoupReader, view: View, viewer: Seat): string {
  const claim = characterInQuestion(view);
  const key = view.hands[viewer]!.includes(claim) ? 'question.show' : 'question.show.bluff';
  const stake = view.block === null ? 'action' : 'block';
  const challenger = subjectArguments(reader, view.challenger!);
  return messageFor(reader, key, challenger, claimValues(reader, claim), actionValues(reader, view.action!), { stake });
}

function keepPrompt(reader: CoupReader, view: View, viewer: Seat): string {
  const own = view.hands[viewer]!;
  const choice = cardListValues(reader, knownCharacters([...own, ...view.drawn]));
  return messageFor(reader, 'question.keep', choice, returnValues(reader), { count: own.length });
}

export function knownCharacters(faces: readonly (Character | null)[]): Character[] {
  return faces.filter((face) => face !== null);
}

function lossReasonText(reader: CoupReader, view: View): string {
  const loss = view.loss!;
  const claimant = view.block?.seat ?? view.turn;
  const claim = view.block?.as ?? view.claim;
  return messageFor(
    reader,
    `question.lose.${loss}`,
    subjectArguments(reader, loss === 'assassination' || loss === 'coup' ? view.turn : claimant),
    claim === null ? {} : claimValues(reader, claim),
    actionValues(reader, view.action!),
  );
}

/** A kill goes on after its target has lost a card by a challenge or a bluff: the other card is next. */
function killPendingNote(reader: CoupReader, view: View): string | undefined {
  const goesOn = view.loss === 'doubted-action' || view.loss === 'caught-blocking';
  if (!goesOn || view.action !== 'assassinate' || view.target !== view.viewer) return undefined;
  return messageFor(reader, 'note.kill-pending', actionValues(reader, view.action));
}

/** Where anybody may block, the others are asked even if the target is out already. */
function targetOutNote(reader: CoupReader, view: View): string | undefined {
  const { action, target } = view;
  if (target === null || view.hands[target]!.length > 0) return undefined;
  if (action !== 'assassinate' && action !== 'steal') return undefined;
  return messageFor(reader, `note.target-out.${action}`, targetArguments(reader, target));
}

function targetCoinsNote(reader: CoupReader, view: View): string | undefined {
  if (view.action !== 'steal') return undefined;
  const coins = view.coins[view.target!]!;
  return coins < ACTION_RULES[STEAL]!.takes ? messageFor(reader, 'note.purse', { coins }) : undefined;
}
