import { stackedChance } from '@kuluary/kernel/chance';
import { unwrap } from '@kuluary/kernel/result';
import { describe, expect, it } from 'vitest';
import { BOX, rickshank } from '../cards/rickshank.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';

type SeatMove = readonly [seat: number, move: Move];
const play = (seat: number, card: string): SeatMove => [seat, { type: 'play', card }];
const suffer = (seat: number): SeatMove => [seat, { type: 'suffer' }];
const enough = (seat: number): SeatMove => [seat, { type: 'enough' }];

/** The events of these types that the moves send to everybody. */
function eventsOf(types: readonly Event['type'][], seats: number, deal: object, moves: readonly SeatMove[]): Event[] {
  const state = unwrap(rickshank.arrange(seats, rickshank.completeOptions(seats, {}), deal));
  const events: Event[] = [];
  const eventSink = { all: (event: Event) => void events.push(event), only: () => undefined };
  for (const [seat, move] of moves) {
    expect(rickshank.refusal(state, seat, move)).toBeUndefined();
    rickshank.apply(state, seat, move, stackedChance, eventSink);
  }
  return events.filter(({ type }) => types.includes(type));
}

describe('whoever has nothing that a card takes', () => {
  const told = (seats: number, deal: object, ...moves: readonly SeatMove[]) =>
    eventsOf(['declined', 'had-nothing'], seats, deal, moves);
  const DANIEL_FALLS = {
    hands: [['conroy', 'pill-brulee', 'pill-brulee', 'aqua-rick'], ['jerry']],
    nemeses: ['cornvelious-daniel', 'rick-d-99', 'president'],
  };
  const defeatDaniel: readonly SeatMove[] = [
    ...['conroy', 'pill-brulee', 'pill-brulee', 'aqua-rick'].map((card) => play(0, card)),
    [0, { type: 'defeat' }],
    [0, { type: 'end' }],
  ];

  it('[R56] does not decline a group attack that finds neither card nor token', () => {
    const events = told(2, DANIEL_FALLS, ...defeatDaniel, suffer(1), enough(1));
    expect(events).toEqual([{ type: 'had-nothing', seat: 1, card: 'rick-d-99', what: 'match' }]);
  });

  it('[R56] is told with an empty hand as well', () => {
    const deal = { hands: [['hammerhead-morty'], []] };
    expect(told(2, deal, play(0, 'hammerhead-morty'))).toEqual([
      { type: 'had-nothing', seat: 1, card: 'hammerhead-morty', what: 'match' },
    ]);
  });

  it('[R56] is told where an attack takes tokens', () => {
    const deal = { hands: [['mission-control-gromflomite'], ['jerry']], tokens: [2, 0] };
    expect(told(2, deal, play(0, 'mission-control-gromflomite'), suffer(1))).toEqual([
      { type: 'had-nothing', seat: 1, card: 'mission-control-gromflomite', what: 'match' },
    ]);
  });

  it('[R56] is told where an attack takes cards of the discard', () => {
    const deal = { hands: [['portal-bomb'], ['jerry']], discards: [[], ['beth']] };
    expect(told(2, deal, play(0, 'portal-bomb'), suffer(1))).toEqual([
      { type: 'had-nothing', seat: 1, card: 'portal-bomb', what: 'match' },
    ]);
  });

  it('[R56] gains no Morty Waves, and the log says that they have run out', () => {
    const deal = { hands: [['lizard-rick'], ['jerry']], waves: 0 };
    expect(told(2, deal, play(0, 'lizard-rick'), suffer(1))).toEqual([
      { type: 'had-nothing', seat: 1, card: 'lizard-rick', what: 'waves' },
    ]);
  });

  it('[R56] has had something if one of two cards was there', () => {
    const deal = { hands: [['freeze-gun'], ['jerry']] };
    const choose: SeatMove = [1, { type: 'choose', card: 'jerry', from: 'hand' }];
    expect(told(2, deal, play(0, 'freeze-gun'), suffer(1), choose)).toEqual([]);
  });

  it('[R56] declines only where there was a choice', () => {
    const deal = { hands: [['terminate', 'jerry'], []], decks: [['beth'], []] };
    expect(told(2, deal, play(0, 'terminate'), enough(0))).toEqual([{ type: 'declined', seat: 0, card: 'terminate' }]);
  });
});

it('[R28] the log names the card that has given power', () => {
  const deal = {
    hands: [['genius-waves', 'commander-rick', 'black-rick'], []],
    play: [['citadel-militia-hq'], []],
  };
  const cards = ['genius-waves', 'commander-rick', 'black-rick'];
  const events = eventsOf(
    ['power'],
    2,
    deal,
    cards.map((card) => play(0, card)),
  );
  expect(events).toEqual([
    { type: 'power', seat: 0, card: 'genius-waves', n: 1, total: 1 },
    { type: 'power', seat: 0, card: 'commander-rick', n: 4, total: 5 },
    { type: 'power', seat: 0, card: 'citadel-militia-hq', n: 2, total: 7 },
    { type: 'power', seat: 0, card: 'black-rick', n: 2, total: 9 },
    { type: 'power', seat: 0, card: 'commander-rick', n: 1, total: 10 },
  ]);
});

it('[V0] every council card says when its vote is not held', () => {
  const council = BOX.cards.filter(({ type }) => type === 'council').map(({ id }) => id);
  for (const card of council) {
    const deal = { hands: [[card], []], decks: [[], []], discards: [[], []], waves: 0, locations: [] };
    expect(eventsOf(['vote', 'vote-cancelled'], 2, deal, [play(0, card)]), card).toEqual([
      { type: 'vote-cancelled', seat: 0, card, why: 'nothing' },
    ]);
  }
});
