// Rules of Voices broken on purpose. Each must make a test fail that begins with the rule's id.
// Beside the id stands what is wrong then, what is found in the file, and what takes its place.

import { brokenRules } from '../../../checks/broken-rules.ts';

export const MUTATIONS = brokenRules('voices', {
  markers: [['V1', 'Joy is worth four', '  joy: 3,', '  joy: 4,']],
  view: [
    ['V2', 'roles lie open', 'role: isOwn || state.isOver', 'role: isOwn || !state.isOver || state.isOver'],
    [
      'V7',
      'the chosen card is shown at once',
      'card: isProsecutor || isRead ? id : null',
      'card: isProsecutor || !isRead || isRead ? id : null',
    ],
    ['V24', 'everybody sees the market', 'market: isProsecutor ?', 'market: isProsecutor || viewer !== null ?'],
  ],
  box: [
    ['V3', 'two trial cards lie before the prosecutor', 'MARKET = 3;', 'MARKET = 2;'],
    ['V4', 'each persona draws one strategy', 'DEALT = 2;', 'DEALT = 1;'],
    ['V6', 'seven rounds', 'ROUNDS = 8;', 'ROUNDS = 7;'],
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
      'cards.splice(options.prosecutor, 0, PROSECUTOR);',
      'cards.splice(0, 0, PROSECUTOR);',
    ],
  ],
  placing: [
    [
      'V8',
      'at a table of three both markers may be of one colour',
      'state.owed = state.owed.filter((colour) => colour !== colourOf(marker));',
      'state.owed = state.owed.slice(1);',
    ],
    [
      'V9',
      'hands are steady, whatever the host has chosen',
      'const aim = state.options.aimError ? missed({ at, slope }, chance) : { at, slope };',
      'const aim = { at, slope };',
    ],
    [
      'V31',
      'the second marker of a turn has its ability, too',
      'const isFirst = isTurn && !state.isFirstPlaced;',
      'const isFirst = isTurn;',
    ],
  ],
  reading: [
    ['V10', 'the back is not read', '} else if (reading.side === 0) {', '} else if (reading.side > 1) {'],
    [
      'V13',
      'at a table of three the first player breaks ties over abilities',
      'else if (leaders.length > 1 && state.roles.length === MIN_SEATS) {',
      'else if (leaders.length > 1 && state.roles.length < MIN_SEATS) {',
    ],
    [
      'V15',
      'whatever label is chosen, the first effect happens',
      'const program = abilityOf(table).programs[option]!;',
      'const program = abilityOf(table).programs[0]!;',
    ],
  ],
  control: [
    [
      'V11',
      'the most markers control a region, whatever they are worth',
      'sums[colour] = Math.max(0, sums[colour]!) + worthOf(id);',
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
  questions: [
    ['V14', 'what can do nothing is offered', '.filter((_, option) => canDo(table, frame, code.starts[option]!))', ''],
    [
      'V36',
      'any trial card can be exchanged',
      '.filter((card) => box.trial[card]!.regions.some((each) => each === region))',
      '.filter((card) => box.trial[card]!.regions.some((each) => each === region) || card >= 0)',
    ],
  ],
  choices: [
    [
      'V24',
      'who has drawn influence tokens that are all alike is not asked which',
      'if (state.drawn.length > put || types > 1)',
      'if (influenceMoves(table, frame).length > 1)',
    ],
    [
      'V33',
      'Sadness may push into the same region',
      "if (where === 'elsewhere') return all.filter((region) => region !== hereOf(table));",
      "if (where === 'elsewhere') return all;",
    ],
    [
      'V34',
      'Trust may take itself',
      'step.another ? state.windows.at(-1)!.marker : NOTHING',
      'step.another ? NOTHING : NOTHING',
    ],
  ],
  jury: [
    [
      'V16',
      'influence tokens that were not put go back to the supply',
      'for (const face of rest) state.discarded.push({ face, seen: [seat], isPublic: false });',
      'state.supply.push(...rest);',
    ],
    [
      'V16',
      'everybody sees what was drawn',
      "events?.only(seat, { type: 'saw', faces: state.drawn.map(named), juror: null });",
      "events?.all({ type: 'saw', faces: state.drawn.map(named), juror: null });",
    ],
    ['V39', 'an empty supply of influence stays empty', 'if (state.discarded.length === 0) break;', 'break;'],
  ],
  hands: [['V17', 'there is no hand limit', 'if (hand.length > HAND_LIMIT)', 'if (hand.length > 2 * HAND_LIMIT)']],
  windows: [
    [
      'V18',
      'two copies of a strategy can be played after one placement',
      'if (now.played.some((played) => played.seat === seat && played.card === card)) return false;',
      '',
    ],
    [
      'V18',
      'a strategy of a region can be played anywhere',
      'if (region !== undefined && REGIONS[now.region] !== region) return false;',
      '',
    ],
    [
      'V19',
      'there is no moment for those whose markers were pushed off',
      'seat === placer || victims.includes(seat) ? [seat] : []',
      'seat === placer ? [seat] : []',
    ],
    [
      'V20',
      'whoever sits first plays first',
      "if (answers.length > 1) ask(state, 'order', state.first);",
      'if (answers.length > 1) start(table, now, answers[0]!);',
    ],
  ],
  course: [
    [
      'V21',
      'at five seats nobody else draws',
      'if (personas(table.state).length >= TWO_DRAW)',
      'if (personas(table.state).length > TWO_DRAW)',
    ],
    [
      'V22',
      'the prosecutor never holds the token',
      'state.first = roundFrom(state, state.first)[1]!;',
      'state.first = roundFrom(state, state.first).slice(1).find((seat) => seat !== state.prosecutor)!;',
    ],
    ['V23', 'cards of the first phase stay in the market', '    state.market = [];\n', ''],
  ],
  goals: [
    ['V25', 'influence tokens do not count', "faces.filter((face) => face === 'innocence').length", '0'],
    [
      'V26',
      'destroyed markers are compared with the prosecutor’s, too',
      'const others = personas(state).map((persona) => destroyedOf(state, persona));',
      'const others = state.roles.map((_, persona) => destroyedOf(state, persona));',
    ],
    ['V27', 'three guilty types are enough', 'guilty >= CONVICTION', 'guilty >= CONVICTION - 1'],
    [
      'V28',
      'whoever is not convicted is released',
      "return innocent > typesOf(verdict, 'undecided') ? 'released' : 'undecided';",
      "return 'released';",
    ],
  ],
  counting: [['V32', 'Anger strikes anybody’s marker', "(whose === 'foe' || !state.turned.includes(owner))", 'true']],
  board: [
    [
      'V38',
      'what is taken away moves the others',
      'state.platforms[region]!.filter(({ id }) => id !== marker),',
      'state.platforms[region]!.filter(({ id }) => id !== marker).map((each) => ({ ...each, y: each.y + 1 })),',
    ],
  ],
  options: [['V40', 'the memory aid is on', 'memoryAid: false,', 'memoryAid: true,']],
});
