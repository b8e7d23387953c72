// The box: every card of the chosen sets under a number, with what it does as programs. Rules count in numbers; whatever
// leaves them (moves, views, events) names cards by their ids.

import { type Program, programOf } from '@kuluary/effects/program';
import type {
  Bonus,
  CardAbility,
  CardEffect,
  CardSet,
  CardType,
  Character,
  MainCard,
  NemesisCard,
  Rickshank,
  TurnPart,
} from './dialect.ts';
import { TURN_PARTS } from './dialect.ts';

export const GUNS = 16;
export const WAVES = 20;
export const TOKENS = 9;
export const TOKEN_COST = 2;
export const LOCATION_COST = 4;
export const HAND = 5;
export const LINE_UP = 5;
export const STANDSTILL = 20; // rounds in which nothing new comes, and the game is over
const GENIUS_WAVES = 7; // of a seat at the start
const FEW_COPIES_FROM = 6; // cards of this cost or more are there once, the others twice
const SQUAD = 5; // nemeses between the first and the last

/** The start of the list is the same in every box. */
export const GENIUS = 0;
const JERRY = 1;
const BETH = 2;
const SUMMER = 3;
export const WAVE = 4;
export const GUN = 5;

/** What a seat begins with. */
export const START: readonly number[] = [...Array<number>(GENIUS_WAVES).fill(GENIUS), JERRY, BETH, SUMMER];

export interface Card {
  readonly number: number;
  readonly id: string;
  readonly set: string; // from which it comes; the parts that all sets share come from none
  readonly type: CardType;
  readonly cost: number;
  readonly points: number;
  readonly bonus: Bonus | null;
  readonly isOngoing: boolean;
  readonly isNemesis: boolean;
  readonly isGuarded: boolean;
  readonly isFleeting: boolean;
  readonly effect: CardEffect; // when it is played
  readonly program: number; // the same; -1: nothing happens
  readonly plainPower: number; // it gives so much power and does nothing else; -1: it is not so plain
  readonly group: CardEffect | null;
  readonly groupProgram: number; // -1: it has none
  readonly abilities: readonly AbilityCard[];
}

/** An ability, and the card on which it stands. */
export interface AbilityCard {
  readonly number: number;
  readonly card: number;
  readonly ability: CardAbility;
  readonly program: number;
}

export interface Box {
  readonly cards: readonly Card[];
  readonly numbers: ReadonlyMap<string, number>; // by id
  readonly programs: readonly Program<Rickshank>[]; // the first two are TURN and RETURN
  readonly abilities: readonly AbilityCard[];
  readonly concerned: Readonly<Record<Concern, readonly boolean[]>>; // by card: has it such an ability?
  readonly main: readonly number[]; // with all copies
  readonly locations: readonly number[];
  readonly first: readonly number[]; // nemeses for the top of the stack
  readonly last: readonly number[]; // and for its bottom
  readonly squad: readonly number[]; // and the others
  readonly characters: readonly number[];
}

/** What abilities can have to do with. */
const CONCERNS = ['play', 'gain', 'discard', 'destroy', 'start', 'vote', 'cost', 'votes', 'use', 'defend'] as const;
export type Concern = (typeof CONCERNS)[number];

export const TURN = 0; // its program
export const RETURN = 1; // of a card that was borrowed

const NO_EFFECT: CardEffect = [];

const COMMON: readonly (MainCard & { readonly id: string })[] = [
  { id: 'genius-waves', type: 'starter', cost: 0, points: 0, play: { do: 'power', n: 1 } },
  { id: 'jerry', type: 'starter', cost: 0, points: 0 },
  { id: 'beth', type: 'starter', cost: 0, points: 0 },
  { id: 'summer', type: 'starter', cost: 0, points: 0 },
  { id: 'morty-waves', type: 'none', cost: 0, points: 0 }, // what they cost at the end is a rule, not their points
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

export function boxOf(sets: readonly CardSet[]): Box {
  const packer = new Packer();
  packer.routines();
  for (const card of COMMON) packer.add('', card);
  const main = sets.flatMap(({ id, main }) => main.map((card) => packer.add(id, card)));
  const locations = sets.flatMap(({ id, locations }) =>
    locations.map((card) => packer.add(id, { ...card, type: 'location', cost: LOCATION_COST, ongoing: true })),
  );
  const nemeses = sets.flatMap(({ id, nemeses }) => nemeses.map((card) => packer.add(id, card, true)));
  const characters = sets.flatMap(({ id, characters }) => characters.map((card) => packer.addCharacter(id, card)));
  const standing = (where: NemesisCard['stands']) => {
    const ids = new Set(
      sets.flatMap((set) => set.nemeses.filter(({ stands }) => stands === where).map(({ id }) => id)),
    );
    return nemeses.filter((number) => ids.has(packer.cards[number]!.id));
  };
  return {
    cards: packer.cards,
    numbers: new Map(packer.cards.map(({ id, number }) => [id, number])),
    programs: packer.programs,
    abilities: packer.abilities,
    concerned: concernedIn(packer.cards),
    main: main.flatMap((number) => Array<number>(copiesOf(packer.cards[number]!)).fill(number)),
    locations,
    first: standing('first'),
    last: standing('last'),
    squad: standing(undefined),
    characters,
  };
}

function concernedIn(cards: readonly Card[]): Box['concerned'] {
  const has = (concern: Concern) =>
    cards.map(({ abilities }) => abilities.some(({ ability }) => concernOf(ability) === concern));
  return Object.fromEntries(CONCERNS.map((concern) => [concern, has(concern)])) as Record<Concern, boolean[]>;
}

function concernOf(ability: CardAbility): Concern {
  if ('on' in ability) return ability.on;
  if ('instead' in ability) return ability.instead;
  if ('modify' in ability) return ability.modify;
  return 'use' in ability ? 'use' : 'defend';
}

function copiesOf({ cost }: Card): number {
  return cost < FEW_COPIES_FROM ? 2 : 1;
}

/** How many of the squad lie between the first nemesis and the last. */
export function squadSize({ squad }: Box): number {
  return Math.min(SQUAD, squad.length);
}

class Packer {
  readonly cards: Card[] = [];
  readonly programs: Program<Rickshank>[] = [];
  readonly abilities: AbilityCard[] = [];

  /** What is done without a card. */
  routines(): void {
    this.program(TURN_PARTS.map((part: TurnPart) => ({ do: 'turn', part })));
    this.program({ do: 'return' });
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
      program: card.play === undefined ? -1 : this.program(card.play),
      plainPower: plainPower(card.play ?? NO_EFFECT),
      group: card.group ?? null,
      groupProgram: card.group === undefined ? -1 : this.program(card.group),
      abilities: this.abilitiesOf(number, card.abilities ?? []),
    });
    return number;
  }

  addCharacter(set: string, { id, abilities }: Character): number {
    return this.add(set, { id, type: 'none', cost: 0, points: 0, abilities });
  }

  private abilitiesOf(card: number, abilities: readonly CardAbility[]): AbilityCard[] {
    return abilities.map((ability) => {
      const made = { number: this.abilities.length, card, ability, program: this.program(effectOf(ability)) };
      this.abilities.push(made);
      return made;
    });
  }

  private program(effect: CardEffect): number {
    return this.programs.push(programOf<Rickshank>(effect)) - 1;
  }
}

function plainPower(effect: CardEffect): number {
  if (Array.isArray(effect)) return effect.length === 0 ? 0 : -1;
  return 'do' in effect && effect.do === 'power' && typeof effect.n === 'number' ? effect.n : -1;
}

/** What an ability does; modifiers do nothing of themselves. */
export function effectOf(ability: CardAbility): CardEffect {
  if ('use' in ability) return ability.use;
  return 'effect' in ability ? ability.effect : NO_EFFECT;
}
