// Splits a prompt into what comes before its question, and the question.

interface PromptParts {
  readonly preamble: string; // what has happened
  readonly question: string; // the last sentence
}

const SENTENCE_ENDS = /[.?!…:]+["»”)]*\s+/gu;

export function splitPrompt(text: string): PromptParts {
  let start = 0;
  for (const match of text.matchAll(SENTENCE_ENDS)) start = match.index + match[0].length;
  return { preamble: text.slice(0, start).trim(), question: text.slice(start) };
}
