// Changes at random everything that is hidden from a viewer, for the contract tests. It does not use `determinize`, which is
// tested with it.

import { type Chance, shuffle } from '@kuluary/kernel/chance';
import type { Viewer } from '@kuluary/kernel/game';
import { cloneState, type Player, type State } from '../rules/state.ts';

export const SECRETS = ['hands', 'decks', 'main deck', 'locations', 'nemeses', 'ballots', 'characters'] as const;
type Secret = (typeof SECRETS)[number];

export function varySecrets(state: State, viewer: Viewer, chance: Chance): { state: State; changed: Secret[] } {
  const other = cloneState(state);
  if (state.end === null) {
    for (const [seat, player] of other.players.entries()) varyCards(player, seat === viewer, chance);
    varyBallots(other, viewer, chance);
    varyCharacters(other, viewer, chance);
  } else for (const player of other.players) varyCards(player, true, chance);
  shuffle(other.deck, chance);
  shuffle(other.locations, chance);
  varyNemeses(other, chance);
  return { state: other, changed: SECRETS.filter((secret) => hasChanged(state, other, secret)) };
}

/** The owner knows the hand; everybody knows the cards that openly came on top of the deck or into the hand. */
function varyCards(player: Player, isOwn: boolean, chance: Chance): void {
  const { deck, known, hand, seen } = player;
  const top = deck.splice(deck.length - known);
  if (isOwn) shuffle(deck, chance);
  else {
    const hidden = hand.slice();
    for (const card of seen) hidden.splice(hidden.indexOf(card), 1);
    const count = hidden.length;
    hidden.push(...deck);
    shuffle(hidden, chance);
    player.hand = [...seen, ...hidden.slice(0, count)];
    player.deck = hidden.slice(count);
  }
  player.deck.push(...top);
}

function varyBallots({ vote, players }: State, viewer: Viewer, chance: Chance): void {
  if (!vote || vote.isOpen) return;
  players.forEach(({ tokens }, seat) => {
    if (seat === viewer || vote.choices[seat] === -1) return;
    vote.tokens[seat] = chance.below(tokens + 1);
    if (vote.kind === 'referendum') vote.choices[seat] = chance.below(2);
    if (vote.kind === 'sanctions') vote.choices[seat] = chance.below(players.length);
  });
}

/** While one of two is being chosen, each seat knows only its own. */
function varyCharacters({ asked, options, players }: State, viewer: Viewer, chance: Chance): void {
  if (asked?.kind !== 'character' || options.characters !== 'two') return;
  const others = players.filter((_, seat) => seat !== viewer);
  const dealt = others.flatMap(({ offered }) => offered);
  shuffle(dealt, chance);
  for (const player of others) {
    player.offered = dealt.splice(0, 2).sort((a, b) => a - b);
    if (player.character >= 0) player.character = player.offered[chance.below(2)]!;
  }
}

/** Shuffles those between the bottom one and the one that is face up. */
function varyNemeses(state: State, chance: Chance): void {
  const { nemeses, isNemesisUp } = state;
  const up = isNemesisUp ? nemeses.splice(-1) : [];
  const last = nemeses.splice(0, 1);
  shuffle(nemeses, chance);
  state.nemeses = [...last, ...nemeses, ...up];
}

function hasChanged(state: State, other: State, secret: Secret): boolean {
  return JSON.stringify(secretValue(state, secret)) !== JSON.stringify(secretValue(other, secret));
}

function secretValue(state: State, secret: Secret): unknown {
  switch (secret) {
    case 'hands':
      return state.players.map(({ hand }) => hand.slice().sort());
    case 'decks':
      return state.players.map(({ deck }) => deck);
    case 'main deck':
      return state.deck;
    case 'locations':
      return state.locations;
    case 'nemeses':
      return state.nemeses;
    case 'ballots':
      return state.vote && [state.vote.choices, state.vote.tokens];
    case 'characters':
      return state.players.map(({ character, offered }) => [character, offered]);
  }
}
