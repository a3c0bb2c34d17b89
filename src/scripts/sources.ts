/** Writes what each card and event of an edition's atlas rests on: npm run sources */

import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { readCited, sourcesFile, sourcesText } from './atlas/sourcesText.ts';

const rules = new URL('../../rules/', import.meta.url);
for (const edition of readdirSync(rules)) {
  if (!existsSync(new URL(`${edition}/atlas/cards/`, rules))) continue;
  writeFileSync(sourcesFile(edition), sourcesText(readCited(edition)));
  console.log(`Sources of ${edition}: written.`);
}
