import { memoizePerObject } from '../../common/memoize.ts';
import { boardOf } from '../board.ts';
import { kamikazeTargets } from '../combat/kamikazeStrikes.ts';
import { scrambles } from '../combat/scramble.ts';
import type { SpaceId } from '../ids.ts';
import { battlesToCome, withEngagements } from '../moves/engage.ts';
import type { GameState } from '../state.ts';

/** What others may still do before the battles to come, by the spaces of the battles that it would change. */
interface MayComeBefore {
  /** Aircraft may scramble (SCR-1). */
  readonly scramble: ReadonlySet<SpaceId>;
  /** Kamikaze attacks may be made (KAM-2). */
  readonly kamikaze: ReadonlySet<SpaceId>;
}

const NOTHING: MayComeBefore = { scramble: new Set(), kamikaze: new Set() };

/**
 * The battles to come that are not yet as they will be fought, since others are asked before them: at sea, the landings
 * that wait for them, and those on islands whose aircraft may leave. Nothing once all have answered.
 */
export const mayComeBefore = memoizePerObject((state: GameState): MayComeBefore => {
  const { interrupts, turnOrder } = boardOf(state).edition;
  const isToCome = state.phase === 'combat-move' || state.beforeBattles !== undefined;
  if (!isToCome || !interrupts.some(({ beforeBattles }) => beforeBattles)) return NOTHING;
  const planned = state.phase === 'combat-move' ? withEngagements(state) : state;
  const sent = turnOrder.flatMap((power) => scrambles(planned, power));
  const isAsked = (asks: string): boolean => interrupts.some(({ beforeBattles }) => beforeBattles?.asks === asks);
  const struck = isAsked('kamikaze') ? kamikazeTargets(planned).flatMap((id) => state.units[id]?.space ?? []) : [];
  const changed = (zones: readonly SpaceId[]): readonly SpaceId[] =>
    battlesToCome(state).flatMap(({ space, landingFrom }) =>
      zones.includes(space) || landingFrom.some((zone) => zones.includes(zone)) ? [space] : [],
    );
  return {
    scramble: new Set(isAsked('scramble') ? changed(sent.map(({ zone }) => zone)) : []),
    kamikaze: new Set(changed(struck)),
  };
});
