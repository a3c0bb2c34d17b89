/** Writes the index of the rules, by id: npm run rules */

import { writeFileSync } from 'node:fs';
import { allPlaces, INDEX, ruleIndex } from './rules/ruleIndex.ts';
import { faultsOf } from './rules/places.ts';

writeFileSync(new URL(`../../${INDEX}`, import.meta.url), ruleIndex());
for (const fault of faultsOf(allPlaces())) console.warn(fault);
