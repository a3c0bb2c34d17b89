import { expect } from 'vitest';
import {
  awaiting,
  isHostileZone,
  type Battle,
  type BattleSide,
  type Command,
  type GameEvent,
  type GameState,
  type HitKind,
  type UnitId,
} from '../../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../../src/engine/index.ts';
import { after, engage, fight, game, move, type Order, type Played, played, roll, type Scene } from './position.ts';

/** Helpers for battle tests, on top of position.ts: standard battles, dice by outcome, choices by unit type. */

export type Counts = Readonly<Record<string, number>>;

/** The current battle; fails if there is none. */
export function battleOf(state: GameState): Battle {
  if (!state.battle) throw new Error('no battle is under way');
  return state.battle;
}

/**
 * What the game waits for, as two words: 'dice attacker', 'submerge defender', 'casualties attacker', 'retreat',
 * 'command'.
 */
export function waitsFor(state: GameState): string {
  const waits = awaiting(state);
  return 'side' in waits ? `${waits.kind} ${waits.side}` : waits.kind;
}

/** How many units of each type a side has in the battle, without casualties. */
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

/** The awaited dice groups as texts 'value kind: types', lowest value first. */
export function groups(state: GameState): readonly string[] {
  const waits = awaiting(state);
  if (waits.kind !== 'dice') throw new Error(`dice are not asked for, but: ${waitsFor(state)}`);
  return waits.groups.map(
    (group) => `${group.value} ${group.kind}: ${group.units.map((id) => state.units[id]?.type).join(', ')}`,
  );
}

/** A roll of the awaited dice with this many hits in each kind of group; without an argument, no hits. */
export const hit =
  (wanted: Partial<Record<HitKind, number>> = {}) =>
  (state: GameState): Command => {
    const waits = awaiting(state);
    if (waits.kind !== 'dice') throw new Error(`dice are not asked for, but: ${waitsFor(state)}`);
    const left = { submarine: 0, air: 0, surface: 0, ...wanted };
    const dice = waits.groups.flatMap((group) =>
      group.units.map(() => (left[group.kind] > 0 ? (left[group.kind]--, 1) : 6)),
    );
    if (left.submarine + left.air + left.surface > 0) throw new Error('too few dice for so many hits');
    return roll(...dice);
  };
export const miss = hit();

/** Chooses casualties by type from the candidates, one entry per hit. */
export const lose =
  (counts: Counts, owner?: string) =>
  (state: GameState): Command => {
    const waits = awaiting(state);
    if (waits.kind !== 'casualties') throw new Error(`casualties are not asked for, but: ${waitsFor(state)}`);
    const units = Object.entries(counts).flatMap(([type, wanted]) => {
      const found = waits.candidates.filter(
        (id) => state.units[id]?.type === type && (owner === undefined || state.units[id]?.owner === owner),
      );
      if (found.length < wanted) throw new Error(`${found.length} ${type} to lose, not ${wanted}`);
      return found.slice(0, wanted);
    });
    return { type: 'casualties', units };
  };

/** This many of the deciding side's submarines submerge, the others strike. */
export const submerge =
  (wanted: number) =>
  (state: GameState): Command => {
    const waits = awaiting(state);
    if (waits.kind !== 'submerge') throw new Error(`submarines are not asked, but: ${waitsFor(state)}`);
    if (waits.submarines.length < wanted) throw new Error('not so many submarines');
    return { type: 'submerge', units: waits.submarines.slice(0, wanted) };
  };
export const strike = submerge(0);

export const press: Command = { type: 'press' };
export const retreat = (to?: SpaceId): Command => (to === undefined ? { type: 'retreat' } : { type: 'retreat', to });

/** Where the attacker can retreat to, and whether air units can break off; fails if no retreat is possible. */
export function retreats(state: GameState): { readonly to: readonly SpaceId[]; readonly air: boolean } {
  const waits = awaiting(state);
  if (waits.kind !== 'retreat') throw new Error(`no retreat is offered, but: ${waitsFor(state)}`);
  return { to: [...waits.to].sort(), air: waits.air };
}

/**
 * German ships and air units against British ones in zone 8, at the beginning of the battle. The ships did not move, so
 * they cannot retreat.
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
 * German ships from zone 7 and air units from Western Europe against British units in zone 8. They can retreat.
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

/** The command to attack, needed in zones without enemy surface warships. */
const engaged = (state: GameState): readonly Order[] =>
  isHostileZone(state, 'sz-8', state.power) ? [] : [engage('sz-8')];

/** German units in Karelia against Soviet ones, at the beginning of the battle. Land units cannot retreat. */
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

/** The result of the last battle in these orders. */
export const resultOf = (start: GameState, ...orders: readonly Order[]): string | undefined =>
  eventsOf(played(start, ...orders), 'battle-ended').at(-1)?.result;

/** Expects that the battle is over. */
export const expectOver = (state: GameState): void => expect(state.battle).toBeNull();
