import { expect, test } from 'vitest';
import type { BattleResult } from '../../../../src/engine/axis-allies/index.ts';
import { endingsKept } from '../../../../src/games/axis-allies/odds/solver/solveRounds.ts';
import type { SideState, RoundSide } from '../../../../src/games/axis-allies/odds/solver/sideState.ts';

const RESULTS: readonly BattleResult[] = [
  'attacker-won',
  'defender-won',
  'both-lost',
  'attacker-retreated',
  'stalemate',
];

const IDS = [0, 1, 2, 3, 4, 5, 6, 300];

/** A side of which a formation with this number is left. */
const left = (id: number): RoundSide => ({ left: { id } as SideState }) as RoundSide;

test('ends with the same result and the same units left are one, and all others are apart', () => {
  const endings = endingsKept();
  const added: [number, number, BattleResult][] = [];
  for (const attacker of IDS)
    for (const defender of IDS) for (const result of RESULTS) added.push([attacker, defender, result]);
  for (const chance of [0.25, 0.5])
    for (const [attacker, defender, result] of added)
      endings.add({ roundState: { attacker: left(attacker), defender: left(defender) }, result }, chance);
  expect(
    endings.all().map(({ attacker, defender, result, chance }) => [attacker.id, defender.id, result, chance]),
  ).toEqual(added.map((one) => [...one, 0.75]));
});
