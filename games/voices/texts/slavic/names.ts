// Names that Russian and Ukrainian make in the same way.

import type { Colour, Emotion, Juror } from '../../rules/vocabulary.ts';
import type { JurorName, MarkerName, Names } from '../tongue.ts';

/** A colour as it agrees with each gender, and the feminine accusative. */
type ColourForms = readonly [m: string, f: string, n: string, acc: string];

interface EmotionForms {
  readonly gender: 'm' | 'f' | 'n';
  readonly nom: string;
  readonly acc: string;
}

type TypeForms = Readonly<Record<'nom' | 'gen' | 'dat', string>>;

export interface Roots {
  readonly regions: Names['regions'];
  readonly types: Readonly<Record<Juror, TypeForms>>; // of jurors: adjectives
  readonly jurors: TypeForms;
  readonly emotions: Readonly<Record<Emotion, EmotionForms>>;
  readonly colours: Readonly<Record<Colour, ColourForms>>;
  readonly icons: Names['icons'];
}

export function slavicNames({ regions, types, jurors, emotions, colours, icons }: Roots): Names {
  const juror = ({ nom, gen, dat }: TypeForms): JurorName => ({
    type: nom,
    nom: `${nom} ${jurors.nom}`,
    gen: `${gen} ${jurors.gen}`,
    dat: `${dat} ${jurors.dat}`,
  });
  return {
    regions,
    jurors: mapped(types, juror),
    emotions: mapped(emotions, ({ nom }) => nom),
    colours: mapped(colours, ([m]) => m),
    icons,
    marker: (colour, emotion) => coloured(colours[colour], emotions[emotion]),
    markerOf: (emotion) => emotions[emotion],
  };
}

function coloured([m, f, n, accusative]: ColourForms, { gender, nom, acc }: EmotionForms): MarkerName {
  const colour = { m, f, n }[gender];
  return { nom: `${colour} ${nom}`, acc: `${gender === 'f' ? accusative : colour} ${acc}` };
}

function mapped<Key extends string, From, To>(all: Readonly<Record<Key, From>>, to: (from: From) => To) {
  return Object.fromEntries(Object.entries<From>(all).map(([key, each]) => [key, to(each)])) as Record<Key, To>;
}
