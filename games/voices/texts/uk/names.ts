// The Ukrainian names of things.

import type { RegionForms } from '../language-pack.ts';
import { makeSlavicNames, type NameRoots } from '../slavic/names.ts';

const region = (nom: string, acc: string, gen: string, locative: string): RegionForms => ({
  nom,
  acc,
  into: `${before(acc)} ${acc}`,
  in: `${before(locative)} ${locative}`,
  from: `з ${gen}`,
});

/** «у Мовлення», «в Інстинкт» */
function before(word: string): string {
  return /^[АЕЄИІЇОУЮЯ]/.test(word) ? 'в' : 'у';
}

const type = (stem: string) => ({ nom: `${stem}і`, gen: `${stem}их`, dat: `${stem}им` });
const colour = (stem: string) => [`${stem}ий`, `${stem}а`, `${stem}е`, `${stem}у`] as const;

export const roots: NameRoots = {
  regions: {
    planning: region('Планування', 'Планування', 'Планування', 'Плануванні'),
    observation: {
      ...region('Спостережливість', 'Спостережливість', 'Спостережливості', 'Спостережливості'),
      from: 'зі Спостережливості',
    },
    speech: region('Мовлення', 'Мовлення', 'Мовлення', 'Мовленні'),
    instinct: region('Інстинкт', 'Інстинкт', 'Інстинкту', 'Інстинкті'),
    motor: region('Моторика', 'Моторику', 'Моторики', 'Моториці'),
  },
  types: {
    logical: type('розважн'),
    judgmental: type('пересудлив'),
    distracted: type('неуважн'),
    'laid-back': type('безтурботн'),
    impulsive: type('імпульсивн'),
    perceptive: type('прониклив'),
  },
  jurors: { nom: 'присяжні', gen: 'присяжних', dat: 'присяжним' },
  emotions: {
    joy: { gender: 'f', nom: 'Радість', acc: 'Радість' },
    fear: { gender: 'm', nom: 'Страх', acc: 'Страх' },
    anger: { gender: 'm', nom: 'Гнів', acc: 'Гнів' },
    trust: { gender: 'f', nom: 'Довіра', acc: 'Довіру' },
    sadness: { gender: 'f', nom: 'Печаль', acc: 'Печаль' },
    nervousness: { gender: 'f', nom: 'Знервованість', acc: 'Знервованість' },
    embarrassment: { gender: 'n', nom: 'Збентеження', acc: 'Збентеження' },
    panic: { gender: 'f', nom: 'Паніка', acc: 'Паніку' },
  },
  colours: {
    blue: ['синій', 'синя', 'синє', 'синю'],
    red: colour('червон'),
    yellow: colour('жовт'),
    green: colour('зелен'),
    violet: colour('фіолетов'),
    grey: colour('сір'),
  },
  icons: { guilt: 'провина', innocence: 'невинність', neutral: 'нейтральна' },
};

export const names = makeSlavicNames(roots);
