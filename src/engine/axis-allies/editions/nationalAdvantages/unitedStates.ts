import type { AdvantageRule } from '../../advantages/advantageRule.ts';
import { raise } from '../../combat/valueRules.ts';
import { emit } from '../../commandRule.ts';

/** The national advantages of the United States (NA-US). */

/**
 * For its power's flights an island group counts as its zone.
 * @rule NA-US-1
 */
const islandBases: AdvantageRule = {
  id: 'island-bases',
  islandsAreInZones: true,
};

const CHINESE_DIVISIONS = 'chinese-divisions';
const AROUND_CHINA: readonly string[] = ['china', 'sinkiang', 'kwantung', 'french-indochina'];

/**
 * In each mobilize phase of its power one infantry comes free in China or beside it.
 * @rule NA-US-2
 */
const chineseDivisions: AdvantageRule = {
  id: CHINESE_DIVISIONS,
  reacts(log, event, owner) {
    if (event.type !== 'phase-began' || event.phase !== 'mobilize-new-units' || event.power !== owner) return;
    const places = AROUND_CHINA.filter((space) => log.state.control[space] === owner);
    if (places.length > 0)
      emit(log, {
        type: 'offer-made',
        offer: { advantage: CHINESE_DIVISIONS, by: owner, places, units: { infantry: 1 } },
      });
  },
};

/**
 * In the first cycle of a landing its power's infantry attack on 2, all in that battle.
 * @rule NA-US-3
 */
const marines: AdvantageRule = {
  id: 'marines',
  values(state, { round, seaborne }, side, values, owner) {
    if (side === 'attacker' && round === 1 && seaborne.length > 0)
      raise(state, values, { owner, type: 'infantry', to: 2 });
  },
};

/**
 * Its power's infantry move 2 and blitz.
 * @rule NA-US-4
 */
const mechanizedInfantry: AdvantageRule = {
  id: 'mechanized-infantry',
  changes: { infantry: { move: 2, blitzes: true } },
};

/**
 * Its power's carriers move 3.
 * @rule NA-US-5
 */
const fastCarriers: AdvantageRule = {
  id: 'fast-carriers',
  changes: { carrier: { move: 3 } },
};

/**
 * Guns do not fire at its power's bombers.
 * @rule NA-US-6
 */
const superfortresses: AdvantageRule = {
  id: 'superfortresses',
  changes: { bomber: { evadesGuns: true } },
};

/** The advantages of the United States, by number. */
export const UNITED_STATES: readonly AdvantageRule[] = [
  islandBases,
  chineseDivisions,
  marines,
  mechanizedInfantry,
  fastCarriers,
  superfortresses,
];
