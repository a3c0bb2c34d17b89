import {
  areEnemies,
  boardOf,
  guestsLost,
  isHostileTerritory,
  territoryOf,
  typeOf,
  unitsIn,
  type Battle,
  type BattleSide,
  type GameState,
  type Unit,
  type UnitId,
} from '../engine/index.ts';
import type { Formation, Line } from './formation.ts';
import { landingLosses, type Ended } from './landingLosses.ts';
import { unitsLost } from './outcome.ts';

/** What is at stake in a battle. */
export interface Stake {
  /** The production of the territory. */
  readonly production: number;
  /** Whether the attacker takes the territory when the battle is over and this is left of it (COM-19). */
  isTaken(attacker: Formation): boolean;
  /** IPCs that each side has lost by an end, with air units that no place to land is left for. */
  lostIn(ended: Ended): Record<BattleSide, number>;
  /** Those air units; see `landingLosses`. */
  withoutPlace(ended: Ended): readonly UnitId[];
}

export function stakeOf(state: GameState, battle: Battle, lines: Readonly<Record<BattleSide, Line>>): Stake {
  const territory = territoryOf(boardOf(state), battle.space);
  const isAtStake = territory !== null && isHostileTerritory(state, territory.id, state.power);
  const { ranks } = lines.attacker;
  const attackersLost = lossesOf(lines.attacker);
  const defendersLost = lossesOf(lines.defender);
  const guests = guestsOf(state, lines.attacker);
  const withoutPlace = landingLosses(state, battle, lines);
  const costOf = (id: UnitId): number => typeOf(state, state.units[id]!).cost;
  return {
    production: territory?.ipc ?? 0,
    isTaken: ({ fighting }) => isAtStake && ranks.some(({ type }, i) => type.captures && fighting[i]! > 0),
    lostIn(ended) {
      const { attacker, defender } = ended;
      const lost = { attacker: attackersLost(attacker) + guests(attacker), defender: defendersLost(defender) };
      for (const id of withoutPlace(ended)) lost[sideOf(state, id)] += costOf(id);
      return lost;
    },
    withoutPlace,
  };
}

/** The side of a unit in a battle of the power whose turn it is. */
export const sideOf = (state: GameState, id: UnitId): BattleSide =>
  areEnemies(state, state.units[id]!.owner, state.power) ? 'defender' : 'attacker';

function lossesOf({ ranks, whole }: Line): (left: Formation) => number {
  const ipcs = ({ fighting, away }: Formation): number =>
    ranks.reduce((sum, rank, i) => sum + rank.ipcs * (fighting[i]! + away[i]!), 0);
  const before = ipcs(whole);
  return (left) => before - ipcs(left);
}

/** IPCs of friends' fighters that are lost with the attacker's carriers (COM-13). */
function guestsOf(state: GameState, line: Line): (left: Formation) => number {
  const ipcsLost = (left: Formation): number =>
    guestsLost(state, unitsLost(line, left)).reduce((sum, id) => sum + typeOf(state, state.units[id]!).cost, 0);
  const isCarrier = line.ranks.map(({ type }) => type.deck > 0);
  const isThere = ({ id, owner, type }: Unit): boolean =>
    owner !== state.power && sideOf(state, id) === 'attacker' && typeOf(state, { owner, type }).landsOnDecks;
  if (!isCarrier.includes(true) || !unitsIn(state, line.battle.space).some(isThere)) return () => 0;
  const known = new Map<string, number>();
  return (left) => {
    const key = left.fighting.map((count, i) => (isCarrier[i] ? count + left.away[i]! : 0)).join();
    let found = known.get(key);
    if (found === undefined) known.set(key, (found = ipcsLost(left)));
    return found;
  };
}
