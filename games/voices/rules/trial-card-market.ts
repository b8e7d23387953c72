// The prosecutor's market of trial cards: choosing one, refilling it, beginning the second phase, replacing a card.

import { shuffle } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import { MARKET_SIZE, trialCardsOfPhase } from './card-box.ts';
import { hereRegion } from './count-evaluation.ts';
import type { Move } from './moves.ts';
import type { RulesContext, RulesReadContext } from './state.ts';
import { REGIONS, type Region } from './vocabulary.ts';

export function applyTrialChoice({ box, state, eventSink }: RulesContext, seat: Seat, card: number): void {
  state.asked = null;
  state.market = state.market.filter((each) => each !== card);
  state.chosen = card;
  eventSink?.all({ type: 'chose', seat, regions: box.trial[card]!.regions });
}

export function fillMarket({ box, state, eventSink }: RulesContext): void {
  const came = state.trial.splice(state.trial.length - (MARKET_SIZE - state.market.length)).reverse();
  state.market.push(...came);
  eventSink?.only(state.prosecutor, { type: 'market', cards: came.map((card) => box.trial[card]!.id) });
}

export function beginSecondPhase({ box, state, chance, eventSink }: RulesContext): void {
  state.phase = 2;
  state.trial = trialCardsOfPhase(box, 2);
  shuffle(state.trial, chance);
  state.market = [];
  state.dropped = [];
  eventSink?.all({ type: 'phase', phase: 2 });
}

/** What Embarrassment may replace: the cards of the market that show the marker's region. */
export function replaceMoves(context: RulesReadContext): Move[] {
  const { box, state } = context;
  const region: Region = REGIONS[hereRegion(context)]!;
  const shown = state.market
    .filter((card) => box.trial[card]!.regions.some((each) => each === region))
    .sort((a, b) => a - b);
  return shown.map((card) => ({ type: 'replace', card: box.trial[card]!.id }));
}

export function exchangeTrialCard(context: RulesContext, seat: Seat, card: number): void {
  const { state, eventSink } = context;
  state.asked = null;
  state.market = state.market.filter((each) => each !== card);
  const region = hereRegion(context);
  state.dropped.push({ card, region });
  eventSink?.all({ type: 'replaced', seat, region: REGIONS[region]! });
  const came = state.trial.pop();
  if (came === undefined) return;
  state.market.push(came);
  eventSink?.only(seat, { type: 'market', cards: [context.box.trial[came]!.id] });
}
