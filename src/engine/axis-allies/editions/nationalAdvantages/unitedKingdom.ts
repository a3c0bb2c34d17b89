import { ok } from '../../../common/result.ts';
import type { AdvantageRule } from '../../advantages/advantageRule.ts';
import { onHomeGround } from '../../advantages/inPlay.ts';
import { boardOf, interruptNow, phaseOf } from '../../board.ts';
import { emit } from '../../commandRule.ts';
import { hasComplex } from '../../facilities.ts';
import { COMPLEX } from '../../facilityKinds.ts';
import { canSpendNothing } from '../../phases/purchase.ts';
import { beginPhaseAfter } from '../../phases/turn.ts';
import { areFriends, deedOf, typeOf, unitOf } from '../../pieces.ts';
import type { GameState } from '../../state.ts';
import { enigmaDecoded } from './enigmaDecoded.ts';

/** The national advantages of the United Kingdom (NA-UK). */

/**
 * Its power's guns in tan territories hit on 1 and 2.
 * @rule NA-UK-1
 */
const radar: AdvantageRule = {
  id: 'radar',
  gunFire: (state, space, owner) => (onHomeGround(state, owner, space) ? 2 : 0),
};

const JOINT_STRIKE = 'joint-strike';

/**
 * Once, declared before its power's combat move: the power has no combat phases this turn, and on the next turn of the
 * United States its units move and fight as if they were American.
 * @rule NA-UK-2
 */
const jointStrike: AdvantageRule = {
  id: JOINT_STRIKE,
  once: true,
  holdsForATime: true,
  strikesWith: 'united-states',
  use: {
    isTime: (state, owner) => state.power === owner && isBeforeCombat(state) && interruptNow(state) === undefined,
    plan: (_state, _command, power) =>
      ok([{ type: 'advantage-began', power, advantage: JOINT_STRIKE, until: 'own-turn' }]),
    after(log) {
      if (log.state.phase === 'combat-move') beginPhaseAfter(log, phaseOf(log.state));
    },
  },
};

/** A turn without spending begins with combat move: then as long as nobody has moved. */
const isBeforeCombat = (state: GameState): boolean =>
  state.phase === 'develop-weapons' ||
  state.phase === 'purchase-units' ||
  (state.phase === 'combat-move' && canSpendNothing(state) && Object.keys(state.turn.deeds).length === 0);

const MIDEAST_OIL = 'mideast-oil';
const OIL_FIELDS: readonly string[] = ['persia', 'trans-jordan', 'anglo-egypt'];

/**
 * An air unit that lands in Persia, Trans-Jordan or Anglo-Egypt in its power's noncombat move may fly its whole
 * movement again, once a turn.
 * @rule NA-UK-4
 */
const mideastOil: AdvantageRule = {
  id: MIDEAST_OIL,
  reacts(log, event, owner) {
    const { state } = log;
    if (event.type !== 'units-moved' || event.power !== owner || state.phase !== 'noncombat-move') return;
    const landed = event.legs.flatMap(({ unit: id, route }) => {
      const unit = unitOf(state, id);
      const end = route.at(-1) ?? '';
      const isFilled =
        OIL_FIELDS.includes(end) && onHomeGround(state, owner, end) && deedOf(state, id)?.again === undefined;
      return unit && isFilled && typeOf(state, unit).domain === 'air' ? [unit] : [];
    });
    for (const points of new Set(landed.map((unit) => typeOf(state, unit).move))) {
      const units = landed.flatMap((unit) => (typeOf(state, unit).move === points ? [unit.id] : []));
      emit(log, { type: 'moves-granted', power: owner, advantage: MIDEAST_OIL, units, points });
    }
  },
};

const RESISTANCE = 'french-resistance';
const RESISTANCE_PLACE = 'western-europe';

/**
 * Once, when its side comes to control Western Europe, three infantry may be placed there at once.
 * @rule NA-UK-5
 */
const frenchResistance: AdvantageRule = {
  id: RESISTANCE,
  once: true,
  reacts(log, event, owner) {
    if (
      event.type !== 'territory-captured' ||
      event.space !== RESISTANCE_PLACE ||
      !areFriends(log.state, event.to, owner)
    )
      return;
    emit(log, {
      type: 'offer-made',
      offer: { advantage: RESISTANCE, by: owner, places: [RESISTANCE_PLACE], units: { infantry: 3 } },
    });
  },
};

const GARRISON = 'colonial-garrison';

/**
 * Its power begins with one more complex, in a tan territory that is worth something.
 * @rule NA-UK-6
 */
const colonialGarrison: AdvantageRule = {
  id: GARRISON,
  once: true,
  opening(state, owner) {
    const free = boardOf(state).territories.filter(
      (territory) => territory.owner === owner && territory.ipc > 0 && !hasComplex(state, territory.id),
    );
    return { advantage: GARRISON, by: owner, places: free.map(({ id }) => id), units: { [COMPLEX]: 1 } };
  },
};

/** The advantages of the United Kingdom, by number. */
export const UNITED_KINGDOM: readonly AdvantageRule[] = [
  radar,
  jointStrike,
  enigmaDecoded,
  mideastOil,
  frenchResistance,
  colonialGarrison,
];
