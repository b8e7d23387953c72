// What one viewer may know. Built field by field, so that nothing secret gets in.

import { cloneFrame, type Frame, NO_CARD } from '@kuluary/card-language/interpreter';
import type { Outcome, Seat, Viewer } from '@kuluary/kernel/game';
import type { CardBox } from './card-box.ts';
import type { VoteKind } from './card-terms.ts';
import type { Options } from './options.ts';
import { cardPointsOfSeat, mortyWavesPenalty, outcome, pointsOfSeat } from './score.ts';
import {
  type CardInPlay,
  type DecisionKind,
  type EndReason,
  type Player,
  type RevealedBallots,
  type RulesReadContext,
  type State,
  UNDECIDED,
  type Vote,
} from './state.ts';

export interface CardInPlayView {
  readonly card: string;
  readonly owner: Seat;
  readonly from: number;
  readonly isFresh: boolean;
  readonly used: readonly number[]; // abilities, in this turn
  readonly held: readonly { readonly card: string; readonly owner: Seat }[];
}

export interface SeatView {
  readonly character: string | null; // null: not chosen, or not yet shown
  readonly offered: readonly string[]; // characters to choose from, if the viewer may know
  readonly cards: number; // in hand
  readonly hand: readonly string[] | null; // which; null if the viewer may not know
  readonly seen: readonly string[]; // cards of the hand that everybody has seen
  readonly deck: number;
  readonly top: readonly string[]; // of the deck, as far as everybody knows it; the top one first
  readonly unseen: readonly string[]; // cards in the deck or the hand, where the viewer cannot tell which is where
  readonly discard: readonly string[]; // the top one last
  readonly play: readonly CardInPlayView[];
  readonly tokens: number;
  readonly used: readonly number[]; // the character's abilities, in this turn
  readonly points: number | null; // shown at the end, or all the time
}

export interface VoteView {
  readonly kind: VoteKind;
  readonly isCancelled: boolean;
  readonly voted: readonly boolean[]; // by seat
  readonly choices: readonly number[] | null; // null while sealed
  readonly tokens: readonly number[] | null;
  readonly own: { readonly choice: number; readonly tokens: number } | null; // the viewer's sealed ballot
  readonly revealed: readonly (readonly string[])[];
  readonly next: Seat;
  readonly passes: number;
  readonly result: number;
}

export interface ScoredCard {
  readonly card: string;
  readonly points: number; // of each
  readonly copies: number;
}

export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly seats: readonly SeatView[];
  readonly deck: number; // of the main one
  readonly lineUp: readonly string[];
  readonly guns: number;
  readonly waves: number;
  readonly tokens: number;
  readonly locations: number;
  readonly locationDiscard: readonly string[];
  readonly nemesis: string | null; // null: face down
  readonly nemeses: number; // in the stack
  readonly destroyed: readonly string[];
  readonly active: Seat;
  readonly turns: number;
  readonly renewed: number;
  readonly isTurnOver: boolean;
  readonly power: number;
  readonly isTokenBought: boolean;
  readonly isGuardPaid: boolean;
  readonly played: readonly string[];
  readonly shown: readonly string[]; // what left hands in this turn
  readonly shownBefore: readonly string[]; // and in the one before
  readonly lasting: readonly number[];
  readonly boughtLocations: readonly { readonly card: string; readonly used: readonly number[] }[]; // in force until the turn ends
  readonly stack: readonly Frame[];
  readonly waiting: readonly { readonly ability: number; readonly seat: Seat; readonly it: string | null }[];
  readonly vote: VoteView | null;
  readonly ballots: RevealedBallots | null; // of the last vote
  readonly decision: DecisionKind | null;
  readonly waitingFor: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly why: EndReason | null;
  readonly scores: readonly (readonly ScoredCard[])[] | null; // card by card, at the end
  readonly penalties: readonly number[] | null; // for Morty Waves without Genius Waves, at the end
}

export function viewFor(box: CardBox, state: State, viewer: Viewer): View {
  const context: RulesReadContext = { box, state };
  const named = (cards: readonly number[]) => cards.map((card) => box.cards[card]!.id);
  const isOver = state.end !== null;
  return {
    viewer,
    options: state.options,
    seats: state.players.map((_, seat) => seatView(context, seat, viewer)),
    deck: state.deck.length,
    lineUp: named(state.lineUp),
    guns: state.guns,
    waves: state.waves,
    tokens: state.tokens,
    locations: state.locations.length,
    locationDiscard: named(state.locationDiscard),
    nemesis: state.isNemesisUp && state.nemeses.length > 0 ? box.cards[state.nemeses.at(-1)!]!.id : null,
    nemeses: state.nemeses.length,
    destroyed: named(state.destroyed),
    active: state.active,
    turns: state.turns,
    renewed: state.lastProgressTurn,
    isTurnOver: state.isTurnOver,
    power: state.power,
    isTokenBought: state.isTokenBought,
    isGuardPaid: state.isGuardPaid,
    played: named(state.played),
    shown: named(state.shown),
    shownBefore: named(state.shownBefore),
    lasting: state.lasting.slice(),
    boughtLocations: state.boughtLocations.map(({ card, used }) => ({ card: box.cards[card]!.id, used })),
    stack: state.stack.map(cloneFrame),
    waiting: state.waiting.map(({ ability, seat, it }) => ({
      ability,
      seat,
      it: it < 0 ? null : box.cards[it]!.id,
    })),
    vote: state.vote && voteView(box, state.vote, viewer),
    ballots: state.ballots,
    decision: isOver ? null : (state.asked?.kind ?? null),
    waitingFor: isOver ? [] : (state.asked?.seats.slice() ?? []),
    outcome: outcome(context) ?? null,
    why: state.end,
    penalties: isOver ? state.players.map((_, seat) => mortyWavesPenalty(cardPointsOfSeat(context, seat))) : null,
    scores: isOver ? state.players.map((_, seat) => scoredCards(context, seat)) : null,
  };
}

function scoredCards(context: RulesReadContext, seat: Seat): ScoredCard[] {
  return cardPointsOfSeat(context, seat).map(({ card, points, copies }) => ({
    card: context.box.cards[card]!.id,
    points,
    copies,
  }));
}

function seatView(context: RulesReadContext, seat: Seat, viewer: Viewer): SeatView {
  const { box, state } = context;
  const player = state.players[seat]!;
  const isOwn = viewer === seat || state.end !== null;
  const named = (cards: readonly number[]) => cards.map((card) => box.cards[card]!.id);
  const isShown = state.asked?.kind !== 'character' || state.options.characters === 'choice' || isOwn;
  return {
    character: isShown && player.character !== NO_CARD ? box.cards[player.character]!.id : null,
    offered: isShown ? named(player.offered) : [],
    cards: player.hand.length,
    hand: isOwn ? named(player.hand) : null,
    seen: named(player.seen),
    deck: player.deck.length,
    top: named(knownTopCards(player)).reverse(),
    unseen: named(hiddenCards(player, isOwn)),
    discard: named(player.discard),
    play: player.play.map((cardInPlay) => cardInPlayView(box, cardInPlay)),
    tokens: player.tokens,
    used: player.used,
    points: state.end !== null || state.options.livePoints ? pointsOfSeat(context, seat) : null,
  };
}

function knownTopCards({ deck, known }: Player): number[] {
  return deck.slice(deck.length - known);
}

/** Sorted by number, so that the order gives nothing away. */
function hiddenCards({ deck, known, hand, seen }: Player, isOwn: boolean): number[] {
  const hidden = deck.slice(0, deck.length - known);
  if (!isOwn) {
    const rest = hand.slice();
    for (const card of seen) rest.splice(rest.indexOf(card), 1);
    hidden.push(...rest);
  }
  return hidden.sort((a, b) => a - b);
}

function cardInPlayView(box: CardBox, { card, owner, from, isFresh, used, held }: CardInPlay): CardInPlayView {
  const under = [];
  for (let i = 0; i < held.length; i += 2) under.push({ card: box.cards[held[i]!]!.id, owner: held[i + 1]! });
  return { card: box.cards[card]!.id, owner, from, isFresh, used, held: under };
}

function voteView(box: CardBox, vote: Vote, viewer: Viewer): VoteView {
  const own = typeof viewer === 'number' && vote.choices[viewer] !== UNDECIDED ? viewer : null;
  return {
    kind: vote.kind,
    isCancelled: vote.isCancelled,
    voted: vote.choices.map((choice) => choice !== UNDECIDED),
    choices: vote.isOpen ? vote.choices.slice() : null,
    tokens: vote.isOpen ? vote.tokens.slice() : null,
    own: own === null ? null : { choice: vote.choices[own]!, tokens: vote.tokens[own]! },
    revealed: vote.revealed.map((cards) => cards.map((card) => box.cards[card]!.id)),
    next: vote.next,
    passes: vote.passes,
    result: vote.result,
  };
}
