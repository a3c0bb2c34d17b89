import { fault, ok } from '../../../common/result.ts';
import type { AdvantageRule, UseAdvantage } from '../../advantages/advantageRule.ts';
import { boardings, sendRefusal } from '../../advantages/send.ts';
import { beginFire } from '../../air/antiaircraftFire.ts';
import { raidsToFly } from '../../air/raidsAndRockets.ts';
import { boardOf, isSeaZone, neighboursIn } from '../../board.ts';
import { plannedBattles } from '../../combat/battles.ts';
import { emit, type Planned } from '../../commandRule.ts';
import type { PowerId, SpaceId } from '../../ids.ts';
import { ownIn, unitOf, unitsOf } from '../../pieces.ts';
import { refusal, type Refusal } from '../../refusal.ts';
import { carriedAlong } from '../../shipRoom.ts';
import type { GameState, Unit } from '../../state.ts';

const ID = 'enigma-decoded';
const RULE = 'NA-UK-3';
const OTHER = 'germany';

/**
 * Once, when Germany has ended its combat move and not begun to fight: units of its power go from one space beside into
 * one space that Germany attacks, or from one of these to one beside, all but one. It is like a noncombat move: so
 * troops may also land from their own transports or go aboard them.
 * @rule NA-UK-3
 */
export const enigmaDecoded: AdvantageRule = {
  id: ID,
  once: true,
  beforeCombat: true,
  reacts(log, event, owner) {
    if (event.type !== 'phase-began' || event.phase !== 'conduct-combat' || event.power !== OTHER) return;
    if (canMove(log.state, owner))
      emit(log, { type: 'offer-made', offer: { advantage: ID, by: owner, places: [], units: {} } });
  },
  use: {
    isTime: ({ offers }) => offers[0]?.advantage === ID,
    plan,
    after: beginFire,
  },
};

/** Where Germany fights or raids. */
const attackedSpaces = (state: GameState): readonly SpaceId[] => [
  ...new Set([...plannedBattles(state).map(({ space }) => space), ...raidsToFly(state)]),
];

/** Whether some unit of the owner could make such a move alone. */
function canMove(state: GameState, owner: PowerId): boolean {
  const attacked = attackedSpaces(state);
  const near = new Set(attacked.flatMap((space) => [space, ...neighboursIn(boardOf(state).airNeighbours, space)]));
  return unitsOf(state, owner).some(
    (unit) =>
      near.has(unit.space) &&
      neighboursIn(boardOf(state).airNeighbours, unit.space).some(
        (to) => moveRefusal(state, attacked, [unit], to) === null,
      ),
  );
}

/** Why these units of the owner cannot make such a move, or null. */
function moveRefusal(
  state: GameState,
  attacked: readonly SpaceId[],
  units: readonly Unit[],
  to: SpaceId,
): Refusal | null {
  const { space: from, owner } = units[0]!;
  const about = { units: units.map(({ id }) => id), spaces: [to] };
  if (units.some(({ space }) => space !== from)) return refusal(RULE, 'from-one-space', about);
  if (!attacked.includes(to)) {
    if (!attacked.includes(from)) return refusal(RULE, 'not-attacked', about);
    const leaving = [...units, ...carriedAlong(state, units)];
    if (ownIn(state, from, owner).every((unit) => leaving.includes(unit)))
      return refusal(RULE, 'one-stays', { ...about, spaces: [from] });
  }
  return sendRefusal(state, RULE, units, to);
}

function plan(state: GameState, { units: ids = [], to = '' }: UseAdvantage, owner: PowerId): Planned {
  if (ids.length === 0) return fault(refusal(RULE, 'no-units-chosen'));
  const units: Unit[] = [];
  for (const id of new Set(ids)) {
    const unit = unitOf(state, id);
    if (!unit) return fault(refusal(RULE, 'unknown-unit', { units: [id] }));
    if (unit.owner !== owner) return fault(refusal(RULE, 'not-your-unit', { units: [id], power: unit.owner }));
    units.push(unit);
  }
  const refused = moveRefusal(state, attackedSpaces(state), units, to);
  if (refused) return fault(refused);
  const from = units[0]!.space;
  const cargo = carriedAlong(state, units).map(({ id }) => id);
  const aboard = isSeaZone(boardOf(state), to) ? boardings(state, units, to) : [];
  return ok([
    { type: 'offer-answered', offer: state.offers[0]!, to },
    {
      type: 'units-sent',
      power: owner,
      units: units.map(({ id }) => id),
      cargo,
      ...(aboard.length > 0 && { boardings: aboard }),
      from,
      to,
    },
  ]);
}
