import { fromPosition, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../../src/engine/index.ts';
import { revised } from '../../../../src/engine/axis-allies/editions/revised.ts';
import type { Scene } from '../rules/position.ts';

/** Helpers to test the rules of this edition: as those in rules/position.ts, but `game` is a game of it. */
export * from '../rules/position.ts';

/** The state of this position, by default in combat move. Fails the test if the position has faults. */
export function game(scene: Scene): GameState {
  const read = fromPosition({ edition: revised.id, phase: 'combat-move', ...scene });
  if (!read.ok) throw new Error(`not a position: ${JSON.stringify(read.fault)}`);
  return read.value;
}

/** A transport of a position with these units aboard, which are its owner's or another power's troops. */
export const transport = (
  zone: SpaceId,
  cargo: readonly string[],
  owner: string,
  troops = owner,
): NonNullable<Scene['aboard']>[number] => ({
  in: zone,
  ship: 'transport',
  owner,
  cargo: cargo.map((unit) => ({ unit, owner: troops })),
});
