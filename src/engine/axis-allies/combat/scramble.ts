import { fault, ok } from '../../common/result.ts';
import type { Interrupt } from '../awaiting.ts';
import { boardOf, isSeaZone, neighboursIn } from '../board.ts';
import type { CommandOf } from '../command.ts';
import { type CommandRules, emit, type Log, type Planned } from '../commandRule.ts';
import { basesFor } from '../facilities.ts';
import type { PowerId, SpaceId, UnitId } from '../ids.ts';
import { areAtWar, domainOf, isFriendlyTerritory, unitOf, unitsIn } from '../pieces.ts';
import { refusal } from '../refusal.ts';
import type { GameState, Unit } from '../state.ts';
import { plannedBattles } from './battles.ts';
import { askNextBeforeBattles, beforeBattlesFirst } from './beforeBattles.ts';

/** Aircraft of an island with an air base scramble into the zone round it when that is attacked (SCR). */

/** The aircraft of one island that can scramble, and into which zone. */
export interface Scramble {
  readonly from: SpaceId;
  readonly zone: SpaceId;
  readonly units: readonly UnitId[];
}

/** The zones in which the acting power fights at sea or from which its troops land. */
const zonesAttacked = (state: GameState): ReadonlySet<SpaceId> =>
  new Set(plannedBattles(state).flatMap(({ kind, space, landingFrom }) => (kind === 'sea' ? [space] : landingFrom)));

/**
 * What a power can scramble now: its own aircraft, on islands of its side with an air base in working order, of the
 * types that such a base serves.
 * @rule SCR-1, SCR-5, AB-2
 */
export function scrambles(state: GameState, power: PowerId): readonly Scramble[] {
  const board = boardOf(state);
  if (state.facilities === undefined || !areAtWar(state, power, state.power)) return [];
  const attacked = zonesAttacked(state);
  return board.territories.flatMap(({ id: from, island }): readonly Scramble[] => {
    if (!island) return [];
    const zone = neighboursIn(board.coasts, from).find((space) => isSeaZone(board, space));
    if (zone === undefined || !attacked.has(zone)) return [];
    const types = basesFor(state, from, power).flatMap((kind) => kind.scrambles);
    const units = unitsIn(state, from).flatMap((unit) =>
      unit.owner === power && unit.aboard === undefined && types.includes(unit.type) ? [unit.id] : [],
    );
    return units.length > 0 ? [{ from, zone, units }] : [];
  });
}

/** Each owner of such aircraft says which of them scramble (SCR-5). */
export const scramble: Interrupt = {
  beforeBattles: {
    asks: 'scramble',
    powers: (state) => boardOf(state).edition.turnOrder.filter((power) => scrambles(state, power).length > 0),
  },
  isOpen: ({ beforeBattles }) => beforeBattles?.asks === 'scramble',
  asks(state) {
    const { by } = state.beforeBattles!;
    return { kind: 'scramble', by: [by], from: scrambles(state, by) };
  },
  takes: () => SCRAMBLING,
  refusal: beforeBattlesFirst,
};

const SCRAMBLING: CommandRules = { scramble: { plan: planScramble, after: (log) => askNextBeforeBattles(log) } };

/**
 * They go into the zone at once, and are among its defenders from then on.
 * @rule SCR-2, SCR-3
 */
function planScramble(state: GameState, { units }: CommandOf<'scramble'>): Planned {
  const { by } = state.beforeBattles!;
  const able = scrambles(state, by);
  const flights = units.flatMap((unit) => {
    const one = able.find((choice) => choice.units.includes(unit));
    return one ? [{ unit, from: one.from, to: one.zone }] : [];
  });
  if (flights.length < units.length) {
    const others = units.filter((id) => !flights.some(({ unit }) => unit === id));
    return fault(refusal('SCR-1', 'cannot-scramble', { units: others }));
  }
  return ok(flights.length > 0 ? [{ type: 'aircraft-scrambled', power: by, flights }] : []);
}

/** Whether a unit scrambled from an island that its side still holds: it looks for no other place to land (SCR-4). */
export function willReturn(state: GameState, { id, owner }: Unit): boolean {
  const island = state.turn.scrambled?.[id];
  return island !== undefined && isFriendlyTerritory(state, island, owner);
}

/**
 * Scrambled aircraft return to their island when noncombat move begins. Those whose island was captured stay where they
 * are, and are stranded as aircraft of sunk carriers are (NCM-2).
 * @rule SCR-4
 */
export function returnScrambled(log: Log): void {
  for (const [id, island] of Object.entries(log.state.turn.scrambled ?? {})) {
    const unit = unitOf(log.state, id);
    if (unit && willReturn(log.state, unit)) emit(log, { type: 'fighter-landed', unit: id, to: island });
  }
}

/** Why this unit of a position cannot have scrambled from there, or null. */
export function scrambledFault(state: GameState, id: UnitId, island: SpaceId): string | null {
  const unit = state.units[id]!;
  const board = boardOf(state);
  const space = board.spaces.get(island);
  if (space?.kind !== 'land' || !space.island) return `${island} is no island`;
  if (domainOf(state, unit) !== 'air' || !areAtWar(state, unit.owner, state.power))
    return 'only enemy aircraft scramble';
  if (!board.edition.facilities.some((kind) => kind.scrambles.includes(unit.type)))
    return `a ${unit.type} never scrambles`;
  return neighboursIn(board.coasts, island).includes(unit.space) ? null : `${unit.space} is not round ${island}`;
}
