// The card box: every card of the chosen sets under a number, with its effects compiled. Rules use card numbers; moves,
// views and events name cards by their ids.

import { compileEffect, type Program } from '@kuluary/card-language/compiler';
import type {
  Bonus,
  CardAbility,
  CardEffect,
  CardSet,
  CardType,
  Character,
  MainCard,
  NemesisCard,
  RickshankTerms,
  TurnPhase,
} from './card-terms.ts';
import { TURN_PHASES } from './card-terms.ts';

export const PORTAL_GUN_COUNT = 16;
export const MORTY_WAVES_COUNT = 20;
export const TOKEN_COUNT = 9;
export const TOKEN_COST = 2;
export const LOCATION_COST = 4;
export const HAND_SIZE = 5;
export const LINE_UP_SIZE = 5;
export const STANDSTILL_ROUNDS = 20; // rounds without progress after which the game is over
const GENIUS_WAVES_PER_SEAT = 7;
const SINGLE_COPY_MIN_COST = 6; // cards of this cost or more are there once, the others twice
const MAX_SQUAD_SIZE = 5; // nemeses between the first and the last

/** The shared cards have the same numbers in every box. */
export const GENIUS_WAVES_CARD = 0;
const JERRY_CARD = 1;
const BETH_CARD = 2;
const SUMMER_CARD = 3;
export const MORTY_WAVES_CARD = 4;
export const PORTAL_GUN_CARD = 5;

/** What a seat begins with. */
export const STARTING_DECK: readonly number[] = [
  ...Array<number>(GENIUS_WAVES_PER_SEAT).fill(GENIUS_WAVES_CARD),
  JERRY_CARD,
  BETH_CARD,
  SUMMER_CARD,
];

export interface CompiledCard {
  readonly number: number;
  readonly id: string;
  readonly set: string; // its set; '' for the cards that all sets share
  readonly type: CardType;
  readonly cost: number;
  readonly points: number;
  readonly bonus: Bonus | null;
  readonly isOngoing: boolean;
  readonly isNemesis: boolean;
  readonly isGuarded: boolean;
  readonly isFleeting: boolean;
  readonly effect: CardEffect; // when it is played
  readonly program: number; // the effect, compiled; -1: none
  readonly plainPower: number; // its power, if its whole effect is a fixed amount; otherwise -1
  readonly group: CardEffect | null;
  readonly groupProgram: number; // -1: none
  readonly abilities: readonly CompiledAbility[];
}

/** An ability, and the card on which it stands. */
export interface CompiledAbility {
  readonly number: number;
  readonly card: number;
  readonly ability: CardAbility;
  readonly program: number;
}

export interface CardBox {
  readonly cards: readonly CompiledCard[];
  readonly cardNumbersById: ReadonlyMap<string, number>;
  readonly programs: readonly Program<RickshankTerms>[]; // the first two are TURN_PROGRAM and RETURN_PROGRAM
  readonly abilities: readonly CompiledAbility[];
  readonly hasAbilityFor: Readonly<Record<AbilityHook, readonly boolean[]>>; // by card
  readonly main: readonly number[]; // with all copies
  readonly locations: readonly number[];
  readonly first: readonly number[]; // nemeses for the top of the stack
  readonly last: readonly number[]; // for its bottom
  readonly squad: readonly number[]; // for between them
  readonly characters: readonly number[];
}

/** What an ability is looked up by: the event that triggers it, what it replaces or modifies, or how it is used. */
const ABILITY_HOOKS = [
  'play',
  'gain',
  'discard',
  'destroy',
  'start',
  'vote',
  'cost',
  'votes',
  'use',
  'defend',
] as const;
export type AbilityHook = (typeof ABILITY_HOOKS)[number];

export const TURN_PROGRAM = 0;
export const RETURN_PROGRAM = 1; // returns a borrowed card

const NO_EFFECT: CardEffect = [];

const SHARED_CARDS: readonly (MainCard & { readonly id: string })[] = [
  { id: 'genius-waves', type: 'starter', cost: 0, points: 0, play: { do: 'power', n: 1 } },
  { id: 'jerry', type: 'starter', cost: 0, points: 0 },
  { id: 'beth', type: 'starter', cost: 0, points: 0 },
  { id: 'summer', type: 'starter', cost: 0, points: 0 },
  { id: 'morty-waves', type: 'none', cost: 0, points: 0 }, // their penalty at the end is a rule, not their points
  {
    id: 'portal-gun',
    type: 'equipment',
    cost: 3,
    points: 0,
    play: [
      { do: 'power', n: 2 },
      { do: 'choose', from: ['hand'], upTo: 1, then: 'discard' },
      { if: { atLeast: 1, of: { chosen: 'cards' } }, then: { do: 'location' } },
    ],
  },
];

export function makeCardBox(sets: readonly CardSet[]): CardBox {
  const compiler = new CardCompiler();
  compiler.addCardlessPrograms();
  for (const card of SHARED_CARDS) compiler.add('', card);
  const main = sets.flatMap(({ id, main }) => main.map((card) => compiler.add(id, card)));
  const locations = sets.flatMap(({ id, locations }) =>
    locations.map((card) => compiler.add(id, { ...card, type: 'location', cost: LOCATION_COST, ongoing: true })),
  );
  const nemeses = sets.flatMap(({ id, nemeses }) => nemeses.map((card) => compiler.add(id, card, true)));
  const characters = sets.flatMap(({ id, characters }) => characters.map((card) => compiler.addCharacter(id, card)));
  const nemesesThatStand = (where: NemesisCard['stands']) => {
    const ids = new Set(
      sets.flatMap((set) => set.nemeses.filter(({ stands }) => stands === where).map(({ id }) => id)),
    );
    return nemeses.filter((number) => ids.has(compiler.cards[number]!.id));
  };
  return {
    cards: compiler.cards,
    cardNumbersById: new Map(compiler.cards.map(({ id, number }) => [id, number])),
    programs: compiler.programs,
    abilities: compiler.abilities,
    hasAbilityFor: findAbilityHooks(compiler.cards),
    main: main.flatMap((number) => Array<number>(copiesInMainDeck(compiler.cards[number]!)).fill(number)),
    locations,
    first: nemesesThatStand('first'),
    last: nemesesThatStand('last'),
    squad: nemesesThatStand(undefined),
    characters,
  };
}

function findAbilityHooks(cards: readonly CompiledCard[]): CardBox['hasAbilityFor'] {
  const has = (hook: AbilityHook) =>
    cards.map(({ abilities }) => abilities.some(({ ability }) => hookOfAbility(ability) === hook));
  return Object.fromEntries(ABILITY_HOOKS.map((hook) => [hook, has(hook)])) as Record<AbilityHook, boolean[]>;
}

function hookOfAbility(ability: CardAbility): AbilityHook {
  if ('on' in ability) return ability.on;
  if ('instead' in ability) return ability.instead;
  if ('modify' in ability) return ability.modify;
  return 'use' in ability ? 'use' : 'defend';
}

function copiesInMainDeck({ cost }: CompiledCard): number {
  return cost < SINGLE_COPY_MIN_COST ? 2 : 1;
}

/** How many of the squad lie between the first nemesis and the last. */
export function squadSize({ squad }: CardBox): number {
  return Math.min(MAX_SQUAD_SIZE, squad.length);
}

class CardCompiler {
  readonly cards: CompiledCard[] = [];
  readonly programs: Program<RickshankTerms>[] = [];
  readonly abilities: CompiledAbility[] = [];

  /** The turn, and the return of a borrowed card. */
  addCardlessPrograms(): void {
    this.addProgram(TURN_PHASES.map((phase: TurnPhase) => ({ do: 'turn', phase })));
    this.addProgram({ do: 'return' });
  }

  add(set: string, card: MainCard & Partial<NemesisCard>, isNemesis = false): number {
    const number = this.cards.length;
    if (this.cards.some(({ id }) => id === card.id)) throw new Error(`two cards are called "${card.id}"`);
    this.cards.push({
      number,
      id: card.id,
      set,
      type: card.type,
      cost: card.cost,
      points: card.points,
      bonus: card.bonus ?? null,
      isOngoing: card.ongoing ?? false,
      isNemesis,
      isGuarded: card.guarded ?? false,
      isFleeting: card.fleeting ?? false,
      effect: card.play ?? NO_EFFECT,
      program: card.play === undefined ? -1 : this.addProgram(card.play),
      plainPower: powerIfNothingElse(card.play ?? NO_EFFECT),
      group: card.group ?? null,
      groupProgram: card.group === undefined ? -1 : this.addProgram(card.group),
      abilities: this.addAbilities(number, card.abilities ?? []),
    });
    return number;
  }

  addCharacter(set: string, { id, abilities }: Character): number {
    return this.add(set, { id, type: 'none', cost: 0, points: 0, abilities });
  }

  private addAbilities(card: number, abilities: readonly CardAbility[]): CompiledAbility[] {
    return abilities.map((ability) => {
      const compiled = {
        number: this.abilities.length,
        card,
        ability,
        program: this.addProgram(effectOfAbility(ability)),
      };
      this.abilities.push(compiled);
      return compiled;
    });
  }

  private addProgram(effect: CardEffect): number {
    return this.programs.push(compileEffect<RickshankTerms>(effect)) - 1;
  }
}

function powerIfNothingElse(effect: CardEffect): number {
  if (Array.isArray(effect)) return effect.length === 0 ? 0 : -1;
  return 'do' in effect && effect.do === 'power' && typeof effect.n === 'number' ? effect.n : -1;
}

/** What an ability does; modifiers have no effect of their own. */
export function effectOfAbility(ability: CardAbility): CardEffect {
  if ('use' in ability) return ability.use;
  return 'effect' in ability ? ability.effect : NO_EFFECT;
}
