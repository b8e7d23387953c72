// Plays the sounds. A browser allows none before the user's first gesture on the page.

import type { SoundName } from '@kuluary/ui/game-table';
import { SOUND_TONES, type Tone } from './sound-tones.ts';

const MASTER_VOLUME = 0.5;
const ATTACK = 0.006; // s: without it a tone clicks
const MIN_GAIN = 0.0001; // an exponential ramp cannot reach 0
const GESTURES = ['pointerdown', 'keydown'] as const;

let context: AudioContext | undefined;
let noiseBuffer: AudioBuffer | undefined;

/** Sounds are played from the first gesture on. Returns how to stop waiting for it. */
export function enableSoundOnGesture(): () => void {
  const begin = () => {
    stop();
    context ??= new AudioContext();
    void context.resume();
  };
  const stop = () => {
    for (const gesture of GESTURES) window.removeEventListener(gesture, begin, true);
  };
  for (const gesture of GESTURES) window.addEventListener(gesture, begin, true);
  return stop;
}

export function playSound(sound: SoundName): void {
  if (context?.state !== 'running') return;
  const start = context.currentTime + 0.01;
  for (const tone of SOUND_TONES[sound]) playTone(context, tone, start);
}

function playTone(audio: AudioContext, tone: Tone, start: number): void {
  const begin = start + tone.at;
  const end = begin + tone.length;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(MIN_GAIN, begin);
  gain.gain.exponentialRampToValueAtTime(tone.loudness * MASTER_VOLUME, begin + ATTACK);
  gain.gain.exponentialRampToValueAtTime(MIN_GAIN, end);
  gain.connect(audio.destination);
  const source =
    tone.wave === 'noise' ? noiseSource(audio, tone, begin, gain) : oscillatorSource(audio, tone, begin, gain);
  source.start(begin);
  source.stop(end);
}

function oscillatorSource(audio: AudioContext, tone: Tone, begin: number, out: AudioNode): AudioScheduledSourceNode {
  const source = audio.createOscillator();
  source.type = tone.wave === 'noise' ? 'sine' : tone.wave;
  setFrequency(source.frequency, tone, begin);
  source.connect(out);
  return source;
}

function noiseSource(audio: AudioContext, tone: Tone, begin: number, out: AudioNode): AudioScheduledSourceNode {
  noiseBuffer ??= makeNoiseBuffer(audio);
  const source = audio.createBufferSource();
  source.buffer = noiseBuffer;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  setFrequency(band.frequency, tone, begin);
  source.connect(band).connect(out);
  return source;
}

function setFrequency(frequency: AudioParam, { pitch, slide, length }: Tone, begin: number): void {
  frequency.setValueAtTime(pitch, begin);
  if (slide !== undefined) frequency.exponentialRampToValueAtTime(slide, begin + length);
}

/** A second of white noise. */
function makeNoiseBuffer(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
