import type { AdvantageRule } from '../../advantages/advantageRule.ts';
import { atlanticWall } from './atlanticWall.ts';
import { banzaiAttacks } from './banzaiAttacks.ts';
import { chineseDivisions } from './chineseDivisions.ts';
import { colonialGarrison } from './colonialGarrison.ts';
import { diveBombers } from './diveBombers.ts';
import { dugInDefenders } from './dugInDefenders.ts';
import { enigmaDecoded } from './enigmaDecoded.ts';
import { fastCarriers } from './fastCarriers.ts';
import { fortressEurope } from './fortressEurope.ts';
import { frenchResistance } from './frenchResistance.ts';
import { islandBases } from './islandBases.ts';
import { jointStrike } from './jointStrike.ts';
import { kaitenTorpedoes } from './kaitenTorpedoes.ts';
import { kamikazeAttacks } from './kamikazeAttacks.ts';
import { lendLease } from './lendLease.ts';
import { lightningAssaults } from './lightningAssaults.ts';
import { marines } from './marines.ts';
import { mechanizedInfantry } from './mechanizedInfantry.ts';
import { mideastOil } from './mideastOil.ts';
import { mobileIndustry } from './mobileIndustry.ts';
import { nonaggressionTreaty } from './nonaggressionTreaty.ts';
import { panzerblitz } from './panzerblitz.ts';
import { radar } from './radar.ts';
import { russianWinter } from './russianWinter.ts';
import { salvage } from './salvage.ts';
import { superfortresses } from './superfortresses.ts';
import { tokyoExpress } from './tokyoExpress.ts';
import { transSiberianRailway } from './transSiberianRailway.ts';
import { uBoatInterdiction } from './uBoatInterdiction.ts';
import { wolfPacks } from './wolfPacks.ts';

/** The rules of the national advantages (NA), by power. */
export const ADVANTAGES: readonly AdvantageRule[] = [
  russianWinter,
  nonaggressionTreaty,
  mobileIndustry,
  salvage,
  lendLease,
  transSiberianRailway,
  uBoatInterdiction,
  atlanticWall,
  panzerblitz,
  wolfPacks,
  diveBombers,
  fortressEurope,
  radar,
  jointStrike,
  enigmaDecoded,
  mideastOil,
  frenchResistance,
  colonialGarrison,
  tokyoExpress,
  kamikazeAttacks,
  kaitenTorpedoes,
  lightningAssaults,
  dugInDefenders,
  banzaiAttacks,
  islandBases,
  chineseDivisions,
  marines,
  mechanizedInfantry,
  fastCarriers,
  superfortresses,
];
