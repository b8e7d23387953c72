import { describe, expect, it } from 'vitest';
import { describeDrawings, idsIn } from '../../../checks/drawings.fixture.ts';
import { COLOURS, EMOTIONS, JURORS, REGIONS } from '../rules/vocabulary.ts';
import { SET } from '../texts/box.ts';
import { EXHIBITS } from './drawings/exhibits.ts';
import { FILTER_NAMES, filterId } from './drawings/filters.ts';
import { type SymbolName, sheetMarkup, symbolId } from './drawings/markup.ts';
import { exhibitOf } from './exhibit-of.ts';

const markup = sheetMarkup();
const ids = idsIn(markup);

describeDrawings({
  markup,
  folder: import.meta.dirname,
  given: [
    ...REGIONS.map((region) => `--w-${region}`), // the wash of whoever controls it
    ...COLOURS.map((colour) => `--c-${colour}-line`), // most have the line that all have
  ],
  squeezed: 24_000,
  unpacked: 100_000,
});

describe('drawings', () => {
  it('have a symbol for every juror, emotion, voice, token and region', () => {
    const wanted: SymbolName[] = [
      ...JURORS.map((juror) => `juror-${juror}` as const),
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

  it('have an exhibit for every trial card, and none that nobody sees', () => {
    const shown = SET.trial.map(({ id }) => exhibitOf(id));
    expect(shown).not.toContain(undefined);
    expect([...new Set(shown)].sort()).toEqual(Object.keys(EXHIBITS).sort());
    for (const exhibit of new Set(shown)) expect(ids).toContain(symbolId(`exhibit-${exhibit!}`));
  });

  it('put no words into a filter', () => {
    expect(markup).not.toContain('<text');
  });
});
