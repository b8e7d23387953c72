// The names of regions, jurors, tokens, emotions and colours.

export const REGIONS = ['planning', 'observation', 'speech', 'instinct', 'motor'] as const;
export type Region = (typeof REGIONS)[number];

/** Planning is never on a trial card. */
export type TrialRegion = Exclude<Region, 'planning'>;

export const JUROR_TYPES = ['logical', 'judgmental', 'distracted', 'laid-back', 'impulsive', 'perceptive'] as const;
export type JurorType = (typeof JUROR_TYPES)[number];

export const VERDICT_TOKENS = ['guilt', 'innocence'] as const;
export type VerdictToken = (typeof VERDICT_TOKENS)[number];

export const INFLUENCE_FACES = ['guilt', 'innocence', 'blank'] as const;
export type InfluenceFace = (typeof INFLUENCE_FACES)[number];

export const EMOTIONS = ['joy', 'fear', 'anger', 'trust', 'sadness', 'nervousness', 'embarrassment', 'panic'] as const;
export type Emotion = (typeof EMOTIONS)[number];

export const COLOURS = ['blue', 'red', 'yellow', 'green', 'violet', 'grey'] as const;
export type Colour = (typeof COLOURS)[number];

/** Printed on a role card; expert roles are drawn by it. */
export const ROLE_ICONS = ['guilt', 'innocence', 'neutral'] as const;
export type RoleIcon = (typeof ROLE_ICONS)[number];

export const SIDES = ['front', 'back'] as const;
export type SideName = (typeof SIDES)[number];
