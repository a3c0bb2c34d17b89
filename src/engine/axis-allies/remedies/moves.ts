import { boardOf } from '../map/board.ts';
import type { Command } from '../command.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { reach, commandTo } from '../moves/reach.ts';
import { cargoOf, deedOf, domainOf, unitsIn } from '../pieces.ts';
import { refusalOf } from '../play.ts';
import type { Refusal } from '../refusal.ts';
import type { GameState } from '../state.ts';
import { isCarrier, isFighter, isTransport } from '../unitRoles.ts';
import { type Finder, helps, instead, type Refused, withoutMoves } from './tryCommands.ts';
import type { Remedy } from './remedy.ts';

/** What units could do that may not go where they were sent. */

type Sent = Refused<'move' | 'load' | 'offload'>;

/** The units and the space of an order that sends units somewhere. */
export function sentBy(refused: Refused): { readonly units: readonly UnitId[]; readonly to: SpaceId } | null {
  const { command } = refused as Sent;
  if (command.type === 'load') return { units: command.units, to: command.zone };
  return command.type === 'move' || command.type === 'offload' ? command : null;
}

/** The same units to the same space by another way, or as the order that fits them: aboard, or ashore. */
export const otherwise: Finder = (refused) => {
  const sent = sentBy(refused);
  return sent && instead(refused.state, [commandTo(refused.state, sent.units, sent.to)]);
};

/** The space where they must stop. */
export const stop: Finder = (refused) => {
  const sent = sentBy(refused);
  return (
    sent &&
    instead(
      refused.state,
      (refused.refusal.spaces ?? []).map((to): Command => ({ type: 'move', units: sent.units, to })),
    )
  );
};

/** Other spaces for all these units, those nearest to what was asked first. Who cannot move may still go aboard. */
export const nearest: Finder = (refused) => {
  const sent = sentBy(refused);
  if (!sent) return null;
  const { state } = refused;
  const board = boardOf(state);
  const away = (space: SpaceId): number => board.airDistance(space, sent.to);
  const isHere = (space: SpaceId): boolean => sent.units.every((unit) => state.units[unit]?.space === space);
  const found = reach(state, sent.units).filter(({ space }) => space !== sent.to && !isHere(space));
  const alike = found.filter(({ command }) => command.type === refused.command.type);
  const offered = (refused.command.type === 'move' && alike.length === 0 ? found : alike).toSorted(
    (a, b) => away(a.space) - away(b.space),
  );
  return instead(
    state,
    offered.map(({ command }) => command),
  );
};

/** As many of the units as may go there: those named by the refusals stay behind, one by one. */
export const fewer: Finder = (refused) => {
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

/** Ships and aircraft named by the refusal that moved in this phase, had they not. What a blitz took stays taken. */
export const takeBack: Finder = (refused): Remedy | null => {
  const { state, refusal } = refused;
  const units = (refusal.units ?? []).filter((id) => canGoBack(state, id));
  return units.length > 0 && helps(refused, withoutMoves(state, units)) ? { kind: 'take-back', units } : null;
};

function canGoBack(state: GameState, id: UnitId): boolean {
  const unit = state.units[id];
  const deed = deedOf(state, id);
  if (!unit || domainOf(state, unit) === 'land' || deed?.did !== 'moved' || deed.phase !== state.phase) return false;
  // What came aboard on the way, and guests who came along, would have to be set back too.
  const taken = isTransport(unit.type)
    ? cargoOf(state, unit).some((one) => deedOf(state, one.id))
    : isCarrier(unit.type) && unitsIn(state, unit.space).some((one) => isFighter(one.type) && one.owner !== unit.owner);
  return !taken;
}
