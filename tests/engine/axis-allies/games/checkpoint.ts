import { boardOf, nationalProduction, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import type { ByPower, PowerId } from '../../../../src/engine/index.ts';
import type { Checkpoint } from './recordedGame.ts';

/** How a game stands after the turn of `power`. */
export function checkpointOf(
  state: GameState,
  { commands, round, power }: Pick<Checkpoint, 'commands' | 'round' | 'power'>,
): Checkpoint {
  const each = (count: (power: PowerId) => number): ByPower<number> =>
    Object.fromEntries([...boardOf(state).powers.keys()].map((id) => [id, count(id)]));
  const units = Object.values(state.units);
  return {
    commands,
    round,
    power,
    treasury: { ...state.treasury },
    production: each((id) => nationalProduction(state, id)),
    units: each((id) => units.filter((unit) => unit.owner === id).length),
  };
}
