// Samples a full state that is consistent with a view: hidden cards, characters and ballots are random.

import { cloneFrame, NO_CARD } from '@kuluary/card-language/interpreter';
import { type Chance, shuffle } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import type { CardBox } from './card-box.ts';
import type { CardInPlay, Player, PlayOrigin, State, Vote } from './state.ts';
import { UNDECIDED } from './state.ts';
import type { CardInPlayView, SeatView, View, VoteView } from './view.ts';

export function determinize(box: CardBox, view: View, chance: Chance): State {
  const numbered = (ids: readonly string[]) => ids.map((id) => box.cardNumbersById.get(id)!);
  const players = view.seats.map((seat) => determinizePlayer(box, seat, chance));
  determinizeCharacters(box, view, players, chance);
  const state: State = {
    options: view.options,
    players,
    deck: [],
    lineUp: numbered(view.lineUp),
    guns: view.guns,
    waves: view.waves,
    tokens: view.tokens,
    locations: [],
    locationDiscard: numbered(view.locationDiscard),
    nemeses: [],
    isNemesisUp: view.nemesis !== null,
    destroyed: numbered(view.destroyed),
    active: view.active,
    turns: view.turns,
    lastProgressTurn: view.renewed,
    isTurnOver: view.isTurnOver,
    power: view.power,
    isTokenBought: view.isTokenBought,
    isGuardPaid: view.isGuardPaid,
    played: numbered(view.played),
    shown: numbered(view.shown),
    shownBefore: numbered(view.shownBefore),
    lasting: view.lasting.slice(),
    boughtLocations: view.boughtLocations.map(({ card, used }) => ({ card: box.cardNumbersById.get(card)!, used })),
    stack: view.stack.map(cloneFrame),
    waiting: view.waiting.map(({ ability, seat, it }) => ({
      ability,
      seat,
      it: it === null ? NO_CARD : box.cardNumbersById.get(it)!,
    })),
    vote: view.vote && determinizeVote(box, view, view.vote, chance),
    ballots: view.ballots,
    asked: view.decision === null ? null : { kind: view.decision, seats: view.waitingFor.slice() },
    end: view.why,
  };
  const seen = visibleCards(state);
  state.deck = shuffleUnseen(box.main, seen, chance, view.deck);
  state.locations = shuffleUnseen(box.locations, seen, chance, view.locations);
  state.nemeses = determinizeNemeses(box, view, seen, chance);
  return state;
}

function determinizePlayer(box: CardBox, seat: SeatView, chance: Chance): Player {
  const numbered = (ids: readonly string[]) => ids.map((id) => box.cardNumbersById.get(id)!);
  const hidden = numbered(seat.unseen);
  shuffle(hidden, chance);
  const seen = numbered(seat.seen);
  const hand = seat.hand ? numbered(seat.hand) : [...seen, ...hidden.splice(0, seat.cards - seen.length)];
  return {
    character: seat.character === null ? NO_CARD : box.cardNumbersById.get(seat.character)!,
    offered: numbered(seat.offered),
    deck: [...hidden, ...numbered(seat.top).reverse()],
    hand,
    discard: numbered(seat.discard),
    play: seat.play.map((cardInPlay) => cardInPlayFromView(box, cardInPlay)),
    tokens: seat.tokens,
    known: seat.top.length,
    seen,
    used: seat.used,
  };
}

function cardInPlayFromView(box: CardBox, { card, owner, from, isFresh, used, held }: CardInPlayView): CardInPlay {
  return {
    card: box.cardNumbersById.get(card)!,
    owner,
    from: from as PlayOrigin,
    isFresh,
    used,
    held: held.flatMap((under) => [box.cardNumbersById.get(under.card)!, under.owner]),
  };
}

/** While one of two is being chosen, the characters dealt to others are unknown. */
function determinizeCharacters(box: CardBox, view: View, players: Player[], chance: Chance): void {
  if (view.decision !== 'character' || view.options.characters !== 'two') return;
  const dealt = players.flatMap(({ offered }) => offered);
  const others = box.characters.filter((card) => !dealt.includes(card));
  shuffle(others, chance);
  players.forEach((player, seat) => {
    if (player.offered.length > 0) return;
    player.offered = others.splice(0, 2).sort((a, b) => a - b);
    if (!view.waitingFor.includes(seat)) player.character = player.offered[chance.below(2)]!;
  });
}

/** Sealed ballots of others become random legal ones. */
function determinizeVote(box: CardBox, view: View, vote: VoteView, chance: Chance): Vote {
  const ballot = (seat: Seat) => {
    if (vote.choices && vote.tokens) return [vote.choices[seat]!, vote.tokens[seat]!] as const;
    if (!vote.voted[seat]) return [UNDECIDED, 0] as const;
    if (vote.own && view.viewer === seat) return [vote.own.choice, vote.own.tokens] as const;
    return [randomChoice(vote, seat, view.seats.length, chance), chance.below(view.seats[seat]!.tokens + 1)] as const;
  };
  const ballots = view.seats.map((_, seat) => ballot(seat));
  return {
    kind: vote.kind,
    isCancelled: vote.isCancelled,
    choices: ballots.map(([choice]) => choice),
    tokens: ballots.map(([, tokens]) => tokens),
    revealed: vote.revealed.map((cards) => cards.map((id) => box.cardNumbersById.get(id)!)),
    next: vote.next,
    passes: vote.passes,
    isOpen: vote.choices !== null,
    result: vote.result,
  };
}

function randomChoice({ kind }: VoteView, seat: Seat, seats: number, chance: Chance): number {
  if (kind === 'auction') return seat;
  return chance.below(kind === 'referendum' ? 2 : seats);
}

/** Every card outside the common decks. */
function visibleCards(state: State): number[] {
  const cards = [...state.lineUp, ...state.destroyed, ...state.locationDiscard];
  for (const { deck, hand, discard, play } of state.players) {
    cards.push(...deck, ...hand, ...discard);
    for (const { card, held } of play) cards.push(card, ...held.filter((_, i) => i % 2 === 0));
  }
  return cards;
}

/** A stack of `size`, drawn from those of `all` that are not in `seen`. */
function shuffleUnseen(all: readonly number[], seen: readonly number[], chance: Chance, size: number): number[] {
  const counts = new Map<number, number>();
  for (const card of seen) counts.set(card, (counts.get(card) ?? 0) + 1);
  const left = all.filter((card) => {
    const count = counts.get(card) ?? 0;
    if (count > 0) counts.set(card, count - 1);
    return count === 0;
  });
  shuffle(left, chance);
  return left.slice(0, size);
}

/** One of the last nemeses at the bottom, the rest of the stack from those that were not seen. */
function determinizeNemeses(box: CardBox, view: View, seen: readonly number[], chance: Chance): number[] {
  if (view.nemeses === 0) return [];
  const up = view.nemesis === null ? [] : [box.cardNumbersById.get(view.nemesis)!];
  const unknown = [...box.squad, ...box.last].filter((card) => !seen.includes(card) && !up.includes(card));
  const hidden = view.nemeses - up.length;
  if (hidden === 0) return up;
  const bottoms = unknown.filter((card) => box.last.includes(card));
  const bottom = bottoms[chance.below(bottoms.length)]!;
  const between = unknown.filter((card) => !box.last.includes(card));
  shuffle(between, chance);
  return [bottom, ...between.slice(0, hidden - 1), ...up];
}
