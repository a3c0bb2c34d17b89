import boardFile from '../../../../rules/1941/board.json' with { type: 'json' };
import about from '../../../../rules/1941/edition.json' with { type: 'json' };
import ruleTitles from '../../../../rules/1941/titles.json' with { type: 'json' };
import { battleUnderWay } from '../combat/round.ts';
import type { Edition } from '../edition.ts';
import { cargoMustLand } from '../moves/transportRules.ts';
import { purchaseUnits } from '../phases/purchase.ts';
import { strandedFighters } from '../phases/strandedFighters.ts';
import { editionFrom, type EditionRules } from './schema.ts';
import { phasesAfterPurchase, STRIKE_STEPS, STRIKES } from './surpriseStrikes.ts';

const ALLIED_CAPITALS = ['united-kingdom', 'russia', 'eastern-united-states'];
const AXIS_CAPITALS = ['germany', 'japan'];

/** What its units can do. Cost, movement and values are in the board file. */
const ABILITIES: EditionRules['abilities'] = {
  infantry: { captures: true, cargo: 'light' },
  tank: { captures: true, cargo: 'heavy', blitzes: true },
  fighter: { landsOnDecks: true },
  bomber: {},
  submarine: { submerges: true, firesFirst: true, restsAmongEnemies: true },
  transport: { hold: ['heavy', 'light'], unarmed: true, defenceless: true, needsEscort: true },
  destroyer: { barsZones: true, huntsSubmarines: true },
  carrier: { barsZones: true, deck: 2 },
  battleship: { barsZones: true },
};

/**
 * How it is won: the whole game or the short one.
 * @rule TURN-4, TURN-5
 */
const VICTORIES: EditionRules['victories'] = {
  standard: [
    { rule: 'TURN-4', side: 'allies', afterTurnOf: 'japan', needs: 2, territories: AXIS_CAPITALS },
    { rule: 'TURN-4', side: 'axis', afterTurnOf: 'united-states', needs: 2, territories: ALLIED_CAPITALS },
  ],
  short: [
    { rule: 'TURN-5', side: 'allies', afterTurnOf: 'japan', needs: 1, territories: AXIS_CAPITALS },
    {
      rule: 'TURN-5',
      side: 'axis',
      afterTurnOf: 'united-states',
      needs: 1,
      territories: ['eastern-united-states', 'united-kingdom'],
    },
  ],
};

/** The 1941 edition. */
export const edition1941: Edition = editionFrom(boardFile, {
  players: about.players,
  abilities: ABILITIES,
  strikes: STRIKES,
  victories: VICTORIES,
  phases: [purchaseUnits, ...phasesAfterPurchase()],
  transports: cargoMustLand,
  ruleTitles,
  battleSteps: { sea: STRIKE_STEPS, land: STRIKE_STEPS },
  interrupts: [battleUnderWay, strandedFighters],
});
