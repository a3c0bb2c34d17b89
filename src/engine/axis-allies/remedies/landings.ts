import { produce } from 'immer';
import { boardOf, neighboursIn, unitTypeOf } from '../map/board.ts';
import type { Command } from '../command.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { reach } from '../moves/reach.ts';
import { notReadyRefusal } from '../moves/readiness.ts';
import { availableComplexes } from '../phases/complexes.ts';
import type { Refusal } from '../refusal.ts';
import type { GameState, Unit } from '../state.ts';
import { isCarrier } from '../unitRoles.ts';
import { type Finder, first, helps, oneOfEachKind, steps } from './tryCommands.ts';

/** How air units without a landing could have one: a new carrier, a carrier that sails, a landing made now. */

/** Zones beside the complexes that could place one more ship. */
function launchingZones(state: GameState): readonly SpaceId[] {
  const ordered = Object.values(state.purchased).reduce((sum, count) => sum + count, 0);
  const places = availableComplexes(state);
  if (places.reduce((sum, { left }) => sum + left, 0) <= ordered) return [];
  return places.filter(({ left }) => left > 0).flatMap(({ complex }) => neighboursIn(boardOf(state).coasts, complex));
}

/** A carrier more in the mobilization zone, if the treasury could pay for it and there is a place to launch it. */
export const buyCarrier: Finder = (refused) => {
  const { state, refusal } = refused;
  const price = unitTypeOf(boardOf(state), 'carrier').cost;
  const left = (state.treasury[state.power] ?? 0) - price;
  if (left < 0) return null;
  const bought = produce(state, ({ power, treasury, purchased }) => {
    treasury[power] = left;
    purchased['carrier'] = (purchased['carrier'] ?? 0) + 1;
  });
  if (!helps(refused, bought)) return null;
  const near = refusal.spaces?.[0] ?? '';
  const away = (zone: SpaceId): number => boardOf(state).airDistance(near, zone);
  const zones = [...new Set(launchingZones(state))].sort((a, b) => away(a) - away(b));
  return zones.length > 0 ? { kind: 'buy', unit: 'carrier', zones: zones.slice(0, 2) } : null;
};

/** Own carriers that can still move. */
const carriers = (state: GameState): readonly Unit[] =>
  oneOfEachKind(
    state,
    Object.values(state.units).filter(
      (unit) => unit.owner === state.power && isCarrier(unit.type) && !notReadyRefusal(state, unit),
    ),
  );

/** A carrier that sails to where it saves them. */
export const carrierFirst: Finder = (refused) =>
  first(
    refused,
    carriers(refused.state).flatMap(({ id }) => nearestFirst(refused.state, [id])),
  );

/** A carrier that sails to where they then land. */
export const carrierThenLanding: Finder = (refused) => {
  const { state, refusal } = refused;
  const plans = carriers(state).flatMap(({ id }) =>
    reach(state, [id]).flatMap(({ space }) =>
      airUnitsBySpace(state, refusal).map((units): readonly [Command, Command] => [
        { type: 'move', units: [id], to: space },
        { type: 'move', units, to: space },
      ]),
    ),
  );
  return steps(refused, plans);
};

/** The air units in question land now, those of one space together if they can, at the nearest places. */
export const landFirst: Finder = (refused) => {
  const { state, refusal } = refused;
  const together = airUnitsBySpace(state, refusal);
  const alone = together.flatMap((units) => units.map((unit) => [unit]));
  return (
    first(
      refused,
      together.flatMap((units) => nearestFirst(state, units)),
    ) ??
    first(
      refused,
      alone.flatMap((units) => nearestFirst(state, units)),
    )
  );
};

/** Air units named by the refusal, by the space they are in. */
function airUnitsBySpace(state: GameState, { units = [] }: Refusal): readonly (readonly UnitId[])[] {
  const bySpace = new Map<SpaceId, UnitId[]>();
  for (const id of units) {
    const space = state.units[id]?.space;
    if (space !== undefined) bySpace.set(space, [...(bySpace.get(space) ?? []), id]);
  }
  return [...bySpace.values()];
}

function nearestFirst(state: GameState, units: readonly UnitId[]): readonly Command[] {
  const from = state.units[units[0] ?? '']?.space ?? '';
  const away = ({ space }: { readonly space: SpaceId }): number => boardOf(state).airDistance(from, space);
  return reach(state, units)
    .toSorted((a, b) => away(a) - away(b))
    .map(({ command }) => command);
}
