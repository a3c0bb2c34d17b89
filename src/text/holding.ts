import type { Holders } from '../atlas/schema.ts';
import { dateText } from './dates.ts';

/** Republics that the table of holders does not tell apart. */
const EACH_ITS_OWN = 'latin-american-republics';

/** 'its own government; from April 1940 Germany; …': who held a land through the war. */
export function landsHeldText({ holders, lands }: Pick<Holders, 'holders' | 'lands'>, land: string): string {
  const nameOf = (holder: string): string =>
    holder === land || holder === EACH_ITS_OWN
      ? 'its own government'
      : (holders.find(({ id }) => id === holder)?.name ?? holder);
  return (lands[land]?.held ?? [])
    .map(([from, holder], i) => (i === 0 ? nameOf(holder) : `from ${dateText(from)} ${nameOf(holder)}`))
    .join('; ');
}
