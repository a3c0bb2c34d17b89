import { fault, ok } from '../../../common/result.ts';
import type { AdvantageRule, UseAdvantage } from '../../advantages/advantageRule.ts';
import { onHomeGround, runningOf } from '../../advantages/inPlay.ts';
import { boardOf, interruptNow, neighboursIn, territoryOf } from '../../board.ts';
import { unitsInBattle } from '../../combat/combatants.ts';
import { raise } from '../../combat/valueRules.ts';
import { emit, type Planned } from '../../commandRule.ts';
import type { PowerId, UnitId } from '../../ids.ts';
import { isKamikaze } from '../../landing/flyers.ts';
import { areAtWar, deedOf, domainOf, typeOf, unitOf, unitsOf } from '../../pieces.ts';
import { refusal } from '../../refusal.ts';
import type { Battle, GameState, Unit } from '../../state.ts';

/** The national advantages of Japan (NA-JA). */

/**
 * Each destroyer of its power carries one infantry, as a transport does.
 * @rule NA-JA-1
 */
const tokyoExpress: AdvantageRule = {
  id: 'tokyo-express',
  changes: { destroyer: { hold: ['light'] } },
};

const KAMIKAZE = 'kamikaze-attacks';
const KAMIKAZE_RULE = 'NA-JA-2';

/**
 * In combat move air units may be declared to attack ships without coming back: they need no place to land, and are
 * lost in the opening fire in which they attack. Those that meet no ships fly as others do.
 * @rule NA-JA-2
 */
const kamikazeAttacks: AdvantageRule = {
  id: KAMIKAZE,
  duty: 'kamikaze',
  use: {
    isTime: (state, owner) =>
      state.power === owner && state.phase === 'combat-move' && interruptNow(state) === undefined,
    plan: planKamikaze,
  },
  reacts(log, event, power) {
    const { state } = log;
    if (event.type === 'phase-began' && event.phase === 'conduct-combat' && event.power === power) {
      const idle = kamikazeOf(state, power).filter((unit) => !isKamikaze(state, unit, unit.space));
      if (idle.length > 0) emit(log, { type: 'kamikaze-called-off', power, units: idle.map(({ id }) => id) });
    }
    if (event.type !== 'battle-began' || event.plan.kind !== 'sea' || state.power !== power) return;
    const units = event.attackers.filter((id) => deedOf(state, id)?.duty === 'kamikaze');
    if (units.length > 0) emit(log, { type: 'units-doomed', power, advantage: KAMIKAZE, units });
  },
};

const kamikazeOf = (state: GameState, power: PowerId): readonly Unit[] =>
  unitsOf(state, power).filter(({ id }) => deedOf(state, id)?.duty === 'kamikaze');

function planKamikaze(state: GameState, { units = [] }: UseAdvantage, power: PowerId): Planned {
  if (units.length === 0) return fault(refusal(KAMIKAZE_RULE, 'no-units-chosen'));
  for (const id of units) {
    const unit = unitOf(state, id);
    if (!unit) return fault(refusal(KAMIKAZE_RULE, 'unknown-unit', { units: [id] }));
    if (unit.owner !== power) return fault(refusal(KAMIKAZE_RULE, 'not-your-unit', { units: [id], power: unit.owner }));
    if (domainOf(state, unit) !== 'air' || unit.aboard !== undefined || deedOf(state, id)?.duty)
      return fault(refusal(KAMIKAZE_RULE, 'cannot-be-kamikaze', { units: [id], spaces: [unit.space] }));
  }
  return ok([{ type: 'kamikaze-declared', power, units: [...new Set(units)] }]);
}

const KAITEN = 'kaiten-torpedoes';

/**
 * A defending submarine beside an orange territory may be named at the beginning of a cycle: it defends on 1 more than
 * others attack with, and is lost in that opening fire, beyond all other casualties.
 * @rule NA-JA-3
 */
const kaitenTorpedoes: AdvantageRule = {
  id: KAITEN,
  use: {
    isTime: (state, owner) => canBeNamed(state, owner).length > 0,
    plan(state, { units = [] }, owner) {
      if (units.length === 0) return fault(refusal('NA-JA-3', 'no-units-chosen'));
      const able = canBeNamed(state, owner);
      const others = units.filter((id) => !able.includes(id));
      if (others.length > 0)
        return fault(refusal('NA-JA-3', 'cannot-be-doomed', { units: others, spaces: [state.battle!.space] }));
      return ok([{ type: 'units-doomed', power: owner, advantage: KAITEN, units: [...new Set(units)] }]);
    },
  },
  values(state, { doomed = [] }, side, values, owner) {
    if (side !== 'defender') return;
    for (const id of doomed) {
      const unit = state.units[id];
      if (unit?.owner === owner && values.has(id)) values.set(id, typeOf(state, unit).attack + 1);
    }
  },
};

/** The submarines that can be named now. */
function canBeNamed(state: GameState, owner: PowerId): readonly UnitId[] {
  const { battle } = state;
  if (!battle || !areAtWar(state, state.power, owner) || !isBeginning(state, battle)) return [];
  const coasts = neighboursIn(boardOf(state).coasts, battle.space);
  if (!coasts.some((territory) => onHomeGround(state, owner, territory))) return [];
  return unitsInBattle(state, battle, 'defender').flatMap((unit) =>
    unit.owner === owner && typeOf(state, unit).submerges && !battle.doomed?.includes(unit.id) ? [unit.id] : [],
  );
}

/** Whether nobody has fired in this cycle. */
const isBeginning = (state: GameState, battle: Battle): boolean =>
  battle.step === 'attacker-strike' ||
  (battle.step === 'defender-strike' &&
    !unitsInBattle(state, battle, 'attacker').some((unit) => typeOf(state, unit).firesFirst));

/**
 * Transports of its power land troops, move on and land troops again, within their room and movement.
 * @rule NA-JA-4
 */
const lightningAssaults: AdvantageRule = {
  id: 'lightning-assaults',
  changes: { transport: { assaultsAgain: true } },
};

/**
 * Its power's infantry on islands defend on 3, on whosever island (NA-JA-5, MAP-7).
 * @rule NA-JA-5
 */
const dugInDefenders: AdvantageRule = {
  id: 'dug-in-defenders',
  values(state, { space }, side, values, owner) {
    if (side === 'defender' && territoryOf(boardOf(state), space)?.island)
      raise(state, values, { owner, type: 'infantry', to: 3 });
  },
};

const BANZAI = 'banzai-attacks';

/**
 * If its power begins an attack with infantry alone, they attack on 2 all battle long; in a landing aircraft and ships
 * may help.
 * @rule NA-JA-6
 */
const banzaiAttacks: AdvantageRule = {
  id: BANZAI,
  holdsForATime: true,
  reacts(log, event, owner) {
    if (event.type !== 'battle-began' || event.plan.kind !== 'land') return;
    const { state } = log;
    const attackers = event.attackers.flatMap((id) => state.units[id] ?? []);
    const ground = attackers.filter((unit) => domainOf(state, unit) === 'land');
    const counted = event.seaborne.length > 0 ? ground : attackers;
    if (counted.every((unit) => unit.type === 'infantry' && unit.owner === owner))
      emit(log, { type: 'advantage-began', power: owner, advantage: BANZAI, until: 'battle' });
  },
  values(state, _battle, side, values, owner) {
    if (side === 'attacker' && runningOf(state, BANZAI)) raise(state, values, { owner, type: 'infantry', to: 2 });
  },
};

/** The advantages of Japan, by number. */
export const JAPAN: readonly AdvantageRule[] = [
  tokyoExpress,
  kamikazeAttacks,
  kaitenTorpedoes,
  lightningAssaults,
  dugInDefenders,
  banzaiAttacks,
];
