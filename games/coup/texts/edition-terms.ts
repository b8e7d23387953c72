// The names of characters and actions in each edition and language, in the grammatical cases that the messages need.

import type { Language } from '@kuluary/texts/languages';
import type { ActionName } from '../rules/actions-and-blocks.ts';
import type { Character } from '../rules/characters.ts';
import type { Edition } from '../rules/editions.ts';

/** A word by case. Lists show `nom`. English has articles for cases: `acc` has “the”, an action's `gen` has “a”. */
export interface Term {
  readonly nom: string;
  readonly gen: string;
  readonly acc: string;
}

/** Several cards of one character, in words: «два Герцога», «двух Герцогов». */
export type CountedTerm = Pick<Term, 'nom' | 'acc'>;

export interface CharacterTerm extends Term {
  readonly two: CountedTerm;
  readonly three: CountedTerm;
}

export interface EditionTerms {
  readonly characters: Readonly<Record<Character, CharacterTerm>>;
  readonly actions: Readonly<Record<ActionName, Term>>;
}

function englishCharacter(nom: string, plural = `${nom}s`): CharacterTerm {
  const several = (words: string) => ({ nom: words, acc: words });
  return { nom, gen: nom, acc: `the ${nom}`, two: several(`two ${plural}`), three: several(`three ${plural}`) };
}

/** A person in Russian or Ukrainian: alone, and after "two" and "three" in the nominative and the accusative. */
function makeCharacterDeclension(twoOf: string, threeOf: string) {
  return (nom: string, gen: string, acc: string, few: string, many: string, two = 'два'): CharacterTerm => {
    const several = (numeral: string, of: string) => ({ nom: `${numeral} ${few}`, acc: `${of} ${many}` });
    return { nom, gen, acc, two: several(two, twoOf), three: several('три', threeOf) };
  };
}

const russianCharacter = makeCharacterDeclension('двух', 'трёх');
const ukrainianCharacter = makeCharacterDeclension('двох', 'трьох');

/** An action. Most have one form for nominative and accusative. */
function actionTerm(nom: string, gen = nom, acc = nom): Term {
  return { nom, gen, acc };
}

/** An action in English. What cannot be counted takes no article. */
function englishActionTerm(nom: string, article: 'a' | 'an' = 'a'): Term {
  return { nom, gen: `${article} ${nom}`, acc: `the ${nom}` };
}

// English

const EN_HOBBY_WORLD: EditionTerms = {
  characters: {
    duke: englishCharacter('Duke'),
    assassin: englishCharacter('Assassin'),
    captain: englishCharacter('Captain'),
    ambassador: englishCharacter('Ambassador'),
    contessa: englishCharacter('Contessa'),
    inquisitor: englishCharacter('Inquisitor'),
  },
  actions: {
    income: actionTerm('income'),
    'foreign-aid': actionTerm('foreign aid'),
    coup: englishActionTerm('coup'),
    tax: englishActionTerm('tax'),
    assassinate: englishActionTerm('assassination', 'an'),
    steal: englishActionTerm('theft'),
    exchange: englishActionTerm('exchange', 'an'),
    examine: englishActionTerm('examination', 'an'),
  },
};

const EN_SQUIRREL: EditionTerms = {
  characters: {
    duke: englishCharacter('Governor'),
    assassin: englishCharacter('Killer'),
    captain: englishCharacter('Constable'),
    ambassador: englishCharacter('Counsellor'),
    contessa: englishCharacter('Countess', 'Countesses'),
    inquisitor: englishCharacter('Investigator'),
  },
  actions: {
    ...EN_HOBBY_WORLD.actions,
    assassinate: englishActionTerm('murder'),
    examine: englishActionTerm('interrogation', 'an'),
  },
};

// Russian

const RU_HOBBY_WORLD: EditionTerms = {
  characters: {
    duke: russianCharacter('Герцог', 'Герцога', 'Герцога', 'Герцога', 'Герцогов'),
    assassin: russianCharacter('Ассасин', 'Ассасина', 'Ассасина', 'Ассасина', 'Ассасинов'),
    captain: russianCharacter('Капитан', 'Капитана', 'Капитана', 'Капитана', 'Капитанов'),
    ambassador: russianCharacter('Посол', 'Посла', 'Посла', 'Посла', 'Послов'),
    contessa: russianCharacter('Графиня', 'Графини', 'Графиню', 'Графини', 'Графинь', 'две'),
    inquisitor: russianCharacter('Инквизитор', 'Инквизитора', 'Инквизитора', 'Инквизитора', 'Инквизиторов'),
  },
  actions: {
    income: actionTerm('доход', 'дохода'),
    'foreign-aid': actionTerm('иностранная помощь', 'иностранной помощи', 'иностранную помощь'),
    coup: actionTerm('переворот', 'переворота'),
    tax: actionTerm('налог', 'налога'),
    assassinate: actionTerm('заказное убийство', 'заказного убийства'),
    steal: actionTerm('кража', 'кражи', 'кражу'),
    exchange: actionTerm('обмен', 'обмена'),
    examine: actionTerm('дознание', 'дознания'),
  },
};

const RU_KILLER = russianCharacter('Убийца', 'Убийцы', 'Убийцу', 'Убийцы', 'Убийц');

const RU_UKRAINIAN: EditionTerms = {
  characters: {
    ...RU_HOBBY_WORLD.characters,
    assassin: RU_KILLER,
    captain: russianCharacter('Полицейский', 'Полицейского', 'Полицейского', 'Полицейских', 'Полицейских'),
  },
  actions: {
    ...RU_HOBBY_WORLD.actions,
    'foreign-aid': actionTerm('зарубежная помощь', 'зарубежной помощи', 'зарубежную помощь'),
    assassinate: actionTerm('убийство', 'убийства'),
  },
};

const RU_SQUIRREL: EditionTerms = {
  characters: {
    duke: russianCharacter('Губернатор', 'Губернатора', 'Губернатора', 'Губернатора', 'Губернаторов'),
    assassin: RU_KILLER,
    captain: russianCharacter('Городовой', 'Городового', 'Городового', 'Городовых', 'Городовых'),
    ambassador: russianCharacter('Советник', 'Советника', 'Советника', 'Советника', 'Советников'),
    contessa: RU_HOBBY_WORLD.characters.contessa,
    inquisitor: russianCharacter('Следователь', 'Следователя', 'Следователя', 'Следователя', 'Следователей'),
  },
  actions: {
    ...RU_HOBBY_WORLD.actions,
    assassinate: actionTerm('убийство', 'убийства'),
    steal: actionTerm('воровство', 'воровства'),
    examine: actionTerm('допрос', 'допроса'),
  },
};

// Ukrainian

const UK_UKRAINIAN: EditionTerms = {
  characters: {
    duke: ukrainianCharacter('Герцог', 'Герцога', 'Герцога', 'Герцоги', 'Герцогів'),
    assassin: ukrainianCharacter('Вбивця', 'Вбивці', 'Вбивцю', 'Вбивці', 'Вбивць'),
    captain: ukrainianCharacter('Поліцейський', 'Поліцейського', 'Поліцейського', 'Поліцейські', 'Поліцейських'),
    ambassador: ukrainianCharacter('Посол', 'Посла', 'Посла', 'Посли', 'Послів'),
    contessa: ukrainianCharacter('Графиня', 'Графині', 'Графиню', 'Графині', 'Графинь', 'дві'),
    inquisitor: ukrainianCharacter('Інквізитор', 'Інквізитора', 'Інквізитора', 'Інквізитори', 'Інквізиторів'),
  },
  actions: {
    income: actionTerm('дохід', 'доходу'),
    'foreign-aid': actionTerm('закордонна допомога', 'закордонної допомоги', 'закордонну допомогу'),
    coup: actionTerm('переворот', 'перевороту'),
    tax: actionTerm('податок', 'податку'),
    assassinate: actionTerm('вбивство', 'вбивства'),
    steal: actionTerm('крадіжка', 'крадіжки', 'крадіжку'),
    exchange: actionTerm('обмін', 'обміну'),
    examine: actionTerm('дізнання', 'дізнання'),
  },
};

const UK_FOREIGN_AID = actionTerm('іноземна допомога', 'іноземної допомоги', 'іноземну допомогу');

const UK_HOBBY_WORLD: EditionTerms = {
  characters: {
    ...UK_UKRAINIAN.characters,
    assassin: ukrainianCharacter('Асасин', 'Асасина', 'Асасина', 'Асасини', 'Асасинів'),
    captain: ukrainianCharacter('Капітан', 'Капітана', 'Капітана', 'Капітани', 'Капітанів'),
  },
  actions: {
    ...UK_UKRAINIAN.actions,
    'foreign-aid': UK_FOREIGN_AID,
    assassinate: actionTerm('вбивство на замовлення', 'вбивства на замовлення'),
  },
};

const UK_SQUIRREL: EditionTerms = {
  characters: {
    duke: ukrainianCharacter('Губернатор', 'Губернатора', 'Губернатора', 'Губернатори', 'Губернаторів'),
    assassin: UK_UKRAINIAN.characters.assassin,
    captain: ukrainianCharacter('Городовий', 'Городового', 'Городового', 'Городові', 'Городових'),
    ambassador: ukrainianCharacter('Радник', 'Радника', 'Радника', 'Радники', 'Радників'),
    contessa: UK_UKRAINIAN.characters.contessa,
    inquisitor: ukrainianCharacter('Слідчий', 'Слідчого', 'Слідчого', 'Слідчі', 'Слідчих'),
  },
  actions: {
    ...UK_UKRAINIAN.actions,
    'foreign-aid': UK_FOREIGN_AID,
    examine: actionTerm('допит', 'допиту'),
  },
};

const TERMS_BY_LANGUAGE: Readonly<Record<Language, Readonly<Record<Edition, EditionTerms>>>> = {
  en: { 'hobby-world': EN_HOBBY_WORLD, ukrainian: EN_HOBBY_WORLD, squirrel: EN_SQUIRREL },
  ru: { 'hobby-world': RU_HOBBY_WORLD, ukrainian: RU_UKRAINIAN, squirrel: RU_SQUIRREL },
  uk: { 'hobby-world': UK_HOBBY_WORLD, ukrainian: UK_UKRAINIAN, squirrel: UK_SQUIRREL },
};

export function termsOf(language: Language, edition: Edition): EditionTerms {
  return TERMS_BY_LANGUAGE[language][edition];
}
