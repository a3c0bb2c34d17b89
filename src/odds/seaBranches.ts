import { battleDecided, forcesFor, type BattlePlan, type GameState } from '../engine/index.ts';
import { either, NO_END, oneEnd, type Account } from './account.ts';
import { SIDES } from './field.ts';
import type { Formation, Line } from './formation.ts';
import type { Fought } from './fought.ts';
import type { Ending } from './endings.ts';
import { unitsAway, unitsLost } from './outcome.ts';
import { stakeOf } from './stake.ts';

/** The states in which a sea battle leaves the landings that wait for it: who survives at sea lands (AMPH-8). */

/** A state after sea battles, and the ends of theirs that lead to it. */
export interface Branch {
  readonly state: GameState;
  readonly account: Account;
}

/** The states after this sea battle, which has begun; ends that are alike for a landing lead to one. */
export function branchesAfter(battle: GameState, { lines, endings }: Fought): readonly Branch[] {
  const { lostIn } = stakeOf(battle, battle.battle!, lines);
  const known = new Map<string, { readonly ending: Ending; account: Account }>();
  for (const ending of endings) {
    const { result, chance } = ending;
    const lost = lostIn(ending);
    const key = forLandings(lines.attacker, ending);
    const found = known.get(key) ?? { ending, account: NO_END };
    known.set(key, {
      ...found,
      account: either(found.account, oneEnd(chance, lost.defender - lost.attacker, result === 'attacker-won')),
    });
  }
  return [...known.values()].map(({ ending, account }) => {
    const lost = SIDES.flatMap((side) => unitsLost(lines[side], ending[side]));
    const away = SIDES.flatMap((side) => unitsAway(lines[side], ending[side]));
    return { state: battleDecided(battle, { result: ending.result, lost, away }), account };
  });
}

/** What a landing that waits for a sea battle sees of its end, as a key. */
export const forLandings = (line: Line, { result, attacker, defender }: Ending): string =>
  [result, attacker.standingId, defender.standingId, ...shipsWithTroops(line, attacker)].join();

/** How many ships with cargo of each rank are left, and how many of them have retreated. */
const shipsWithTroops = ({ ranks }: Line, { fighting, away }: Formation): readonly number[] =>
  ranks.flatMap(({ ipcs, type }, i) => (ipcs > type.cost ? [fighting[i]!, away[i]!] : []));

/** Branches from which the same battles follow ashore are one. */
export function merged(branches: readonly Branch[], landings: readonly BattlePlan[]): readonly Branch[] {
  const known = new Map<string, Branch>();
  for (const { state, account } of branches) {
    const key = ashoreFrom(state, landings);
    const found = known.get(key);
    known.set(key, found ? { state: found.state, account: either(found.account, account) } : { state, account });
  }
  return [...known.values()];
}

/** All that the battles ashore depend on in a state after the sea battles before them, as a key. */
export function ashoreFrom(state: GameState, landings: readonly BattlePlan[]): string {
  const forces = landings.map((plan) => forcesFor(state, plan));
  return JSON.stringify([
    landings.map(({ space }) => state.control[space]),
    state.turn.seaBattles,
    forces.flatMap(({ attackers, defenders }) => [attackers, defenders].map((units) => units.map(({ id }) => id))),
  ]);
}
