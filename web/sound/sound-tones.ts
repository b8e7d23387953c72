// The sounds as data: a few synthesized tones each, no audio files.

import type { SoundName } from '@kuluary/ui/game-table';

/** A tone with a fast attack and an exponential decay. */
export interface Tone {
  readonly wave: 'sine' | 'triangle' | 'noise';
  readonly pitch: number; // Hz; for noise the middle of the band
  readonly slide?: number; // Hz at its end
  readonly at: number; // s after the sound begins
  readonly length: number; // s
  readonly loudness: number; // 0 to 1
}

export const SOUND_TONES: Readonly<Record<SoundName, readonly Tone[]>> = {
  coins: [
    { wave: 'triangle', pitch: 2640, at: 0, length: 0.12, loudness: 0.16 },
    { wave: 'sine', pitch: 3960, at: 0, length: 0.2, loudness: 0.1 },
    { wave: 'triangle', pitch: 2960, at: 0.07, length: 0.14, loudness: 0.14 },
    { wave: 'sine', pitch: 4430, at: 0.07, length: 0.22, loudness: 0.08 },
  ],
  card: [
    { wave: 'noise', pitch: 1800, slide: 3400, at: 0, length: 0.09, loudness: 0.28 },
    { wave: 'noise', pitch: 420, at: 0.07, length: 0.05, loudness: 0.3 },
  ],
  claim: [
    { wave: 'sine', pitch: 294, at: 0, length: 0.45, loudness: 0.3 },
    { wave: 'triangle', pitch: 440, at: 0.06, length: 0.5, loudness: 0.14 },
  ],
  doubt: [
    { wave: 'triangle', pitch: 392, at: 0, length: 0.22, loudness: 0.24 },
    { wave: 'triangle', pitch: 370, at: 0.14, length: 0.4, loudness: 0.26 },
    { wave: 'noise', pitch: 160, at: 0, length: 0.08, loudness: 0.3 },
  ],
  loss: [
    { wave: 'sine', pitch: 196, slide: 98, at: 0, length: 0.6, loudness: 0.36 },
    { wave: 'noise', pitch: 240, at: 0.02, length: 0.18, loudness: 0.24 },
  ],
  win: [
    { wave: 'triangle', pitch: 294, at: 0, length: 0.5, loudness: 0.2 },
    { wave: 'triangle', pitch: 370, at: 0.14, length: 0.5, loudness: 0.2 },
    { wave: 'triangle', pitch: 440, at: 0.28, length: 0.55, loudness: 0.2 },
    { wave: 'sine', pitch: 587, at: 0.42, length: 1, loudness: 0.26 },
  ],
  'your-turn': [
    { wave: 'sine', pitch: 587, at: 0, length: 0.5, loudness: 0.26 },
    { wave: 'sine', pitch: 880, at: 0.13, length: 0.7, loudness: 0.22 },
  ],
  tap: [{ wave: 'noise', pitch: 1200, at: 0, length: 0.03, loudness: 0.16 }],
};
