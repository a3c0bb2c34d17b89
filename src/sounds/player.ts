import { soundLength, SCORES, type SoundName, type Voice } from './scores.ts';

/** Seconds between the beginnings of two sounds, as a share of the first one's length. */
const OVERLAP = 0.6;
/** Too soft to be heard: a sound fades to this. */
const SILENT = 0.0001;
/** How narrow the band of noise is. */
const NOISE_Q = 1.4;
/** A filter leaves only a part of it. */
const NOISE_GAIN = 3;
/** Several voices together must not distort. */
const LOUDEST = 0.8;

let noise: AudioBuffer | null = null;

/** A second of noise, made once. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  if (noise?.sampleRate === context.sampleRate) return noise;
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return noise;
}

/** The source of a voice, gliding from pitch to pitch, and the node through which it is heard. */
function sourceOf(context: BaseAudioContext, { wave, from, to, lasts }: Voice, begins: number) {
  const glide = (pitch: AudioParam): void => {
    pitch.setValueAtTime(from, begins);
    pitch.exponentialRampToValueAtTime(to, begins + lasts);
  };
  if (wave !== 'noise') {
    const source = context.createOscillator();
    source.type = wave;
    glide(source.frequency);
    return { source, heard: source };
  }
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = NOISE_Q;
  glide(filter.frequency);
  return { source, heard: source.connect(filter) };
}

/** Plays sounds one after the other from now on, at a volume from 0 to 1. */
export function play(context: BaseAudioContext, names: readonly SoundName[], volume: number): void {
  const all = context.createGain();
  // The ear hears loudness by its square.
  all.gain.value = LOUDEST * volume ** 2;
  all.connect(context.destination);
  let begins = context.currentTime;
  for (const name of names) {
    for (const voice of SCORES[name]) {
      const at = begins + voice.at;
      const { source, heard } = sourceOf(context, voice, at);
      const fade = context.createGain();
      fade.gain.setValueAtTime(voice.wave === 'noise' ? NOISE_GAIN * voice.loud : voice.loud, at);
      fade.gain.exponentialRampToValueAtTime(SILENT, at + voice.lasts);
      heard.connect(fade).connect(all);
      source.start(at);
      source.stop(at + voice.lasts);
    }
    begins += OVERLAP * soundLength(name);
  }
}
