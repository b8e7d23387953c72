// A move beside the one that the reviewing bot finds best.

import { lostWinProbability, type MoveJudgement } from '@kuluary/bots/game-review';
import type { Language } from '@kuluary/texts/languages';
import { classNames } from '@kuluary/ui/buttons';
import type { LoadedGame } from '../game-loaders.ts';
import type { Recording } from '../replay/recording.ts';
import { useSettings } from '../settings/use-settings.ts';
import { REVIEW_WORDS } from '../words/review.ts';
import { useWords } from '../words/use-words.ts';
import styles from './move-verdict.module.css';

interface MoveVerdictProps {
  readonly game: LoadedGame;
  readonly recording: Recording;
  readonly judgement: MoveJudgement;
  readonly isBrief?: boolean; // cut to two lines
}

export function formatPercent(language: Language, share: number): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(share);
}

const EQUAL_LOSS = 0.005; // of win probability: counts as equal

export function MoveVerdict({ game, recording, judgement, isBrief = false }: MoveVerdictProps) {
  const say = useWords(REVIEW_WORDS);
  const { language } = useSettings();
  const { position, seat, made, best, remark } = judgement;
  const { names } = recording.log;
  const view = recording.view(position - 1, seat);
  const { texts } = game;
  const words = (move: unknown) =>
    texts.quotedMoveText?.(language, view, move, names) ?? texts.moveText(language, view, move, names);
  const percent = (probability: number) => formatPercent(language, probability);
  const isBest = lostWinProbability(judgement) < EQUAL_LOSS;
  return (
    <p className={classNames(styles.verdict, isBrief && styles.brief)}>
      <span className={styles.made}>
        <span>{say('made', { name: names[seat]!, answer: words(made.move) })}</span>{' '}
        {remark && <b className={classNames(styles.remark, styles[remark])}>{say(`kind.${remark}`)}</b>}
      </span>{' '}
      <i>{percent(made.winProbability)}</i>{' '}
      <span className={styles.best}>{isBest ? say('best.same') : say('best', { answer: words(best.move) })}</span>{' '}
      {!isBest && <i>{percent(best.winProbability)}</i>}
    </p>
  );
}
