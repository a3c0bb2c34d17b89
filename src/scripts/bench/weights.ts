import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { mappedEditions } from '../../geography/readInput.ts';
import type { FirstMap } from './firstMap.ts';
import type { Measurement } from './measurement.ts';

/** KB of JavaScript until the first map, of all files of a first visit, and of each map; gzipped. */
const BUDGET = 430;
const VISIT_BUDGET = 700;
const MAP_BUDGET = 250;

/** The gzipped size of a file of the built app, in KB. */
export const packedSize = (dist: string, file: string): number =>
  gzipSync(readFileSync(join(dist, file))).length / 1024;

/** The module scripts and preloads that the page lists. */
function entries(html: string): readonly string[] {
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => /type="module"|rel="modulepreload"/.test(tag));
  return tags.flatMap((tag) => /(?:src|href)="(?:\.?\/)?([^"]+\.js)"/.exec(tag)?.[1] ?? []);
}

/** The files that a chunk imports statically. */
function staticImports(file: string, code: string): readonly string[] {
  const names = [...code.matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g)].map((match) => match[1] ?? '');
  return names.map((name) => posix.join(posix.dirname(file), name));
}

/** All files that are loaded before the program starts. */
export function startFiles(dist: string): readonly string[] {
  const found = new Set(entries(readFileSync(join(dist, 'index.html'), 'utf8')));
  // Iterating over a Set includes items added meanwhile.
  for (const file of found)
    for (const next of staticImports(file, readFileSync(join(dist, file), 'utf8'))) found.add(next);
  return [...found];
}

/** The size of what is loaded before the first map, given the files that a browser requested until then. */
export function weights(
  dist: string,
  requested: Pick<FirstMap, 'requestedFiles' | 'firstVisit'> | null,
): readonly Measurement[] {
  const size = (files: readonly string[]): number => files.reduce((sum, file) => sum + packedSize(dist, file), 0);
  const start = startFiles(dist);
  const measured: Measurement[] = [
    { what: `JavaScript to start, gzipped (${start.length} files)`, value: size(start), unit: 'KB' },
  ];
  const scripts = requested?.requestedFiles.filter((file) => file.endsWith('.js'));
  if (scripts)
    measured.push({
      what: `JavaScript to first map, gzipped (${scripts.length} files)`,
      value: size(scripts),
      unit: 'KB',
      atMost: BUDGET,
    });
  for (const file of scripts ?? [])
    measured.push({ what: `  ${file.replace('assets/', '')}`, value: packedSize(dist, file), unit: 'KB' });
  if (requested) {
    const files = [...new Set(['index.html', ...requested.firstVisit])].filter((file) => file !== '');
    measured.push({
      what: `a first visit until its map, gzipped (${files.length} files)`,
      value: size(files),
      unit: 'KB',
      atMost: VISIT_BUDGET,
    });
  }
  for (const edition of mappedEditions())
    measured.push({
      what: `map of ${edition} and its scenery, gzipped`,
      value: size([`map/${edition}.json`, `map/${edition}-scenery.json`]),
      unit: 'KB',
      atMost: MAP_BUDGET,
    });
  return measured;
}
