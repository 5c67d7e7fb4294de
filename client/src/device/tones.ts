/** Small sounds made on the spot: wood on stone, bone dice, paper, an owl. No files. */

interface Tone {
  from: number; // Hz
  to?: number;
  at?: number; // s from now
  long?: number; // s
  loud?: number;
  type?: OscillatorType;
}

function tone(audio: AudioContext, { from, to = from, at = 0, long = 0.12, loud = 0.12, type = 'sine' }: Tone): void {
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

function rustle(audio: AudioContext, at: number, long: number, loud: number, pitch: number): void {
  const length = Math.ceil(audio.sampleRate * long);
  const buffer = new AudioBuffer({ length, sampleRate: audio.sampleRate });
  const data = buffer.getChannelData(0);
  for (let index = 0; index < length; index++) data[index] = (Math.random() * 2 - 1) * (1 - index / length) ** 2;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 1.2 });
  source.connect(filter).connect(new GainNode(audio, { gain: loud })).connect(audio.destination);
  source.start(audio.currentTime + at);
}

export const tones = {
  hop: (audio: AudioContext, at: number) => tone(audio, { from: 520, to: 340, at, long: 0.07, loud: 0.07, type: 'triangle' }),
  land: (audio: AudioContext) => tone(audio, { from: 210, to: 120, long: 0.14, loud: 0.14, type: 'triangle' }),
  roll(audio: AudioContext) {
    for (const at of [0, 0.09, 0.2, 0.34, 0.52]) rustle(audio, at, 0.06, 0.5, 1800 + 900 * Math.random());
  },
  turn: (audio: AudioContext) => rustle(audio, 0, 0.16, 0.25, 2600),
  press: (audio: AudioContext) => tone(audio, { from: 700, to: 880, long: 0.06, loud: 0.05 }),
  hoot(audio: AudioContext) {
    tone(audio, { from: 400, to: 360, long: 0.16, loud: 0.12 });
    tone(audio, { from: 380, to: 300, at: 0.2, long: 0.3, loud: 0.12 });
  },
  yours(audio: AudioContext) {
    tone(audio, { from: 660, long: 0.25, loud: 0.1 });
    tone(audio, { from: 880, at: 0.12, long: 0.4, loud: 0.1 });
  },
  fanfare(audio: AudioContext) {
    [523, 659, 784, 1047].forEach((from, index) => tone(audio, { from, at: index * 0.13, long: 0.5, loud: 0.11, type: 'triangle' }));
  },
  call(audio: AudioContext) {
    tone(audio, { from: 660, long: 0.3, loud: 0.16 });
    tone(audio, { from: 990, at: 0.18, long: 0.5, loud: 0.16 });
  },
};
