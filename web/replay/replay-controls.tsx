// The controls of a replay: perspective, steps and turns, a slider, and a link to this step.

import { RoundButton } from '@kuluary/ui/buttons';
import { Icon, type IconName } from '@kuluary/ui/icons';
import { Select } from '@kuluary/ui/select';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { copyText } from '../table/share.ts';
import { useMediaQuery, WIDE_SCREEN } from '../table/use-media-query.ts';
import { REPLAY_WORDS } from '../words/replay.ts';
import { useWords } from '../words/use-words.ts';
import type { Perspective, Recording } from './recording.ts';
import styles from './replay-controls.module.css';
import type { Playback } from './use-playback.ts';

interface ReplayControlsProps {
  readonly recording: Recording;
  readonly playback: Playback;
  readonly address: string | null;
  readonly canSeeAll: boolean;
  readonly above: ReactNode; // the text of the step, where no log shows it, or its review
  readonly turnWord: 'turn' | 'round'; // what the game's turns are called
  readonly isReviewed: boolean | null; // the review is shown; null: this game has none
  readonly onReview: (isReviewed: boolean) => void;
}

export function ReplayControls({
  recording,
  playback,
  address,
  canSeeAll,
  above,
  turnWord,
  isReviewed,
  onReview,
}: ReplayControlsProps) {
  const say = useWords(REPLAY_WORDS);
  const isWide = useMediaQuery(WIDE_SCREEN);
  const { step, isPlaying, goToStep, goByTurn, setPlaying } = playback;
  const { lastStep } = recording;
  useReplayKeys(recording, playback);
  const stepText = step === 0 ? say('deal') : say('step', { step, last: lastStep });
  const button = (icon: IconName, label: string, onClick: () => void, disabled = false) => (
    <RoundButton label={label} title={label} disabled={disabled} onClick={onClick}>
      <Icon name={icon} />
    </RoundButton>
  );
  return (
    <section className={styles.controls} aria-label={say('controls')}>
      {above && <div className={styles.above}>{above}</div>}
      <div className={styles.slider}>
        <input
          type="range"
          min={0}
          max={lastStep}
          value={step}
          style={{ '--done': lastStep > 0 ? step / lastStep : 1 } as CSSProperties}
          aria-label={say('slider')}
          aria-valuetext={stepText}
          onChange={(event) => goToStep(Number(event.target.value))}
        />
        <output>{isWide ? stepText : `${step} / ${lastStep}`}</output>
        {isReviewed !== null && (
          <RoundButton
            label={say('review')}
            title={say('review')}
            aria-pressed={isReviewed}
            onClick={() => onReview(!isReviewed)}
          >
            <Icon name="curve" />
          </RoundButton>
        )}
        {address !== null && <ShareStepButton address={address} playback={playback} />}
      </div>
      <div className={styles.buttons}>
        {button('to-start', say(`${turnWord}-back`), () => goByTurn(-1), step === 0)}
        {button('back', say('back'), () => goToStep(step - 1), step === 0)}
        <RoundButton
          className={styles.play}
          label={say(isPlaying ? 'pause' : 'play')}
          onClick={() => setPlaying(!isPlaying)}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </RoundButton>
        {button('forward', say('forward'), () => goToStep(step + 1), step === lastStep)}
        {button('to-end', say(`${turnWord}-forward`), () => goByTurn(1), step === lastStep)}
      </div>
      <PerspectiveSelect recording={recording} playback={playback} canSeeAll={canSeeAll} />
    </section>
  );
}

function PerspectiveSelect({
  recording,
  playback,
  canSeeAll,
}: Pick<ReplayControlsProps, 'recording' | 'playback' | 'canSeeAll'>) {
  const say = useWords(REPLAY_WORDS);
  const choices: [string, string][] = recording.log.names.map((name, seat) => [String(seat), name]);
  choices.push(['spectator', say('eyes.spectator')]);
  if (canSeeAll) choices.push(['all', say('eyes.all')]);
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the Select inside is one
    <label className={styles.eyes}>
      <Icon name="eye" />
      <span className="sr">{say('eyes')}</span>
      <Select
        value={String(playback.perspective)}
        choices={choices}
        onChoose={(value) => playback.setPerspective(parsePerspective(value))}
      />
    </label>
  );
}

function parsePerspective(value: string): Perspective {
  return value === 'spectator' || value === 'all' ? value : Number(value);
}

const COPIED_FOR = 2500; // ms

function ShareStepButton({ address, playback }: { readonly address: string; readonly playback: Playback }) {
  const say = useWords(REPLAY_WORDS);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const link = `${window.location.origin}${address}?step=${playback.step}&seat=${playback.perspective}`;
  return (
    <>
      <RoundButton label={say('share')} title={say('share')} onClick={async () => setCopied(await copyText(link))}>
        <Icon name={isCopied ? 'tick' : 'link'} />
      </RoundButton>
      <span className="sr" aria-live="polite">
        {isCopied && say('copied')}
      </span>
    </>
  );
}

/** Arrows go by steps, with shift by turns; space plays. Fields and sheets keep their own keys. */
function useReplayKeys(recording: Recording, playback: Playback): void {
  const latest = useRef(playback);
  latest.current = playback;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || isBusy(event.target)) return;
      const act = keyAction(event, latest.current, recording.lastStep);
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [recording]);
}

function keyAction(
  { key, shiftKey, target }: KeyboardEvent,
  playback: Playback,
  last: number,
): (() => void) | undefined {
  const { step, isPlaying, goToStep, goByTurn, setPlaying } = playback;
  switch (key) {
    case 'ArrowRight':
      return () => (shiftKey ? goByTurn(1) : goToStep(step + 1));
    case 'ArrowLeft':
      return () => (shiftKey ? goByTurn(-1) : goToStep(step - 1));
    case 'Home':
      return () => goToStep(0);
    case 'End':
      return () => goToStep(last);
    case ' ':
      return target instanceof HTMLButtonElement ? undefined : () => setPlaying(!isPlaying);
    default:
      return undefined;
  }
}

function isBusy(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, dialog[open]') !== null;
}
