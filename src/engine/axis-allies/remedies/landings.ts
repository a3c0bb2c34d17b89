import { produce } from 'immer';
import { isActing } from '../acting.ts';
import { usableAdvantages } from '../advantages/useAdvantage.ts';
import { boardOf, neighboursIn } from '../board.ts';
import type { Command } from '../command.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { reach } from '../moves/reach.ts';
import { notReadyRefusal } from '../moves/readiness.ts';
import { keptAboard } from '../moves/stayAboard.ts';
import { availableComplexes } from '../phases/complexes.ts';
import { allUnits, typeOf, unitOf, unitTypesOf } from '../pieces.ts';
import type { Refusal } from '../refusal.ts';
import { hasDeck } from '../shipRoom.ts';
import type { GameState, Unit } from '../state.ts';
import { takeBack } from './moves.ts';
import { ownUnits } from './ships.ts';
import { type Finder, firstRemedy, helps, oneOfEachKind, stepsRemedy } from './tryCommands.ts';

/** Landing places for air units without one: buy a carrier, move a carrier, land now, or need none. */

/** The zones where complexes could place one more ship. */
function launchingZones(state: GameState): readonly SpaceId[] {
  const ordered = Object.values(state.purchased).reduce((sum, count) => sum + count, 0);
  const places = availableComplexes(state);
  if (places.reduce((sum, { left }) => sum + left, 0) <= ordered) return [];
  return places.filter(({ left }) => left > 0).flatMap(({ complex }) => neighboursIn(boardOf(state).coasts, complex));
}

/** Buy a carrier, if the treasury has the money, it would help, and there is a place to launch it. */
export const buyCarrier: Finder = (refused) => {
  const { state, refusal } = refused;
  const carrier = [...unitTypesOf(state, state.power).values()].find(({ deck }) => deck > 0);
  if (!carrier) return null;
  const left = (state.treasury[state.power] ?? 0) - carrier.cost;
  if (left < 0) return null;
  const bought = produce(state, ({ power, treasury, purchased }) => {
    treasury[power] = left;
    purchased[carrier.id] = (purchased[carrier.id] ?? 0) + 1;
  });
  if (!helps(refused, bought)) return null;
  const near = refusal.spaces?.[0] ?? '';
  const distance = (zone: SpaceId): number => boardOf(state).airDistance(near, zone);
  const zones = [...new Set(launchingZones(state))].sort((a, b) => distance(a) - distance(b));
  if (zones.length === 0) return null;
  return { kind: 'buy', unit: carrier.id, zones: zones.slice(0, 2), ...(zones.length > 2 ? { more: true } : {}) };
};

/** Own carriers that can still move. */
const carriers = (state: GameState): readonly Unit[] =>
  oneOfEachKind(
    state,
    allUnits(state.units).filter(
      (unit) => isActing(state, unit.owner) && hasDeck(state, unit) && !notReadyRefusal(state, unit),
    ),
  );

/** Move a carrier to where it saves the air units. */
export const carrierFirst: Finder = (refused) =>
  firstRemedy(
    refused,
    carriers(refused.state).flatMap(({ id }) => nearestFirst(refused.state, [id])),
  );

/** Launch the fighters that the carriers of the command would take along as cargo, so that others can land (CM-13). */
export const launchFirst: Finder = (refused) => {
  const { state, command } = refused;
  if (command.type !== 'move') return null;
  const kept = keptAboard(
    state,
    command.units.flatMap((id) => unitOf(state, id) ?? []),
  );
  const zones = [...new Set(kept.map(({ unit }) => state.units[unit]!.space))];
  return firstRemedy(
    refused,
    zones.map((zone): Command => ({
      type: 'move',
      units: kept.map(({ unit }) => unit).filter((id) => state.units[id]?.space === zone),
      to: zone,
    })),
  );
};

/** Take back the moves of the carriers that took these fighters along, to launch them first (CM-13). */
export const takeBackCarriers: Finder = (refused) => {
  const { state, refusal } = refused;
  const ships = (refusal.units ?? []).flatMap((id) => unitOf(state, id)?.aboard ?? []);
  const decks = ships.filter((id) => hasDeck(state, state.units[id]!));
  return takeBack({ ...refused, refusal: { ...refusal, units: [...new Set(decks)] } });
};

/** Declare an advantage for the air units that need a place to land. */
export const declareFirst: Finder = (refused) => {
  const { units = [] } = refused.refusal;
  return firstRemedy(
    refused,
    usableAdvantages(refused.state).map(({ advantage }): Command => ({ type: 'use-advantage', advantage, units })),
  );
};

/** Take back the moves of the fighters that landed in the space of the refusal (NCM-5). */
export const takeBackLandings: Finder = (refused) => {
  const { state, refusal } = refused;
  const landed = ownUnits(state).filter(
    (unit) => typeOf(state, unit).landsOnDecks && refusal.spaces?.includes(unit.space) === true,
  );
  return takeBack({ ...refused, refusal: { ...refusal, units: landed.map(({ id }) => id) } });
};

/** Move a carrier, then land air units on it. */
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
  return stepsRemedy(refused, plans);
};

/** Land the air units now at the nearest places, those of one space together if possible. */
export const landFirst: Finder = (refused) => {
  const { state, refusal } = refused;
  const together = airUnitsBySpace(state, refusal);
  const alone = together.flatMap((units) => units.map((unit) => [unit]));
  return (
    firstRemedy(
      refused,
      together.flatMap((units) => nearestFirst(state, units)),
    ) ??
    firstRemedy(
      refused,
      alone.flatMap((units) => nearestFirst(state, units)),
    )
  );
};

/** The air units of the refusal, grouped by space; also those past saving, which may take the place of one alike. */
function airUnitsBySpace(state: GameState, { units = [], pastSaving = [] }: Refusal): readonly (readonly UnitId[])[] {
  const bySpace = new Map<SpaceId, UnitId[]>();
  for (const id of [...units, ...pastSaving]) {
    const space = state.units[id]?.space;
    if (space !== undefined) bySpace.set(space, [...(bySpace.get(space) ?? []), id]);
  }
  return [...bySpace.values()];
}

function nearestFirst(state: GameState, units: readonly UnitId[]): readonly Command[] {
  const from = state.units[units[0] ?? '']?.space ?? '';
  const distance = ({ space }: { readonly space: SpaceId }): number => boardOf(state).airDistance(from, space);
  return reach(state, units)
    .toSorted((a, b) => distance(a) - distance(b))
    .map(({ command }) => command);
}
