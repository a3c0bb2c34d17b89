import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, ROOT } from './run.mjs';
import { sourceStamp } from './sourceStamp.mjs';

/** The folder of the built app. */
export const DIST = join(ROOT, 'dist');
// Inside dist, because a manual build empties that folder and so removes the stamp.
const STAMP = join(DIST, '.stamp');

/** @param {string} stamp */
function isBuilt(stamp) {
  return existsSync(join(DIST, 'index.html')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp;
}

/**
 * Build the app unless dist was built from exactly these sources.
 * @returns {Promise<number>} exit code
 */
export async function build() {
  const stamp = sourceStamp(ROOT);
  if (isBuilt(stamp)) return 0;
  console.log('Building …');
  const code = await npm(['run', '--silent', 'build', '--', '--logLevel', 'warn']);
  if (code === 0) writeFileSync(STAMP, stamp);
  return code;
}
