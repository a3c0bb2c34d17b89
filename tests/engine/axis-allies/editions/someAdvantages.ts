import type { AdvantageId, Edition } from '../../../../src/engine/axis-allies/index.ts';
import type { ByPower } from '../../../../src/engine/index.ts';
import { chance } from '../players/chance.ts';

/** The advantages of a random game: none for half of the seeds, otherwise about half of all there are. */
export function someAdvantages({ powers, advantages }: Edition, seed: string): ByPower<readonly AdvantageId[]> {
  const draws = chance(`${seed} advantages`, 0);
  if (advantages.length === 0 || draws.happens(0.5)) return {};
  const drawn = draws.some(advantages);
  return Object.fromEntries(
    powers.map((power) => [power.id, drawn.filter((one) => one.power === power.id).map(({ id }) => id)]),
  );
}
