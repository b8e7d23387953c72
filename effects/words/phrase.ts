// What somebody does, in each mood that a card needs.

export const MOODS = [
  'order', // to you: "draw a card", «возьми карту»
  'bare', // behind "you may", "to" and the like: «взять карту»
  'told', // of one other: "draws a card", «берёт карту»
] as const;
export type Mood = (typeof MOODS)[number];
export type Phrase = Readonly<Record<Mood, string>>;

/** A verb in all moods, waiting for what stands behind it. */
export function verb(order: string, bare: string, told: string): (rest: string) => Phrase {
  return (rest) => ({ order: `${order} ${rest}`, bare: `${bare} ${rest}`, told: `${told} ${rest}` });
}

/** Several things that the same one does. */
export function together(phrases: readonly Phrase[], and: (parts: readonly string[]) => string): Phrase {
  const join = (mood: Mood) => and(phrases.map((phrase) => phrase[mood]));
  return { order: join('order'), bare: join('bare'), told: join('told') };
}

/** A clause as a sentence. */
export function sentence(clause: string): string {
  const [first = ''] = clause;
  const text = first.toLocaleUpperCase() + clause.slice(first.length);
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
