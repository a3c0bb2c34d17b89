import { statSync } from 'node:fs';
import { join } from 'node:path';
import { npm, ROOT } from './run.mjs';

/** @param {string} path */
const changedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * Whether node_modules holds what the lockfile asks for. npm writes its own copy of the
 * lockfile last, so an install that was cut short counts as none.
 * @param {string} root
 */
export function isInstalled(root) {
  const installed = changedAt(join(root, 'node_modules', '.package-lock.json'));
  return installed > 0 && installed >= changedAt(join(root, 'package-lock.json'));
}

/**
 * Install the dependencies of the lockfile unless they are there.
 * @returns {Promise<number>} exit code
 */
export async function install() {
  if (isInstalled(ROOT)) return 0;
  console.log('Installing what is missing (npm ci) …');
  // NODE_ENV=production would leave out what builds and tests need.
  return npm(['ci', '--include=dev', '--no-audit', '--no-fund']);
}
