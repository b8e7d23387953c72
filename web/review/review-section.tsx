// The review on the end screen: the curve, and the answers that cost most.

import type { Seat } from '@kuluary/kernel/game';
import { Button } from '@kuluary/stage/buttons';
import { Cameo } from '@kuluary/stage/cameo';
import { Icon } from '@kuluary/stage/icons';
import { useState } from 'react';
import type { LoadedGame } from '../games.ts';
import type { Recording } from '../replay/recording.ts';
import { useSettings } from '../settings/use-settings.ts';
import { portraitOf } from '../table/sitters.ts';
import { REVIEW } from '../words/review.ts';
import { useWords } from '../words/use-words.ts';
import { Curve } from './curve.tsx';
import { costliest } from './marks.ts';
import styles from './review-section.module.css';
import { useReview } from './use-review.ts';
import { inPercent, Verdict } from './verdict.tsx';

interface ReviewSectionProps {
  readonly game: LoadedGame;
  readonly recording: Recording;
  readonly own: Seat | null;
  readonly onMoment: (step: number) => void; // shows the game there
}

/** It takes a while, so it waits until somebody wants it. */
export function ReviewSection(props: ReviewSectionProps) {
  const say = useWords(REVIEW);
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.review} aria-labelledby="review">
      <h2 id="review">{say('title')}</h2>
      {isOpen ? (
        <Reviewed {...props} />
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

const SHOWN = 6; // answers

function Reviewed({ game, recording, own, onMoment }: ReviewSectionProps) {
  const say = useWords(REVIEW);
  const { language } = useSettings();
  const { log, last, turnStarts } = recording;
  const { steps, hasFailed } = useReview(log);
  const found = costliest(steps, SHOWN);
  const isDone = steps.length > last;
  const said = say(found.length > 0 ? 'costly' : 'flawless');
  const doing = say('doing', { done: inPercent(language, steps.length / (last + 1)) });
  return (
    <>
      <Curve steps={steps} names={log.names} moments={turnStarts} last={last} own={own} at={null} onPick={onMoment} />
      <p className={styles.about} role="status">
        {hasFailed ? say('failed') : isDone ? said : doing}
      </p>
      <ol className={styles.found}>
        {found.map((judgement) => (
          <li key={judgement.step}>
            <button type="button" onClick={() => onMoment(judgement.step - 1)}>
              <Cameo portrait={portraitOf(judgement.seat)} className={styles.face} />
              <Verdict game={game} recording={recording} judgement={judgement} />
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
