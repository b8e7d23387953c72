// A text that ends with a question.

export interface Parted {
  readonly told: string; // what has happened
  readonly asked: string; // the question itself
}

const ENDS = /[.?!…:]+["»”)]*\s+/gu;

/** Parts a question in front of its last sentence. */
export function parted(text: string): Parted {
  let start = 0;
  for (const match of text.matchAll(ENDS)) start = match.index + match[0].length;
  return { told: text.slice(0, start).trim(), asked: text.slice(start) };
}
