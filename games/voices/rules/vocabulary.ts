// The things of the game, by name.

export const REGIONS = ['planning', 'observation', 'speech', 'instinct', 'motor'] as const;
export type Region = (typeof REGIONS)[number];

/** Planning is never on a trial card. */
export type TrialRegion = Exclude<Region, 'planning'>;

export const JURORS = ['logical', 'judgmental', 'distracted', 'laid-back', 'impulsive', 'perceptive'] as const;
export type Juror = (typeof JURORS)[number]; // a type of them

export const VERDICTS = ['guilt', 'innocence'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What is on an influence token. */
export const FACES = ['guilt', 'innocence', 'blank'] as const;
export type Face = (typeof FACES)[number];

export const EMOTIONS = ['joy', 'fear', 'anger', 'trust', 'sadness', 'nervousness', 'embarrassment', 'panic'] as const;
export type Emotion = (typeof EMOTIONS)[number];

export const COLOURS = ['blue', 'red', 'yellow', 'green', 'violet', 'grey'] as const;
export type Colour = (typeof COLOURS)[number];

/** What a role card shows besides its goal. */
export const ICONS = ['guilt', 'innocence', 'neutral'] as const;
export type Icon = (typeof ICONS)[number];

export const SIDES = ['front', 'back'] as const;
export type SideName = (typeof SIDES)[number];
