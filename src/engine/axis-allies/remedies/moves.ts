import { boardOf } from '../board.ts';
import type { Command } from '../command.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { commandTo, reach } from '../moves/reach.ts';
import { pointless } from '../outlook/warnings.ts';
import { cargoOf, deedOf, domainOf, unitsIn } from '../pieces.ts';
import { refusalOf } from '../play.ts';
import type { Refusal } from '../refusal.ts';
import { fightersAmong, hasDeck, hasHold } from '../shipRoom.ts';
import type { GameState } from '../state.ts';
import { type Finder, helps, insteadRemedy, type Refused, type Remedy, withoutMoves } from './tryCommands.ts';

/** Remedies for units that cannot go where they were sent. */

type RefusedSending = Refused<'move' | 'load' | 'offload'>;

/** The units and the target space of a move, load or offload command; null for other commands. */
export function sentBy(refused: Refused): { readonly units: readonly UnitId[]; readonly to: SpaceId } | null {
  const { command } = refused as RefusedSending;
  if (command.type === 'load') return { units: command.units, to: command.zone };
  return command.type === 'move' || command.type === 'offload' ? command : null;
}

/**
 * The units of the command to their space by the default route, or with the fitting command (move, load or offload).
 */
export const otherRoute: Finder = (refused) => {
  const sent = sentBy(refused);
  return sent && insteadRemedy(refused.state, [commandTo(refused.state, sent.units, sent.to)]);
};

/** A move that ends in the space where the units must stop. */
export const stopThere: Finder = (refused) => {
  const sent = sentBy(refused);
  return (
    sent &&
    insteadRemedy(
      refused.state,
      (refused.refusal.spaces ?? []).map((to): Command => ({ type: 'move', units: sent.units, to })),
    )
  );
};

/** Other destinations for all these units, nearest to the target first; for a move without any, loads too. */
export const nearestSpaces: Finder = (refused) => {
  const sent = sentBy(refused);
  if (!sent) return null;
  const { state } = refused;
  const board = boardOf(state);
  const distance = (space: SpaceId): number => board.airDistance(space, sent.to);
  const isHere = (space: SpaceId): boolean => sent.units.every((unit) => state.units[unit]?.space === space);
  const found = reach(state, sent.units).filter(
    ({ space, command }) => space !== sent.to && !isHere(space) && pointless(state, command) === null,
  );
  const alike = found.filter(({ command }) => command.type === refused.command.type);
  const offered = (refused.command.type === 'move' && alike.length === 0 ? found : alike).toSorted(
    (a, b) => distance(a.space) - distance(b.space),
  );
  return insteadRemedy(
    state,
    offered.map(({ command }) => command),
  );
};

/** The refused command with fewer units: leaves refused units out, one by one, until it is allowed. */
export const fewerUnits: Finder = (refused) => {
  const sent = sentBy(refused);
  if (!sent) return null;
  const { state, command } = refused;
  let { units } = sent;
  for (
    let refusal: Refusal | null = refused.refusal;
    refusal;
    refusal = refusalOf(state, { ...command, units } as Command)
  ) {
    const out = units.findLast((unit) => refusal?.units?.includes(unit)) ?? units.at(-1);
    units = units.filter((unit) => unit !== out);
    if (units.length === 0) return null;
  }
  return { kind: 'instead', orders: [{ ...command, units } as Command] };
};

/** Take back this phase's moves of ships and air units in the refusal. Not of land units: a blitz stays a capture. */
export const takeBack: Finder = (refused): Remedy | null => {
  const { state, refusal } = refused;
  const units = (refusal.units ?? []).filter((id) => canGoBack(state, id));
  return units.length > 0 && helps(refused, withoutMoves(state, units)) ? { kind: 'take-back', units } : null;
};

function canGoBack(state: GameState, id: UnitId): boolean {
  const unit = state.units[id];
  const deed = deedOf(state, id);
  if (!unit || domainOf(state, unit) === 'land' || deed?.did !== 'moved' || deed.phase !== state.phase) return false;
  // Not if units were loaded or guests carried along, because those would have to go back, too.
  const taken = hasHold(state, unit)
    ? cargoOf(state, unit).some((one) => deedOf(state, one.id))
    : hasDeck(state, unit) && fightersAmong(state, unitsIn(state, unit.space)).some((one) => one.owner !== unit.owner);
  return !taken;
}
