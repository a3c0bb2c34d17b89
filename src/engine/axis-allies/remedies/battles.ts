import { homebound } from '../air/homebound.ts';
import { canBeRaided, raidsToFly, rocketStrikes } from '../air/raidsAndRockets.ts';
import { awaiting } from '../awaiting.ts';
import { boardOf } from '../board.ts';
import type { Command } from '../command.ts';
import type { SpaceId } from '../ids.ts';
import { reach } from '../moves/reach.ts';
import { typeOf, unitOf } from '../pieces.ts';
import { refusalOf } from '../play.ts';
import { type Finder, firstRemedy, insteadRemedy } from './tryCommands.ts';

/** Remedies for refused commands of conduct combat, and for raids, rockets and flights home. */

/** The sea battles that must be fought before a landing. */
export const seaBattles: Finder = ({ state, command }) => {
  const plan = state.turn.battles.find(({ space }) => command.type === 'fight' && space === command.space);
  return plan
    ? insteadRemedy(
        state,
        plan.landingFrom.map((space): Command => ({ type: 'fight', space })),
      )
    : null;
};

/** The raid that must be flown before the battle in its territory. */
export const raidFirst: Finder = ({ state, command }) =>
  command.type === 'fight' ? insteadRemedy(state, [{ type: 'fight', space: command.space, kind: 'raid' }]) : null;

/** This landing with the fire of those of these ships that can bombard, or else of all that can (BOM-1). */
export const otherShips: Finder = ({ state, command, refusal }) => {
  if (command.type !== 'fight') return null;
  const { bombard = [], ...fight } = command;
  const able = bombard.filter((id) => refusal.units?.includes(id) !== true);
  return insteadRemedy(state, [able.length > 0 ? { ...fight, bombard: able } : fight]);
};

/** Raids that can be flown and battles that can be fought now. */
export const otherBattle: Finder = ({ state }) =>
  insteadRemedy(state, [
    ...raidsToFly(state).map((space): Command => ({ type: 'fight', space, kind: 'raid' })),
    ...state.turn.battles.map(({ space }): Command => ({ type: 'fight', space })),
  ]);

/** The suggested casualties. */
export const suggestedLosses: Finder = ({ state }) => {
  const awaited = awaiting(state);
  return awaited.kind === 'casualties'
    ? insteadRemedy(state, [{ type: 'casualties', units: awaited.suggestion }])
    : null;
};

/** Possible retreats, or else another round. */
export const otherRetreat: Finder = ({ state }) => {
  const awaited = awaiting(state);
  if (awaited.kind !== 'retreat') return null;
  return (
    insteadRemedy(state, [...awaited.to.map((to): Command => ({ type: 'retreat', to })), { type: 'retreat' }]) ??
    insteadRemedy(state, [{ type: 'press' }])
  );
};

/** Only those of the named submarines that can submerge, or else all that can. */
export const ownSubmarines: Finder = ({ state, command }) => {
  const awaited = awaiting(state);
  if (awaited.kind !== 'submerge' || command.type !== 'submerge') return null;
  const named = command.units.filter((unit) => awaited.submarines.includes(unit));
  return insteadRemedy(state, [{ type: 'submerge', units: named.length > 0 ? named : awaited.submarines }]);
};

/** Where the first stranded fighter can land. */
export const strandedFirst: Finder = (refused) => {
  const awaited = awaiting(refused.state);
  if (awaited.kind !== 'stranded') return null;
  const orders = awaited.to.map((to): Command => ({ type: 'land-stranded', unit: awaited.unit, to }));
  return refused.command.type === 'land-stranded'
    ? insteadRemedy(refused.state, orders)
    : (firstRemedy(refused, orders) ?? insteadRemedy(refused.state, orders));
};

/** Where the units that an advantage offers can be placed. */
export const offerFirst: Finder = (refused) => {
  const awaited = awaiting(refused.state);
  if (awaited.kind !== 'offer') return null;
  const orders = awaited.offer.places.map((to): Command => ({ type: 'place-offer', to }));
  return firstRemedy(refused, orders) ?? insteadRemedy(refused.state, orders);
};

/** Only those of the named convoys that can be disrupted, or else all that can. */
export const otherConvoys: Finder = ({ state, command }) => {
  const awaited = awaiting(state);
  if (awaited.kind !== 'disrupt' || command.type !== 'disrupt') return null;
  const all = awaited.convoys.map(({ zone }) => zone);
  const named = all.filter((zone) => command.zones.includes(zone));
  return insteadRemedy(state, [{ type: 'disrupt', zones: named.length > 0 ? named : all }]);
};

/** Raids with fewer units: the air units of the command that can raid where they are (SBR-1). */
export const fewerRaiders: Finder = ({ state, command }) => {
  if (command.type !== 'raid') return null;
  const units = command.units.filter((id) => {
    const unit = unitOf(state, id);
    return unit !== undefined && typeOf(state, unit).raids && canBeRaided(state, unit.space);
  });
  return insteadRemedy(state, [{ ...command, units }]);
};

/** The units of an order that can escort a raid where they are (SBR-6). */
export const fewerEscorts: Finder = ({ state, command }) => {
  if (command.type !== 'escort') return null;
  const units = command.units.filter((id) => refusalOf(state, { ...command, units: [id] }) === null);
  return insteadRemedy(state, [{ ...command, units }]);
};

/** The units of an answer that can meet the raid (SBR-6). */
export const fewerInterceptors: Finder = ({ state, command }) => {
  const asked = awaiting(state);
  if (command.type !== 'intercept' || asked.kind !== 'intercept') return null;
  const units = command.units.filter((id) => asked.units.includes(id));
  return insteadRemedy(state, [{ ...command, units: units.length > 0 ? units : asked.units }]);
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
