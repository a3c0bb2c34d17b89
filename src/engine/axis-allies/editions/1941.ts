import boardFile from '../../../../rules/1941/board.json' with { type: 'json' };
import about from '../../../../rules/1941/edition.json' with { type: 'json' };
import ruleTitles from '../../../../rules/1941/titles.json' with { type: 'json' };
import { assaultsFirst } from '../combat/battles.ts';
import { battleUnderWay, type StepRule } from '../combat/round.ts';
import { pressOrRetreat } from '../combat/steps/pressOrRetreat.ts';
import { fire, strike, submergeOrStrike } from '../combat/steps/surpriseStrike.ts';
import { resolveUncontested } from '../combat/uncontested.ts';
import type { Edition } from '../edition.ts';
import { planEngage } from '../moves/engage.ts';
import { cargoMustLand } from '../moves/transportRules.ts';
import { airWithoutLanding, combatMove, troopsWithoutTarget, zonesInFault } from '../phases/combatMove.ts';
import { conductCombat } from '../phases/conductCombat.ts';
import { collectIncome } from '../phases/income.ts';
import { mobilizeNewUnits } from '../phases/mobilizeNewUnits.ts';
import { noncombatMove } from '../phases/noncombatMove.ts';
import { purchaseUnits } from '../phases/purchase.ts';
import { strandedFighters } from '../phases/strandedFighters.ts';
import { editionFrom, type EditionRules } from './schema.ts';

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

/** Which hits strike which targets (COM-9). */
const STRIKES: EditionRules['strikes'] = {
  submarine: { submarine: 'freely', air: 'never', surface: 'freely', defenceless: 'freely' },
  air: { submarine: 'with-destroyer', air: 'freely', surface: 'freely', defenceless: 'freely' },
  surface: { submarine: 'freely', air: 'freely', surface: 'freely', defenceless: 'freely' },
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

/** The phases of a turn (TURN-2). */
const PHASES: EditionRules['phases'] = [
  purchaseUnits,
  combatMove({
    takes: { engage: { plan: planEngage } },
    faults: [troopsWithoutTarget, zonesInFault, airWithoutLanding],
  }),
  conductCombat({
    takes: { engage: { plan: planEngage, after: resolveUncontested, isLate: true } },
    order: [assaultsFirst],
  }),
  noncombatMove,
  mobilizeNewUnits,
  collectIncome,
];

/** The steps of a battle round (COM-3). */
const BATTLE_STEPS: readonly StepRule[] = [
  submergeOrStrike('attacker'),
  submergeOrStrike('defender'),
  ...strike('attacker'),
  ...strike('defender'),
  ...fire('attacker'),
  ...fire('defender'),
  pressOrRetreat,
];

/** The 1941 edition. */
export const edition1941: Edition = editionFrom(boardFile, {
  players: about.players,
  abilities: ABILITIES,
  strikes: STRIKES,
  victories: VICTORIES,
  phases: PHASES,
  transports: cargoMustLand,
  ruleTitles,
  battleSteps: { sea: BATTLE_STEPS, land: BATTLE_STEPS },
  interrupts: [battleUnderWay, strandedFighters],
});
