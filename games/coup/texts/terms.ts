// What each edition calls its characters and actions, in each language, in the cases that the messages need.

import type { Language } from '@kuluary/texts/languages';
import type { ActionName } from '../rules/actions.ts';
import type { Character } from '../rules/characters.ts';
import type { Edition } from '../rules/editions.ts';

/** A word by grammatical case. `nom` is what cards and lists show. */
export interface Term {
  readonly nom: string;
  readonly gen: string;
  readonly acc: string;
}

/** A character is also believed (dative) and hidden behind (instrumental). */
export interface CharacterTerm extends Term {
  readonly dat: string;
  readonly ins: string;
}

export interface Terms {
  readonly characters: Readonly<Record<Character, CharacterTerm>>;
  readonly actions: Readonly<Record<ActionName, Term>>;
}

/** A person, in the order in which schools teach the cases; English has only one. */
function person(nom: string, gen = nom, dat = nom, acc = nom, ins = nom): CharacterTerm {
  return { nom, gen, dat, acc, ins };
}

/** An action. Most have one form for nominative and accusative. */
function deed(nom: string, gen = nom, acc = nom): Term {
  return { nom, gen, acc };
}

// English

const EN_HOBBY_WORLD: Terms = {
  characters: {
    duke: person('Duke'),
    assassin: person('Assassin'),
    captain: person('Captain'),
    ambassador: person('Ambassador'),
    contessa: person('Contessa'),
    inquisitor: person('Inquisitor'),
  },
  actions: {
    income: deed('income'),
    'foreign-aid': deed('foreign aid'),
    coup: deed('coup'),
    tax: deed('tax'),
    assassinate: deed('assassination'),
    steal: deed('theft'),
    exchange: deed('exchange'),
    examine: deed('examination'),
  },
};

const EN_UKRAINIAN: Terms = {
  ...EN_HOBBY_WORLD,
  characters: { ...EN_HOBBY_WORLD.characters, captain: person('Policeman') },
  actions: { ...EN_HOBBY_WORLD.actions, assassinate: deed('killing') },
};

const EN_SQUIRREL: Terms = {
  characters: {
    duke: person('Governor'),
    assassin: person('Killer'),
    captain: person('Constable'),
    ambassador: person('Counsellor'),
    contessa: person('Countess'),
    inquisitor: person('Investigator'),
  },
  actions: {
    ...EN_HOBBY_WORLD.actions,
    assassinate: deed('murder'),
    steal: deed('thievery'),
    examine: deed('interrogation'),
  },
};

// Russian

const RU_HOBBY_WORLD: Terms = {
  characters: {
    duke: person('Герцог', 'Герцога', 'Герцогу', 'Герцога', 'Герцогом'),
    assassin: person('Ассасин', 'Ассасина', 'Ассасину', 'Ассасина', 'Ассасином'),
    captain: person('Капитан', 'Капитана', 'Капитану', 'Капитана', 'Капитаном'),
    ambassador: person('Посол', 'Посла', 'Послу', 'Посла', 'Послом'),
    contessa: person('Графиня', 'Графини', 'Графине', 'Графиню', 'Графиней'),
    inquisitor: person('Инквизитор', 'Инквизитора', 'Инквизитору', 'Инквизитора', 'Инквизитором'),
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

const RU_KILLER = person('Убийца', 'Убийцы', 'Убийце', 'Убийцу', 'Убийцей');

const RU_UKRAINIAN: Terms = {
  characters: {
    ...RU_HOBBY_WORLD.characters,
    assassin: RU_KILLER,
    captain: person('Полицейский', 'Полицейского', 'Полицейскому', 'Полицейского', 'Полицейским'),
  },
  actions: {
    ...RU_HOBBY_WORLD.actions,
    'foreign-aid': deed('зарубежная помощь', 'зарубежной помощи', 'зарубежную помощь'),
    assassinate: deed('убийство', 'убийства'),
  },
};

const RU_SQUIRREL: Terms = {
  characters: {
    duke: person('Губернатор', 'Губернатора', 'Губернатору', 'Губернатора', 'Губернатором'),
    assassin: RU_KILLER,
    captain: person('Городовой', 'Городового', 'Городовому', 'Городового', 'Городовым'),
    ambassador: person('Советник', 'Советника', 'Советнику', 'Советника', 'Советником'),
    contessa: RU_HOBBY_WORLD.characters.contessa,
    inquisitor: person('Следователь', 'Следователя', 'Следователю', 'Следователя', 'Следователем'),
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
    duke: person('Герцог', 'Герцога', 'Герцогу', 'Герцога', 'Герцогом'),
    assassin: person('Вбивця', 'Вбивці', 'Вбивці', 'Вбивцю', 'Вбивцею'),
    captain: person('Поліцейський', 'Поліцейського', 'Поліцейському', 'Поліцейського', 'Поліцейським'),
    ambassador: person('Посол', 'Посла', 'Послу', 'Посла', 'Послом'),
    contessa: person('Графиня', 'Графині', 'Графині', 'Графиню', 'Графинею'),
    inquisitor: person('Інквізитор', 'Інквізитора', 'Інквізитору', 'Інквізитора', 'Інквізитором'),
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
    assassin: person('Асасин', 'Асасина', 'Асасину', 'Асасина', 'Асасином'),
    captain: person('Капітан', 'Капітана', 'Капітану', 'Капітана', 'Капітаном'),
  },
  actions: {
    ...UK_UKRAINIAN.actions,
    'foreign-aid': UK_FOREIGN_AID,
    assassinate: deed('вбивство на замовлення', 'вбивства на замовлення'),
  },
};

const UK_SQUIRREL: Terms = {
  characters: {
    duke: person('Губернатор', 'Губернатора', 'Губернатору', 'Губернатора', 'Губернатором'),
    assassin: UK_UKRAINIAN.characters.assassin,
    captain: person('Городовий', 'Городового', 'Городовому', 'Городового', 'Городовим'),
    ambassador: person('Радник', 'Радника', 'Раднику', 'Радника', 'Радником'),
    contessa: UK_UKRAINIAN.characters.contessa,
    inquisitor: person('Слідчий', 'Слідчого', 'Слідчому', 'Слідчого', 'Слідчим'),
  },
  actions: {
    ...UK_UKRAINIAN.actions,
    'foreign-aid': UK_FOREIGN_AID,
    steal: deed('злодійство', 'злодійства'),
    examine: deed('допит', 'допиту'),
  },
};

const TERMS: Readonly<Record<Language, Readonly<Record<Edition, Terms>>>> = {
  en: { 'hobby-world': EN_HOBBY_WORLD, ukrainian: EN_UKRAINIAN, squirrel: EN_SQUIRREL },
  ru: { 'hobby-world': RU_HOBBY_WORLD, ukrainian: RU_UKRAINIAN, squirrel: RU_SQUIRREL },
  uk: { 'hobby-world': UK_HOBBY_WORLD, ukrainian: UK_UKRAINIAN, squirrel: UK_SQUIRREL },
};

export function termsOf(language: Language, edition: Edition): Terms {
  return TERMS[language][edition];
}
