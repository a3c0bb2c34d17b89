/** Writes the index of the rules, by id: npm run rules */

import { writeFileSync } from 'node:fs';
import { allPlaces, INDEX, ruleIndex, faultsOf } from './rules/ruleIndex.ts';

writeFileSync(new URL(`../../${INDEX}`, import.meta.url), ruleIndex());
for (const fault of faultsOf(allPlaces())) console.warn(fault);
