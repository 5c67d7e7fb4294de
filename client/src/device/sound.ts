/** Small sounds made on the spot: wood on stone, bone dice, paper, an owl. No files. */

import { prefs } from './prefs.svelte';

let context: AudioContext | null = null;

/** Browsers allow sound only after a person has touched the page. */
export function wakeSound(): void {
  context ??= new AudioContext();
  void context.resume();
}

function ready(): AudioContext | null {
  return prefs.get('sound') && context?.state === 'running' && !document.hidden ? context : null;
}

interface Tone {
  from: number; // Hz
  to?: number;
  at?: number; // s from now
  long?: number; // s
  loud?: number;
  type?: OscillatorType;
}

function tone({ from, to = from, at = 0, long = 0.12, loud = 0.12, type = 'sine' }: Tone): void {
  const audio = context;
  if (!audio) return;
  const begin = audio.currentTime + at;
  const voice = new OscillatorNode(audio, { type, frequency: from });
  const volume = new GainNode(audio, { gain: 0 });
  voice.frequency.setValueAtTime(from, begin);
  voice.frequency.exponentialRampToValueAtTime(to, begin + long);
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loud, begin + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + long);
  voice.connect(volume).connect(audio.destination);
  voice.start(begin);
  voice.stop(begin + long + 0.02);
}

function rustle(at: number, long: number, loud: number, pitch: number): void {
  const audio = context;
  if (!audio) return;
  const length = Math.ceil(audio.sampleRate * long);
  const buffer = new AudioBuffer({ length, sampleRate: audio.sampleRate });
  const data = buffer.getChannelData(0);
  for (let index = 0; index < length; index++) data[index] = (Math.random() * 2 - 1) * (1 - index / length) ** 2;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 1.2 });
  source.connect(filter).connect(new GainNode(audio, { gain: loud })).connect(audio.destination);
  source.start(audio.currentTime + at);
}

export function hop(at = 0): void {
  if (ready()) tone({ from: 520, to: 340, at, long: 0.07, loud: 0.07, type: 'triangle' });
}
export function land(): void {
  if (ready()) tone({ from: 210, to: 120, long: 0.14, loud: 0.14, type: 'triangle' });
}
export function roll(): void {
  if (ready()) for (const at of [0, 0.09, 0.2, 0.34, 0.52]) rustle(at, 0.06, 0.5, 1800 + 900 * Math.random());
}
export function turnOver(): void {
  if (ready()) rustle(0, 0.16, 0.25, 2600);
}
export function press(): void {
  if (ready()) tone({ from: 700, to: 880, long: 0.06, loud: 0.05 });
}
export function hoot(): void {
  if (!ready()) return;
  tone({ from: 400, to: 360, long: 0.16, loud: 0.12 });
  tone({ from: 380, to: 300, at: 0.2, long: 0.3, loud: 0.12 });
}
export function yourTurn(): void {
  if (!ready()) return;
  tone({ from: 660, long: 0.25, loud: 0.1 });
  tone({ from: 880, at: 0.12, long: 0.4, loud: 0.1 });
}
export function fanfare(): void {
  if (ready()) [523, 659, 784, 1047].forEach((from, index) => tone({ from, at: index * 0.13, long: 0.5, loud: 0.11, type: 'triangle' }));
}
/** Also from a hidden tab: somebody is waited for. */
export function call(): void {
  if (!prefs.get('sound') || context?.state !== 'running') return;
  tone({ from: 660, long: 0.3, loud: 0.16 });
  tone({ from: 990, at: 0.18, long: 0.5, loud: 0.16 });
}
