// The review beside a replay: the chart with a line at the current step, and the verdict on the move that led there. On a
// phone the chart expands at a tap.

import type { LoadedGame } from '../game-loaders.ts';
import { ExpandableText } from '../replay/expandable-text.tsx';
import type { Recording } from '../replay/recording.ts';
import type { Playback } from '../replay/use-playback.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useMediaQuery, WIDE_SCREEN } from '../table/use-media-query.ts';
import { REVIEW_WORDS } from '../words/review.ts';
import { useWords } from '../words/use-words.ts';
import { formatPercent, MoveVerdict } from './move-verdict.tsx';
import styles from './reviewed-step.module.css';
import { useReview } from './use-review.ts';
import { WinChanceChart } from './win-chance-chart.tsx';

interface ReviewedStepProps {
  readonly game: LoadedGame;
  readonly recording: Recording;
  readonly playback: Playback;
}

export function ReviewedStep({ game, recording, playback }: ReviewedStepProps) {
  const say = useWords(REVIEW_WORDS);
  const { language } = useSettings();
  const isWide = useMediaQuery(WIDE_SCREEN);
  const { log, lastStep, turnStarts } = recording;
  const { steps, hasFailed } = useReview(log);
  const reviewed = steps[playback.step];
  const progress = say('doing', { done: formatPercent(language, steps.length / (lastStep + 1)) });
  const chart = (
    <WinChanceChart
      steps={steps}
      names={log.names}
      turnSteps={turnStarts}
      lastStep={lastStep}
      ownSeat={typeof playback.perspective === 'number' ? playback.perspective : null}
      shownStep={playback.step}
      isSmall
      onPick={playback.goToStep}
    />
  );
  const verdict = (isBrief: boolean) =>
    reviewed?.judgement ? (
      <MoveVerdict game={game} recording={recording} judgement={reviewed.judgement} isBrief={isBrief} />
    ) : (
      <p className={styles.plain}>{reviewed ? say('nothing') : hasFailed ? say('failed') : progress}</p>
    );
  if (isWide) {
    return (
      <div className={styles.step}>
        {chart}
        {verdict(false)}
      </div>
    );
  }
  return (
    <ExpandableText hasMore>
      {(isOpen) => (
        <div className={styles.folded}>
          {isOpen && chart}
          {verdict(!isOpen)}
        </div>
      )}
    </ExpandableText>
  );
}
