// An answer beside the one that the expert would have given.

import { type Judgement, lossOf } from '@kuluary/bots/review';
import { classes } from '@kuluary/stage/buttons';
import type { Language } from '@kuluary/texts/languages';
import type { LoadedGame } from '../games.ts';
import type { Recording } from '../replay/recording.ts';
import { useSettings } from '../settings/use-settings.ts';
import { REVIEW } from '../words/review.ts';
import { useWords } from '../words/use-words.ts';
import styles from './verdict.module.css';

interface VerdictProps {
  readonly game: LoadedGame;
  readonly recording: Recording;
  readonly judgement: Judgement;
  readonly isBrief?: boolean; // two lines, whatever is said
}

export function inPercent(language: Language, share: number): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(share);
}

const SAME = 0.005; // of the win: what nobody would tell apart

export function Verdict({ game, recording, judgement, isBrief = false }: VerdictProps) {
  const say = useWords(REVIEW);
  const { language } = useSettings();
  const { step, seat, made, best, remark } = judgement;
  const { names } = recording.log;
  const view = recording.view(step - 1, seat);
  const { texts } = game;
  const words = (move: unknown) =>
    texts.quoted?.(language, view, move, names) ?? texts.answer(language, view, move, names);
  const share = (chance: number) => inPercent(language, chance);
  const isBest = lossOf(judgement) < SAME;
  return (
    <p className={classes(styles.verdict, isBrief && styles.brief)}>
      <span className={styles.made}>
        <span>{say('made', { name: names[seat]!, answer: words(made.move) })}</span>{' '}
        {remark && <b className={classes(styles.remark, styles[remark])}>{say(`kind.${remark}`)}</b>}
      </span>{' '}
      <i>{share(made.winning)}</i>{' '}
      <span className={styles.best}>{isBest ? say('best.same') : say('best', { answer: words(best.move) })}</span>{' '}
      {!isBest && <i>{share(best.winning)}</i>}
    </p>
  );
}
