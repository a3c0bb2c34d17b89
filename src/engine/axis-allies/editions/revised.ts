import boardFile from '../../../../rules/revised/board.json' with { type: 'json' };
import about from '../../../../rules/revised/edition.json' with { type: 'json' };
import ruleTitles from '../../../../rules/revised/titles.json' with { type: 'json' };
import { offers } from '../advantages/offers.ts';
import { antiaircraftFire } from '../air/antiaircraftFire.ts';
import { flightsHome } from '../air/flightsHome.ts';
import { declareRaid, raidDice, rocket, rocketDie } from '../air/raidAndRocketDice.ts';
import { landingsOnTheWayFirst } from '../combat/battles.ts';
import { callOff } from '../combat/callOff.ts';
import { battleUnderWay } from '../combat/round.ts';
import { bombard, gunFire, kamikaze } from '../combat/steps/firstCycle.ts';
import { dive, mainFire, openingFire } from '../combat/steps/openingFire.ts';
import { pressOrRetreat } from '../combat/steps/pressOrRetreat.ts';
import { advantageValues, combinedArms } from '../combat/valueRules.ts';
import type { CombinedArms, Development, Edition, VictoryCondition } from '../edition.ts';
import { industrialComplex } from '../facilityKinds.ts';
import { SIDES } from '../ids.ts';
import { cargoMayStay } from '../moves/transportRules.ts';
import { airWithoutLanding, cargoWithoutUse, combatMove, zonesInFault } from '../phases/combatMove.ts';
import { conductCombat } from '../phases/conductCombat.ts';
import { collectIncome } from '../phases/income.ts';
import { mobilizeWithCarriers } from '../phases/mobilizeNewUnits.ts';
import { noncombatMove } from '../phases/noncombatMove.ts';
import { purchaseUnits } from '../phases/purchase.ts';
import { developWeapons, researchDice } from '../phases/research.ts';
import { fightersOfSunkCarriers, strandedFighters } from '../phases/strandedFighters.ts';
import { roomOnNewCarriers } from '../shipRoom.ts';
import { ADVANTAGES } from './nationalAdvantages/index.ts';
import { editionFrom, type EditionRules } from './schema.ts';

/** What its units can do. Cost, movement and values are in the board file. */
const ABILITIES: EditionRules['abilities'] = {
  infantry: { captures: true, cargo: 'light' },
  artillery: { captures: true, cargo: 'heavy' },
  tank: { captures: true, cargo: 'heavy', blitzes: true },
  'antiaircraft-gun': { unarmed: true, cargo: 'heavy', noncombatOnly: true, canBeHit: false, antiaircraftFire: 1 },
  fighter: { landsOnDecks: true, staysAboard: true },
  bomber: { raids: true },
  battleship: { barsZones: true, bombards: 4 },
  destroyer: { barsZones: true, huntsSubmarines: true },
  carrier: { barsZones: true, deck: 2 },
  transport: { unarmed: true, barsZones: true, hold: ['heavy', 'light'] },
  submarine: { barsZones: true, submerges: true, firesFirst: true },
};

/** An attacking artillery raises an infantry (ART-1). */
const ARTILLERY: CombinedArms = { unit: 'infantry', with: ['artillery'], attack: 2, rule: 'ART-1' };

/**
 * The territories of the victory cities.
 * @rule VIC-1
 */
const CITIES = boardFile.spaces.flatMap((space) => ('victoryCity' in space ? [space.id] : []));

/**
 * What wins if so many cities are agreed: a side holds them when the round ends (VIC-4).
 * @rule VIC-3
 */
const cities = (needs: number): readonly VictoryCondition[] =>
  SIDES.map((side) => ({
    rule: 'VIC-4',
    side,
    afterTurnOf: boardFile.victoryCheckedAfterTurnOf,
    needs,
    territories: CITIES,
  }));

/**
 * How it is won: what was agreed before the game.
 * @rule VIC-2
 */
const VICTORIES: EditionRules['victories'] = Object.fromEntries(
  boardFile.victories.map(({ id, citiesNeeded }) => [id, cities(citiesNeeded)]),
);

/**
 * What can be developed, and what it changes of a power's units.
 * @rule RES-7, RES-8, RES-9, RES-10, RES-11, RES-12, BOM-4
 */
const DEVELOPMENTS: readonly Development[] = [
  { id: 'jet-fighters', name: 'Jet Fighters', number: 1, rule: 'RES-7', changes: { fighter: { defense: 5 } } },
  { id: 'rockets', name: 'Rockets', number: 2, rule: 'RES-8', changes: { 'antiaircraft-gun': { rocketRange: 3 } } },
  { id: 'super-submarines', name: 'Super Submarines', number: 3, rule: 'RES-9', changes: { submarine: { attack: 3 } } },
  {
    id: 'long-range-aircraft',
    name: 'Long-Range Aircraft',
    number: 4,
    rule: 'RES-10',
    changes: { fighter: { move: 6 }, bomber: { move: 8 } },
  },
  {
    id: 'combined-bombardment',
    name: 'Combined Bombardment',
    number: 5,
    rule: 'RES-11',
    changes: { destroyer: { bombards: 3 } },
  },
  { id: 'heavy-bombers', name: 'Heavy Bombers', number: 6, rule: 'RES-12', changes: { bomber: { attackDice: 2 } } },
];

/** How its battles are fought. */
const BATTLES: Pick<EditionRules, 'strikes' | 'battleSteps' | 'retreats' | 'valueRules'> = {
  /** Which hits strike which targets (COM-9). */
  strikes: {
    submarine: { submarine: 'freely', air: 'never', surface: 'freely', defenceless: 'freely' },
    air: { submarine: 'freely', air: 'freely', surface: 'freely', defenceless: 'freely' },
    surface: { submarine: 'freely', air: 'freely', surface: 'freely', defenceless: 'freely' },
  },
  /** The steps of a battle round (COM-3). */
  battleSteps: {
    sea: [
      ...kamikaze,
      ...openingFire('attacker'),
      ...openingFire('defender'),
      ...mainFire('attacker'),
      ...mainFire('defender'),
      dive('attacker'),
      pressOrRetreat,
      dive('defender'),
    ],
    land: [gunFire, ...bombard, ...mainFire('attacker'), ...mainFire('defender'), pressOrRetreat],
  },
  retreats: { to: 'spaces-left', bound: 'all-land-units' },
  valueRules: [advantageValues, combinedArms],
};

/** The phases of a turn (TURN-2). */
const PHASES: EditionRules['phases'] = [
  developWeapons,
  purchaseUnits,
  combatMove({ takes: { raid: declareRaid }, faults: [cargoWithoutUse, zonesInFault, airWithoutLanding] }),
  conductCombat({ takes: { 'call-off': callOff, rocket }, order: [landingsOnTheWayFirst] }),
  noncombatMove,
  mobilizeWithCarriers,
  collectIncome,
];

/** What stands before the commands of a phase; the first that is open is asked. */
const INTERRUPTS: EditionRules['interrupts'] = [
  researchDice,
  offers,
  antiaircraftFire,
  raidDice,
  rocketDie,
  fightersOfSunkCarriers,
  strandedFighters,
  flightsHome,
  battleUnderWay,
];

/** The Revised edition of 2004. */
export const revised: Edition = editionFrom(
  { ...boardFile, combinedArms: [ARTILLERY] },
  {
    players: about.players,
    abilities: ABILITIES,
    ...BATTLES,
    victories: VICTORIES,
    developments: DEVELOPMENTS,
    advantages: ADVANTAGES,
    researchDieCost: boardFile.research.dieCost,
    facilities: [industrialComplex(boardFile.industrialComplex.cost)],
    roomForFighters: roomOnNewCarriers,
    airLands: 'after-battle',
    newCarriersTakeFlights: false,
    carriersStayWithFighters: true,
    freedPowersCollectFirst: true,
    ruleTitles,
    phases: PHASES,
    transports: cargoMayStay,
    interrupts: INTERRUPTS,
  },
);
