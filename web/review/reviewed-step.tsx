// The review beside a replay: the curve with a line where the replay stands, and a word on the answer that led there.

import type { LoadedGame } from '../games.ts';
import type { Recording } from '../replay/recording.ts';
import type { Player } from '../replay/use-player.ts';
import { useSettings } from '../settings/use-settings.ts';
import { REVIEW } from '../words/review.ts';
import { useWords } from '../words/use-words.ts';
import { Curve } from './curve.tsx';
import styles from './reviewed-step.module.css';
import { useReview } from './use-review.ts';
import { inPercent, Verdict } from './verdict.tsx';

interface ReviewedStepProps {
  readonly game: LoadedGame;
  readonly recording: Recording;
  readonly player: Player;
}

export function ReviewedStep({ game, recording, player }: ReviewedStepProps) {
  const say = useWords(REVIEW);
  const { language } = useSettings();
  const { log, last, turnStarts } = recording;
  const { steps, hasFailed } = useReview(log);
  const now = steps[player.step];
  const doing = say('doing', { done: inPercent(language, steps.length / (last + 1)) });
  return (
    <section className={styles.step}>
      <Curve
        steps={steps}
        names={log.names}
        moments={turnStarts}
        last={last}
        own={typeof player.eye === 'number' ? player.eye : null}
        at={player.step}
        isSmall
        onPick={player.go}
      />
      <div className={styles.verdict}>
        {now?.judgement && <Verdict game={game} recording={recording} judgement={now.judgement} />}
        {now && !now.judgement && <p>{say('nothing')}</p>}
        {!now && <p>{hasFailed ? say('failed') : doing}</p>}
      </div>
    </section>
  );
}
