import { fault, ok } from '../../../common/result.ts';
import type { AdvantageRule } from '../../advantages/advantageRule.ts';
import { onHomeGround, runningOf } from '../../advantages/inPlay.ts';
import { raidsToFly } from '../../air/raidsAndRockets.ts';
import { boardOf, interruptNow, neighboursIn, territoryOf } from '../../board.ts';
import { plannedBattles } from '../../combat/battles.ts';
import { raise } from '../../combat/valueRules.ts';
import { emit, type Log } from '../../commandRule.ts';
import type { GameEvent } from '../../event.ts';
import type { PowerId, SpaceId } from '../../ids.ts';
import { complexIn } from '../../facilities.ts';
import { siteRefusal } from '../../phases/complexes.ts';
import { areFriends, unitOf, unitsIn } from '../../pieces.ts';
import { refusal } from '../../refusal.ts';
import type { GameState } from '../../state.ts';

/** The national advantages of the Soviet Union (NA-SU). */

const WINTER = 'russian-winter';

/**
 * Declared in its power's collect income; till that power's next turn its infantry defend on 3.
 * @rule NA-SU-1
 */
const russianWinter: AdvantageRule = {
  id: WINTER,
  once: true,
  holdsForATime: true,
  use: {
    isTime: ({ power, phase }, owner) => power === owner && phase === 'collect-income',
    plan: (_state, _command, power) => ok([{ type: 'advantage-began', power, advantage: WINTER, until: 'own-turn' }]),
  },
  values(state, _battle, side, values, owner) {
    if (side === 'defender' && runningOf(state, WINTER)) raise(state, values, { owner, type: 'infantry', to: 3 });
  },
};

const TREATY = 'nonaggression-treaty';
const TREATY_WITH = 'japan';

/**
 * When Japan attacks a red territory for the first time, four infantry may be placed there before that is resolved;
 * lost if its owner attacks Japan before Japan attacks it anywhere. Rockets are attacks too, and are known only when
 * they are launched.
 * @rule NA-SU-2
 */
const nonaggressionTreaty: AdvantageRule = {
  id: TREATY,
  once: true,
  holdsForATime: true,
  beforeCombat: true,
  reacts(log, event, owner) {
    if (event.type === 'offer-answered' && event.offer.advantage === TREATY && event.to === null)
      emit(log, { type: 'advantage-lost', power: owner, advantage: TREATY });
    if (event.type === 'phase-began' && event.phase === 'conduct-combat')
      answerAttacks(log, owner, attacksOf(log.state));
    if (event.type === 'rocket-launched') answerAttacks(log, owner, { fights: [], strikes: [event.to] });
  },
};

/** What the acting power attacks: where it fights or marches in, and the complexes that it raids or strikes. */
interface Attacks {
  readonly fights: readonly SpaceId[];
  readonly strikes: readonly SpaceId[];
}

/** What follows from the combat move of this turn. */
const attacksOf = (state: GameState): Attacks => ({
  fights: [...state.turn.captured, ...plannedBattles(state).map(({ space }) => space)],
  strikes: raidsToFly(state),
});

function answerAttacks(log: Log, owner: PowerId, attacks: Attacks): void {
  const { state } = log;
  const isBroken = runningOf(state, TREATY) !== undefined;
  if (state.power === owner && !isBroken && meets(state, attacks, TREATY_WITH))
    return emit(log, { type: 'advantage-lost', power: owner, advantage: TREATY });
  if (state.power !== TREATY_WITH) return;
  const attacked = attackedAtHome(state, attacks, owner);
  if (attacked.length === 0) {
    if (!isBroken && meets(state, attacks, owner))
      emit(log, { type: 'advantage-began', power: owner, advantage: TREATY, until: 'used' });
    return;
  }
  const places = attacked.filter((space) => onHomeGround(state, owner, space));
  if (places.length === 0) emit(log, { type: 'advantage-lost', power: owner, advantage: TREATY });
  else emit(log, { type: 'offer-made', offer: { advantage: TREATY, by: owner, places, units: { infantry: 4 } } });
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

const MOBILE_INDUSTRY = 'mobile-industry';

/**
 * In its power's noncombat move each of its complexes may move one territory. One that was captured this turn is not
 * used there till the next (CPX-4).
 * @rule NA-SU-3
 */
const mobileIndustry: AdvantageRule = {
  id: MOBILE_INDUSTRY,
  holdsForATime: true,
  use: {
    isTime: (state, owner) =>
      state.power === owner && state.phase === 'noncombat-move' && interruptNow(state) === undefined,
    plan(state, { from = '', to = '' }, owner) {
      const { landNeighbours } = boardOf(state);
      const moved = runningOf(state, MOBILE_INDUSTRY)?.spaces ?? [];
      const complex = state.control[from] === owner ? complexIn(state, from) : null;
      const isNear = neighboursIn(landNeighbours, from).includes(to);
      if (complex === null || moved.includes(from) || !isNear || siteRefusal(state, to, complex))
        return fault(refusal('NA-SU-3', 'complex-stays', { spaces: [from, to] }));
      return ok([
        { type: 'complex-moved', power: owner, from, to },
        { type: 'advantage-began', power: owner, advantage: MOBILE_INDUSTRY, until: 'turn', spaces: [...moved, to] },
      ]);
    },
  },
};

const SALVAGE = 'salvage';

/**
 * After a battle won in a red territory that wrecked an attacking tank, a tank may be placed there.
 * @rule NA-SU-4
 */
const salvage: AdvantageRule = {
  id: SALVAGE,
  holdsForATime: true,
  reacts(log, event, owner, before) {
    if (wrecksTank(event, owner, before) && !runningOf(log.state, SALVAGE))
      emit(log, { type: 'advantage-began', power: owner, advantage: SALVAGE, until: 'battle' });
    if (event.type !== 'battle-ended' || event.result !== 'defender-won' || !runningOf(before, SALVAGE)) return;
    if (!defends(before, owner)) return;
    const offer = { advantage: SALVAGE, by: owner, places: [event.space], units: { tank: 1 } };
    emit(log, { type: 'offer-made', offer });
  },
};

/** Whether the owner has a defender left: who has units left when the others have none has won. */
const defends = ({ battle, units }: GameState, owner: PowerId): boolean =>
  battle?.defenders.some((id) => units[id]?.owner === owner) ?? false;

/** Whether an attacking tank is destroyed in a battle that the owner fights on its home ground. */
function wrecksTank(event: GameEvent, owner: PowerId, before: GameState): boolean {
  const { battle } = before;
  if (event.type !== 'units-destroyed' || !battle || !onHomeGround(before, owner, battle.space)) return false;
  return (
    defends(before, owner) &&
    event.units.some((id) => battle.attackers.includes(id) && before.units[id]?.type === 'tank')
  );
}

/**
 * In its power's purchase phase friends' units in red territories may become its own.
 * @rule NA-SU-5
 */
const lendLease: AdvantageRule = {
  id: 'lend-lease',
  use: {
    isTime: ({ power, phase }, owner) => power === owner && phase === 'purchase-units',
    plan(state, { units: ids = [] }, owner) {
      if (ids.length === 0) return fault(refusal('NA-SU-5', 'no-units-chosen'));
      const units = ids.map((id) => unitOf(state, id));
      const unknown = ids.filter((_, i) => !units[i]);
      if (unknown.length > 0) return fault(refusal('NA-SU-5', 'unknown-unit', { units: unknown }));
      const kept = units.filter(
        (unit) =>
          unit &&
          (unit.owner === owner || !areFriends(state, unit.owner, owner) || !onHomeGround(state, owner, unit.space)),
      );
      if (kept.length > 0)
        return fault(refusal('NA-SU-5', 'not-to-be-lent', { units: kept.flatMap((unit) => unit?.id ?? []) }));
      const lenders = new Set(units.flatMap((unit) => unit?.owner ?? []));
      return ok(
        [...lenders].map((from) => ({
          type: 'units-transferred',
          units: ids.filter((_, i) => units[i]?.owner === from),
          from,
          to: owner,
          why: 'lend-lease',
        })),
      );
    },
  },
};

/**
 * Infantry, artillery and guns move 2 within four territories.
 * @rule NA-SU-6
 */
const transSiberianRailway: AdvantageRule = {
  id: 'trans-siberian-railway',
  railway: {
    units: ['infantry', 'artillery', 'antiaircraft-gun'],
    spaces: ['russia', 'novosibirsk', 'yakut-ssr', 'buryatia-ssr'],
    move: 2,
  },
};

/** The advantages of the Soviet Union, by number. */
export const SOVIET_UNION: readonly AdvantageRule[] = [
  russianWinter,
  nonaggressionTreaty,
  mobileIndustry,
  salvage,
  lendLease,
  transSiberianRailway,
];
