import { describe, expect, it } from 'vitest';
import { splitAtQuestion } from './prompt-formatting.tsx';

describe('the parts of a prompt', () => {
  it('what has happened is before the question', () => {
    expect(splitAtQuestion('Анна говорит: «Я Герцог» — и тянется за 3 монетами (налог). Веришь?')).toEqual({
      before: 'Анна говорит: «Я Герцог» — и тянется за 3 монетами (налог).',
      question: 'Веришь?',
      after: '',
    });
  });

  it('what stands behind the question is after it', () => {
    expect(splitAtQuestion('Your choice: two Dukes. Which card do you keep? The rest goes into the deck.')).toEqual({
      before: 'Your choice: two Dukes.',
      question: 'Which card do you keep?',
      after: 'The rest goes into the deck.',
    });
  });

  it('without a question mark the last sentence is the question', () => {
    expect(splitAtQuestion('Анна не верит, что ты Герцог. Остаётся признаться.')).toEqual({
      before: 'Анна не верит, что ты Герцог.',
      question: 'Остаётся признаться.',
      after: '',
    });
  });

  it('a question alone has nothing around it', () => {
    expect(splitAtQuestion('What do you do?')).toEqual({ before: '', question: 'What do you do?', after: '' });
  });
});
