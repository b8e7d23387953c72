// The controls of a replay: whose eyes, steps and turns, a slider, and a link to this very moment.

import { RoundButton } from '@kuluary/stage/buttons';
import { Icon, type IconName } from '@kuluary/stage/icons';
import { Select } from '@kuluary/stage/select';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { copyText } from '../table/share.ts';
import { useMedia, WIDE } from '../table/use-media.ts';
import { REPLAY } from '../words/replay.ts';
import { useWords } from '../words/use-words.ts';
import type { Eye, Recording } from './recording.ts';
import styles from './replay-controls.module.css';
import type { Player } from './use-player.ts';

interface ReplayControlsProps {
  readonly recording: Recording;
  readonly player: Player;
  readonly address: string | null;
  readonly canSeeAll: boolean;
  readonly above: ReactNode; // the step in words, where nothing else says it, or what the expert says of it
  readonly turn: 'turn' | 'round'; // what the game's turns are called
  readonly isReviewed: boolean | null; // the expert speaks, too; null: this game has none
  readonly onReview: (isReviewed: boolean) => void;
}

export function ReplayControls({
  recording,
  player,
  address,
  canSeeAll,
  above,
  turn,
  isReviewed,
  onReview,
}: ReplayControlsProps) {
  const say = useWords(REPLAY);
  const isWide = useMedia(WIDE);
  const { step, isPlaying, go, goTurn, play } = player;
  const { last } = recording;
  useKeys(recording, player);
  const place = step === 0 ? say('deal') : say('step', { step, last });
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
          max={last}
          value={step}
          style={{ '--done': last > 0 ? step / last : 1 } as CSSProperties}
          aria-label={say('slider')}
          aria-valuetext={place}
          onChange={(event) => go(Number(event.target.value))}
        />
        <output>{isWide ? place : `${step} / ${last}`}</output>
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
        {address !== null && <ShareMoment address={address} player={player} />}
      </div>
      <div className={styles.buttons}>
        {button('to-start', say(`${turn}-back`), () => goTurn(-1), step === 0)}
        {button('back', say('back'), () => go(step - 1), step === 0)}
        <RoundButton className={styles.play} label={say(isPlaying ? 'pause' : 'play')} onClick={() => play(!isPlaying)}>
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </RoundButton>
        {button('forward', say('forward'), () => go(step + 1), step === last)}
        {button('to-end', say(`${turn}-forward`), () => goTurn(1), step === last)}
      </div>
      <Eyes recording={recording} player={player} canSeeAll={canSeeAll} />
    </section>
  );
}

function Eyes({ recording, player, canSeeAll }: Pick<ReplayControlsProps, 'recording' | 'player' | 'canSeeAll'>) {
  const say = useWords(REPLAY);
  const choices: [string, string][] = recording.log.names.map((name, seat) => [String(seat), name]);
  choices.push(['spectator', say('eyes.spectator')]);
  if (canSeeAll) choices.push(['all', say('eyes.all')]);
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the Select inside is one
    <label className={styles.eyes}>
      <Icon name="eye" />
      <span className="sr">{say('eyes')}</span>
      <Select value={String(player.eye)} choices={choices} onChoose={(value) => player.look(eyeOf(value))} />
    </label>
  );
}

function eyeOf(value: string): Eye {
  return value === 'spectator' || value === 'all' ? value : Number(value);
}

const COPIED_FOR = 2500; // ms

function ShareMoment({ address, player }: { readonly address: string; readonly player: Player }) {
  const say = useWords(REPLAY);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const link = `${window.location.origin}${address}?step=${player.step}&seat=${player.eye}`;
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
function useKeys(recording: Recording, player: Player): void {
  const latest = useRef(player);
  latest.current = player;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || isBusy(event.target)) return;
      const act = keyAction(event, latest.current, recording.last);
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [recording]);
}

function keyAction({ key, shiftKey, target }: KeyboardEvent, player: Player, last: number): (() => void) | undefined {
  const { step, isPlaying, go, goTurn, play } = player;
  switch (key) {
    case 'ArrowRight':
      return () => (shiftKey ? goTurn(1) : go(step + 1));
    case 'ArrowLeft':
      return () => (shiftKey ? goTurn(-1) : go(step - 1));
    case 'Home':
      return () => go(0);
    case 'End':
      return () => go(last);
    case ' ':
      return target instanceof HTMLButtonElement ? undefined : () => play(!isPlaying);
    default:
      return undefined;
  }
}

function isBusy(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, dialog[open]') !== null;
}
