import { describe, expect, it } from 'vitest';
import { describeDrawings, symbolIdsIn } from '../../../checks/svg-drawings.fixture.ts';
import { COLOURS, EMOTIONS, JUROR_TYPES, REGIONS } from '../rules/vocabulary.ts';
import { CARD_SET } from '../texts/card-lookup.ts';
import { exhibitOfCard } from './card-exhibits.ts';
import { EXHIBITS } from './drawings/exhibits.ts';
import { FILTER_NAMES, filterId } from './drawings/svg-filters.ts';
import { type SymbolName, symbolId, symbolSheetMarkup } from './drawings/symbol-sheet.ts';

const markup = symbolSheetMarkup();
const ids = symbolIdsIn(markup);

describeDrawings({
  markup,
  folder: import.meta.dirname,
  suppliedPaints: [
    ...REGIONS.map((region) => `--w-${region}`), // the controller's colour
    ...COLOURS.map((colour) => `--c-${colour}-line`), // most use the common line
  ],
  maxGzipBytes: 24_000,
  maxBytes: 100_000,
});

describe('drawings', () => {
  it('have a symbol for every juror, emotion, voice, token and region', () => {
    const wanted: SymbolName[] = [
      ...JUROR_TYPES.map((juror) => `juror-${juror}` as const),
      ...EMOTIONS.map((emotion) => `emo-${emotion}` as const),
      ...COLOURS.flatMap((colour) => [`disc-${colour}`, `sign-${colour}`, `voice-${colour}`] as const),
      'tk-guilt',
      'tk-inno',
      'tk-infl',
      'tk-blank',
      ...REGIONS.map((region) => `i-${region}` as const),
    ];
    for (const name of wanted) expect(ids).toContain(symbolId(name));
    for (const name of FILTER_NAMES) expect(ids).toContain(filterId(name));
  });

  it('have an exhibit for every trial card, and no unused one', () => {
    const shown = CARD_SET.trial.map(({ id }) => exhibitOfCard(id));
    expect(shown).not.toContain(undefined);
    expect([...new Set(shown)].sort()).toEqual(Object.keys(EXHIBITS).sort());
    for (const exhibit of new Set(shown)) expect(ids).toContain(symbolId(`exhibit-${exhibit!}`));
  });

  it('put no words into a filter', () => {
    expect(markup).not.toContain('<text');
  });
});
