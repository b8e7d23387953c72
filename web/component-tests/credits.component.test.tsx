// Whose games these are.

import { act } from 'react';
import { expect, it } from 'vitest';
import CreditsScreen from '../credits/credits-screen.tsx';
import HomeScreen from '../home/home-screen.tsx';
import { changeSettings } from '../settings/settings.ts';
import { Page } from './page.fixture.tsx';

const LATIN_NAMES = [
  ...['La Mame Games', 'Indie Game Studios', 'Unexpected Games', 'InkVoltage', 'Lord of Boards'],
  ...['Cryptozoic Entertainment', 'Adult Swim'],
];

/** Of all five rulebooks. */
const PEOPLE = {
  en: [
    'Rikki Tahta',
    'Mikhail Suntsov',
    'Squirrel',
    'Corey Konieczka',
    'Sviatoslav Mykhats',
    'Matt Hyra',
    'Kravchenko',
  ],
  ru: ['Рикки Тата', 'Михаил Сунцов', '«Сквирл»', 'Кори Конечка', 'Святослав Михац', 'Мэтт Гира', 'Кравченко'],
  uk: ['Ріккі Тата', 'Михайло Сунцов', '«Сквірл»', 'Корі Конечка', 'Святослав Михаць', 'Метт Гіра', 'Кравченко'],
};

it('[E31] authors, publishers and translators of every rulebook are named in three languages', async () => {
  const page = await Page.with('coup');
  await page.draw(<CreditsScreen />);
  const typeset = ['La\u00a0Mame', 'Lord of\u00a0Boards'];
  expect(await page.wordFaults([...LATIN_NAMES, 'Games', ...typeset])).toEqual([]);
  for (const language of ['en', 'ru', 'uk'] as const) {
    await act(() => changeSettings({ language }));
    const text = document.body.textContent!.replace(/\s/g, ' ');
    for (const name of [...PEOPLE[language], ...LATIN_NAMES]) expect(text).toContain(name);
    expect(document.querySelectorAll('main h3')).toHaveLength(5);
  }
  await act(() => changeSettings({ language: 'en' }));
});

it('[E31] the foot of the home screen leads there', async () => {
  const page = await Page.with('coup');
  await page.draw(<HomeScreen />);
  expect(document.querySelector('nav a[href="/credits"]')!.textContent).toBe('Whose games these are');
});
