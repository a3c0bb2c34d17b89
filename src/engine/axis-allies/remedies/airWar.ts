import { homebound } from '../air/homebound.ts';
import { canBeRaided, rocketStrikes } from '../air/raidsAndRockets.ts';
import { boardOf } from '../board.ts';
import type { Command } from '../command.ts';
import type { SpaceId } from '../ids.ts';
import { reach } from '../moves/reach.ts';
import { typeOf, unitOf } from '../pieces.ts';
import { type Finder, insteadRemedy } from './tryCommands.ts';

/** Remedies for raids, rockets and flights home. */

/** Raids with fewer units: the air units of the command that can raid where they are (SBR-1). */
export const fewerRaiders: Finder = ({ state, command }) => {
  if (command.type !== 'raid') return null;
  const units = command.units.filter((id) => {
    const unit = unitOf(state, id);
    return unit !== undefined && typeOf(state, unit).raids && canBeRaided(state, unit.space);
  });
  return insteadRemedy(state, [{ ...command, units }]);
};

/** Strikes that can be made now: of the same gun first, then at the same complex (RKT). */
export const otherStrike: Finder = ({ state, command }) => {
  if (command.type !== 'rocket') return null;
  const likeness = ({ from, to }: { readonly from: SpaceId; readonly to: SpaceId }): number =>
    2 * Number(from === command.from) + Number(to === command.to);
  const strikes = rocketStrikes(state).toSorted((a, b) => likeness(b) - likeness(a));
  return insteadRemedy(
    state,
    strikes.map(({ from, to }): Command => ({ type: 'rocket', from, to })),
  );
};

/** Where the first of the air units whose combat is over can fly, nearest first (COM-25). */
export const flyHomeFirst: Finder = ({ state }) => {
  const unit = unitOf(state, homebound(state)[0] ?? '');
  if (!unit) return null;
  const distance = ({ space }: { readonly space: SpaceId }): number => boardOf(state).airDistance(unit.space, space);
  const places = reach(state, [unit.id]).toSorted((a, b) => distance(a) - distance(b));
  return insteadRemedy(
    state,
    places.map(({ command }) => command),
  );
};
