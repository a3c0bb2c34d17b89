import { editionOf, type Reason } from '../../../../engine/axis-allies/index.ts';
import { capitalized, counted } from '../../../../text/words.ts';
import type { Sentence } from './refusalWords.ts';

/** Refusals about raids and rockets. */
export const AIR_WAR_REFUSALS = {
  'cannot-raid': ({ Units, single }) =>
    `${Units} ${single ? 'does' : 'do'} not raid; ${single ? 'it fights' : 'they fight'} where ` +
    `${single ? 'it is' : 'they are'} sent.`,
  'nothing-to-raid': ({ Units, where, single }) =>
    `${Units}${where} can raid nothing there: first ${single ? 'it flies' : 'they fly'} to an industrial complex of ` +
    'the enemy.',
  'raid-first': ({ place }) => `The raid on ${place} is flown before the battle there.`,
  'raid-dice-first': ({ place }) => `First the raiders roll their dice over ${place}; everything else waits for them.`,
  'no-rockets': ({ state, place, actor }) => {
    const needed = editionOf(state.edition).developments.find(
      ({ id, changes }) =>
        Object.values(changes).some((change) => change?.rocketRange) &&
        state.developments[state.power]?.includes(id) !== true,
    );
    return needed
      ? `${capitalized(actor)} has not developed ${needed.name}; without them no gun strikes.`
      : `No antiaircraft gun of yours stands in ${place}, and only such guns send rockets.`;
  },
  'captured-gun': ({ place }) =>
    `The antiaircraft gun in ${place} is yours only since this turn and strikes from the next.`,
  'nothing-to-strike': ({ place }) => `No industrial complex of the enemy stands in ${place}.`,
  'struck-already': ({ place }) =>
    `One antiaircraft gun in ${place} has struck this turn, and only one strikes from there.`,
  'complex-struck': ({ place }) =>
    `A rocket struck the industrial complex in ${place} this turn, and no second one may.`,
  'out-of-range': ({ Place, requested, allowed }) => {
    const away = requested === null ? 'no way leads there' : `${counted(requested, 'space')} away`;
    return `${Place} is out of range: ${away}, and a rocket flies ${counted(allowed ?? 0, 'space')} at most.`;
  },
  'rocket-first': ({ place }) => `First the die of the rocket at ${place} is rolled; everything else waits for it.`,
} satisfies Partial<Record<Reason, Sentence>>;
