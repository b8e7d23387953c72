// The words on cards that no data can generate: titles, the story, labels of choices.

/** One of the choices whose effects are hidden. */
export interface Label {
  readonly label: string; // what Guy does
  readonly after: string; // a sentence that is read with the effect, once it was chosen
}

interface SideWords {
  readonly fiction: string; // two to four sentences
  readonly hidden?: readonly (readonly Label[])[]; // for each ability with hidden effects, from top to bottom
}

export interface TrialWords {
  readonly title: string;
  readonly front: SideWords;
  readonly back: SideWords;
}

/** A side as it is written: its fiction, then for each ability with hidden effects what follows each label. */
type WrittenSide = string | readonly [fiction: string, ...hidden: readonly Readonly<Record<string, string>>[]];

export function trialFiction(
  written: Readonly<
    Record<string, { readonly title: string; readonly front: WrittenSide; readonly back: WrittenSide }>
  >,
): Readonly<Record<string, TrialWords>> {
  const cards = Object.entries(written).map(([id, { title, front, back }]) => {
    return [id, { title, front: sideWords(front), back: sideWords(back) }];
  });
  return Object.fromEntries(cards);
}

function sideWords(side: WrittenSide): SideWords {
  if (typeof side === 'string') return { fiction: side };
  const [fiction, ...hidden] = side;
  return { fiction, hidden: hidden.map((each) => Object.entries(each).map(([label, after]) => ({ label, after }))) };
}

export interface StrategyWords {
  readonly title: string;
  readonly fiction: string; // one sentence
}

export interface RoleWords {
  readonly title: string;
  readonly fiction: string; // who this voice is, in one or two sentences
}

/** Each is written as its title and its fiction. */
export function titled(
  written: Readonly<Record<string, readonly [title: string, fiction: string]>>,
): Readonly<Record<string, StrategyWords & RoleWords>> {
  return Object.fromEntries(Object.entries(written).map(([id, [title, fiction]]) => [id, { title, fiction }]));
}

export interface PlotWords {
  readonly title: string;
  readonly start: string; // read before the trial
  readonly convicted: string;
  readonly released: string;
  readonly undecided: string; // released by a jury that could not decide
}
