/** Small sounds made on the spot: wood on stone, bone dice, paper, an owl. No files. */

interface Tone {
  from: number; // Hz
  to?: number;
  at?: number; // s from now
  long?: number; // s
  loud?: number;
  type?: OscillatorType;
}

function tone(
  audio: BaseAudioContext,
  { from, to = from, at = 0, long = 0.12, loud = 0.12, type = 'sine' }: Tone,
): void {
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

/** Noise that is the same every time, so that it can be measured. */
function noise(length: number, seed: number): Float32Array<ArrayBuffer> {
  const data = new Float32Array(length);
  let state = seed;
  for (let index = 0; index < length; index++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    data[index] = (state / 2 ** 31 - 1) * (1 - index / length) ** 2;
  }
  return data;
}

function rustle(audio: BaseAudioContext, at: number, long: number, loud: number, pitch: number): void {
  const data = noise(Math.ceil(audio.sampleRate * long), Math.round(pitch));
  const buffer = new AudioBuffer({ length: data.length, sampleRate: audio.sampleRate });
  buffer.copyToChannel(data, 0);
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 1.2 });
  source
    .connect(filter)
    .connect(new GainNode(audio, { gain: loud }))
    .connect(audio.destination);
  source.start(audio.currentTime + at);
}

export const tones = {
  /** One stone of a way. */
  hop: (audio: BaseAudioContext, at: number) =>
    tone(audio, { from: 520, to: 340, at, long: 0.07, loud: 0.08, type: 'triangle' }),
  /** The end of a way. */
  move: (audio: BaseAudioContext) => tone(audio, { from: 210, to: 120, long: 0.14, loud: 0.2, type: 'triangle' }),
  /** Somebody is shoved: a bump, and sliding back. */
  push(audio: BaseAudioContext) {
    tone(audio, { from: 150, to: 60, long: 0.16, loud: 0.26, type: 'triangle' });
    rustle(audio, 0.08, 0.3, 0.5, 700);
  },
  /** Bone dice on a board, slower and slower. */
  roll(audio: BaseAudioContext) {
    [0, 0.09, 0.2, 0.34, 0.52].forEach((at, index) => rustle(audio, at, 0.06, 0.55, 1800 + 190 * ((index * 3) % 5)));
  },
  /** Something is turned over, or shows its face. */
  reveal(audio: BaseAudioContext) {
    rustle(audio, 0, 0.16, 0.4, 2600);
    tone(audio, { from: 620, to: 930, at: 0.1, long: 0.22, loud: 0.09 });
  },
  press: (audio: BaseAudioContext) => tone(audio, { from: 700, to: 880, long: 0.06, loud: 0.07 }),
  /** The owl says no. */
  refuse(audio: BaseAudioContext) {
    tone(audio, { from: 400, to: 360, long: 0.16, loud: 0.14 });
    tone(audio, { from: 380, to: 300, at: 0.2, long: 0.3, loud: 0.14 });
  },
  /** Your turn. */
  yours(audio: BaseAudioContext) {
    tone(audio, { from: 660, long: 0.25, loud: 0.11 });
    tone(audio, { from: 880, at: 0.12, long: 0.4, loud: 0.11 });
  },
  win(audio: BaseAudioContext) {
    [523, 659, 784, 1047].forEach((from, index) =>
      tone(audio, { from, at: index * 0.13, long: 0.5, loud: 0.11, type: 'triangle' }),
    );
  },
  /** From a hidden tab: somebody is waited for. */
  call(audio: BaseAudioContext) {
    tone(audio, { from: 660, long: 0.3, loud: 0.16 });
    tone(audio, { from: 990, at: 0.18, long: 0.5, loud: 0.16 });
  },
};
