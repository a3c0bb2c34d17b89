import { actingUnits, isActing, mustLand } from '../acting.ts';
import { advantagesWith } from '../advantages/inPlay.ts';
import { canEscort } from '../air/interception.ts';
import { canBeRaided, raidersIn } from '../air/raidsAndRockets.ts';
import { raidable } from '../air/raidsOnFacilities.ts';
import { passInterrupts } from '../awaiting.ts';
import { boardOf, isSeaZone, phaseOf, territoryOf } from '../board.ts';
import { plannedBattles } from '../combat/battles.ts';
import { advance } from '../combat/round.ts';
import { resolveUncontested } from '../combat/uncontested.ts';
import type { Log } from '../commandRule.ts';
import { facilityKind } from '../facilities.ts';
import { mayEnter } from '../homeGround.ts';
import { landStranded } from '../phases/strandedFighters.ts';
import { victoryRule } from '../phases/victory.ts';
import { allUnits, domainOf, isGroundAtPeace, isHostileTerritory, sideOf, startOf, typeOf, unitOf } from '../pieces.ts';
import { hasDeck } from '../shipRoom.ts';
import { NEUTRAL } from '../ids.ts';
import type { GameState, Unit } from '../state.ts';
import { passingFaults } from './passingEntries.ts';
import { shotFaults } from './pieceDetails.ts';
import type { PositionInFile, PositionFault } from './schema.ts';

/** Faults of a position that only its state shows: of the board, of the air war, of what is left unresolved. */

/**
 * Faults that depend on several parts of the position: units in hostile territories, fighters at sea without a carrier.
 * The acting power's units can be there during its turn: attackers before their battle, air units before they land.
 */
export function boardFaults(state: GameState): readonly PositionFault[] {
  const faults = allUnits(state.units)
    .filter(
      (unit) =>
        unit.owner !== NEUTRAL &&
        isHostileTerritory(state, unit.space, unit.owner) &&
        !isAttackingOrFlying(state, unit),
    )
    .map((unit): PositionFault => ({
      path: pathOf(unit),
      message: 'units cannot stand in a territory of the enemy',
      rule: 'MAP-2',
    }));
  const guests = allUnits(state.units)
    .filter((unit) => isGroundAtPeace(state, unit.space, unit.owner))
    .map((unit): PositionFault => ({
      path: pathOf(unit),
      message: 'units cannot stand in a territory of a power at peace with theirs',
      rule: 'POL-2',
    }));
  const strays = allUnits(state.units)
    .filter((unit) => !mayEnter(state, unit.owner, unit.space))
    .map((unit): PositionFault => ({
      path: pathOf(unit),
      message: `units of ${unit.owner} keep to its own ground`,
      rule: 'CHN-5',
    }));
  return [
    ...new Map([...faults, ...guests, ...strays, ...deckFaults(state)].map((fault) => [fault.path, fault])).values(),
  ];
}

const pathOf = (unit: Unit): string => `units.${unit.owner}.${unit.space}.${unit.type}`;

function isAttackingOrFlying(state: GameState, unit: Unit): boolean {
  // Guns do not attack, and move in combat move only aboard (AA-5).
  if (!isActing(state, unit.owner) || typeOf(state, unit).antiaircraftFire > 0) return false;
  if (state.phase === 'combat-move' || state.phase === 'conduct-combat') return true;
  return state.phase === 'noncombat-move' && domainOf(state, unit) === 'air';
}

/**
 * Whether a fighter can be in a zone without a carrier. The acting power's fighters can from their attack until new
 * carriers are mobilized; enemy fighters from the loss of their carrier in battle until they land (NCM-2).
 */
function canBeInTheAir(state: GameState, unit: Unit): boolean {
  const { phase, turn, battle, stranded } = state;
  if (!mustLand(state, unit))
    return (
      stranded.includes(unit.id) ||
      turn.scrambled?.[unit.id] !== undefined ||
      (phase === 'conduct-combat' && (battle?.space === unit.space || turn.seaBattles[unit.space] !== undefined))
    );
  if (phase === 'combat-move') {
    const did = turn.deeds[unit.id]?.did;
    return did === 'moved' || did === 'launched' || hasCarrierSailed(state, unit.space);
  }
  return phase === 'conduct-combat' || phase === 'noncombat-move' || phase === 'mobilize-new-units';
}

/** Whether a carrier of the acting power began its turn here and left without its fighters (CM-13). */
const hasCarrierSailed = (state: GameState, zone: string): boolean =>
  actingUnits(state).some((unit) => hasDeck(state, unit) && unit.space !== zone && startOf(state, unit) === zone);

function deckFaults(state: GameState): readonly PositionFault[] {
  const zones = new Map<string, { fighters: Unit[]; room: number }>();
  for (const unit of allUnits(state.units)) {
    const { deck, landsOnDecks } = typeOf(state, unit);
    const isCounted =
      deck > 0 || (landsOnDecks && isSeaZone(boardOf(state), unit.space) && !canBeInTheAir(state, unit));
    if (!isCounted) continue;
    const key = `${unit.space} ${sideOf(state, unit.owner)}`;
    const entry = zones.get(key) ?? { fighters: [], room: 0 };
    if (deck > 0) entry.room += deck;
    else entry.fighters.push(unit);
    zones.set(key, entry);
  }
  return [...zones.values()].flatMap(({ fighters, room }) => {
    const withoutRoom = fighters[room];
    if (!withoutRoom) return [];
    const many = fighters.length === 1 ? '1 fighter' : `${fighters.length} fighters`;
    return [{ path: pathOf(withoutRoom), message: `${many}, and carriers for ${room}`, rule: 'NCM-5' }];
  });
}

/** Faults of what a position says of antiaircraft fire, raids and rockets. */
export const airWarFaults = (state: GameState): readonly PositionFault[] => [
  ...shotFaults(state),
  ...passingFaults(state),
  ...dutyFaults(state),
  ...rollFaults(state),
  ...rocketFaults(state),
];

/** Only some units raid, and only an advantage makes kamikaze of air units (SBR-1, NA-JA-2). */
function dutyFaults(state: GameState): readonly PositionFault[] {
  return Object.entries(state.turn.deeds).flatMap(([id, { duty, target }]) => {
    if (target !== undefined && (duty !== 'raid' || facilityKind(state, target) === undefined))
      return [{ path: 'pieces', message: `nobody raids a ${target}`, rule: 'SBR-7' }];
    const unit = duty && unitOf(state, id);
    if (!unit) return [];
    const isOwn = isActing(state, unit.owner);
    const who = `a ${unit.type} of ${unit.owner}`;
    if (duty === 'raid')
      return isOwn && typeOf(state, unit).raids
        ? []
        : [{ path: 'pieces', message: `${who} does not raid`, rule: 'SBR-1' }];
    if (duty === 'escort')
      return isOwn && canEscort(state, unit)
        ? []
        : [{ path: 'pieces', message: `${who} escorts no raid`, rule: 'SBR-6' }];
    const isPilot =
      isOwn &&
      domainOf(state, unit) === 'air' &&
      advantagesWith(state, 'duty').some(({ advantage, owner }) => advantage.duty === duty && owner === unit.owner);
    return isPilot ? [] : [{ path: 'pieces', message: `${who} makes no kamikaze attack`, rule: 'NA-JA-2' }];
  });
}

function rollFaults(state: GameState): readonly PositionFault[] {
  const { roll, phase, turn, battle } = state;
  if (battle?.kind === 'air' && (roll?.kind !== 'raid' || roll.space !== battle.space || roll.stage !== 'sharing'))
    return [{ path: 'battle', message: 'an air battle is part of a raid', rule: 'SBR-6' }];
  if (!roll || roll.kind === 'research') return [];
  const fault = (message: string, rule: string): readonly PositionFault[] => [{ path: 'roll', message, rule }];
  if (phase !== 'conduct-combat') return fault('raids and rockets come in conduct combat', 'TURN-2');
  if (roll.kind === 'raid') {
    const { space, stage } = roll;
    const raiders = canBeRaided(state, space) ? raidersIn(state, space) : [];
    if (raiders.length === 0) return fault(`nobody raids ${space}`, 'SBR-2');
    if ((stage === undefined) !== (boardOf(state).edition.airBattle === null))
      return fault('a raid has stages where it can be met in the air, and only there', 'SBR-6');
    const isShared = stage === 'fire' || stage === 'damage';
    const kinds = raidable(state, space).map(({ id }) => id);
    return isShared && raiders.some(({ id }) => !kinds.includes(turn.deeds[id]?.target ?? ''))
      ? fault('each raider has a facility that it raids', 'SBR-7')
      : [];
  }
  const last = turn.rockets.at(-1);
  return last?.from === roll.from && last.to === roll.to ? [] : fault('no such rocket was launched', 'RKT-1');
}

function rocketFaults(state: GameState): readonly PositionFault[] {
  const { rockets } = state.turn;
  return rockets.flatMap(({ from, to }, i): readonly PositionFault[] => {
    const path = `turn.rockets[${i}]`;
    const unknown = [from, to].find((space) => territoryOf(boardOf(state), space) === null);
    if (unknown !== undefined) return [{ path, message: `no territory ${unknown}` }];
    const isSecond = rockets.slice(0, i).some((before) => before.from === from || before.to === to);
    return isSecond ? [{ path, message: 'one strike from a territory, and one at a complex', rule: 'RKT-2' }] : [];
  });
}

/** A position must wait for a player's input: faults for everything that the engine would resolve by itself. */
export function unresolvedFaults(state: GameState, position: PositionInFile): readonly PositionFault[] {
  const faults: PositionFault[] = [];
  const emitsEvents = (resolve: (log: Log) => void): boolean => {
    const log: Log = { state, events: [] };
    resolve(log);
    return log.events.length > 0;
  };
  if (position.over && !state.outcome)
    faults.push({ path: 'over', message: 'nobody has won', rule: victoryRule(state) });
  if (state.battle) {
    if (state.battle.attackers.length === 0 && state.battle.submerged.length === 0)
      faults.push({ path: 'battle', message: 'nobody attacks' });
    else if (emitsEvents(advance))
      faults.push({ path: 'battle.step', message: 'nothing is asked at this step', rule: 'COM-3' });
  } else if (phaseOf(state).takes.fight && state.shots.length === 0 && emitsEvents(resolveUncontested))
    faults.push({ path: 'turn.battles', message: 'what nobody defends is taken at once', rule: 'COM-2' });
  faults.push(...unfoughtFaults(state));
  if (emitsEvents(passInterrupts))
    faults.push({ path: 'pieces', message: 'air units with no place to land are lost at once', rule: 'NCM-7' });
  if (state.stranded.length > 0 && emitsEvents(landStranded))
    faults.push({ path: 'pieces', message: 'a stranded fighter with one place or none is not asked', rule: 'NCM-2' });
  const planned = plannedBattles(state);
  // A landing waits for its sea battle to end even if all its transports are lost before, and so do battles for shots.
  const waits = (from: readonly string[]): boolean =>
    state.shots.length > 0 || (state.battle !== null && from.includes(state.battle.space));
  state.turn.battles.forEach(({ space, landingFrom }, i) => {
    if (!planned.some((plan) => plan.space === space) && !waits(landingFrom))
      faults.push({
        path: `turn.battles[${i}].space`,
        message: `no battle is to be fought in ${space}`,
        rule: 'COM-1',
      });
  });
  return faults;
}

/** In conduct combat land units stand among enemies only if they fight there, or where a battle is still to come. */
function unfoughtFaults(state: GameState): readonly PositionFault[] {
  if (!phaseOf(state).takes.fight || state.shots.length > 0) return [];
  const fighting = new Set(state.battle?.attackers);
  const toCome = new Set(state.turn.battles.map(({ space }) => space));
  const spaces = actingUnits(state)
    .filter((unit) => domainOf(state, unit) === 'land' && unit.aboard === undefined)
    .filter(({ id, space }) => !fighting.has(id) && !toCome.has(space))
    .filter(({ space, owner }) => isHostileTerritory(state, space, owner))
    .map(({ space }) => space);
  return [...new Set(spaces)].map((space) => ({
    path: 'turn.battles',
    message: `units stand among enemies in ${space}, and fight there neither now nor later`,
    rule: 'COM-1',
  }));
}
