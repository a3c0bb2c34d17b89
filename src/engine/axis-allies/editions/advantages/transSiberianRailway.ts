import type { AdvantageRule } from '../../advantages/advantageRule.ts';

/**
 * Infantry, artillery and guns move 2 within four territories.
 * @rule NA-SU-6
 */
export const transSiberianRailway: AdvantageRule = {
  id: 'trans-siberian-railway',
  railway: {
    units: ['infantry', 'artillery', 'antiaircraft-gun'],
    spaces: ['russia', 'novosibirsk', 'yakut-ssr', 'buryatia-ssr'],
    move: 2,
  },
};
