import {
  boardOf,
  territoryOf,
  type BattleSide,
  type GameState,
  type Unit,
} from '../../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../../src/engine/index.ts';
import { bookOf, numberOf } from './books.ts';

/** What the invariants must know of national advantages (NA), written down anew, apart from their modules. */

/** Whether a power has this advantage. */
export const hasAdvantage = (state: GameState, power: string, advantage: string): boolean =>
  state.advantages[power]?.includes(advantage) ?? false;

/** Whether this cargo may land from a zone where its transport was on its way, and is no more (NA-JA-4). */
export function landsOnTheWay(state: GameState, id: string, zone: string): boolean {
  const ship = state.units[state.units[id]?.aboard ?? ''];
  if (ship?.type !== 'transport' || !hasAdvantage(state, ship.owner, 'lightning-assaults')) return false;
  return state.turn.deeds[ship.id]?.route.slice(0, -1).includes(zone) ?? false;
}

/** Whether a power's units may be ordered now: on its turn, or in combat beside the Americans (TURN-7, NA-UK-2). */
export function isOrdered(state: GameState, power: string): boolean {
  const isCombat = state.phase === 'combat-move' || state.phase === 'conduct-combat';
  const strikes = awaitsStrike(state) && isCombat && state.power === 'united-states' && power === 'united-kingdom';
  return power === state.power || strikes;
}

/** Whether a Joint Strike is declared and not over. */
export const awaitsStrike = ({ running }: GameState): boolean =>
  running.some(({ advantage }) => advantage === 'joint-strike');

/** Whether a territory was this power's at the start and is still (NA-3). */
const isHome = (state: GameState, power: string, space: SpaceId): boolean =>
  state.control[space] === power && territoryOf(boardOf(state), space)?.owner === power;

/** The value to which an advantage raises a unit in the battle, outside the opening fire; null if none does. */
export function raisedValue(state: GameState, side: BattleSide, unit: Unit): number | null {
  const { battle } = state;
  if (!battle) return null;
  const has = (advantage: string): boolean => hasAdvantage(state, unit.owner, advantage);
  const isLanding = battle.seaborne.length > 0;
  if (side === 'attacker') {
    const raised = (has('marines') && isLanding && battle.round === 1) || (has('banzai-attacks') && isBanzai(state));
    return unit.type === 'infantry' && raised ? 2 : null;
  }
  const home = isHome(state, unit.owner, battle.space);
  if (unit.type === 'artillery') return has('fortress-europe') && home ? 3 : null;
  const isDugIn = has('dug-in-defenders') && territoryOf(boardOf(state), battle.space)?.island === true;
  const isOnWall = has('atlantic-wall') && home && isLanding && battle.round === 1;
  const isWinter = has('russian-winter') && state.running.some(({ advantage }) => advantage === 'russian-winter');
  return unit.type === 'infantry' && (isDugIn || isOnWall || isWinter) ? 3 : null;
}

/** Whether the land units that attack are infantry alone, with aircraft only in a landing (NA-JA-6). */
const isBanzai = ({ battle, units }: GameState): boolean =>
  (battle?.attackers ?? []).every(
    (id) =>
      units[id]?.type === 'infantry' ||
      (battle!.seaborne.length > 0 && ['fighter', 'bomber'].includes(units[id]?.type ?? '')),
  );

/** What guns in a space can hit on: 2 where a British one stands on British ground with radar (NA-UK-1). */
export const gunValues = (state: GameState, space: SpaceId): readonly number[] =>
  hasAdvantage(state, 'united-kingdom', 'radar') && isHome(state, 'united-kingdom', space) ? [1, 2] : [1];

const RAILWAY: readonly SpaceId[] = ['russia', 'novosibirsk', 'yakut-ssr', 'buryatia-ssr'];
const BY_TRAIN: readonly string[] = ['infantry', 'artillery', 'antiaircraft-gun'];

/** How far advantages let a unit go on this route, where that is more than usual; 0 if it is not. */
function farther(state: GameState, unit: Unit, route: readonly SpaceId[]): number {
  const has = (advantage: string): boolean => hasAdvantage(state, unit.owner, advantage);
  if (unit.type === 'infantry' && has('mechanized-infantry')) return 2;
  if (unit.type === 'carrier' && has('fast-carriers')) return 3;
  const isByTrain = has('trans-siberian-railway') && BY_TRAIN.includes(unit.type);
  return isByTrain && route.every((space) => RAILWAY.includes(space)) ? 2 : 0;
}

/** How far a unit goes on this route at most, from where it began its turn. */
export function longestMove(state: GameState, unit: Unit, route: readonly SpaceId[]): number {
  const start = state.turn.deeds[unit.id]?.route[0] ?? route[0] ?? unit.space;
  const more = bookOf(state).fartherFrom?.(state, unit, start) ?? 0;
  return Math.max(numberOf(state, unit, 'move') + more, farther(state, unit, route));
}

/** How many spaces a route counts: for flights from Island Bases those to and from islands do not (NA-US-1). */
export function counted(state: GameState, unit: Unit, route: readonly SpaceId[]): number {
  const isIsland = (space: SpaceId): boolean => territoryOf(boardOf(state), space)?.island === true;
  const isFree = hasAdvantage(state, unit.owner, 'island-bases') && ['fighter', 'bomber'].includes(unit.type);
  return route.slice(1).filter((space, i) => !isFree || !(isIsland(space) || isIsland(route[i] ?? ''))).length;
}
