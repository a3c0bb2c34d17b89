import { awaiting, mobilizationPlaces, play, warnings, type BattlePlan, type GameState, type Refusal, type SpaceId, type UnitTypeId } from '../engine/index.ts';

export const MARKS = ['battle', 'place', 'must-land', 'captured'] as const;
/** What the map and the list point out about a space. */
export type Mark = (typeof MARKS)[number];

/** The battles that ending the combat move now would bring, or why it cannot end yet. */
export function plannedBattles(state: GameState): { battles: readonly BattlePlan[]; refusal: Refusal | null } {
  if (state.phase !== 'combat-move') return { battles: state.turn.battles, refusal: null };
  // The engine is asked by playing the end of the phase on the side: nobody else knows what becomes a battle.
  const ended = play(state, { type: 'end-phase' });
  if (!ended.ok) return { battles: [], refusal: ended.fault };
  return { battles: ended.value.events.flatMap((event) => (event.type === 'battles-listed' ? event.battles : [])), refusal: null };
}

/** Spaces of air units that still have to land. */
function landingSpaces(state: GameState): readonly SpaceId[] {
  if (state.phase !== 'noncombat-move' || awaiting(state).kind !== 'command') return [];
  return warnings(state).flatMap((warning) =>
    warning.kind === 'air-to-land' || warning.kind === 'air-lost' ? warning.units.flatMap((unit) => state.units[unit]?.space ?? []) : [],
  );
}

/** One mark a space; the more urgent wins. `picked` is the new unit to be placed. */
export function marksOf(state: GameState, picked: UnitTypeId | null): Readonly<Record<SpaceId, Mark>> {
  const marks: Record<SpaceId, Mark> = {};
  const put = (mark: Mark, spaces: readonly SpaceId[]): void => spaces.forEach((space) => (marks[space] = mark));
  put('captured', state.turn.captured);
  put('must-land', landingSpaces(state));
  put('battle', plannedBattles(state).battles.map(({ space }) => space));
  if (state.battle !== null) put('battle', [state.battle.space]);
  if (picked !== null && state.phase === 'mobilize-new-units') put('place', mobilizationPlaces(state, picked).map(({ space }) => space));
  return marks;
}
