// The card that every player has at hand: all actions, and what each character does and stops in this game.

import { ACTION_RULES, ACTIONS, type ActionRule, COUP } from '../rules/actions.ts';
import { type Character, characterCode, characterName, court, NONE } from '../rules/characters.ts';
import { blockingCharacters } from '../rules/decisions.ts';
import { anyOf, card, deed, deeds, type Reader, tell, wayBack } from './reader.ts';

const CODES = ACTIONS.map((_, action) => action);

export function reference(reader: Reader): readonly string[] {
  const open = CODES.filter((action) => ruleOf(action).claims === NONE);
  return [
    ...open.map((action) => `${actionLine(reader, action)} ${answerable(reader, action)}`),
    tell(reader, 'reference.must-coup', deed(reader, ACTIONS[COUP]), { coins: reader.options.coupAt }),
    ...court(reader.options.inquisitor).map((character) => characterLine(reader, character)),
  ];
}

function ruleOf(action: number): ActionRule {
  return ACTION_RULES[action]!;
}

function actionLine(reader: Reader, action: number): string {
  const effect = effects(reader, ruleOf(action)).join(', ');
  return tell(reader, 'reference.action', deed(reader, ACTIONS[action]!), { effect });
}

/** Who stops an action that anybody may take. */
function answerable(reader: Reader, action: number): string {
  const blocking = blockingCharacters(action, reader.options.inquisitor).map(characterName);
  if (blocking.length === 0) return tell(reader, 'reference.unstoppable');
  return tell(reader, 'reference.stopped-by', anyOf(reader, blocking));
}

function characterLine(reader: Reader, character: number): string {
  const abilities = abilitiesOf(reader, characterName(character));
  return tell(reader, 'reference.character', card(reader, characterName(character)), { abilities });
}

/** What a character does and stops in this game. */
export function abilitiesOf(reader: Reader, character: Character): string {
  const code = characterCode(character);
  const own = CODES.filter((action) => ruleOf(action).claims === code);
  return [...own.map((action) => actionLine(reader, action)), ...stops(reader, code)].join(' ');
}

function stops(reader: Reader, character: number): string[] {
  const stopped = CODES.filter((action) => ruleOf(action).blockedBy.includes(character));
  const reach = (action: number) => ruleOf(action).openBlock || reader.options.blockBy === 'any';
  const sentence = (key: 'reference.stops' | 'reference.stops.as-target', actions: readonly number[]) => {
    const names = actions.map((action) => ACTIONS[action]!);
    return names.length === 0 ? [] : [tell(reader, key, deeds(reader, names))];
  };
  return [
    ...sentence('reference.stops', stopped.filter(reach)),
    ...sentence(
      'reference.stops.as-target',
      stopped.filter((action) => !reach(action)),
    ),
  ];
}

/** What an action does, read off its rule. */
export function effects(reader: Reader, rule: ActionRule): string[] {
  const told: string[] = [];
  if (rule.takes > 0) {
    told.push(tell(reader, rule.target === 'needed' ? 'effect.steal' : 'effect.take', { coins: rule.takes }));
  }
  if (rule.cost > 0) told.push(tell(reader, 'effect.strike', { coins: rule.cost }));
  if (rule.draws > 0) told.push(tell(reader, 'effect.draw', wayBack(reader), { draws: rule.draws }));
  if (rule.target === 'optional') {
    told.push(tell(reader, 'effect.look', { decides: reader.options.examinerDecides ? 'yes' : 'no' }));
  }
  return told;
}
