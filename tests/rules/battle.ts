import { expect } from 'vitest';
import {
  awaiting,
  type Battle,
  type BattleSide,
  type Command,
  type GameEvent,
  type GameState,
  type HitKind,
  isHostileZone,
  type SpaceId,
  type UnitId,
} from '../../src/engine/index.ts';
import { after, engage, fight, game, move, type Order, type Played, played, roll, type Scene } from './position.ts';

/** The words for battles, on top of position.ts: standard fields of battle, dice by outcome, choices by type. */

export type Counts = Readonly<Record<string, number>>;

/** The battle under way; fails if there is none. */
export function battleOf(state: GameState): Battle {
  if (!state.battle) throw new Error('no battle is under way');
  return state.battle;
}

/**
 * What the game waits for, as two words: 'dice attacker', 'submerge defender', 'casualties attacker', 'retreat',
 * 'command'.
 */
export function asked(state: GameState): string {
  const waits = awaiting(state);
  return 'side' in waits ? `${waits.kind} ${waits.side}` : waits.kind;
}

/** How many units of each type a side has on the strip, casualties behind it left out. */
export function strip(state: GameState, side: BattleSide): Counts {
  const battle = battleOf(state);
  return count(
    state,
    (side === 'attacker' ? battle.attackers : battle.defenders).filter((id) => !battle.casualties.includes(id)),
  );
}

export function count(state: GameState, ids: readonly UnitId[]): Counts {
  const counts: Record<string, number> = {};
  for (const id of ids) {
    const type = state.units[id]?.type ?? 'gone';
    counts[type] = (counts[type] ?? 0) + 1;
  }
  return counts;
}

/** Dice groups asked for: 'value kind: types', weakest first. */
export function groups(state: GameState): readonly string[] {
  const waits = awaiting(state);
  if (waits.kind !== 'dice') throw new Error(`dice are not asked for, but: ${asked(state)}`);
  return waits.groups.map(
    (group) => `${group.value} ${group.kind}: ${group.units.map((id) => state.units[id]?.type).join(', ')}`,
  );
}

/** Dice of the right number, of which so many hit in each kind of group; none if nothing is said. */
export const hit =
  (wanted: Partial<Record<HitKind, number>> = {}) =>
  (state: GameState): Command => {
    const waits = awaiting(state);
    if (waits.kind !== 'dice') throw new Error(`dice are not asked for, but: ${asked(state)}`);
    const left = { submarine: 0, air: 0, surface: 0, ...wanted };
    const dice = waits.groups.flatMap((group) =>
      group.units.map(() => (left[group.kind] > 0 ? (left[group.kind]--, 1) : 6)),
    );
    if (left.submarine + left.air + left.surface > 0) throw new Error('too few dice for so many hits');
    return roll(...dice);
  };
export const miss = hit();

/** Casualties by type out of those that may be chosen; one entry a hit. */
export const lose =
  (counts: Counts, owner?: string) =>
  (state: GameState): Command => {
    const waits = awaiting(state);
    if (waits.kind !== 'casualties') throw new Error(`casualties are not asked for, but: ${asked(state)}`);
    const units = Object.entries(counts).flatMap(([type, wanted]) => {
      const found = waits.candidates.filter(
        (id) => state.units[id]?.type === type && (owner === undefined || state.units[id]?.owner === owner),
      );
      if (found.length < wanted) throw new Error(`${found.length} ${type} to lose, not ${wanted}`);
      return found.slice(0, wanted);
    });
    return { type: 'casualties', units };
  };

/** So many of the submarines that are asked submerge, the others strike. */
export const submerge =
  (wanted: number) =>
  (state: GameState): Command => {
    const waits = awaiting(state);
    if (waits.kind !== 'submerge') throw new Error(`submarines are not asked, but: ${asked(state)}`);
    if (waits.submarines.length < wanted) throw new Error('not so many submarines');
    return { type: 'submerge', units: waits.submarines.slice(0, wanted) };
  };
export const strike = submerge(0);

export const press: Command = { type: 'press' };
export const retreat = (to?: SpaceId): Command => (to === undefined ? { type: 'retreat' } : { type: 'retreat', to });

/** Spaces open to a retreat, and whether air units can break off; fails if no retreat is offered. */
export function retreats(state: GameState): { readonly to: readonly SpaceId[]; readonly air: boolean } {
  const waits = awaiting(state);
  if (waits.kind !== 'retreat') throw new Error(`no retreat is offered, but: ${asked(state)}`);
  return { to: [...waits.to].sort(), air: waits.air };
}

/**
 * German ships and air units against British ones in zone 8, at the beginning of the battle. They have always been
 * there: no retreat.
 */
export function atSea(
  attackers: Counts,
  defenders: Counts,
  more: Omit<Partial<Scene>, 'units'> & { readonly units?: Scene['units'] } = {},
): GameState {
  const { units = {}, ...rest } = more;
  const state = game({
    power: 'germany',
    phase: 'conduct-combat',
    ...rest,
    units: {
      ...units,
      germany: { ...units['germany'], 'sz-8': attackers },
      'united-kingdom': { ...units['united-kingdom'], 'sz-8': defenders },
    },
  });
  return after(state, ...engaged(state), fight('sz-8'));
}

/**
 * German ships that came from zone 7, and air units from Western Europe, against British units in zone 8: they may
 * retreat.
 */
export function cameToSea(
  ships: Counts,
  air: Counts,
  defenders: Counts,
  more: Omit<Partial<Scene>, 'units'> & { readonly units?: Scene['units'] } = {},
): GameState {
  const { units = {}, ...rest } = more;
  const state = game({
    power: 'germany',
    ...rest,
    units: {
      ...units,
      germany: { ...units['germany'], 'sz-7': ships, 'western-europe': { infantry: 1, ...air } },
      'united-kingdom': { ...units['united-kingdom'], 'sz-8': defenders },
    },
  });
  const armed = Object.fromEntries(Object.entries(ships).filter(([type]) => type !== 'transport'));
  const { transport = 0 } = ships;
  const moves: Order[] = [];
  if (Object.keys(armed).length > 0) moves.push(move('sz-7', armed, 'sz-8'));
  if (Object.keys(air).length > 0) moves.push(move('western-europe', air, 'sz-8'));
  if (transport > 0) moves.push(move('sz-7', { transport }, 'sz-8'));
  const moved = after(state, ...moves);
  return after(moved, ...engaged(moved), { type: 'end-phase' }, fight('sz-8'));
}

/** Where no enemy surface warship stands, the attack on the rest has to be said. */
const engaged = (state: GameState): readonly Order[] =>
  isHostileZone(state, 'sz-8', state.power) ? [] : [engage('sz-8')];

/** German units in Karelia against Soviet ones, at the beginning of the battle; no retreat for land units. */
export function ashore(
  attackers: Counts,
  defenders: Counts,
  more: Omit<Partial<Scene>, 'units'> & { readonly units?: Scene['units'] } = {},
): GameState {
  const { units = {}, ...rest } = more;
  const state = game({
    power: 'germany',
    phase: 'conduct-combat',
    ...rest,
    units: {
      ...units,
      germany: { ...units['germany'], karelia: attackers },
      'soviet-union': { ...units['soviet-union'], karelia: defenders },
    },
  });
  return after(state, fight('karelia'));
}

/** Events of one type. */
export const eventsOf = <Type extends GameEvent['type']>(
  { events }: Played,
  type: Type,
): readonly Extract<GameEvent, { readonly type: Type }>[] =>
  events.filter((event): event is Extract<GameEvent, { readonly type: Type }> => event.type === type);

/** How the last battle of these orders ended. */
export const resultOf = (start: GameState, ...orders: readonly Order[]): string | undefined =>
  eventsOf(played(start, ...orders), 'battle-ended').at(-1)?.result;

/** The battle is over; the phase goes on. */
export const expectOver = (state: GameState): void => expect(state.battle).toBeNull();
