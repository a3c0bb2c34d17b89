import { memoizeByParts } from '../../common/memoize.ts';
import { boardOf, neighboursIn } from '../map/board.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { isLandingTerritory } from '../moves/airMovement.ts';
import { deedOf, domainOf, typeOf, unitsOf } from '../pieces.ts';
import type { GameState, Unit } from '../state.ts';
import { isFighter } from '../unitRoles.ts';

/** An air unit of the acting power that has to be on a landing place when noncombat move ends. */
export interface Flyer {
  readonly unit: UnitId;
  readonly at: SpaceId;
  /** Spaces it can still fly this turn. */
  readonly range: number;
  readonly isFighter: boolean;
}

/** Where an air unit would be, had a move been made: the question "what if it flew there". */
export type MovedFlyers = ReadonlyMap<UnitId, { readonly at: SpaceId; readonly range: number }>;

/** The acting power's air units; with `settled`, none of them flies on. */
export function flyersOf(state: GameState, moved: MovedFlyers = new Map(), settled = false): readonly Flyer[] {
  const flyers: Flyer[] = [];
  for (const unit of unitsOf(state, state.power)) {
    if (domainOf(state, unit) !== 'air') continue;
    const now = moved.get(unit.id) ?? { at: unit.space, range: rangeLeft(state, unit) };
    flyers.push({ unit: unit.id, at: now.at, range: settled ? 0 : now.range, isFighter: isFighter(unit.type) });
  }
  return flyers;
}

/** Spaces an air unit may still fly before its landing; one that has landed has its place, though it may fly on. */
function rangeLeft(state: GameState, unit: Unit): number {
  const deed = deedOf(state, unit.id);
  return deed?.phase === 'noncombat-move' ? 0 : typeOf(state, unit).move - (deed?.spent ?? 0);
}

/** Territories where this power's air units may land this turn. */
const landingTerritories = (state: GameState): readonly SpaceId[] =>
  Object.keys(state.control).filter((territory) => isLandingTerritory(state, territory, state.power));

/** What those territories depend on: neither on units nor on moves. */
const landingParts = ({ control, turn, power, edition }: GameState): readonly [object, ...unknown[]] => [
  control,
  turn.control,
  power,
  edition,
];

/** Borders from each space to the nearest such ground, found from all of it at once. */
const bordersToGround = memoizeByParts(landingParts, (state): ReadonlyMap<SpaceId, number> => {
  const borders = new Map(landingTerritories(state).map((territory): [SpaceId, number] => [territory, 0]));
  // A Map is walked in insertion order while it grows: breadth first without a queue.
  for (const [space, crossed] of borders)
    for (const next of neighboursIn(boardOf(state).airNeighbours, space))
      if (!borders.has(next)) borders.set(next, crossed + 1);
  return borders;
});

/** It stands on, or can reach, ground to land on, for which nobody competes. */
export const canLandAshore = (state: GameState, flyer: Pick<Flyer, 'at' | 'range'>): boolean =>
  (bordersToGround(state).get(flyer.at) ?? Infinity) <= flyer.range;
