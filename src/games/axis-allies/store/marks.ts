import {
  awaiting,
  battlesToCome,
  mobilizationPlaces,
  warnings,
  type GameState,
  type SpaceId,
  type UnitTypeId,
} from '../../../engine/axis-allies/index.ts';

export const SPACE_MARKS = ['battle', 'place', 'must-land', 'captured', 'fault'] as const;
/** What the map and the list of spaces point out about a space. */
export type SpaceMark = (typeof SPACE_MARKS)[number];

/** Spaces with air units that still have to land. */
function landingSpaces(state: GameState): readonly SpaceId[] {
  if (state.phase !== 'noncombat-move' || awaiting(state).kind !== 'command') return [];
  return warnings(state).flatMap((warning) =>
    warning.kind === 'air-to-land' || warning.kind === 'air-lost'
      ? warning.units.flatMap((unit) => state.units[unit]?.space ?? [])
      : [],
  );
}

/** One mark for each space; later calls of `put` override earlier ones. `picked` is the new unit to be placed. */
export function marksOf(state: GameState, picked: UnitTypeId | null): Readonly<Record<SpaceId, SpaceMark>> {
  const marks: Record<SpaceId, SpaceMark> = {};
  const put = (mark: SpaceMark, spaces: readonly SpaceId[]): void => spaces.forEach((space) => (marks[space] = mark));
  put('captured', state.turn.captured);
  put('must-land', landingSpaces(state));
  put(
    'battle',
    battlesToCome(state).map(({ space }) => space),
  );
  if (state.battle !== null) put('battle', [state.battle.space]);
  if (picked !== null && state.phase === 'mobilize-new-units')
    put(
      'place',
      mobilizationPlaces(state, picked).map(({ space }) => space),
    );
  const now = awaiting(state);
  if (now.kind === 'offer') put('place', now.offer.places);
  return marks;
}
