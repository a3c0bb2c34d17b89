import type { Command } from '../command.ts';
import { awaiting } from '../awaiting.ts';
import { type Finder, first, instead } from './tryCommands.ts';

/** What a battle, or the list of battles, waits for. */

/** The sea battles a landing waits for. */
export const seaBattles: Finder = ({ state, command }) => {
  const plan = state.turn.battles.find(({ space }) => command.type === 'fight' && space === command.space);
  return plan
    ? instead(
        state,
        plan.landingFrom.map((space): Command => ({ type: 'fight', space })),
      )
    : null;
};

/** Battles that may be fought now. */
export const otherBattle: Finder = ({ state }) =>
  instead(
    state,
    state.turn.battles.map(({ space }): Command => ({ type: 'fight', space })),
  );

/** The choice the program itself would make: it holds as many hits as possible, transports last. */
export const suggestedLosses: Finder = ({ state }) => {
  const asked = awaiting(state);
  return asked.kind === 'casualties' ? instead(state, [{ type: 'casualties', units: asked.suggestion }]) : null;
};

/** Retreats that are open, or another round. */
export const otherRetreat: Finder = ({ state }) => {
  const asked = awaiting(state);
  if (asked.kind !== 'retreat') return null;
  return (
    instead(state, [...asked.to.map((to): Command => ({ type: 'retreat', to })), { type: 'retreat' }]) ??
    instead(state, [{ type: 'press' }])
  );
};

/** The submarines that are asked, of those named; the others strike. */
export const ownSubmarines: Finder = ({ state, command }) => {
  const asked = awaiting(state);
  if (asked.kind !== 'submerge' || command.type !== 'submerge') return null;
  const named = command.units.filter((unit) => asked.submarines.includes(unit));
  return instead(state, [{ type: 'submerge', units: named.length > 0 ? named : asked.submarines }]);
};

/** Where the stranded fighter that is asked about may land. */
export const strandedFirst: Finder = (refused) => {
  const asked = awaiting(refused.state);
  if (asked.kind !== 'stranded') return null;
  const orders = asked.to.map((to): Command => ({ type: 'land-stranded', unit: asked.unit, to }));
  return refused.command.type === 'land-stranded'
    ? instead(refused.state, orders)
    : (first(refused, orders) ?? instead(refused.state, orders));
};
