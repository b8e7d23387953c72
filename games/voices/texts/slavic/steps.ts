// What somebody does.

import { MOODS, type Mood, type Phrase } from '@kuluary/effects/words/phrase';
import type { Context } from '@kuluary/effects/words/speech';
import type { Role } from '../customs.ts';
import type { Part, Said, SaidStep, SaidWhere, Token } from '../spoken.ts';
import { Counts } from './counts.ts';
import type { Lexicon } from './lexicon.ts';

type Of<Do extends SaidStep['do']> = Extract<SaidStep, { readonly do: Do }>;
type OnVerdict = Of<'put' | 'remove' | 'shift' | 'turn'>;
type OnInfluence = Of<'influence' | 'peek' | 'discard-influence' | 'shift-influence' | 'reveal'>;
type OnMarkers = Of<'destroy' | 'return' | 'place' | 'move'>;
type Told = Exclude<SaidStep, Of<'otherwise'>>; // that is said around steps

type Say = (verb: keyof Lexicon['verbs']) => string;

export class Steps extends Counts {
  /** null: it goes without saying. */
  step(step: Told, { them }: Context<Said, Role>): Phrase | null {
    const { l } = this;
    switch (step.do) {
      case 'draw':
        if (step.who === 'both') return this.both(l.subjects[them ?? 'persona'][0], step.n);
        return this.phrase((say) => `${say('take')} ${this.count(step.n, l.strategy)}`);
      case 'discard':
        return this.phrase((say) => `${say('discard')} ${this.count(step.n, l.strategy)}`);
      case 'first':
        return this.phrase((say) => `${say('take')} ${l.firstToken}`);
      case 'give-first': {
        const what = step.isSame ? '' : `${l.firstToken} `;
        return this.phrase((say) => `${say('pass')} ${what}${l.subjects[them ?? 'foe'][1]}`);
      }
      case 'replace':
        return this.phrase((say) => `${say('exchange')} ${l.exchanged}`);
      case 'target': // is named where something is done to them
      case 'course':
        return null;
      case 'put':
      case 'remove':
      case 'shift':
      case 'turn':
        return this.phrase((say) => this.onVerdict(step, say));
      case 'destroy':
      case 'return':
      case 'place':
      case 'move':
        return this.phrase((say) => this.onMarkers(step, say));
      default:
        return this.phrase((say) => this.onInfluence(step, say));
    }
  }

  /** The same in each mood: «положи 1», «положить 1», «кладёт 1». */
  private phrase(text: (say: Say) => string): Phrase {
    const inMood = (mood: Mood) => text((verb) => this.l.verbs[verb][MOODS.indexOf(mood)]!);
    return { order: inMood('order'), bare: inMood('bare'), told: inMood('told') };
  }

  private both(them: string, n: number): Phrase {
    const text = this.l.bothDraw(them, this.count(n, this.l.strategy));
    return { order: text, bare: text, told: text };
  }

  private onVerdict(step: OnVerdict, say: Say): string {
    const { tokens } = this.l;
    switch (step.do) {
      case 'put':
        return `${say('put')} ${step.isEither ? this.alternative(step.parts) : this.parts(step.parts)}`;
      case 'remove':
        return `${say('remove')} ${this.amount(step.n, tokens[step.token])} ${this.at(step.from)}`;
      case 'shift':
        return `${say('shift')} ${this.count(1, tokens[step.token])} ${this.fromTo(step.from, step.to)}`;
      case 'turn':
        return `${say('swap')} ${this.at(step.on)} ${this.swapped(step.token)}`;
    }
  }

  private parts(parts: readonly Part[]): string {
    return this.and(parts.map((part, i) => (isMore(parts[i - 1], part) ? this.more(part) : this.part(part))));
  }

  /** «ещё 1 присяжным другого типа» */
  private more({ n, on }: Part): string {
    return `${this.l.asMuch} ${n} ${this.jurors(on, 'dat')}`;
  }

  private part(part: Part): string {
    const [what, whom] = [this.tokens(part), this.jurors(part.on, 'dat')];
    return part.on === 'them' ? `${whom} ${what}` : `${what} ${whom}`;
  }

  private tokens({ token, n, on }: Part): string {
    const { tokens, each, unseen } = this.l;
    const isEach = typeof on === 'object' && 'all' in on;
    const what = isEach ? each(token) : this.amount(n, tokens[token === 'unseen' ? 'influence' : token]);
    return token === 'unseen' ? `${unseen} ${what}` : what;
  }

  /** «1 жетон вины либо вслепую 2 жетона влияния рассудительным присяжным» */
  private alternative(parts: readonly Part[]): string {
    const isSame = new Set(parts.map(({ on }) => JSON.stringify(on))).size === 1;
    const last = parts.length - 1;
    const said = parts.map((part, i) => (isSame && i < last ? this.tokens(part) : this.part(part)));
    return said.join(` ${this.l.orElse} `);
  }

  private swapped(token: Token): string {
    const [guilt, innocence, either] = this.l.swap;
    return token === 'guilt' ? guilt : token === 'innocence' ? innocence : either;
  }

  private onInfluence(step: OnInfluence, say: Say): string {
    switch (step.do) {
      case 'influence':
        return this.drawn(step, say);
      case 'peek':
        return `${say('look')} ${this.looked(step.n)} ${this.at(step.on)}`;
      case 'discard-influence':
        return `${say('discard')} ${this.top(step.seen, step.from)}`;
      case 'shift-influence': {
        if (step.seen === undefined) return `${say('shift')} ${this.topToken()} ${this.fromTo(step.from, step.to)}`;
        const it = step.isSame ? '' : `${this.l.it[step.seen]} `;
        return `${say('shift')} ${it}${this.jurors(step.to, 'dat')}`;
      }
      case 'reveal':
        return `${say('reveal')} ${this.top(step.seen, step.on)}${this.l.becomes}`;
    }
  }

  private drawn({ draw, put, on }: Of<'influence'>, say: Say): string {
    const { tokens, restOne, rest } = this.l;
    const left = draw - put;
    const others = left === 0 ? '' : `, ${left === 1 ? restOne : rest} ${say('discard')}`;
    const drawn = `${say('take')} ${this.count(draw, tokens.influence)}`;
    return `${drawn}, ${put} ${say('put')} ${this.jurors(on, 'dat')}${others}`;
  }

  private looked(n: number | 'all'): string {
    if (n === 'all') return this.l.allInfluence;
    return n === 1 ? this.topToken() : this.count(n, this.l.topTokens);
  }

  private top(seen: 'one' | 'several' | undefined, where: SaidWhere): string {
    if (seen !== undefined) return this.l.it[seen];
    return where === 'them' ? `${this.at(where)} ${this.topToken()}` : `${this.topToken()} ${this.at(where)}`;
  }

  private topToken(): string {
    return this.l.topTokens.one.acc;
  }

  private onMarkers(step: OnMarkers, say: Say): string {
    const { l } = this;
    switch (step.do) {
      case 'destroy': {
        const where = step.in === 'any' && step.whose === 'any' ? '' : `${this.inRegion(step.in)} `;
        return `${say('destroy')} ${where}${this.marker(step.whose, step.hanging)}`;
      }
      case 'return': {
        const back = l.back[step.whose === 'own' ? 'own' : 'foe'];
        return `${say('giveBack')} ${this.marker(step.whose)} ${this.fromRegion(step.in)} ${back}`;
      }
      case 'place':
        return `${say('push')} ${step.from === 'unused' ? l.unusedOne : l.destroyedOne} ${this.intoRegion(step.in)}`;
      case 'move':
        return this.moved(step, say);
    }
  }

  private moved({ whose, from, to, hanging, another }: Of<'move'>, say: Say): string {
    const { anotherOwn, regionsInto, markerIt } = this.l;
    const what = another ? anotherOwn : this.marker(whose, hanging);
    const where = from === 'any' && whose === 'any' ? '' : `${this.fromRegion(from)} `;
    const into = from === to && from !== 'any' ? regionsInto.back : this.intoRegion(to);
    const isClause = !another && (hanging || whose === 'waiting'); // it ends with a comma
    const taken = `${say('take')} ${where}${what}${isClause ? ',' : ''}`;
    return this.and([taken, `${say('push')} ${markerIt} ${into}`]);
  }
}

/** As many of the same as before. */
function isMore(last: Part | undefined, { token, n }: Part): boolean {
  return last !== undefined && last.token === token && last.n === n && typeof n === 'number';
}
