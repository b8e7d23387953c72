// Rules of Rickshank broken on purpose; each must make a test fail that begins with the rule's id.
// Fields: rule id, what is wrong then, source text to find, replacement.

import { mutationsOfGame } from '../../../checks/mutation-list.ts';

export const MUTATIONS = mutationsOfGame('rickshank', {
  turn: [
    [
      'E3',
      'locations of the stack stay',
      "for (const cardInPlay of temporaryLocations) leavePlay(context, seat, cardInPlay, 'clean-up');",
      '',
    ],
    ['R27', 'the stack stays empty when locations leave play', '  renewLocationStack(context);\n', ''],
    ['E4', 'power is kept for the next turn', '  state.power = 0;\n', ''],
    ['E6', 'the line-up is not filled', 'state.lineUp.push(...came);', ''],
    [
      'R18',
      'the game goes on after the last nemesis',
      "if (state.nemeses.length === 0) endGame(context, 'defeated');",
      '',
    ],
    [
      'R54',
      'a standstill goes on for ever',
      'if (state.turns - state.lastProgressTurn >= STANDSTILL_ROUNDS',
      'if (state.turns - state.lastProgressTurn >= Infinity + STANDSTILL_ROUNDS',
    ],
    ['R24', 'group attacks are in a turn', 'state.isTurnOver = true;', ''],
  ],
  nemeses: [
    ['R12', 'the next nemesis is turned up at once', 'state.isNemesisUp = false;', ''],
    [
      'S1',
      'a guarded nemesis can be defeated without a token',
      'const isOpen = !box.cards[nemesis]!.isGuarded || state.isGuardPaid;',
      'const isOpen = true;',
    ],
  ],
  abilities: [
    [
      'R35',
      'a bought location does nothing more',
      'for (const bought of state.boughtLocations) visitAbilitiesOf(bought);',
      ';',
    ],
  ],
  zones: [
    [
      'R35',
      'a location that comes back counts twice',
      'state.boughtLocations.filter((bought) => bought.card !== card)',
      'state.boughtLocations.filter((bought) => bought.card >= 0)',
    ],
  ],
  buying: [['R11', 'tokens can be bought again and again', 'state.isTokenBought = true;', '']],
  score: [
    [
      'R19',
      'Morty Waves always cost a point',
      'return Math.max(0, copies(MORTY_WAVES_CARD) - copies(GENIUS_WAVES_CARD));',
      'return copies(MORTY_WAVES_CARD);',
    ],
    ['R20', 'ties are not broken', 'return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];', 'return a[0] - b[0];'],
  ],
  'count-evaluation': [
    [
      'R55',
      'a seat owns what lies before it, borrowed or not',
      'owner === seat && box.cards[card]!.isOngoing',
      'at === seat && owner >= 0 && box.cards[card]!.isOngoing',
    ],
  ],
  defences: [
    [
      'R55',
      'a borrowed copy cannot be chosen to defend with',
      'move.owner === (isBorrowed(cardInPlay) ? cardInPlay.owner : undefined),',
      'true,',
    ],
  ],
  'card-choices': [
    [
      'R50',
      'a borrowed card is destroyed like any other',
      'return cardInPlay.from === BORROWED',
      'return cardInPlay.from < 0',
    ],
  ],
  'card-filter': [
    [
      'R29',
      'cards of the nemesis stack go by no name',
      'if (filter.rank !== undefined && !card.isNemesis) return false;',
      'if (filter.rank !== undefined) return false;',
    ],
  ],
  'effect-steps': [
    [
      'R56',
      'whoever has no token is not mentioned',
      "if (context.state.players[seat]!.tokens === 0) reportNothing(context, seat, card, 'match');",
      'if (context.state.players[seat]!.tokens === 0) return;',
    ],
    [
      'R56',
      'whoever must choose and cannot is said to decline',
      "if (step.n === undefined) context.eventSink?.all({ type: 'declined'",
      "context.eventSink?.all({ type: 'declined'",
    ],
    [
      'R28',
      'the log names no source of power',
      'evaluateAmount(context, frame, step.n), frame.card);',
      'evaluateAmount(context, frame, step.n), 0);',
    ],
  ],
  decks: [
    [
      'R27',
      'a stack of locations is renewed only when one is needed',
      'const location = context.state.locations.pop();\n  renewLocationStack(context);',
      'renewLocationStack(context);\n  const location = context.state.locations.pop();',
    ],
    [
      'R15',
      'the discard is not shuffled into a deck',
      'if (player.discard.length === 0) return false;',
      'if (player.discard.length >= 0) return false;',
    ],
  ],
  votes: [
    [
      'V3',
      'one pass is enough for everybody',
      'if (state.vote.passes < state.players.length)',
      'if (state.vote.passes < 1)',
    ],
    ['V6', 'everybody pays, whatever the result', 'if (vote.choices[seat] !== vote.result) return;', ''],
    [
      'V0',
      'votes that can do nothing are held',
      "if (!needs.some((each) => isConditionMet(each, (of) => evaluateCount(context, frame, of))))\n    return cancelVote(context, frame, 'nothing');",
      '',
    ],
  ],
});
