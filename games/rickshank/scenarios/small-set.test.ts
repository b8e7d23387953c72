import type { AnyGame } from '@kuluary/kernel/game';
import { runScenario, type ScenarioStep } from '@kuluary/kernel/scenario';
import { expect, it } from 'vitest';
import { withSmallSet } from './small-set.fixture.ts';

type Fields = Readonly<Record<string, unknown>>;

function play(seats: number, deal: Fields, ...steps: ScenarioStep[]): void {
  const scenario = { title: 'small', game: 'rickshank', options: {}, seats, deal, steps };
  expect(runScenario(withSmallSet as AnyGame, scenario)).toBeUndefined();
}

const does = (seat: number, type: string, fields: Fields = {}): ScenarioStep => ({ seat, move: { type, ...fields } });
const plays = (seat: number, card: string): ScenarioStep => does(seat, 'play', { card });
const discards = (seat: number, card: string): ScenarioStep => does(seat, 'choose', { card, from: 'hand' });
const see = (summary: Fields): ScenarioStep => ({ expect: summary });
const refused = (seat: number, code: string, type: string, fields: Fields = {}): ScenarioStep => ({
  seat,
  move: { type, ...fields },
  refused: code,
});

it('[R3] Morty Waves that have run out are gained by nobody, clockwise from the attacker', () => {
  play(
    4,
    { first: 1, hands: [[], ['sprayer'], [], []], waves: 2 },
    plays(1, 'sprayer'),
    see({ discards: [[], [], ['morty-waves'], ['morty-waves']], waves: 0 }),
  );
});

it('[R16] each seat in turn suffers an attack before the next one is asked', () => {
  play(
    3,
    { hands: [['grabber'], ['jerry', 'beth'], ['jerry']] },
    plays(0, 'grabber'),
    see({ asked: { 1: 'defend' } }),
    does(1, 'suffer'),
    see({ asked: { 1: 'choose' } }),
    discards(1, 'beth'),
    see({ asked: { 2: 'defend' }, discards: [[], ['beth'], []] }),
    does(2, 'suffer'),
    discards(2, 'jerry'),
    see({ asked: { 0: 'main' }, hands: [[], ['jerry'], []] }),
  );
});

it('[R17] triggers of several seats happen clockwise from the active one, when its card is done', () => {
  play(
    3,
    { first: 1, hands: [['aqua-morty', 'jerry'], ['grabber'], ['aqua-morty', 'beth']] },
    plays(1, 'grabber'),
    does(2, 'suffer'),
    discards(2, 'aqua-morty'),
    see({ asked: { 0: 'defend' } }),
    does(0, 'suffer'),
    discards(0, 'aqua-morty'),
    see({ asked: { 2: 'choose' } }),
    discards(2, 'beth'),
    see({ asked: { 0: 'choose' }, destroyed: ['beth'] }),
    does(0, 'enough'),
    see({ asked: { 1: 'main' }, destroyed: ['beth'], hands: [['jerry'], [], []] }),
  );
});

it('[R38] Aqua Morty that another seat makes you discard in its turn may destroy a card', () => {
  play(
    2,
    { hands: [['grabber'], ['aqua-morty']], discards: [[], ['jerry']] },
    plays(0, 'grabber'),
    does(1, 'suffer'),
    discards(1, 'aqua-morty'),
    see({ asked: { 1: 'choose' } }),
    does(1, 'choose', { card: 'jerry', from: 'discard' }),
    see({ asked: { 0: 'main' }, destroyed: ['jerry'], discards: [[], ['aqua-morty']] }),
  );
});

it('[R24] Aqua Morty that a group attack discards does nothing', () => {
  play(
    2,
    {
      hands: [Array(8).fill('genius-waves'), ['aqua-morty']],
      decks: [Array(5).fill('portal-gun'), []],
      discards: [[], ['jerry']],
      nemeses: ['cornvelious-daniel', 'grabbing-rick', 'president'],
    },
    ...Array.from({ length: 8 }, () => plays(0, 'genius-waves')),
    does(0, 'defeat'),
    does(0, 'end'),
    does(1, 'suffer'),
    discards(1, 'aqua-morty'),
    see({ asked: { 0: 'defend' }, destroyed: [] }),
    does(0, 'suffer'),
    discards(0, 'portal-gun'),
    see({ asked: { 1: 'main' }, destroyed: [], hands: [Array(4).fill('portal-gun'), []] }),
  );
});

it('[R22] where seats pass cards, everybody says first whether it defends itself', () => {
  play(
    4,
    {
      hands: [['collector'], ['jerry'], ['beth'], ['summer', 'jerry']],
      play: [[], [], ['the-dinner-table'], []],
    },
    plays(0, 'collector'),
    does(1, 'suffer'),
    see({ asked: { 2: 'defend' }, discards: [[], [], [], []] }),
    does(2, 'defend', { card: 'the-dinner-table', from: 'play' }),
    see({ asked: { 3: 'defend' } }),
    does(3, 'suffer'),
    see({ asked: { 1: 'choose' } }),
    discards(1, 'jerry'),
    discards(3, 'summer'),
    see({ asked: { 0: 'main' }, discards: [['jerry', 'summer'], [], ['the-dinner-table'], []] }),
  );
});

it('[R23] a card that counts hits counts those who did not avoid the attack; the rest of it happens anyway', () => {
  play(
    3,
    { hands: [['counter', 'counter'], [], []], play: [[], ['the-dinner-table'], ['security-specialist-rick']] },
    plays(0, 'counter'),
    does(1, 'defend', { card: 'the-dinner-table', from: 'play' }),
    does(2, 'suffer'),
    see({ power: 3, discards: [[], ['the-dinner-table'], ['morty-waves']] }),
    plays(0, 'counter'),
    does(2, 'defend', { card: 'security-specialist-rick', from: 'play' }),
    see({ power: 6 }),
  );
});

it('[R21] an attack may be avoided even when it could do nothing', () => {
  play(
    2,
    { hands: [['counter'], []], play: [[], ['the-dinner-table']], waves: 0 },
    plays(0, 'counter'),
    see({ asked: { 1: 'defend' } }),
    does(1, 'defend', { card: 'the-dinner-table', from: 'play' }),
    see({ power: 1, waves: 0, asked: { 0: 'main' } }),
  );
});

it('[R10] a card of the line-up is gained free; where none matches, none is gained', () => {
  play(
    2,
    {
      characters: ['moron-morty', 'transcendent-rick'],
      hands: [['morty-catcher', 'morty-catcher'], []],
      lineUp: ['aqua-morty', 'conroy', 'conroy', 'dead-flies', 'dead-flies'],
    },
    plays(0, 'morty-catcher'),
    see({ asked: { 0: 'may' }, power: 0 }),
    does(0, 'yes'),
    see({ decks: [['aqua-morty'], []] }),
    plays(0, 'morty-catcher'),
    see({ asked: { 0: 'main' }, lineUp: ['conroy', 'conroy', 'dead-flies', 'dead-flies'] }),
  );
});

it('[R13] each copy of a card has its own ability, once a turn', () => {
  play(
    2,
    { hands: [['lever', 'jerry'], []], play: [['lever'], []], decks: [Array(5).fill('portal-gun'), []] },
    does(0, 'use', { card: 'lever' }),
    refused(0, 'cannot-use', 'use', { card: 'lever' }),
    plays(0, 'lever'),
    does(0, 'use', { card: 'lever' }),
    refused(0, 'cannot-use', 'use', { card: 'lever' }),
    see({ power: 2 }),
    does(0, 'end'),
    refused(1, 'cannot-use', 'use', { card: 'lever' }),
  );
});

it('[R40] no cost is below 0, and nothing pays for being bought', () => {
  play(
    2,
    {
      hands: [['genius-waves'], []],
      play: [['discount'], []],
      lineUp: ['pill-brulee', 'currency-manipulation', 'conroy', 'conroy', 'dead-flies'],
    },
    does(0, 'buy', { card: 'pill-brulee' }),
    see({ power: 0, discards: [['pill-brulee'], []] }),
    plays(0, 'genius-waves'),
    refused(0, 'cannot-buy', 'buy', { card: 'currency-manipulation' }),
    refused(0, 'cannot-buy', 'buy', { card: 'conroy' }),
  );
});

it('[R41] whoever has the most gets the bonus, and several who have equally many all get it', () => {
  play(
    3,
    { hands: [['most-mortys', 'aqua-morty'], ['most-mortys', 'big-head-morty'], []], discards: [[], [], ['jerry']] },
    see({ points: [4, 4, 0] }),
  );
  play(
    2,
    {
      hands: [
        ['most-mortys', 'aqua-morty'],
        ['big-head-morty', 'lawyer-morty'],
      ],
    },
    see({ points: [1, 2] }),
  );
});

it('[R42] whoever is to gain more tokens than there are gains those that there are', () => {
  play(
    2,
    { hands: [['three-tokens'], []], tokens: [3, 5] },
    plays(0, 'three-tokens'),
    see({ tokens: [4, 5], supply: 0 }),
  );
});

it('[R8] one of two effects on a card is chosen', () => {
  play(
    2,
    { hands: [['fork', 'fork'], []] },
    plays(0, 'fork'),
    see({ asked: { 0: 'either' } }),
    refused(0, 'not-offered', 'option', { option: 2 }),
    does(0, 'option', { option: 1 }),
    see({ power: 0, tokens: [1, 0], asked: { 0: 'main' } }),
    plays(0, 'fork'),
    does(0, 'option', { option: 0 }),
    see({ power: 1, tokens: [1, 0] }),
  );
});

it('[R17] triggers of a played card come when it is done, in the order that their owner chooses', () => {
  play(
    2,
    {
      hands: [['pill-brulee', 'pill-brulee'], []],
      decks: [['jerry', 'beth'], []],
      play: [['watcher', 'listener'], []],
    },
    plays(0, 'pill-brulee'),
    see({ asked: { 0: 'order' }, power: 2, decks: [['jerry', 'beth'], []] }),
    refused(0, 'not-offered', 'first', { card: 'pill-brulee' }),
    does(0, 'first', { card: 'listener' }),
    see({ asked: { 0: 'main' }, power: 3, decks: [['beth'], []] }),
  );
});

it('[R36] a trigger on the first card of a turn happens once, and again in the next turn', () => {
  play(
    2,
    {
      hands: [['pill-brulee', 'fold-yourself'], ['pill-brulee']],
      decks: [['daddys-little-girl', ...Array(4).fill('portal-gun')], []],
      play: [['watcher'], []],
      lineUp: ['conroy', 'conroy', 'dead-flies', 'dead-flies', 'lawyer-morty'],
    },
    plays(0, 'pill-brulee'),
    see({ power: 3 }),
    does(0, 'end'),
    plays(1, 'pill-brulee'),
    see({ power: 2 }),
    does(1, 'end'),
    plays(0, 'daddys-little-girl'),
    see({ power: 3 }),
  );
});

it('[R36] an ability that comes too late for the first card of a turn does nothing in that turn', () => {
  play(
    2,
    { hands: [['pill-brulee', 'watcher', 'pill-brulee'], []] },
    plays(0, 'pill-brulee'),
    plays(0, 'watcher'),
    plays(0, 'pill-brulee'),
    see({ power: 4 }),
  );
});

it('[R10] a gain trigger reacts to buying and gaining, not to being given a card', () => {
  play(
    2,
    {
      hands: [
        ['genius-waves', 'genius-waves', 'genius-waves', 'portal-bomb'],
        ['bugged-out-morty', 'aqua-rick'],
      ],
      play: [['greeter'], []],
      lineUp: ['future-rick', 'conroy', 'conroy', 'dead-flies', 'lawyer-morty'],
    },
    ...Array.from({ length: 3 }, () => plays(0, 'genius-waves')),
    does(0, 'buy', { card: 'future-rick' }),
    see({ power: 1 }),
    plays(0, 'portal-bomb'),
    does(1, 'defend', { card: 'bugged-out-morty', from: 'hand' }),
    discards(1, 'aqua-rick'),
    see({ power: 4, discards: [['future-rick', 'aqua-rick'], ['bugged-out-morty']] }),
  );
});

it('[R14] a destroy trigger reacts for the seat that destroys the card', () => {
  play(
    2,
    { hands: [['eye-poppin-morty', 'jerry'], []], play: [['greeter'], ['greeter']] },
    plays(0, 'eye-poppin-morty'),
    discards(0, 'jerry'),
    does(0, 'no'),
    see({ tokens: [1, 0], destroyed: ['jerry'] }),
  );
});

it('[R7] to control means to have played it this turn or to have it in play, and a type counts once', () => {
  play(
    2,
    {
      hands: [['sorter', 'keeper', 'mate', 'jerry', 'beth', 'pill-brulee'], []],
      play: [['the-dinner-table', 'watcher'], ['security-specialist-rick']],
      discards: [['aqua-morty'], []],
    },
    plays(0, 'jerry'),
    plays(0, 'beth'),
    plays(0, 'sorter'),
    see({ power: 3 }), // a location, equipment, starters
    plays(0, 'keeper'),
    see({ power: 5 }),
    plays(0, 'mate'),
    see({ power: 7 }), // two others were played; what was in play before was not
  );
});

it('[R50] a card that destroys an ongoing card sends a borrowed one home instead', () => {
  play(
    2,
    { hands: [['brainalyzer-9000'], ['wrecker']], discards: [[], ['the-garage']], play: [['the-grave'], []] },
    plays(0, 'brainalyzer-9000'),
    does(0, 'end'),
    plays(1, 'wrecker'),
    see({ play: [['the-grave'], ['wrecker']], destroyed: [], decks: [[], ['the-garage']] }),
  );
});

it('[R29] every card of the nemesis stack is a nemesis and a Council of Ricks card; a Rick of the main deck is neither', () => {
  const deal = { discards: [['grabbing-rick', 'president', 'black-rick'], []] };
  play(
    2,
    { ...deal, hands: [['envoy', 'hunter'], []] },
    plays(0, 'envoy'),
    see({ power: 2 }),
    plays(0, 'hunter'),
    see({ power: 4 }),
  );
});
