// The English names of things.

import type { JurorType, Region } from '../../rules/vocabulary.ts';
import type { JurorForms, Names, RegionForms } from '../language-pack.ts';

const region = (name: string): RegionForms => ({
  nom: name,
  acc: name,
  into: `into ${name}`,
  in: `in ${name}`,
  from: `from ${name}`,
});

const REGIONS: Readonly<Record<Region, RegionForms>> = {
  planning: region('Planning'),
  observation: region('Observation'),
  speech: region('Speech'),
  instinct: region('Instinct'),
  motor: region('Motor skills'),
};

function jurors(type: string): JurorForms {
  const name = `${type} jurors`;
  return { type, nom: name, gen: name, dat: name };
}

const JURORS: Readonly<Record<JurorType, JurorForms>> = {
  logical: jurors('logical'),
  judgmental: jurors('judgmental'),
  distracted: jurors('distracted'),
  'laid-back': jurors('laid-back'),
  impulsive: jurors('impulsive'),
  perceptive: jurors('perceptive'),
};

const alike = (name: string) => ({ nom: name, acc: name });

export const names: Names = {
  regions: REGIONS,
  jurors: JURORS,
  emotions: {
    joy: 'Joy',
    fear: 'Fear',
    anger: 'Anger',
    trust: 'Trust',
    sadness: 'Sadness',
    nervousness: 'Nervousness',
    embarrassment: 'Embarrassment',
    panic: 'Panic',
  },
  colours: { blue: 'blue', red: 'red', yellow: 'yellow', green: 'green', violet: 'violet', grey: 'grey' },
  icons: { guilt: 'guilt', innocence: 'innocence', neutral: 'neutral' },
  marker: (colour, emotion) => alike(`${names.colours[colour]} ${names.emotions[emotion]}`),
  markerOf: (emotion) => alike(names.emotions[emotion]),
};
