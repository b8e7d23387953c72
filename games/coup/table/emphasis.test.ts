import { describe, expect, it } from 'vitest';
import { parted } from './emphasis.tsx';

describe('a question in its parts', () => {
  it('what has happened, then the question', () => {
    expect(parted('Анна говорит: «Я Герцог» — и тянется за 3 монетами (налог). Веришь?')).toEqual({
      told: 'Анна говорит: «Я Герцог» — и тянется за 3 монетами (налог).',
      asked: 'Веришь?',
      added: '',
    });
  });

  it('what stands behind the question is added', () => {
    expect(parted('Your choice: two Dukes. Which card do you keep? The rest goes into the deck.')).toEqual({
      told: 'Your choice: two Dukes.',
      asked: 'Which card do you keep?',
      added: 'The rest goes into the deck.',
    });
  });

  it('where nothing is asked the last sentence counts', () => {
    expect(parted('Анна не верит, что ты Герцог. Остаётся признаться.')).toEqual({
      told: 'Анна не верит, что ты Герцог.',
      asked: 'Остаётся признаться.',
      added: '',
    });
  });

  it('a question alone is all there is', () => {
    expect(parted('What do you do?')).toEqual({ told: '', asked: 'What do you do?', added: '' });
  });
});
