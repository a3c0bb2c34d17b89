import type { GameEvent, GameState } from '../../engine/index.ts';
import { spaceName, thePower } from '../names.ts';
import { unitList } from '../unitNames.ts';
import { capitalized, ipcs, joinWords } from '../words.ts';
import { unitsDo } from './eventWords.ts';

const TYPES = [
  'raid-declared',
  'kamikaze-declared',
  'kamikaze-called-off',
  'raid-began',
  'raid-rolled',
  'raid-failed',
  'rocket-launched',
  'rocket-rolled',
  'ipcs-destroyed',
] as const;
type AirEvent = Extract<GameEvent, { readonly type: (typeof TYPES)[number] }>;

export const isAirEvent = (event: GameEvent): event is AirEvent => TYPES.some((type) => type === event.type);

const FIGHT = { power: 'lets … fight', one: 'will fight', many: 'will fight' };

/** What happened in raids and rocket strikes, and which aircraft give themselves up. */
export function airEventText(state: GameState, event: AirEvent): string {
  switch (event.type) {
    case 'raid-declared':
      return event.raid
        ? `${unitsDo(state, event.units, { power: 'sends … to raid', one: 'will raid', many: 'will raid' })}.`
        : `${unitsDo(state, event.units, FIGHT)} instead of raiding.`;
    case 'kamikaze-declared':
      return `${capitalized(unitList(state, event.units))} will attack ships and not come back.`;
    case 'kamikaze-called-off':
      return `${capitalized(unitList(state, event.units))} found no ships and will come back.`;
    case 'raid-began':
      return `${capitalized(unitList(state, event.units))} raid ${spaceName(state, event.space)}.`;
    case 'raid-rolled':
      return `The raid on ${spaceName(state, event.space)} rolls ${joinWords(event.dice.map(String))}.`;
    case 'raid-failed':
      return `The raid on ${spaceName(state, event.space)} has failed: nobody came through.`;
    case 'rocket-launched':
      return `A rocket flies from ${spaceName(state, event.from)} to ${spaceName(state, event.to)}.`;
    case 'rocket-rolled':
      return `The rocket at ${spaceName(state, event.to)} rolls ${joinWords(event.dice.map(String))}.`;
    case 'ipcs-destroyed':
      return (
        `${capitalized(thePower(state, event.power))} loses ${ipcs(event.ipcs)} in ` +
        `${spaceName(state, event.space)}.`
      );
  }
}
