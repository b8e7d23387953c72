// The Russian names of things.

import type { RegionForms } from '../language-pack.ts';
import { makeSlavicNames, type NameRoots } from '../slavic/names.ts';

const region = (nom: string, acc: string, gen: string, prepositional: string): RegionForms => ({
  nom,
  acc,
  into: `в ${acc}`,
  in: `в ${prepositional}`,
  from: `из ${gen}`,
});

const type = (stem: string, soft = false) => ({
  nom: `${stem}${soft ? 'ие' : 'ые'}`,
  gen: `${stem}${soft ? 'их' : 'ых'}`,
  dat: `${stem}${soft ? 'им' : 'ым'}`,
});

const colour = (stem: string) => [`${stem}ый`, `${stem}ая`, `${stem}ое`, `${stem}ую`] as const;

export const roots: NameRoots = {
  regions: {
    planning: region('Планирование', 'Планирование', 'Планирования', 'Планировании'),
    observation: region('Наблюдательность', 'Наблюдательность', 'Наблюдательности', 'Наблюдательности'),
    speech: region('Речь', 'Речь', 'Речи', 'Речи'),
    instinct: region('Инстинкт', 'Инстинкт', 'Инстинкта', 'Инстинкте'),
    motor: region('Моторика', 'Моторику', 'Моторики', 'Моторике'),
  },
  types: {
    logical: type('рассудительн'),
    judgmental: type('придирчив'),
    distracted: type('рассеянн'),
    'laid-back': type('благодушн'),
    impulsive: type('порывист'),
    perceptive: type('проницательн'),
  },
  jurors: { nom: 'присяжные', gen: 'присяжных', dat: 'присяжным' },
  emotions: {
    joy: { gender: 'f', nom: 'Радость', acc: 'Радость' },
    fear: { gender: 'm', nom: 'Страх', acc: 'Страх' },
    anger: { gender: 'm', nom: 'Гнев', acc: 'Гнев' },
    trust: { gender: 'n', nom: 'Доверие', acc: 'Доверие' },
    sadness: { gender: 'f', nom: 'Печаль', acc: 'Печаль' },
    nervousness: { gender: 'f', nom: 'Нервозность', acc: 'Нервозность' },
    embarrassment: { gender: 'n', nom: 'Смущение', acc: 'Смущение' },
    panic: { gender: 'f', nom: 'Паника', acc: 'Панику' },
  },
  colours: {
    blue: ['синий', 'синяя', 'синее', 'синюю'],
    red: colour('красн'),
    yellow: colour('жёлт'),
    green: colour('зелён'),
    violet: colour('фиолетов'),
    grey: colour('сер'),
  },
  icons: { guilt: 'вина', innocence: 'невиновность', neutral: 'нейтральная' },
};

export const names = makeSlavicNames(roots);
