import type { AnyEvent, AnyState } from '../engine/index.ts';
import { boardFaceOf } from '../games/boards.ts';
import type { SoundName } from './scores.ts';

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
