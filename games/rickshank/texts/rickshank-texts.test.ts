import { type Chance, FastChance } from '@kuluary/kernel/chance';
import type { Events } from '@kuluary/kernel/game';
import { describeCatalogue } from '@kuluary/texts/describe-catalogue.fixture';
import { describeGameTexts } from '@kuluary/texts/describe-game-texts.fixture';
import type { Language } from '@kuluary/texts/languages';
import { amount } from '../../../checks/amount.fixture.ts';
import { rickshank } from '../cards/rickshank.ts';
import { VOTES } from '../rules/dialect.ts';
import { type Event, REASONS, ZONES } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import { DEALS } from '../rules/options.ts';
import { REFUSALS } from '../rules/refusal.ts';
import type { View } from '../rules/view.ts';
import { tongueOf } from './catalogues.ts';
import { rickshankTexts } from './rickshank-texts.ts';

const sentencesIn = (language: Language) => tongueOf(language).sentences;

describeCatalogue('the sentences', { messagesIn: sentencesIn, cases: /_acc$/ });

describeGameTexts({
  game: rickshank,
  texts: rickshankTexts,
  messagesIn: sentencesIn,
  refusals: Object.keys(REFUSALS),
  games: amount({ slice: 8, full: 24 }),
  tableEvery: 7,
  chosen: (game) => ({ characters: DEALS[game % DEALS.length], livePoints: game % 2 === 1 }),
  choose: sensible,
  references: [rickshank.completeOptions(3, {})],
  tellRest(narrator) {
    const options = rickshank.completeOptions(3, {});
    tellRareEvents(narrator.listeners(3, options));
    const view: View = {
      ...rickshank.view(rickshank.setup(3, options, new FastChance(1)), 0),
      nemesis: null,
      lineUp: [],
    };
    for (const winners of [[1], [0, 2]]) narrator.table({ ...view, outcome: { winners, draw: false } });
  },
});

/** Random seats would end most of their turns at once: these play their cards first, and spend what they have. */
function sensible(moves: readonly Move[], chance: Chance): Move {
  const plays = moves.filter(({ type }) => type === 'play' || type === 'defeat');
  const better = plays.length > 0 && chance.below(8) > 0 ? plays : moves.filter(({ type }) => type !== 'end');
  const all = better.length > 0 ? better : moves;
  return all[chance.below(all.length)]!;
}

function tellRareEvents(listeners: Events<Event>): void {
  const zones = ZONES.map((zone) => ({
    zone,
    seat: ['hand', 'deck', 'discard', 'play', 'held'].includes(zone) ? 1 : null,
  }));
  for (const reason of REASONS) {
    for (const from of zones) {
      for (const to of zones) {
        const way = { from: from.zone, fromSeat: from.seat, to: to.zone, toSeat: to.seat };
        for (const seat of [0, 1, null]) listeners.all({ type: 'moved', reason, card: 'conroy', ...way, seat });
      }
    }
  }
  for (const vote of VOTES) {
    listeners.all({ type: 'ballots', choices: [0, 1, 1], tokens: [0, 1, 5], vote });
    for (const tie of [true, false]) listeners.all({ type: 'vote-result', result: 1, votes: [1, 3], tie, vote });
  }
  const nobodys = { from: 'held', fromSeat: null, to: 'destroyed', toSeat: null, seat: null } as const;
  listeners.all({ type: 'moved', reason: 'placed', card: 'conroy', ...nobodys });
  listeners.all({ type: 'shuffled', seat: null });
  listeners.all({ type: 'vote-cancelled', seat: 0, card: 'recycle', why: 'nothing' });
  listeners.all({ type: 'vote-cancelled', seat: 0, card: 'recycle', why: 'ability' });
  for (const why of ['defeated', 'deck-out', 'standstill'] as const)
    listeners.all({ type: 'over', why, points: [-2, 0, 21] });
}
