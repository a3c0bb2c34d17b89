import { useClock } from '../store/runClock.ts';
import { useSettings } from '../store/settings.ts';
import type { SoundName } from './scores.ts';
import type { AnyEvent, AnyState } from '../engine/index.ts';
import { boardFaceOf } from '../games/boards.ts';
import { useGame } from '../store/gameStore.ts';

/** The sounds of these events, each once, in the order in which they were first heard. Real dice make their own. */
export async function soundsOf(
  game: Pick<AnyState, 'edition'>,
  events: readonly AnyEvent[],
  hasRealDice: boolean,
): Promise<readonly SoundName[]> {
  const sounds = await boardFaceOf(game).loadSounds?.();
  const heard = new Set(events.flatMap((event) => sounds?.soundOf(event) ?? []));
  if (hasRealDice) heard.delete('dice');
  return [...heard];
}

/** Milliseconds between two samples, while the volume is drawn up and down. */
const SAMPLE_MS = 600;

let context: AudioContext | null = null;

/** Plays these sounds, unless nobody has pressed anything yet. What makes them is loaded with the first one. */
async function sound(names: readonly SoundName[]): Promise<void> {
  if (names.length === 0 || navigator.userActivation?.hasBeenActive === false) return;
  const { play } = await import('./player.ts');
  context ??= new AudioContext();
  if (context.state === 'suspended') await context.resume();
  const { sounds, volume } = useSettings.getState();
  if (sounds) play(context, names, volume);
}

/** Lets the events of the game be heard as long as the settings want it, and a sample when they begin to. */
export function keepSounds(): void {
  useGame.subscribe(({ game, events, setup }, before) => {
    if (game === null || !useSettings.getState().sounds || events === before.events) return;
    // Without sound the game is the same.
    soundsOf(game, events, setup?.diceMode === 'table')
      .then(sound)
      .catch(() => undefined);
  });
  useClock.subscribe(({ ends }, before) => {
    if (useSettings.getState().sounds && ends > before.ends) sound(['time']).catch(() => undefined);
  });
  let latest = 0;
  useSettings.subscribe((now, before) => {
    const isNew = now.sounds && (!before.sounds || now.volume !== before.volume);
    if (!isNew || performance.now() - latest < SAMPLE_MS) return;
    latest = performance.now();
    sound(['dice']).catch(() => undefined);
  });
}
