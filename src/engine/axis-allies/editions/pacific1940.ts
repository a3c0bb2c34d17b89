import boardFile from '../../../../rules/pacific-1940/board.json' with { type: 'json' };
import about from '../../../../rules/pacific-1940/edition.json' with { type: 'json' };
import ruleTitles from '../../../../rules/pacific-1940/titles.json' with { type: 'json' };
import { assaultsFirst } from '../combat/battles.ts';
import { battleUnderWay } from '../combat/round.ts';
import { bombardAll, gunFire } from '../combat/steps/firstCycle.ts';
import { pressOrRetreat } from '../combat/steps/pressOrRetreat.ts';
import { fire, fireTogether, strike, submergeOrStrike } from '../combat/steps/surpriseStrike.ts';
import { resolveUncontested } from '../combat/uncontested.ts';
import { combinedArms } from '../combat/valueRules.ts';
import type { Edition } from '../edition.ts';
import { planEngage } from '../moves/engage.ts';
import { cargoMustLand } from '../moves/transportRules.ts';
import { airWithoutLanding, combatMove, troopsWithoutTarget, zonesInFault } from '../phases/combatMove.ts';
import { conductCombat } from '../phases/conductCombat.ts';
import { collectIncome } from '../phases/income.ts';
import { mobilizeNewUnits } from '../phases/mobilizeNewUnits.ts';
import { noncombatMove } from '../phases/noncombatMove.ts';
import { purchaseAndRepair } from '../phases/repair.ts';
import { strandedFighters } from '../phases/strandedFighters.ts';
import { editionFrom, type EditionRules } from './schema.ts';

/** What its units can do. Cost, movement, values and bombardment are in the board file. */
const ABILITIES: EditionRules['abilities'] = {
  infantry: { captures: true, cargo: 'light' },
  artillery: { captures: true, cargo: 'heavy' },
  'mechanized-infantry': { captures: true, cargo: 'heavy' },
  tank: { captures: true, cargo: 'heavy', blitzes: true },
  'antiaircraft-gun': { cargo: 'heavy', noncombatOnly: true, unarmed: true, canBeHit: false, antiaircraftFire: 1 },
  fighter: { landsOnDecks: true },
  'tactical-bomber': { landsOnDecks: true },
  bomber: {},
  submarine: { submerges: true, firesFirst: true, restsAmongEnemies: true },
  transport: { hold: ['heavy', 'light'], unarmed: true, defenceless: true },
  destroyer: { barsZones: true, huntsSubmarines: true },
  cruiser: { barsZones: true },
  carrier: { barsZones: true, deck: 2 },
  battleship: { barsZones: true },
};

/** Which hits strike which targets (COM-9). */
const STRIKES: EditionRules['strikes'] = {
  submarine: { submarine: 'freely', air: 'never', surface: 'freely', defenceless: 'freely' },
  air: { submarine: 'with-destroyer', air: 'freely', surface: 'freely', defenceless: 'freely' },
  surface: { submarine: 'freely', air: 'freely', surface: 'freely', defenceless: 'freely' },
};

/** The territories of the victory cities (VIC-1). */
const CITIES = boardFile.spaces.flatMap((space) => ('victoryCity' in space ? [space.id] : []));

/** Japan wins with six cities when the round ends (VIC-4), the Allies with Japan when its turn ends (VIC-6). */
const VICTORIES: EditionRules['victories'] = {
  pacific: [
    { rule: 'VIC-4', side: 'axis', afterTurnOf: 'anzac', needs: 6, territories: CITIES },
    { rule: 'VIC-6', side: 'allies', afterTurnOf: 'japan', needs: 1, territories: ['japan'] },
  ],
};

/** The phases of a turn (TURN-2). */
const PHASES: EditionRules['phases'] = [
  purchaseAndRepair,
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
const BATTLE_STEPS: EditionRules['battleSteps'] = {
  sea: [
    submergeOrStrike('attacker'),
    submergeOrStrike('defender'),
    ...strike('attacker'),
    ...strike('defender'),
    ...fire('attacker'),
    ...fire('defender'),
    pressOrRetreat,
  ],
  land: [gunFire, ...bombardAll, ...fireTogether('attacker'), ...fireTogether('defender'), pressOrRetreat],
};

/**
 * Pacific 1940, in the making and not on the shelf: its board, units, battles, facilities, objectives and wars that an
 * attack brings. China's own ground, kamikaze, scrambling, convoys, raids and neutral ground are still to come.
 */
export const pacific1940: Edition = editionFrom(boardFile, {
  players: about.players,
  abilities: ABILITIES,
  strikes: STRIKES,
  victories: VICTORIES,
  phases: PHASES,
  transports: cargoMustLand,
  ruleTitles,
  valueRules: [combinedArms],
  bombardment: { limit: null, shipsForUnit: 1 },
  battleSteps: BATTLE_STEPS,
  interrupts: [battleUnderWay, strandedFighters],
});
