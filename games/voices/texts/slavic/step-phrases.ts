// Phrases for effect steps.

import type { ClauseContext } from '@kuluary/card-language/wording/effect-wording';
import { type Phrase, phraseFrom, uninflectedPhrase, VERB_FORMS } from '@kuluary/card-language/wording/phrase';
import type { PhrasedJurorRef, PhrasedStep, PhrasedTerms, PhrasedToken, PutPart } from '../effect-phrasing.ts';
import type { SubjectRole } from '../step-facts.ts';
import { SlavicCountPhrases } from './count-phrases.ts';
import type { Lexicon } from './lexicon.ts';

type StepOf<Do extends PhrasedStep['do']> = Extract<PhrasedStep, { readonly do: Do }>;
type OnVerdict = StepOf<'put' | 'remove' | 'shift' | 'turn'>;
type OnInfluence = StepOf<'influence' | 'peek' | 'discard-influence' | 'shift-influence' | 'reveal'>;
type OnMarkers = StepOf<'destroy' | 'return' | 'place' | 'move'>;
type PlainStep = Exclude<PhrasedStep, StepOf<'otherwise'>>; // worded by SlavicCardWording

type StepVerbForm = (verb: keyof Lexicon['verbs']) => string;

export class SlavicStepPhrases extends SlavicCountPhrases {
  /** null: it needs no words. */
  step(step: PlainStep, { them }: ClauseContext<PhrasedTerms, SubjectRole>): Phrase | null {
    const { lexicon } = this;
    switch (step.do) {
      case 'draw':
        if (step.who === 'both') return this.both(lexicon.subjects[them ?? 'persona'][0], step.n);
        return this.phrase((verb) => `${verb('take')} ${this.count(step.n, lexicon.strategy)}`);
      case 'discard':
        return this.phrase((verb) => `${verb('discard')} ${this.count(step.n, lexicon.strategy)}`);
      case 'first':
        return this.phrase((verb) => `${verb('take')} ${lexicon.firstToken}`);
      case 'give-first': {
        const what = step.isSame ? '' : `${lexicon.firstToken} `;
        return this.phrase((verb) => `${verb('pass')} ${what}${lexicon.subjects[them ?? 'foe'][1]}`);
      }
      case 'replace':
        return this.phrase((verb) => `${verb('exchange')} ${lexicon.exchanged}`);
      case 'target': // named by the step that concerns it
      case 'course':
        return null;
      case 'put':
      case 'remove':
      case 'shift':
      case 'turn':
        return this.phrase((verb) => this.onVerdict(step, verb));
      case 'destroy':
      case 'return':
      case 'place':
      case 'move':
        return this.phrase((verb) => this.onMarkers(step, verb));
      default:
        return this.phrase((verb) => this.onInfluence(step, verb));
    }
  }

  /** In each verb form: «положи 1», «положить 1», «кладёт 1». */
  private phrase(text: (verb: StepVerbForm) => string): Phrase {
    return phraseFrom((form) => text((verb) => this.lexicon.verbs[verb][VERB_FORMS.indexOf(form)]!));
  }

  private both(them: string, n: number): Phrase {
    return uninflectedPhrase(this.lexicon.bothDraw(them, this.count(n, this.lexicon.strategy)));
  }

  private onVerdict(step: OnVerdict, verb: StepVerbForm): string {
    const { tokens } = this.lexicon;
    switch (step.do) {
      case 'put':
        return `${verb('put')} ${step.isEither ? this.alternative(step.parts) : this.parts(step.parts)}`;
      case 'remove':
        return `${verb('remove')} ${this.amount(step.n, tokens[step.token])} ${this.atJurors(step.from)}`;
      case 'shift':
        return `${verb('shift')} ${this.count(1, tokens[step.token])} ${this.fromTo(step.from, step.to)}`;
      case 'turn':
        return `${verb('swap')} ${this.atJurors(step.on)} ${this.swapped(step.token)}`;
    }
  }

  private parts(parts: readonly PutPart[]): string {
    return this.and(
      parts.map((putPart, i) => (isSameAmount(parts[i - 1], putPart) ? this.more(putPart) : this.part(putPart))),
    );
  }

  /** «ещё 1 присяжным другого типа» */
  private more({ n, on }: PutPart): string {
    return `${this.lexicon.asMuch} ${n} ${this.jurors(on, 'dat')}`;
  }

  private part(putPart: PutPart): string {
    const [what, whom] = [this.tokens(putPart), this.jurors(putPart.on, 'dat')];
    return putPart.on === 'them' ? `${whom} ${what}` : `${what} ${whom}`;
  }

  private tokens({ token, n, on }: PutPart): string {
    const { tokens, each, unseen } = this.lexicon;
    const isEach = typeof on === 'object' && 'all' in on;
    const what = isEach ? each(token) : this.amount(n, tokens[token === 'unseen' ? 'influence' : token]);
    return token === 'unseen' ? `${unseen} ${what}` : what;
  }

  /** «1 жетон вины либо вслепую 2 жетона влияния рассудительным присяжным» */
  private alternative(parts: readonly PutPart[]): string {
    const isSame = new Set(parts.map(({ on }) => JSON.stringify(on))).size === 1;
    const last = parts.length - 1;
    const said = parts.map((putPart, i) => (isSame && i < last ? this.tokens(putPart) : this.part(putPart)));
    return said.join(` ${this.lexicon.orElse} `);
  }

  private swapped(token: PhrasedToken): string {
    const [guilt, innocence, either] = this.lexicon.swap;
    return token === 'guilt' ? guilt : token === 'innocence' ? innocence : either;
  }

  private onInfluence(step: OnInfluence, verb: StepVerbForm): string {
    switch (step.do) {
      case 'influence':
        return this.drawn(step, verb);
      case 'peek':
        return `${verb('look')} ${this.looked(step.n)} ${this.atJurors(step.on)}`;
      case 'discard-influence':
        return `${verb('discard')} ${this.top(step.seen, step.from)}`;
      case 'shift-influence': {
        if (step.seen === undefined) return `${verb('shift')} ${this.topToken()} ${this.fromTo(step.from, step.to)}`;
        const it = step.isSame ? '' : `${this.lexicon.it[step.seen]} `;
        return `${verb('shift')} ${it}${this.jurors(step.to, 'dat')}`;
      }
      case 'reveal':
        return `${verb('reveal')} ${this.top(step.seen, step.on)}${this.lexicon.becomes}`;
    }
  }

  private drawn({ draw, put, on }: StepOf<'influence'>, verb: StepVerbForm): string {
    const { tokens, restOne, rest } = this.lexicon;
    const left = draw - put;
    const others = left === 0 ? '' : `, ${left === 1 ? restOne : rest} ${verb('discard')}`;
    const drawn = `${verb('take')} ${this.count(draw, tokens.influence)}`;
    return `${drawn}, ${put} ${verb('put')} ${this.jurors(on, 'dat')}${others}`;
  }

  private looked(n: number | 'all'): string {
    if (n === 'all') return this.lexicon.allInfluence;
    return n === 1 ? this.topToken() : this.count(n, this.lexicon.topTokens);
  }

  private top(seen: 'one' | 'several' | undefined, where: PhrasedJurorRef): string {
    if (seen !== undefined) return this.lexicon.it[seen];
    return where === 'them'
      ? `${this.atJurors(where)} ${this.topToken()}`
      : `${this.topToken()} ${this.atJurors(where)}`;
  }

  private topToken(): string {
    return this.lexicon.topTokens.one.acc;
  }

  private onMarkers(step: OnMarkers, verb: StepVerbForm): string {
    const { lexicon } = this;
    switch (step.do) {
      case 'destroy': {
        const where = step.in === 'any' && step.whose === 'any' ? '' : `${this.inRegion(step.in)} `;
        return `${verb('destroy')} ${where}${this.marker(step.whose, step.hanging)}`;
      }
      case 'return': {
        const back = lexicon.back[step.whose === 'own' ? 'own' : 'foe'];
        return `${verb('giveBack')} ${this.marker(step.whose)} ${this.fromRegion(step.in)} ${back}`;
      }
      case 'place':
        return `${verb('push')} ${step.from === 'unused' ? lexicon.unusedOne : lexicon.destroyedOne} ${this.intoRegion(step.in)}`;
      case 'move':
        return this.moved(step, verb);
    }
  }

  private moved({ whose, from, to: destinationRef, hanging, another }: StepOf<'move'>, verb: StepVerbForm): string {
    const { anotherOwn, regionsInto, markerIt } = this.lexicon;
    const what = another ? anotherOwn : this.marker(whose, hanging);
    const where = from === 'any' && whose === 'any' ? '' : `${this.fromRegion(from)} `;
    const into = from === destinationRef && from !== 'any' ? regionsInto.back : this.intoRegion(destinationRef);
    const isClause = !another && (hanging || whose === 'waiting'); // it needs a closing comma
    const taken = `${verb('take')} ${where}${what}${isClause ? ',' : ''}`;
    return this.and([taken, `${verb('push')} ${markerIt} ${into}`]);
  }
}

function isSameAmount(last: PutPart | undefined, { token, n }: PutPart): boolean {
  return last !== undefined && last.token === token && last.n === n && typeof n === 'number';
}
