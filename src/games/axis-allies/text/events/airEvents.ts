import type { EventTable } from '../../../../engine/axis-allies/index.ts';
import { spaceName, thePower } from '../names.ts';
import { unitList } from '../unitNames.ts';
import { capitalized, ipcs, joinWords } from '../../../../text/words.ts';
import { unitsDo } from './eventWords.ts';

const FIGHT = { power: 'lets … fight', one: 'will fight', many: 'will fight' };

/** What happened in raids and rocket strikes, and which aircraft give themselves up. */
export const AIR_SENTENCES = {
  'raid-declared': (state, event) =>
    event.raid
      ? `${unitsDo(state, event.units, { power: 'sends … to raid', one: 'will raid', many: 'will raid' })}.`
      : `${unitsDo(state, event.units, FIGHT)} instead of raiding.`,
  'kamikaze-declared': (state, event) =>
    `${capitalized(unitList(state, event.units))} will attack ships and not come back.`,
  'kamikaze-called-off': (state, event) =>
    `${capitalized(unitList(state, event.units))} found no ships and will come back.`,
  'raid-began': (state, event) => `${capitalized(unitList(state, event.units))} raid ${spaceName(state, event.space)}.`,
  'raid-rolled': (state, event) =>
    `The raid on ${spaceName(state, event.space)} rolls ${joinWords(event.dice.map(String))}.`,
  'raid-failed': (state, event) => `The raid on ${spaceName(state, event.space)} has failed: nobody came through.`,
  'rocket-launched': (state, event) =>
    `A rocket flies from ${spaceName(state, event.from)} to ${spaceName(state, event.to)}.`,
  'rocket-rolled': (state, event) =>
    `The rocket at ${spaceName(state, event.to)} rolls ${joinWords(event.dice.map(String))}.`,
  'ipcs-destroyed': (state, event) =>
    `${capitalized(thePower(state, event.power))} loses ${ipcs(event.ipcs)} in ` + `${spaceName(state, event.space)}.`,
} satisfies Partial<EventTable<string | null>>;
