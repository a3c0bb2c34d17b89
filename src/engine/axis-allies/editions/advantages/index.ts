import type { AdvantageRule } from '../../advantages/advantageRule.ts';
import { atlanticWall } from './atlanticWall.ts';
import { chineseDivisions } from './chineseDivisions.ts';
import { colonialGarrison } from './colonialGarrison.ts';
import { diveBombers } from './diveBombers.ts';
import { fortressEurope } from './fortressEurope.ts';
import { frenchResistance } from './frenchResistance.ts';
import { lendLease } from './lendLease.ts';
import { mobileIndustry } from './mobileIndustry.ts';
import { nonaggressionTreaty } from './nonaggressionTreaty.ts';
import { panzerblitz } from './panzerblitz.ts';
import { russianWinter } from './russianWinter.ts';
import { salvage } from './salvage.ts';
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
  frenchResistance,
  colonialGarrison,
  chineseDivisions,
];
