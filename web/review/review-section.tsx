// The review on the end screen: the chart, and the costliest moves.

import type { Seat } from '@kuluary/kernel/game';
import { Avatar } from '@kuluary/ui/avatar';
import { Button } from '@kuluary/ui/buttons';
import { Icon } from '@kuluary/ui/icons';
import { useState } from 'react';
import type { LoadedGame } from '../game-loaders.ts';
import type { Recording } from '../replay/recording.ts';
import { useSettings } from '../settings/use-settings.ts';
import { portraitOfSeat } from '../table/table-players.ts';
import { REVIEW_WORDS } from '../words/review.ts';
import { useWords } from '../words/use-words.ts';
import { formatPercent, MoveVerdict } from './move-verdict.tsx';
import { costliestMoves } from './review-marks.ts';
import styles from './review-section.module.css';
import { useReview } from './use-review.ts';
import { WinChanceChart } from './win-chance-chart.tsx';

interface ReviewSectionProps {
  readonly game: LoadedGame;
  readonly recording: Recording;
  readonly own: Seat | null;
  readonly onMoment: (step: number) => void; // opens the replay there
}

/** It takes a while, so it starts at a tap. */
export function ReviewSection(props: ReviewSectionProps) {
  const say = useWords(REVIEW_WORDS);
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.review} aria-labelledby="review">
      <h2 id="review">{say('title')}</h2>
      {isOpen ? (
        <ReviewContent {...props} />
      ) : (
        <>
          <p className={styles.about}>{say('about')}</p>
          <Button onClick={() => setOpen(true)}>
            <Icon name="eye" />
            {say('open')}
          </Button>
        </>
      )}
    </section>
  );
}

const MAX_SHOWN = 6; // moves

function ReviewContent({ game, recording, own, onMoment }: ReviewSectionProps) {
  const say = useWords(REVIEW_WORDS);
  const { language } = useSettings();
  const { log, lastStep, turnStarts } = recording;
  const { steps, hasFailed } = useReview(log);
  const found = costliestMoves(steps, MAX_SHOWN);
  const isDone = steps.length > lastStep;
  const done = say(found.length > 0 ? 'costly' : 'flawless');
  const progress = say('doing', { done: formatPercent(language, steps.length / (lastStep + 1)) });
  return (
    <>
      <WinChanceChart
        steps={steps}
        names={log.names}
        turnSteps={turnStarts}
        lastStep={lastStep}
        ownSeat={own}
        shownStep={null}
        onPick={onMoment}
      />
      <p className={styles.about} role="status">
        {hasFailed ? say('failed') : isDone ? done : progress}
      </p>
      <ol className={styles.found}>
        {found.map((judgement) => (
          <li key={judgement.position}>
            <button type="button" onClick={() => onMoment(judgement.position - 1)}>
              <Avatar portrait={portraitOfSeat(judgement.seat)} className={styles.face} />
              <MoveVerdict game={game} recording={recording} judgement={judgement} />
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
