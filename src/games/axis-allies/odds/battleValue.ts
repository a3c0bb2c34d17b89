import {
  BATTLE_SIDES,
  battleSideOf,
  boardOf,
  guestsLost,
  isHostileTerritory,
  territoryOf,
  typeOf,
  unitsIn,
  airUnitsLost,
  battleFought,
  canLoseAirUnits,
  type Battle,
  type BattleSide,
  type GameState,
  type Unit,
  type UnitId,
} from '../../../engine/axis-allies/index.ts';
import { unitsOf } from './solver/unitGroups.ts';
import type { SideState, SideModel } from './solver/sideState.ts';
import type { BattleEnding } from './solver/solveRounds.ts';

/** What a battle is worth: what its ends cost and gain each side. */
export interface BattleValue {
  /** The production of the territory. */
  readonly production: number;
  /** Whether the attacker takes the territory when the battle is over and this is left of it (COM-19). */
  isTaken(attacker: SideState): boolean;
  /** IPCs that each side has lost by an end, with air units that no place to land is left for. */
  lostIn(ended: Ended): Record<BattleSide, number>;
  /** Air units that no place to land is left for; see `landingLosses`. */
  withoutPlace(ended: Ended): readonly UnitId[];
}

export function battleValue(
  state: GameState,
  battle: Battle,
  sides: Readonly<Record<BattleSide, SideModel>>,
): BattleValue {
  const territory = territoryOf(boardOf(state), battle.space);
  const isAtStake = territory !== null && isHostileTerritory(state, territory.id, state.power);
  const { groups } = sides.attacker;
  const attackersLost = lossesOf(sides.attacker);
  const defendersLost = lossesOf(sides.defender);
  const guests = guestsOf(state, sides.attacker);
  const withoutPlace = landingLosses(state, battle, sides);
  const costOf = (id: UnitId): number => typeOf(state, state.units[id]!).cost;
  return {
    production: territory?.ipc ?? 0,
    isTaken: ({ fighting }) => isAtStake && groups.some(({ type }, i) => type.captures && fighting[i]! > 0),
    lostIn(ended) {
      const { attacker, defender } = ended;
      const lost = { attacker: attackersLost(attacker) + guests(attacker), defender: defendersLost(defender) };
      for (const id of withoutPlace(ended)) lost[battleSideOf(state, state.units[id]!)] += costOf(id);
      return lost;
    },
    withoutPlace,
  };
}

function lossesOf({ groups, whole }: SideModel): (left: SideState) => number {
  const ipcs = ({ fighting, away }: SideState): number =>
    groups.reduce((sum, group, i) => sum + group.ipcs * (fighting[i]! + away[i]!), 0);
  const before = ipcs(whole);
  return (left) => before - ipcs(left);
}

/** IPCs of friends' fighters that are lost with the attacker's carriers (COM-13). */
function guestsOf(state: GameState, side: SideModel): (left: SideState) => number {
  const ipcsLost = (left: SideState): number =>
    guestsLost(state, unitsLost(side, left)).reduce((sum, id) => sum + typeOf(state, state.units[id]!).cost, 0);
  const isCarrier = side.groups.map(({ type }) => type.deck > 0);
  const isThere = ({ id, owner, type }: Unit): boolean =>
    owner !== state.power &&
    battleSideOf(state, state.units[id]!) === 'attacker' &&
    typeOf(state, { owner, type }).landsOnDecks;
  if (!isCarrier.includes(true) || !unitsIn(state, side.battle.space).some(isThere)) return () => 0;
  const known = new Map<string, number>();
  return (left) => {
    const key = left.fighting.map((count, i) => (isCarrier[i] ? count + left.away[i]! : 0)).join();
    let found = known.get(key);
    if (found === undefined) known.set(key, (found = ipcsLost(left)));
    return found;
  };
}

/** How a battle ended, and what it left of both sides. */
export type Ended = Omit<BattleEnding, 'chance'>;

/**
 * The air units that are lost after a sea battle because no place to land is left for them, by how it ended. It is
 * assumed that the attacker wins all its other battles without losses and brings its carriers to where they save most,
 * that defenders find the places near the zone that do not fall without a fight, and that of units alike those stay
 * that stand last.
 */
export function landingLosses(
  state: GameState,
  battle: Battle,
  sides: Readonly<Record<BattleSide, SideModel>>,
): (ended: Ended) => readonly UnitId[] {
  if (battle.kind !== 'sea' || !canLoseAirUnits(state, battle.space)) return () => NONE;
  const before = new Set(airUnitsLost(state, battle.space));
  const damageLasts = boardOf(state).edition.repairs !== 'when-battles-end';
  const known = new Map<string, readonly UnitId[]>();
  const lastStay = { attacker: lastFirst(sides.attacker), defender: lastFirst(sides.defender) };

  function find({ result, ...left }: Ended): readonly UnitId[] {
    const away = BATTLE_SIDES.flatMap((side) => unitsAway(lastStay[side], left[side]));
    const lost = BATTLE_SIDES.flatMap((side) => unitsLost(lastStay[side], left[side]));
    // Aircraft stay over the battle.
    const retreated = unitsAway(lastStay.attacker, left.attacker).filter((id) => !isAir(sides.attacker, id));
    const damaged = damageLasts ? BATTLE_SIDES.flatMap((side) => unitsDamaged(lastStay[side], left[side])) : [];
    const after = battleFought(state, battle, { result, lost, away, retreated, damaged });
    return airUnitsLost(after, battle.space).filter((id) => !before.has(id));
  }

  const keys = { attacker: airAndDecks(sides.attacker), defender: airAndDecks(sides.defender) };
  return (ended) => {
    const key = `${ended.result} ${keys.attacker(ended.attacker)} ${keys.defender(ended.defender)}`;
    let found = known.get(key);
    if (!found) known.set(key, (found = find(ended)));
    return found;
  };
}

const NONE: readonly UnitId[] = [];

/** How a side state stands, its aircraft and its carriers, as a key: told once for each, since many ends share them. */
function airAndDecks({ groups }: SideModel): (sideState: SideState) => string {
  const known = new Map<SideState, string>();
  const counted = groups.map(({ type }) => type.deck > 0 || type.domain === 'air');
  return (sideState) => {
    let key = known.get(sideState);
    if (key === undefined) {
      const { standingId, fighting, away } = sideState;
      key = [standingId, ...fighting.filter((_, i) => counted[i]), ...away.filter((_, i) => counted[i])].join(' ');
      known.set(sideState, key);
    }
    return key;
  };
}

const isAir = ({ groups }: SideModel, id: UnitId): boolean =>
  groups.some(({ type, pool }) => type.domain === 'air' && pool.includes(id));

/** A side with those first that stand last: what the rules suggest to lose is taken from the others. */
const lastFirst = (side: SideModel): SideModel => ({
  ...side,
  groups: side.groups.map((group) => ({ ...group, pool: group.pool.toReversed() })),
});

/** What becomes of the units of a side when a battle leaves a side state of it. */

const alive = ({ fighting, away }: SideState): readonly number[] => fighting.map((count, i) => count + away[i]!);

/** The units of a side that are dead when this is left of it. */
export function unitsLost(side: SideModel, left: SideState): readonly UnitId[] {
  const survivors = new Set(unitsOf(side, alive(left)));
  return unitsOf(side, alive(side.whole)).filter((id) => !survivors.has(id));
}

/** Its ships that have taken a hit when this is left of it. */
function unitsDamaged(side: SideModel, left: SideState): readonly UnitId[] {
  const living = alive(left);
  const whole = new Set(
    unitsOf(
      side,
      living.map((count, i) => (side.groups[i]!.beforeHit < 0 ? count : 0)),
    ),
  );
  return unitsOf(side, living).filter((id) => !whole.has(id));
}

/** Its units that have left the battle alive. */
export function unitsAway(side: SideModel, left: SideState): readonly UnitId[] {
  const fighting = new Set(unitsOf(side, left.fighting));
  return unitsOf(side, alive(left)).filter((id) => !fighting.has(id));
}
