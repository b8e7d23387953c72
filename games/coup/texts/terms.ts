// What each edition calls its characters and actions, in each language, in the cases that the messages need.

import type { Language } from '@kuluary/texts/languages';
import type { ActionName } from '../rules/actions.ts';
import type { Character } from '../rules/characters.ts';
import type { Edition } from '../rules/editions.ts';

/** A word by case. `nom` is what lists show. English has articles for cases: `acc` brings “the”, an action's `gen` “a”. */
export interface Term {
  readonly nom: string;
  readonly gen: string;
  readonly acc: string;
}

/** Several cards of one character, in words: «два Герцога», «двух Герцогов». */
export type Several = Pick<Term, 'nom' | 'acc'>;

export interface CharacterTerm extends Term {
  readonly two: Several;
  readonly three: Several;
}

export interface Terms {
  readonly characters: Readonly<Record<Character, CharacterTerm>>;
  readonly actions: Readonly<Record<ActionName, Term>>;
}

function en(nom: string, plural = `${nom}s`): CharacterTerm {
  const several = (words: string) => ({ nom: words, acc: words });
  return { nom, gen: nom, acc: `the ${nom}`, two: several(`two ${plural}`), three: several(`three ${plural}`) };
}

/** A person in Russian or Ukrainian: alone, then behind "two" in the nominative and in the accusative. */
function declined(twoOf: string, threeOf: string) {
  return (nom: string, gen: string, acc: string, few: string, many: string, two = 'два'): CharacterTerm => {
    const several = (numeral: string, of: string) => ({ nom: `${numeral} ${few}`, acc: `${of} ${many}` });
    return { nom, gen, acc, two: several(two, twoOf), three: several('три', threeOf) };
  };
}

const ru = declined('двух', 'трёх');
const uk = declined('двох', 'трьох');

/** An action. Most have one form for nominative and accusative. */
function deed(nom: string, gen = nom, acc = nom): Term {
  return { nom, gen, acc };
}

/** An action in English. What cannot be counted takes no article. */
function enDeed(nom: string, article: 'a' | 'an' = 'a'): Term {
  return { nom, gen: `${article} ${nom}`, acc: `the ${nom}` };
}

// English

const EN_HOBBY_WORLD: Terms = {
  characters: {
    duke: en('Duke'),
    assassin: en('Assassin'),
    captain: en('Captain'),
    ambassador: en('Ambassador'),
    contessa: en('Contessa'),
    inquisitor: en('Inquisitor'),
  },
  actions: {
    income: deed('income'),
    'foreign-aid': deed('foreign aid'),
    coup: enDeed('coup'),
    tax: enDeed('tax'),
    assassinate: enDeed('assassination', 'an'),
    steal: enDeed('theft'),
    exchange: enDeed('exchange', 'an'),
    examine: enDeed('examination', 'an'),
  },
};

const EN_SQUIRREL: Terms = {
  characters: {
    duke: en('Governor'),
    assassin: en('Killer'),
    captain: en('Constable'),
    ambassador: en('Counsellor'),
    contessa: en('Countess', 'Countesses'),
    inquisitor: en('Investigator'),
  },
  actions: {
    ...EN_HOBBY_WORLD.actions,
    assassinate: enDeed('murder'),
    examine: enDeed('interrogation', 'an'),
  },
};

// Russian

const RU_HOBBY_WORLD: Terms = {
  characters: {
    duke: ru('Герцог', 'Герцога', 'Герцога', 'Герцога', 'Герцогов'),
    assassin: ru('Ассасин', 'Ассасина', 'Ассасина', 'Ассасина', 'Ассасинов'),
    captain: ru('Капитан', 'Капитана', 'Капитана', 'Капитана', 'Капитанов'),
    ambassador: ru('Посол', 'Посла', 'Посла', 'Посла', 'Послов'),
    contessa: ru('Графиня', 'Графини', 'Графиню', 'Графини', 'Графинь', 'две'),
    inquisitor: ru('Инквизитор', 'Инквизитора', 'Инквизитора', 'Инквизитора', 'Инквизиторов'),
  },
  actions: {
    income: deed('доход', 'дохода'),
    'foreign-aid': deed('иностранная помощь', 'иностранной помощи', 'иностранную помощь'),
    coup: deed('переворот', 'переворота'),
    tax: deed('налог', 'налога'),
    assassinate: deed('заказное убийство', 'заказного убийства'),
    steal: deed('кража', 'кражи', 'кражу'),
    exchange: deed('обмен', 'обмена'),
    examine: deed('дознание', 'дознания'),
  },
};

const RU_KILLER = ru('Убийца', 'Убийцы', 'Убийцу', 'Убийцы', 'Убийц');

const RU_UKRAINIAN: Terms = {
  characters: {
    ...RU_HOBBY_WORLD.characters,
    assassin: RU_KILLER,
    captain: ru('Полицейский', 'Полицейского', 'Полицейского', 'Полицейских', 'Полицейских'),
  },
  actions: {
    ...RU_HOBBY_WORLD.actions,
    'foreign-aid': deed('зарубежная помощь', 'зарубежной помощи', 'зарубежную помощь'),
    assassinate: deed('убийство', 'убийства'),
  },
};

const RU_SQUIRREL: Terms = {
  characters: {
    duke: ru('Губернатор', 'Губернатора', 'Губернатора', 'Губернатора', 'Губернаторов'),
    assassin: RU_KILLER,
    captain: ru('Городовой', 'Городового', 'Городового', 'Городовых', 'Городовых'),
    ambassador: ru('Советник', 'Советника', 'Советника', 'Советника', 'Советников'),
    contessa: RU_HOBBY_WORLD.characters.contessa,
    inquisitor: ru('Следователь', 'Следователя', 'Следователя', 'Следователя', 'Следователей'),
  },
  actions: {
    ...RU_HOBBY_WORLD.actions,
    assassinate: deed('убийство', 'убийства'),
    steal: deed('воровство', 'воровства'),
    examine: deed('допрос', 'допроса'),
  },
};

// Ukrainian

const UK_UKRAINIAN: Terms = {
  characters: {
    duke: uk('Герцог', 'Герцога', 'Герцога', 'Герцоги', 'Герцогів'),
    assassin: uk('Вбивця', 'Вбивці', 'Вбивцю', 'Вбивці', 'Вбивць'),
    captain: uk('Поліцейський', 'Поліцейського', 'Поліцейського', 'Поліцейські', 'Поліцейських'),
    ambassador: uk('Посол', 'Посла', 'Посла', 'Посли', 'Послів'),
    contessa: uk('Графиня', 'Графині', 'Графиню', 'Графині', 'Графинь', 'дві'),
    inquisitor: uk('Інквізитор', 'Інквізитора', 'Інквізитора', 'Інквізитори', 'Інквізиторів'),
  },
  actions: {
    income: deed('дохід', 'доходу'),
    'foreign-aid': deed('закордонна допомога', 'закордонної допомоги', 'закордонну допомогу'),
    coup: deed('переворот', 'перевороту'),
    tax: deed('податок', 'податку'),
    assassinate: deed('вбивство', 'вбивства'),
    steal: deed('крадіжка', 'крадіжки', 'крадіжку'),
    exchange: deed('обмін', 'обміну'),
    examine: deed('дізнання', 'дізнання'),
  },
};

const UK_FOREIGN_AID = deed('іноземна допомога', 'іноземної допомоги', 'іноземну допомогу');

const UK_HOBBY_WORLD: Terms = {
  characters: {
    ...UK_UKRAINIAN.characters,
    assassin: uk('Асасин', 'Асасина', 'Асасина', 'Асасини', 'Асасинів'),
    captain: uk('Капітан', 'Капітана', 'Капітана', 'Капітани', 'Капітанів'),
  },
  actions: {
    ...UK_UKRAINIAN.actions,
    'foreign-aid': UK_FOREIGN_AID,
    assassinate: deed('вбивство на замовлення', 'вбивства на замовлення'),
  },
};

const UK_SQUIRREL: Terms = {
  characters: {
    duke: uk('Губернатор', 'Губернатора', 'Губернатора', 'Губернатори', 'Губернаторів'),
    assassin: UK_UKRAINIAN.characters.assassin,
    captain: uk('Городовий', 'Городового', 'Городового', 'Городові', 'Городових'),
    ambassador: uk('Радник', 'Радника', 'Радника', 'Радники', 'Радників'),
    contessa: UK_UKRAINIAN.characters.contessa,
    inquisitor: uk('Слідчий', 'Слідчого', 'Слідчого', 'Слідчі', 'Слідчих'),
  },
  actions: {
    ...UK_UKRAINIAN.actions,
    'foreign-aid': UK_FOREIGN_AID,
    examine: deed('допит', 'допиту'),
  },
};

const TERMS: Readonly<Record<Language, Readonly<Record<Edition, Terms>>>> = {
  en: { 'hobby-world': EN_HOBBY_WORLD, ukrainian: EN_HOBBY_WORLD, squirrel: EN_SQUIRREL },
  ru: { 'hobby-world': RU_HOBBY_WORLD, ukrainian: RU_UKRAINIAN, squirrel: RU_SQUIRREL },
  uk: { 'hobby-world': UK_HOBBY_WORLD, ukrainian: UK_UKRAINIAN, squirrel: UK_SQUIRREL },
};

export function termsOf(language: Language, edition: Edition): Terms {
  return TERMS[language][edition];
}
