import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, ROOT } from './run.mjs';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} Package */

/**
 * @param {string} lockfile
 * @returns {Readonly<Record<string, Package>>} packages by folder
 */
function packagesIn(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages ?? {};
}

/**
 * Whether node_modules has what the lockfile requires. npm writes a lockfile of what it installed, at the end, so an
 * interrupted install is not counted. File dates would not do: git changes them on every checkout.
 * @param {string} root
 */
export function isInstalled(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = packagesIn(record);
  return Object.entries(packagesIn(join(root, 'package-lock.json'))).every(([folder, wanted]) => {
    const found = installed[folder];
    // The project itself is not in node_modules, nor are packages for other systems.
    if (!found) return folder === '' || Boolean(wanted.optional || wanted.devOptional);
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/**
 * Install the dependencies of the lockfile unless they are installed.
 * @returns {Promise<number>} exit code
 */
export async function install() {
  if (isInstalled(ROOT)) return 0;
  console.log('Installing what is missing (npm ci) …');
  // NODE_ENV=production would omit what builds and tests need.
  return npm(['ci', '--include=dev', '--no-audit', '--no-fund']);
}
