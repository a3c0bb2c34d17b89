import type { Edition, UnitType } from '../../../../engine/axis-allies/index.ts';

/** Units of one type in the example of a battle, and what their dice show. */
export interface SampleRoll {
  readonly unit: UnitType;
  /** They hit with a die of at most this. */
  readonly value: number;
  readonly dice: readonly number[];
}

/** A round of battle as an example: the cheapest land unit and the one that blitzes attack two of the cheapest. */
export interface SampleRound {
  readonly attackers: readonly SampleRoll[];
  readonly defenders: readonly SampleRoll[];
}

export const hitsIn = (rolls: readonly SampleRoll[]): number =>
  rolls.reduce((sum, { value, dice }) => sum + dice.filter((die) => die <= value).length, 0);

/** The example for an edition, from its units; null if it has none that fit. */
export function sampleRound({ units }: Pick<Edition, 'units'>): SampleRound | null {
  const ground = units.filter(({ captures }) => captures).toSorted((a, b) => a.cost - b.cost);
  const foot = ground.find(({ blitzes }) => !blitzes);
  const mobile = ground.find(({ blitzes }) => blitzes);
  if (foot === undefined || mobile === undefined) return null;
  return {
    attackers: [
      { unit: foot, value: foot.attack, dice: [4, 1, 6] },
      { unit: mobile, value: mobile.attack, dice: [2] },
    ],
    defenders: [{ unit: foot, value: foot.defense, dice: [2, 5] }],
  };
}
