// The review beside a replay: the curve with a line where the replay stands, and a word on the answer that led there. On a
// phone the curve unfolds when it is wanted.

import type { LoadedGame } from '../games.ts';
import type { Recording } from '../replay/recording.ts';
import { Unfolding } from '../replay/unfolding.tsx';
import type { Player } from '../replay/use-player.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useMedia, WIDE } from '../table/use-media.ts';
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
  const isWide = useMedia(WIDE);
  const { log, last, turnStarts } = recording;
  const { steps, hasFailed } = useReview(log);
  const now = steps[player.step];
  const doing = say('doing', { done: inPercent(language, steps.length / (last + 1)) });
  const curve = (
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
  );
  const verdict = (isBrief: boolean) =>
    now?.judgement ? (
      <Verdict game={game} recording={recording} judgement={now.judgement} isBrief={isBrief} />
    ) : (
      <p className={styles.plain}>{now ? say('nothing') : hasFailed ? say('failed') : doing}</p>
    );
  if (isWide) {
    return (
      <div className={styles.step}>
        {curve}
        {verdict(false)}
      </div>
    );
  }
  return (
    <Unfolding hasMore>
      {(isOpen) => (
        <div className={styles.folded}>
          {isOpen && curve}
          {verdict(!isOpen)}
        </div>
      )}
    </Unfolding>
  );
}
