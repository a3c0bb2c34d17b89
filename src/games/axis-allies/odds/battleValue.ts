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
  airUnitsLost,
  battleFought,
  canLoseAirUnits,
} from '../../../engine/index.ts';
import { SIDES } from './solver/battleModel.ts';
import { unitsOf } from './solver/unitGroups.ts';
import type { Formation, Line } from './solver/sideState.ts';
import type { Ending } from './solver/solveRounds.ts';

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

/** How a battle ended, and what it left of both sides. */
export type Ended = Omit<Ending, 'chance'>;

/**
 * The air units that are lost after a sea battle because no place to land is left for them, by how it ended. It is
 * assumed that the attacker wins all its other battles without losses and brings its carriers to where they save most,
 * that defenders find the places near the zone that do not fall without a fight, and that of units alike those stay
 * that stand last.
 */
export function landingLosses(
  state: GameState,
  battle: Battle,
  lines: Readonly<Record<BattleSide, Line>>,
): (ended: Ended) => readonly UnitId[] {
  if (battle.kind !== 'sea' || !canLoseAirUnits(state, battle.space)) return () => NONE;
  const before = new Set(airUnitsLost(state, battle.space));
  const known = new Map<string, readonly UnitId[]>();
  const lastStay = { attacker: lastFirst(lines.attacker), defender: lastFirst(lines.defender) };

  function find({ result, ...left }: Ended): readonly UnitId[] {
    const away = SIDES.flatMap((side) => unitsAway(lastStay[side], left[side]));
    const lost = SIDES.flatMap((side) => unitsLost(lastStay[side], left[side]));
    // Aircraft stay over the battle.
    const retreated = unitsAway(lastStay.attacker, left.attacker).filter((id) => !isAir(lines.attacker, id));
    const after = battleFought(state, battle, { result, lost, away, retreated });
    return airUnitsLost(after, battle.space).filter((id) => !before.has(id));
  }

  const keys = { attacker: airAndDecks(lines.attacker), defender: airAndDecks(lines.defender) };
  return (ended) => {
    const key = `${ended.result} ${keys.attacker(ended.attacker)} ${keys.defender(ended.defender)}`;
    let found = known.get(key);
    if (!found) known.set(key, (found = find(ended)));
    return found;
  };
}

const NONE: readonly UnitId[] = [];

/** How a formation stands, its aircraft and its carriers, as a key: told once for each, since many ends share them. */
function airAndDecks({ ranks }: Line): (formation: Formation) => string {
  const known = new Map<Formation, string>();
  const counted = ranks.map(({ type }) => type.deck > 0 || type.domain === 'air');
  return (formation) => {
    let key = known.get(formation);
    if (key === undefined) {
      const { standingId, fighting, away } = formation;
      key = [standingId, ...fighting.filter((_, i) => counted[i]), ...away.filter((_, i) => counted[i])].join(' ');
      known.set(formation, key);
    }
    return key;
  };
}

const isAir = ({ ranks }: Line, id: UnitId): boolean =>
  ranks.some(({ type, pool }) => type.domain === 'air' && pool.includes(id));

/** The line with those first that stand last: what the rules suggest to lose is taken from the others. */
const lastFirst = (line: Line): Line => ({
  ...line,
  ranks: line.ranks.map((rank) => ({ ...rank, pool: rank.pool.toReversed() })),
});

/** What becomes of the units of a side when a battle leaves a formation of it. */

const alive = ({ fighting, away }: Formation): readonly number[] => fighting.map((count, i) => count + away[i]!);

/** The units of a side that are dead when this is left of it. */
export function unitsLost(line: Line, left: Formation): readonly UnitId[] {
  const survivors = new Set(unitsOf(line, alive(left)));
  return unitsOf(line, alive(line.whole)).filter((id) => !survivors.has(id));
}

/** Its units that have left the battle alive. */
export function unitsAway(line: Line, left: Formation): readonly UnitId[] {
  const fighting = new Set(unitsOf(line, left.fighting));
  return unitsOf(line, alive(left)).filter((id) => !fighting.has(id));
}
