import { addEdition } from '../../../../src/engine/axis-allies/board.ts';
import { pacific1940 } from '../../../../src/engine/axis-allies/editions/pacific1940.ts';
import { fromPosition, type GameState, type War } from '../../../../src/engine/axis-allies/index.ts';

addEdition(pacific1940);

/** Japan is at war with all four Allies. */
export const AT_WAR: readonly War[] = ['united-states', 'china', 'united-kingdom', 'anzac'].map((power) => [
  'japan',
  power,
]);

/** A position of Pacific 1940: combat move and war with all, if nothing else is said. */
export function pacificGame(position: object): GameState {
  const file = { edition: 'pacific-1940', phase: 'combat-move', wars: AT_WAR, units: {}, ...position };
  const read = fromPosition(file);
  if (!read.ok) throw new Error(read.fault.map(({ path, message }) => `${path}: ${message}`).join('; '));
  return read.value;
}
