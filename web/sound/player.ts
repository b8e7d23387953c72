// Plays the sounds. A browser lets nobody make noise before the user has touched the page, so we wait for that.

import type { Sound } from '@kuluary/stage/game-table';
import { type Tone, VOICES } from './voices.ts';

const LOUDNESS = 0.5; // of everything
const ATTACK = 0.006; // s: without it a tone clicks
const SILENCE = 0.0001; // an exponential never reaches nought
const GESTURES = ['pointerdown', 'keydown'] as const;

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** From the first touch on there can be sound. Call once; what is played before is lost. */
export function listenForGesture(): () => void {
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

export function playSound(sound: Sound): void {
  if (context?.state !== 'running') return;
  const start = context.currentTime + 0.01;
  for (const tone of VOICES[sound]) playTone(context, tone, start);
}

function playTone(audio: AudioContext, tone: Tone, start: number): void {
  const begin = start + tone.at;
  const end = begin + tone.length;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(SILENCE, begin);
  gain.gain.exponentialRampToValueAtTime(tone.loud * LOUDNESS, begin + ATTACK);
  gain.gain.exponentialRampToValueAtTime(SILENCE, end);
  gain.connect(audio.destination);
  const source = tone.wave === 'noise' ? noise(audio, tone, begin, gain) : pitch(audio, tone, begin, gain);
  source.start(begin);
  source.stop(end);
}

function pitch(audio: AudioContext, tone: Tone, begin: number, out: AudioNode): AudioScheduledSourceNode {
  const source = audio.createOscillator();
  source.type = tone.wave === 'noise' ? 'sine' : tone.wave;
  slide(source.frequency, tone, begin);
  source.connect(out);
  return source;
}

function noise(audio: AudioContext, tone: Tone, begin: number, out: AudioNode): AudioScheduledSourceNode {
  hiss ??= hissOf(audio);
  const source = audio.createBufferSource();
  source.buffer = hiss;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  slide(band.frequency, tone, begin);
  source.connect(band).connect(out);
  return source;
}

function slide(frequency: AudioParam, { pitch, slide, length }: Tone, begin: number): void {
  frequency.setValueAtTime(pitch, begin);
  if (slide !== undefined) frequency.exponentialRampToValueAtTime(slide, begin + length);
}

/** A second of white noise. */
function hissOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
