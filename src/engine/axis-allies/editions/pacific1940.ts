import boardFile from '../../../../rules/pacific-1940/board.json' with { type: 'json' };
import about from '../../../../rules/pacific-1940/edition.json' with { type: 'json' };
import ruleTitles from '../../../../rules/pacific-1940/titles.json' with { type: 'json' };
import { airBattleOver, airBattleValues, declareEscort, interception } from '../air/interception.ts';
import { declareRaid } from '../air/raidAndRocketDice.ts';
import { facilityDamage, facilityFire, sharing } from '../air/raidsOnFacilities.ts';
import { raidsFirst } from '../combat/battles.ts';
import { kamikazeStrikes } from '../combat/kamikazeStrikes.ts';
import { battleUnderWay } from '../combat/round.ts';
import { scramble } from '../combat/scramble.ts';
import { bombardAll, gunFire } from '../combat/steps/firstCycle.ts';
import { pressOrRetreat } from '../combat/steps/pressOrRetreat.ts';
import { fireTogether } from '../combat/steps/surpriseStrike.ts';
import { combinedArms } from '../combat/valueRules.ts';
import type { Edition } from '../edition.ts';
import { passingTransports } from '../moves/passing.ts';
import { cargoMustLand } from '../moves/transportRules.ts';
import { convoysAtRisk } from '../phases/disrupt.ts';
import { purchaseAndRepair } from '../phases/repair.ts';
import { strandedFighters } from '../phases/strandedFighters.ts';
import { editionFrom, type EditionRules } from './schema.ts';
import { phasesAfterPurchase, STRIKE_STEPS, STRIKES } from './surpriseStrikes.ts';

/** What its units can do. Cost, movement, values and bombardment are in the board file. */
const ABILITIES: EditionRules['abilities'] = {
  infantry: { captures: true, cargo: 'light' },
  artillery: { captures: true, cargo: 'heavy' },
  'mechanized-infantry': { captures: true, cargo: 'heavy' },
  tank: { captures: true, cargo: 'heavy', blitzes: true },
  'antiaircraft-gun': { cargo: 'heavy', noncombatOnly: true, unarmed: true, canBeHit: false, antiaircraftFire: 1 },
  fighter: { landsOnDecks: true },
  'tactical-bomber': { landsOnDecks: true, barredFromRaids: 'TAC-1' },
  bomber: { raids: true },
  submarine: { submerges: true, firesFirst: true, restsAmongEnemies: true, hitsPassing: 2 },
  transport: { hold: ['heavy', 'light'], unarmed: true, defenceless: true },
  destroyer: { barsZones: true, huntsSubmarines: true },
  cruiser: { barsZones: true },
  carrier: { barsZones: true, deck: 2 },
  battleship: { barsZones: true },
};

/** The territories of the victory cities (VIC-1). */
const CITIES = boardFile.spaces.flatMap((space) => ('victoryCity' in space ? [space.id] : []));

/** Japan wins with six cities when the round ends (VIC-4), the Allies with Japan when its turn ends (VIC-6). */
const VICTORIES: EditionRules['victories'] = {
  standard: [
    { rule: 'VIC-4', side: 'axis', afterTurnOf: 'anzac', needs: 6, territories: CITIES },
    { rule: 'VIC-6', side: 'allies', afterTurnOf: 'japan', needs: 1, territories: ['japan'] },
  ],
};

/**
 * Pacific 1940, in the making and not on the shelf: its board, units, battles, facilities, objectives, wars that an
 * attack brings, raids, China's own ground, convoys, kamikaze and scrambling. Neutral ground is still to come.
 */
export const pacific1940: Edition = editionFrom(boardFile, {
  players: about.players,
  abilities: ABILITIES,
  strikes: STRIKES,
  victories: VICTORIES,
  phases: [
    purchaseAndRepair,
    ...phasesAfterPurchase({ moves: { raid: declareRaid, escort: declareEscort }, order: [raidsFirst] }),
  ],
  transports: cargoMustLand,
  ruleTitles,
  valueRules: [combinedArms, airBattleValues],
  bombardingShipsForUnit: 1,
  gunsFireAtFlights: false,
  battleSteps: {
    sea: STRIKE_STEPS,
    land: [gunFire, ...bombardAll, ...fireTogether('attacker'), ...fireTogether('defender'), pressOrRetreat],
    air: [...fireTogether('attacker'), ...fireTogether('defender'), airBattleOver],
  },
  interrupts: [
    passingTransports,
    kamikazeStrikes,
    scramble,
    interception,
    battleUnderWay,
    sharing,
    facilityFire,
    facilityDamage,
    strandedFighters,
    convoysAtRisk,
  ],
});
