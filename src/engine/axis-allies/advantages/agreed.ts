import type { Advantage, Edition } from '../edition.ts';
import type { AdvantageId, ByPower, PowerId } from '../ids.ts';
import type { PositionFault } from '../position/schema.ts';

/** Which advantages a game is played with: agreed, or drawn by lot (NA-1). */

/** What a power can have, by number. */
export const advantagesOf = ({ advantages }: Edition, power: PowerId): readonly Advantage[] =>
  advantages.filter((one) => one.power === power);

/**
 * What cannot be agreed: advantages that are unknown, those of another power (NA-2), and one twice. By lot they are
 * drawn by `drawAdvantages`.
 * @rule NA-1
 */
export function advantageFaults(
  edition: Edition,
  advantages: ByPower<readonly AdvantageId[]>,
): readonly PositionFault[] {
  const known = new Map(edition.advantages.map((advantage) => [advantage.id, advantage]));
  return Object.entries(advantages).flatMap(([power, ids]): readonly PositionFault[] => {
    if (!edition.powers.some(({ id }) => id === power))
      return [{ path: `advantages.${power}`, message: `no power ${power}` }];
    return ids.flatMap((id, i): readonly PositionFault[] => {
      const path = `advantages.${power}[${i}]`;
      const owner = known.get(id)?.power;
      if (owner === undefined) return [{ path, message: `no advantage ${id}`, rule: 'NA-1' }];
      if (owner !== power) return [{ path, message: `${id} is no advantage of ${power}`, rule: 'NA-2' }];
      return ids.indexOf(id) < i ? [{ path, message: `${power} has ${id} already`, rule: 'NA-1' }] : [];
    });
  });
}

/** Lists by power, copied, without the powers that have nothing. */
export const withoutEmpty = <Id>(lists: ByPower<readonly Id[]>): Record<PowerId, Id[]> =>
  Object.fromEntries(Object.entries(lists).flatMap(([power, ids]) => (ids.length > 0 ? [[power, [...ids]]] : [])));

/** A die on a power's table of advantages. */
export interface AdvantageDraw {
  readonly die: number;
  /** Null if it came before, so that the die is rolled again. */
  readonly advantage: Advantage | null;
}

/**
 * Draws so many of a power's advantages by lot: `nthDie` gives the dice in order, from 0. A number that came before is
 * rolled again (NA-1).
 */
export function drawAdvantages(
  edition: Edition,
  power: PowerId,
  howMany: number,
  nthDie: (n: number) => number,
): readonly AdvantageDraw[] {
  const left = new Map(advantagesOf(edition, power).map((advantage) => [advantage.number, advantage]));
  const last = Math.max(0, left.size - howMany);
  const draws: AdvantageDraw[] = [];
  while (left.size > last) {
    const number = nthDie(draws.length);
    draws.push({ die: number, advantage: left.get(number) ?? null });
    left.delete(number);
  }
  return draws;
}
