import type { AdvantageRule } from '../../advantages/advantageRule.ts';
import { onHomeGround, runningOf } from '../../advantages/inPlay.ts';
import { raidsToFly } from '../../air/raidsAndRockets.ts';
import { boardOf, territoryOf } from '../../board.ts';
import { plannedBattles } from '../../combat/battles.ts';
import { emit, type Log } from '../../commandRule.ts';
import type { PowerId, SpaceId } from '../../ids.ts';
import { unitsIn } from '../../pieces.ts';
import type { GameState } from '../../state.ts';

const ID = 'nonaggression-treaty';
const OTHER = 'japan';

/**
 * When Japan attacks a red territory for the first time, four infantry may be placed there before that is resolved;
 * lost if its owner attacks Japan before Japan attacks it anywhere. Rockets are attacks too, and are known only when
 * they are launched.
 * @rule NA-SU-2
 */
export const nonaggressionTreaty: AdvantageRule = {
  id: ID,
  once: true,
  holdsForATime: true,
  beforeCombat: true,
  reacts(log, event, owner) {
    if (event.type === 'offer-answered' && event.offer.advantage === ID && event.to === null)
      emit(log, { type: 'advantage-lost', power: owner, advantage: ID });
    if (event.type === 'phase-began' && event.phase === 'conduct-combat') answer(log, owner, planned(log.state));
    if (event.type === 'rocket-launched') answer(log, owner, { fights: [], strikes: [event.to] });
  },
};

/** What the acting power attacks: where it fights or marches in, and the complexes that it raids or strikes. */
interface Attacks {
  readonly fights: readonly SpaceId[];
  readonly strikes: readonly SpaceId[];
}

/** What follows from the combat move of this turn. */
const planned = (state: GameState): Attacks => ({
  fights: [...state.turn.captured, ...plannedBattles(state).map(({ space }) => space)],
  strikes: raidsToFly(state),
});

function answer(log: Log, owner: PowerId, attacks: Attacks): void {
  const { state } = log;
  const isBroken = runningOf(state, ID) !== undefined;
  if (state.power === owner && !isBroken && meets(state, attacks, OTHER))
    return emit(log, { type: 'advantage-lost', power: owner, advantage: ID });
  if (state.power !== OTHER) return;
  const attacked = attackedAtHome(state, attacks, owner);
  if (attacked.length === 0) {
    if (!isBroken && meets(state, attacks, owner))
      emit(log, { type: 'advantage-began', power: owner, advantage: ID, until: 'used' });
    return;
  }
  const places = attacked.filter((space) => onHomeGround(state, owner, space));
  if (places.length === 0) emit(log, { type: 'advantage-lost', power: owner, advantage: ID });
  else emit(log, { type: 'offer-made', offer: { advantage: ID, by: owner, places, units: { infantry: 4 } } });
}

/** The territories attacked that its owner held when the turn began, and from the start of the game. */
const attackedAtHome = (state: GameState, { fights, strikes }: Attacks, owner: PowerId): readonly SpaceId[] =>
  [...new Set([...fights, ...strikes])].filter(
    (space) => territoryOf(boardOf(state), space)?.owner === owner && state.turn.control[space] === owner,
  );

/** Whether that power is attacked: ground that was its own when the turn began, or its units where there is a fight. */
const meets = (state: GameState, { fights, strikes }: Attacks, power: PowerId): boolean =>
  [...fights, ...strikes].some((space) => state.turn.control[space] === power) ||
  fights.some((space) => unitsIn(state, space).some(({ owner }) => owner === power));
