import { LANGUAGES } from '@kuluary/texts/languages';
import { describe, expect, it } from 'vitest';
import { completeOptions } from '../rules/options.ts';
import type { View } from '../rules/view.ts';
import { REGIONS } from '../rules/vocabulary.ts';
import { markerText } from '../texts/card-text.ts';
import { arrangedView, NO_STRATEGIES } from './arranged-view.fixture.ts';
import { abilityOfPush, shieldLines } from './reminders.ts';
import { tableText } from './words.ts';

const NAMES = ['Anna', 'Boris', 'Clara', 'Dmytro'];
const ANGER = 3;
const JOY = 0;

function pushing(chosen: Readonly<Record<string, unknown>>): View {
  const deal = { ...NO_STRATEGIES, market: ['the-napkin'] };
  const { view } = arrangedView(deal, [{ type: 'trial', card: 'the-napkin' }]);
  return { ...view, options: completeOptions(4, chosen) };
}

describe.each(LANGUAGES)('reminders in %s', (language) => {
  const reader = { language, viewer: 1, names: NAMES };

  it('[V31] say what a marker can do before it is pushed', () => {
    const view = pushing({ abilities: true });
    expect(abilityOfPush(reader, view, ANGER)).toBe(markerText(language, 'anger'));
    expect(abilityOfPush(reader, view, JOY)).toBe(tableText(reader, 'marker.nothing'));
    for (const other of [
      { ...view, isFirstPlaced: true },
      { ...view, placing: { ...view.placing!, isTurn: false } },
    ]) {
      expect(abilityOfPush(reader, other, ANGER)).toBe(tableText(reader, 'marker.not-now'));
    }
    expect(abilityOfPush(reader, pushing({}), ANGER)).toBeUndefined();
  });

  it('[V13] on the shield are those that apply at the table', () => {
    const plain = pushing({});
    const three = { ...plain, seats: plain.seats.slice(0, 3) };
    const lines = shieldLines(reader, plain);
    expect(new Set(lines).size).toBe(lines.length);
    expect(shieldLines(reader, three)).toHaveLength(lines.length + 1);
    expect(shieldLines(reader, three)).toContain(tableText(reader, 'shield.three'));
    const abilities = shieldLines(reader, pushing({ abilities: true })).join(' ');
    for (const emotion of ['embarrassment', 'panic'] as const) {
      expect(abilities).toContain(markerText(language, emotion));
      expect(lines.join(' ')).not.toContain(markerText(language, emotion));
    }
  });

  it('[V10] say of each region what it is for', () => {
    const texts = REGIONS.map((region) => tableText(reader, `region.about.${region}`));
    expect(new Set(texts).size).toBe(REGIONS.length);
  });
});
