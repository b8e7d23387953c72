// Builds names from word forms in the way that Russian and Ukrainian share.

import type { Colour, Emotion, JurorType } from '../../rules/vocabulary.ts';
import type { JurorForms, MarkerForms, Names } from '../language-pack.ts';

/** A colour as it agrees with each gender, and the feminine accusative. */
type ColourForms = readonly [m: string, f: string, n: string, acc: string];

interface EmotionForms {
  readonly gender: 'm' | 'f' | 'n';
  readonly nom: string;
  readonly acc: string;
}

type TypeForms = Readonly<Record<'nom' | 'gen' | 'dat', string>>;

export interface NameRoots {
  readonly regions: Names['regions'];
  readonly types: Readonly<Record<JurorType, TypeForms>>; // of jurors: adjectives
  readonly jurors: TypeForms;
  readonly emotions: Readonly<Record<Emotion, EmotionForms>>;
  readonly colours: Readonly<Record<Colour, ColourForms>>;
  readonly icons: Names['icons'];
}

export function makeSlavicNames({ regions, types, jurors, emotions, colours, icons }: NameRoots): Names {
  const juror = ({ nom, gen, dat }: TypeForms): JurorForms => ({
    type: nom,
    nom: `${nom} ${jurors.nom}`,
    gen: `${gen} ${jurors.gen}`,
    dat: `${dat} ${jurors.dat}`,
  });
  return {
    regions,
    jurors: mapValues(types, juror),
    emotions: mapValues(emotions, ({ nom }) => nom),
    colours: mapValues(colours, ([m]) => m),
    icons,
    marker: (colour, emotion) => coloured(colours[colour], emotions[emotion]),
    markerOf: (emotion) => emotions[emotion],
  };
}

function coloured([m, f, n, accusative]: ColourForms, { gender, nom, acc }: EmotionForms): MarkerForms {
  const colour = { m, f, n }[gender];
  return { nom: `${colour} ${nom}`, acc: `${gender === 'f' ? accusative : colour} ${acc}` };
}

function mapValues<Key extends string, From, To>(all: Readonly<Record<Key, From>>, to: (from: From) => To) {
  return Object.fromEntries(Object.entries<From>(all).map(([key, each]) => [key, to(each)])) as Record<Key, To>;
}
