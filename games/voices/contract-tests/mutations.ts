// Mutations of the rules of Voices; each must make a test fail whose title begins with the rule's id. A row is: rule id,
// what is wrong then, text to find in the file, its replacement.

import { mutationsOfGame } from '../../../checks/mutation-list.ts';

export const MUTATIONS = mutationsOfGame('voices', {
  markers: [['V1', 'Joy is worth four', '  joy: 3,', '  joy: 4,']],
  view: [
    ['V2', 'roles lie open', 'role: isOwn || state.isOver', 'role: isOwn || !state.isOver || state.isOver'],
    [
      'V7',
      'the chosen card is shown at once',
      'card: isProsecutor || isRead ? id : null',
      'card: isProsecutor || !isRead || isRead ? id : null',
    ],
    [
      'V20',
      'everybody sees the first sealed choice',
      'answers.find(({ seat }) => seat === viewer)',
      'answers.find(({ seat }) => seat >= 0 || seat === viewer)',
    ],
    [
      'V43',
      'everybody reads the trial card',
      'return viewer === prosecutor && last &&',
      'return viewer !== null && prosecutor >= 0 && last &&',
    ],
    ['V24', 'everybody sees the market', 'market: isProsecutor ?', 'market: isProsecutor || viewer !== null ?'],
  ],
  'card-box': [
    ['V3', 'two trial cards lie before the prosecutor', 'MARKET_SIZE = 3;', 'MARKET_SIZE = 2;'],
    ['V4', 'each persona draws one strategy', 'DEALT_STRATEGIES = 2;', 'DEALT_STRATEGIES = 1;'],
    ['V6', 'seven rounds', 'ROUNDS = 8;', 'ROUNDS = 7;'],
  ],
  'marker-abilities': [
    [
      'V37',
      'Panic is content with one',
      "panic: { if: { atLeast: 2, of: { fell: 'any' } }",
      "panic: { if: { atLeast: 1, of: { fell: 'any' } }",
    ],
    [
      'V35',
      'Fear draws for any marker',
      "fear: { if: { atLeast: 1, of: { fell: 'joy' } }",
      "fear: { if: { atLeast: 1, of: { fell: 'any' } }",
    ],
  ],
  'colour-choice': [
    [
      'V44',
      'wishes are granted from the last seat on',
      'for (const seat of personas(state)) give(seat, state.wishes[seat]!);',
      'for (const seat of personas(state).reverse()) give(seat, state.wishes[seat]!);',
    ],
    [
      'V44',
      'who has no preference loses what was dealt',
      '  for (const seat of personas(state))\n    give(',
      '  for (const seat of personas(state).slice(4))\n    give(',
    ],
  ],
  setup: [
    [
      'V5',
      'whoever is named by the plot, the prosecutor begins',
      'return (prosecutor + steps[first]) % seats;',
      'return prosecutor;',
    ],
    [
      'V29',
      'the last of the expert roles is put aside, unshuffled',
      '  shuffle(cards, chance);\n  const aside',
      '  const aside',
    ],
    [
      'V30',
      'the first seat is the prosecutor, whoever was chosen',
      'cards.splice(options.prosecutor, 0, PROSECUTOR_ROLE);',
      'cards.splice(0, 0, PROSECUTOR_ROLE);',
    ],
  ],
  'push-outcome': [
    [
      'V8',
      'at a table of three both markers may be of one colour',
      'state.owed = state.owed.filter((colour) => colour !== colourOf(marker));',
      'state.owed = state.owed.slice(1);',
    ],
    [
      'V9',
      'hands are steady, whatever the host has chosen',
      'const aim = state.options.aimError ? withAimError({ at, slope }, chance) : { at, slope };',
      'const aim = { at, slope };',
    ],
    [
      'V31',
      'the second marker of a turn has its ability, too',
      'const isFirst = isTurn && !state.isFirstPlaced;',
      'const isFirst = isTurn;',
    ],
  ],
  'trial-card-resolution': [
    ['V10', 'the back is not read', '} else if (reading.side === 0) {', '} else if (reading.side > 1) {'],
    [
      'V15',
      'whatever label is chosen, the first effect happens',
      'const program = programs[option]!;',
      'const program = programs[0]!;',
    ],
  ],
  'control-condition': [
    [
      'V13',
      'at a table of three the first player breaks ties over abilities',
      'state.roles.length === MIN_SEATS',
      'state.roles.length < MIN_SEATS',
    ],
    [
      'V42',
      'a tie is enough',
      'return candidates.includes(seat) && namedController(state, region) === seat;',
      'return candidates.includes(seat);',
    ],
    [
      'V42',
      'nobody breaks a tie about a condition',
      "putDecision(state, 'tie', isTieForProsecutor(state, region) ? state.prosecutor : state.first);\n  return true;",
      'return false;',
    ],
    [
      'V42',
      'at a table of three the first player names, too',
      'isTieForProsecutor(state, region) ? state.prosecutor : state.first',
      'state.first',
    ],
  ],
  'region-control': [
    [
      'V11',
      'the most markers control a region, whatever they are worth',
      'sums[colour] = Math.max(0, sums[colour]!) + markerValue(id);',
      'sums[colour] = Math.max(0, sums[colour]!) + 1;',
    ],
    [
      'V12',
      'the prosecutor can be named where a region is empty',
      'return leaders.length > 0 ? leaders : personas(state);',
      'return leaders.length > 0 ? leaders : state.roles.map((_, seat) => seat);',
    ],
    [
      'V13',
      'at a table of three both colours are added',
      'best[owner] = Math.max(best[owner]!, sums[colour]!);',
      'best[owner] = Math.max(0, best[owner]!) + Math.max(0, sums[colour]!);',
    ],
  ],
  decisions: [
    [
      'V14',
      'what can do nothing is offered',
      '.filter((_, option) =>\n    canDoAnything(context, frame, instruction.starts[option]!),\n  );',
      ';',
    ],
  ],
  'effect-step-choices': [
    [
      'V24',
      'who has drawn influence tokens that are all alike is not asked which',
      'if (state.drawn.length > put || types > 1 || isOrdered)',
      'if (influenceMoves(context, frame).length > 1)',
    ],
    [
      'V33',
      'Sadness may push into the same region',
      "if (where === 'elsewhere') return all.filter((region) => region !== hereRegion(context));",
      "if (where === 'elsewhere') return all;",
    ],
    [
      'V34',
      'Trust may take itself',
      'step.another ? state.windows.at(-1)!.marker : NO_CARD',
      'step.another ? NO_CARD : NO_CARD',
    ],
  ],
  'jury-tokens': [
    [
      'V16',
      'influence tokens that were not put go back to the supply',
      'for (const face of rest) state.discarded.push({ face, seen: [seat], isPublic: false });',
      'state.supply.push(...rest);',
    ],
    [
      'V16',
      'influence tokens are laid in no order of one’s choice',
      '  for (const face of faces) {\n    rest.splice',
      '  for (const face of faces.toSorted()) {\n    rest.splice',
    ],
    [
      'V16',
      'everybody sees what was drawn',
      "eventSink?.only(seat, { type: 'saw', faces: state.drawn.map(faceName), juror: null });",
      "eventSink?.all({ type: 'saw', faces: state.drawn.map(faceName), juror: null });",
    ],
    ['V39', 'an empty supply of influence stays empty', 'if (state.discarded.length === 0) break;', 'break;'],
  ],
  'strategy-hands': [
    ['V17', 'there is no hand limit', 'if (hand.length > HAND_LIMIT)', 'if (hand.length > 2 * HAND_LIMIT)'],
  ],
  'strategy-window': [
    [
      'V18',
      'two copies of a strategy can be played after one placement',
      'if (strategyWindow.played.some((played) => played.seat === seat && played.card === card)) return false;',
      '',
    ],
    [
      'V18',
      'a strategy of a region can be played anywhere',
      'if (region !== undefined && REGIONS[strategyWindow.region] !== region) return false;',
      '',
    ],
    [
      'V19',
      'seats whose markers were pushed off are not asked',
      'seat === placer || victims.includes(seat) ? [seat] : []',
      'seat === placer ? [seat] : []',
    ],
    [
      'V20',
      'the strategy of the lowest seat is first',
      "if (waiting.length > 1) putDecision(state, 'order', state.first);",
      'if (waiting.length > 1) beginStrategyTurn(context, waiting[0]!);',
    ],
    [
      'V41',
      'who is second has chosen before',
      '  strategyWindow.answers = [];\n  if (!sealed)',
      '  strategyWindow.answers = strategyWindow.answers.filter((answer) => answer.seat !== seat);\n  if (!sealed)',
    ],
    [
      'V41',
      'a card is checked only once',
      '  if (strategyWindow.played.some((played) => played.seat',
      '  if (strategyWindow.played.length > 0 && !strategyWindow.played.some((played) => played.seat === seat)) return true;\n  if (strategyWindow.played.some((played) => played.seat',
    ],
  ],
  'round-flow': [
    [
      'V21',
      'at five seats nobody else draws',
      'if (personas(context.state).length >= PERSONAS_FOR_EXTRA_DRAW)',
      'if (personas(context.state).length > PERSONAS_FOR_EXTRA_DRAW)',
    ],
    [
      'V22',
      'the prosecutor never holds the token',
      'state.first = seatsClockwiseFrom(state, state.first)[1]!;',
      'state.first = seatsClockwiseFrom(state, state.first).slice(1).find((seat) => seat !== state.prosecutor)!;',
    ],
  ],
  'trial-card-market': [
    ['V23', 'cards of the first phase stay in the market', '  state.market = [];\n', ''],
    [
      'V36',
      'any trial card can be exchanged',
      '.filter((card) => box.trial[card]!.regions.some((each) => each === region))',
      '.filter((card) => box.trial[card]!.regions.some((each) => each === region) || card >= 0)',
    ],
  ],
  'verdict-and-goals': [
    ['V25', 'influence tokens do not count', "faces.filter((face) => face === 'innocence').length", '0'],
    [
      'V26',
      'destroyed markers are compared with the prosecutor’s, too',
      'const others = personas(state).map((persona) => destroyedCount(state, persona));',
      'const others = state.roles.map((_, persona) => destroyedCount(state, persona));',
    ],
    [
      'V27',
      'three guilty types are enough',
      'guilty >= GUILTY_TYPES_TO_CONVICT',
      'guilty >= GUILTY_TYPES_TO_CONVICT - 1',
    ],
    [
      'V28',
      'whoever is not convicted is released',
      "return innocent > countTypesWith(verdict, 'undecided') ? 'released' : 'undecided';",
      "return 'released';",
    ],
  ],
  'count-evaluation': [
    ['V32', 'Anger strikes anybody’s marker', "(whose === 'foe' || !state.turned.includes(owner))", 'true'],
  ],
  'marker-placement': [
    [
      'V38',
      'what is taken away moves the others',
      'state.platforms[region]!.filter(({ id }) => id !== marker),',
      'state.platforms[region]!.filter(({ id }) => id !== marker).map((each) => ({ ...each, y: each.y + 1 })),',
    ],
  ],
  options: [['V40', 'the memory aid is on', 'memoryAid: false,', 'memoryAid: true,']],
});
