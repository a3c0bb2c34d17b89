import type { GameEvent } from '../engine/index.ts';
import type { SoundName } from './scores.ts';

/** What is heard of an event. */
const HEARD: Partial<Readonly<Record<GameEvent['type'], SoundName>>> = {
  'dice-rolled': 'dice',
  'antiaircraft-fired': 'dice',
  'raid-rolled': 'dice',
  'rocket-rolled': 'dice',
  'research-rolled': 'dice',
  'units-destroyed': 'hit',
  'territory-captured': 'capture',
  'turn-began': 'turn',
};

/** The sounds of these events, each once, in the order in which they were first heard. Real dice make their own. */
export function soundsOf(events: readonly GameEvent[], hasRealDice: boolean): readonly SoundName[] {
  const heard = new Set(events.flatMap(({ type }) => HEARD[type] ?? []));
  if (hasRealDice) heard.delete('dice');
  return [...heard];
}
