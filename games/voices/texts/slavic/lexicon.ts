// The words that the wording shared by Russian and Ukrainian needs of each language.

import type { Connectives } from '@kuluary/card-language/wording/connectives';
import type { CountingRules, Noun } from '@kuluary/card-language/wording/nouns';
import type { MarkerOwnerRef, Plot } from '../../rules/card-terms.ts';
import type { JurorType } from '../../rules/vocabulary.ts';
import type { PhrasedToken } from '../effect-phrasing.ts';
import type { Names } from '../language-pack.ts';
import type { SubjectRole } from '../step-facts.ts';

type Verb = readonly [imperative: string, infinitive: string, thirdPerson: string];
export type Places = Readonly<Record<'any' | 'here' | 'elsewhere', string>>;
type Results = Readonly<Record<'guilty' | 'innocent' | 'undecided', string>>;

export interface Lexicon {
  readonly language: 'ru' | 'uk';
  readonly counting: CountingRules;
  readonly names: Names;
  readonly polished: (text: string) => string;

  // Jurors. An adjective and the noun, in the genitive and in the dative.
  readonly types: Readonly<Record<JurorType, { readonly gen: string; readonly dat: string }>>;
  readonly jurors: { readonly gen: string; readonly dat: string };
  readonly sameJurors: { readonly gen: string; readonly dat: string };
  readonly them: { readonly gen: string; readonly dat: string }; // jurors
  readonly ofAnyType: string;
  readonly ofAnotherType: string;
  readonly thatHas: string; // «, у которого есть»
  readonly fromOneToAnother: string; // type of jurors
  readonly towards: readonly [preposition: string, inCase: 'gen' | 'dat'];
  readonly from: string; // «от»
  readonly at: string; // «у»
  readonly allJurors: string; // genitive

  // Tokens and cards.
  readonly tokens: Readonly<Record<PhrasedToken | 'influence', Noun>>;
  readonly each: (token: PhrasedToken | 'unseen') => string; // «по 1 жетону вины»
  readonly unseen: string; // «вслепую»
  readonly asMuch: string; // «ещё»: as many of the same
  readonly orElse: string; // «либо», where «или» would be one too many
  readonly topTokens: Noun; // of influence
  readonly allInfluence: string; // «все жетоны влияния»
  readonly it: Readonly<Record<'one' | 'several', string>>; // a token that was looked at
  readonly swap: readonly [guilt: string, innocence: string, either: string]; // «1 жетон вины на жетон невиновности»
  readonly restOne: string; // «второй»
  readonly rest: string; // «остальные»
  readonly becomes: string; // of a token that is turned over
  readonly strategy: Noun;
  readonly firstToken: string;
  readonly exchanged: string; // a trial card

  // Markers.
  readonly whose: Readonly<Record<MarkerOwnerRef, string>>; // accusative, with «маркер»
  readonly anotherOwn: string;
  readonly hanging: string;
  readonly destroyedOne: string; // «1 свой уничтоженный маркер»
  readonly unusedOne: string;
  readonly owned: Readonly<Record<MarkerOwnerRef, Noun>>; // «твой маркер»
  readonly back: Readonly<Record<'own' | 'foe', string>>; // to whom a marker is returned: «в запас»
  readonly markerIt: string; // «его»
  readonly regionsIn: Places;
  readonly regionsInto: Places & { readonly back: string };
  readonly regionsFrom: Places;

  readonly verbs: Readonly<
    Record<
      | 'put'
      | 'remove'
      | 'shift'
      | 'swap'
      | 'look'
      | 'discard'
      | 'reveal'
      | 'destroy'
      | 'take'
      | 'giveBack'
      | 'push'
      | 'pass'
      | 'exchange',
      Verb
    >
  >;
  readonly subjects: Readonly<Record<SubjectRole, readonly [nom: string, dat: string]>>;
  readonly bothDraw: (them: string, cards: string) => string;

  // Conditions.
  readonly atLeast: string; // «не меньше», with a genitive
  readonly atLeastOne: string; // «хотя бы»
  readonly less: string; // «меньше»
  readonly no: string; // «нет»
  readonly forEach: Readonly<Record<'m' | 'f', string>>; // «за каждый»
  readonly atMost: string; // «не больше»
  readonly allTogether: string; // regions
  readonly has: Readonly<Record<'you' | 'them', string>>; // «у тебя»
  readonly onHand: string;
  readonly destroyed: Noun; // «уничтоженный маркер»
  readonly control: readonly [yes: string, no: string]; // «ты контролируешь»
  readonly fell: (count: string) => string; // «этот толчок уничтожил …»
  readonly joy: Noun;
  readonly thatFell: string; // «, который упал»
  readonly notSo: string;

  // Frames of sentences.
  readonly frames: Connectives;
  readonly if: string;
  readonly otherwise: string;
  readonly chooseOne: string;
  readonly or: string;
  readonly and: string;
  readonly times: Noun;
  readonly prosecutor: string;
  readonly afterPlaced: string;
  readonly afterLost: string;

  // Goals, and how it begins.
  readonly typeNoun: Noun;
  readonly results: Results; // behind a number of types
  readonly resultsOfOne: Results;
  readonly noType: string; // «ни один тип присяжных не»
  readonly more: (more: 'guilty' | 'innocent' | 'undecided', than: 'guilty' | 'innocent' | 'undecided') => string;
  readonly controlGoal: (regions: string) => string;
  readonly cancelled: (tokens: string) => string;
  readonly extreme: Readonly<Record<'most' | 'fewest', string>>;
  readonly ownDestroyed: (range: string) => string;
  readonly startEach: (jurors: string) => string;
  readonly startSeveral: (parts: string) => string;
  readonly firstIs: Readonly<Record<Plot['first'], string>>;
}
