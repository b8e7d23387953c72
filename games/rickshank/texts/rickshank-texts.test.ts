import { type Chance, FastChance, stackedChance } from '@kuluary/kernel/chance';
import type { EventSink } from '@kuluary/kernel/game';
import { unwrap } from '@kuluary/kernel/result';
import { describeCatalogue } from '@kuluary/texts/describe-catalogue.fixture';
import { describeGameTexts } from '@kuluary/texts/describe-game-texts.fixture';
import type { Language } from '@kuluary/texts/languages';
import { testAmount } from '../../../checks/test-amount.fixture.ts';
import { rickshank } from '../cards/rickshank.ts';
import { VOTE_KINDS } from '../rules/card-terms.ts';
import { type Event, MOVEMENT_REASONS, ZONES } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import { CHARACTER_DEALS } from '../rules/options.ts';
import { REFUSALS } from '../rules/refusal.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { languagePackOf } from './catalogues.ts';
import { rickshankTexts } from './rickshank-texts.ts';

const sentencesIn = (language: Language) => languagePackOf(language).sentences;

describeCatalogue('the sentences', { messagesIn: sentencesIn, caseSuffix: /_acc$/ });

describeGameTexts({
  game: rickshank,
  texts: rickshankTexts,
  messagesIn: sentencesIn,
  refusals: Object.keys(REFUSALS),
  games: testAmount({ slice: 8, full: 24 }),
  tableCheckInterval: 7,
  chosenOptions: (game) => ({ characters: CHARACTER_DEALS[game % CHARACTER_DEALS.length], livePoints: game % 2 === 1 }),
  chooseMove: pickSensibleMove,
  referenceOptions: [rickshank.completeOptions(3, {})],
  checkRareTexts(checker) {
    const options = rickshank.completeOptions(3, {});
    emitRareEvents(checker.eventSink(3, options));
    checker.checkPrompts(stateWithBorrowedDefence(), 2);
    checker.checkEnd(endWithUnpairedWaves(), 2);
    const view: View = {
      ...rickshank.view(rickshank.setup(3, options, new FastChance(1)), 0),
      nemesis: null,
      lineUp: [],
    };
    for (const winners of [[1], [0, 2]]) checker.checkTable({ ...view, outcome: { winners, draw: false } });
  },
});

/** Random moves would end most turns at once: prefers playing cards, and anything but ending the turn. */
function pickSensibleMove(moves: readonly Move[], chance: Chance): Move {
  const plays = moves.filter(({ type }) => type === 'play' || type === 'defeat');
  const better = plays.length > 0 && chance.below(8) > 0 ? plays : moves.filter(({ type }) => type !== 'end');
  const all = better.length > 0 ? better : moves;
  return all[chance.below(all.length)]!;
}

/** Seat 0 may defend itself with its own Security Specialist Rick and with one that it has borrowed. */
function stateWithBorrowedDefence(): State {
  const guard = 'security-specialist-rick';
  const deal = {
    hands: [['brainalyzer-9000'], ['lizard-rick']],
    discards: [[], [guard]],
    play: [[guard], []],
  };
  const state = unwrap(rickshank.arrange(2, rickshank.completeOptions(2, {}), deal));
  rickshank.apply(state, 0, { type: 'play', card: 'brainalyzer-9000' }, stackedChance);
  rickshank.apply(state, 0, { type: 'end' }, stackedChance);
  rickshank.apply(state, 1, { type: 'play', card: 'lizard-rick' }, stackedChance);
  return state;
}

function endWithUnpairedWaves(): State {
  const deal = { hands: [['jerry'], ['genius-waves']], discards: [['morty-waves'], ['morty-waves']] };
  return { ...unwrap(rickshank.arrange(2, rickshank.completeOptions(2, {}), deal)), end: 'deck-out' };
}

function emitRareEvents(eventSink: EventSink<Event>): void {
  const zones = ZONES.map((zone) => ({
    zone,
    seat: ['hand', 'deck', 'discard', 'play', 'held'].includes(zone) ? 1 : null,
  }));
  for (const reason of MOVEMENT_REASONS) {
    for (const from of zones) {
      for (const to of zones) {
        const way = { from: from.zone, fromSeat: from.seat, to: to.zone, toSeat: to.seat };
        for (const seat of [0, 1, null]) eventSink.all({ type: 'moved', reason, card: 'conroy', ...way, seat });
      }
    }
  }
  for (const vote of VOTE_KINDS) {
    eventSink.all({ type: 'ballots', choices: [0, 1, 1], tokens: [0, 1, 5], vote });
    for (const tie of [true, false]) eventSink.all({ type: 'vote-result', result: 1, votes: [1, 3], tie, vote });
  }
  const ofNoSeat = { from: 'held', fromSeat: null, to: 'destroyed', toSeat: null, seat: null } as const;
  eventSink.all({ type: 'moved', reason: 'placed', card: 'conroy', ...ofNoSeat });
  eventSink.all({ type: 'shuffled', seat: null });
  for (const what of ['match', 'waves'] as const)
    for (const seat of [0, 1]) eventSink.all({ type: 'had-nothing', seat, card: 'freeze-gun', what });
  eventSink.all({ type: 'vote-cancelled', seat: 0, card: 'recycle', why: 'nothing' });
  eventSink.all({ type: 'vote-cancelled', seat: 0, card: 'recycle', why: 'ability' });
  for (const why of ['defeated', 'deck-out', 'standstill'] as const)
    eventSink.all({ type: 'over', why, points: [-2, 0, 21] });
}
