import { expect, it } from 'vitest';
import { typeset } from './typeset.ts';

const plain = (text: string) => typeset(text).replaceAll('\u00a0', '~');

it.each([
  ['Сесть за стол и ждать', 'Сесть за~стол и~ждать'],
  ['Открой ссылку — и ты за столом', 'Открой ссылку~— и~ты~за~столом'],
  ['5 монет', '5~монет'],
  ['Відповідає Гравець 3. Решта не дивиться.', 'Відповідає Гравець~3. Решта не~дивиться.'],
  ['До екрана йде Гравець 12', 'До~екрана йде Гравець~12'],
  ['я', 'я'],
  ['Two of a kind', 'Two of~a~kind'],
  ['nothing short here', 'nothing short here'],
])('sets "%s"', (text, set) => {
  expect(plain(text)).toBe(set);
});
