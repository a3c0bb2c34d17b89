import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** All that the built app is made of. */
const SOURCES = [
  'src',
  'public',
  'rules',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
/** Made by the build itself. */
const MADE = ['public/map'];

/**
 * The files under a path, sorted, so that the same files always give the same stamp.
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(root, path) {
  if (MADE.includes(path)) return [];
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(join(root, path))
    .toSorted()
    .flatMap((name) => filesUnder(root, `${path}/${name}`));
}

/**
 * One word for the contents of all sources: it changes when, and only when, one of them does.
 * @param {string} root
 */
export function sourceStamp(root) {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap((source) => filesUnder(root, source))) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}
