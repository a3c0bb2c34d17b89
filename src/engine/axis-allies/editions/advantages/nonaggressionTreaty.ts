import type { AdvantageRule } from '../../advantages/advantageRule.ts';
import { onHomeGround, runningOf } from '../../advantages/inPlay.ts';
import { raidsToFly } from '../../air/raids.ts';
import { plannedBattles } from '../../combat/battles.ts';
import type { PowerId, SpaceId } from '../../ids.ts';
import { emit } from '../../log.ts';
import { boardOf, territoryOf } from '../../map/board.ts';
import { unitsIn } from '../../pieces.ts';
import type { GameState } from '../../state.ts';

const ID = 'nonaggression-treaty';
const OTHER = 'japan';

/**
 * When Japan attacks a red territory for the first time, four infantry may be placed there when conduct combat begins;
 * lost if its owner attacks Japan before Japan attacks it anywhere (NA-SU-2).
 */
export const nonaggressionTreaty: AdvantageRule = {
  id: ID,
  once: true,
  beforeCombat: true,
  reacts(log, event, owner) {
    const { state } = log;
    if (event.type === 'offer-answered' && event.offer.advantage === ID && event.to === null)
      return emit(log, { type: 'advantage-lost', power: owner, advantage: ID });
    if (event.type !== 'phase-began' || event.phase !== 'conduct-combat') return;
    const isBroken = runningOf(state, ID) !== undefined;
    if (event.power === owner && !isBroken && attacks(state, OTHER))
      emit(log, { type: 'advantage-lost', power: owner, advantage: ID });
    if (event.power !== OTHER) return;
    const attacked = attackedAtHome(state, owner);
    if (attacked.length === 0) {
      if (!isBroken && attacks(state, owner))
        emit(log, { type: 'advantage-began', power: owner, advantage: ID, until: 'used' });
      return;
    }
    const places = attacked.filter((space) => onHomeGround(state, owner, space));
    if (places.length === 0) emit(log, { type: 'advantage-lost', power: owner, advantage: ID });
    else emit(log, { type: 'offer-made', offer: { advantage: ID, by: owner, places, units: { infantry: 4 } } });
  },
};

/** The spaces that are attacked or raided after the combat move of this turn, and the territories taken in it. */
const attacked = (state: GameState): readonly SpaceId[] => [
  ...new Set([...state.turn.captured, ...raidsToFly(state), ...plannedBattles(state).map(({ space }) => space)]),
];

/** Those of the owner: it held them when the turn began, and from the start of the game. */
const attackedAtHome = (state: GameState, owner: PowerId): readonly SpaceId[] =>
  attacked(state).filter(
    (space) => territoryOf(boardOf(state), space)?.owner === owner && state.turn.control[space] === owner,
  );

/** Whether one of the spaces attacked was that power's when the turn began, or has its units. */
const attacks = (state: GameState, power: PowerId): boolean =>
  attacked(state).some(
    (space) => state.turn.control[space] === power || unitsIn(state, space).some(({ owner }) => owner === power),
  );
