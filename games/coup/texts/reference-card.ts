// The reference card: all actions, and what each character does and blocks in this game.

import { ACTION_RULES, ACTIONS, type ActionRule, blockingCharacters, COUP } from '../rules/actions-and-blocks.ts';
import { type Character, characterCode, characterName, charactersInPlay, NONE } from '../rules/characters.ts';
import {
  actionListValues,
  actionValues,
  anyCharacterValues,
  type CoupReader,
  cardValues,
  messageFor,
  returnValues,
} from './message-values.ts';

const ACTION_CODES = ACTIONS.map((_, action) => action);

export function referenceCard(reader: CoupReader): readonly string[] {
  const unclaimed = ACTION_CODES.filter((action) => ruleOf(action).claims === NONE);
  return [
    ...unclaimed.map((action) => `${actionLine(reader, action)} ${blockedByText(reader, action)}`),
    messageFor(reader, 'reference.must-coup', actionValues(reader, ACTIONS[COUP]), { coins: reader.options.coupAt }),
    ...charactersInPlay(reader.options.inquisitor).map((character) => characterLine(reader, character)),
  ];
}

function ruleOf(action: number): ActionRule {
  return ACTION_RULES[action]!;
}

function actionLine(reader: CoupReader, action: number): string {
  const effect = actionEffects(reader, ruleOf(action)).join(', ');
  return messageFor(reader, 'reference.action', actionValues(reader, ACTIONS[action]!), { effect });
}

/** Which characters block an action. */
function blockedByText(reader: CoupReader, action: number): string {
  const blocking = blockingCharacters(action, reader.options.inquisitor).map(characterName);
  if (blocking.length === 0) return messageFor(reader, 'reference.unstoppable');
  return messageFor(reader, 'reference.stopped-by', anyCharacterValues(reader, blocking));
}

function characterLine(reader: CoupReader, character: number): string {
  const abilities = characterAbilities(reader, characterName(character));
  return messageFor(reader, 'reference.character', cardValues(reader, characterName(character)), { abilities });
}

/** What a character does and blocks in this game. */
export function characterAbilities(reader: CoupReader, character: Character): string {
  const code = characterCode(character);
  const own = ACTION_CODES.filter((action) => ruleOf(action).claims === code);
  return [...own.map((action) => actionLine(reader, action)), ...blockingLines(reader, code)].join(' ');
}

function blockingLines(reader: CoupReader, character: number): string[] {
  const stopped = ACTION_CODES.filter((action) => ruleOf(action).blockedBy.includes(character));
  const mayAnyoneBlock = (action: number) => ruleOf(action).anyoneMayBlock || reader.options.blockBy === 'any';
  const sentence = (key: 'reference.stops' | 'reference.stops.as-target', actions: readonly number[]) => {
    const names = actions.map((action) => ACTIONS[action]!);
    return names.length === 0 ? [] : [messageFor(reader, key, actionListValues(reader, names))];
  };
  return [
    ...sentence('reference.stops', stopped.filter(mayAnyoneBlock)),
    ...sentence(
      'reference.stops.as-target',
      stopped.filter((action) => !mayAnyoneBlock(action)),
    ),
  ];
}

/** The effects of an action, from its rule. */
export function actionEffects(reader: CoupReader, rule: ActionRule): string[] {
  const effects: string[] = [];
  if (rule.takes > 0) {
    effects.push(messageFor(reader, rule.target === 'needed' ? 'effect.steal' : 'effect.take', { coins: rule.takes }));
  }
  if (rule.cost > 0) effects.push(messageFor(reader, 'effect.strike', { coins: rule.cost }));
  if (rule.draws > 0) effects.push(messageFor(reader, 'effect.draw', returnValues(reader), { draws: rule.draws }));
  if (rule.target === 'optional') {
    effects.push(messageFor(reader, 'effect.look', { decides: reader.options.examinerDecides ? 'yes' : 'no' }));
  }
  return effects;
}
