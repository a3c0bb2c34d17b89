import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** One import, re-export or import() of a source file. */
export interface Import {
  /** The importing file, from the project's root. */
  readonly from: string;
  /** The imported file from the project's root, or the name of a package. */
  readonly to: string;
  readonly isPackage: boolean;
  /** Gone when the program runs. */
  readonly isTypeOnly: boolean;
}

/** The text of a project file. */
export function textOf(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** All files under a folder with one of the extensions, sorted; none if there is no such folder. */
export function filesUnder(folder: string, extensions: readonly string[]): string[] {
  try {
    return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
      .filter((file) => extensions.some((extension) => file.endsWith(extension)))
      .toSorted();
  } catch {
    return [];
  }
}

/** A source without its comments, so that prose in them is not taken for code. */
export function withoutComments(text: string): string {
  return text.replaceAll(/^\s*\/\*[\s\S]*?\*\//gm, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1');
}

const IMPORT_FROM = /^\s*(?:import|export)\s+(type\s)?[^;'"`]*?\bfrom\s*['"]([^'"]+)['"]/gm;
const IMPORT_ALONE = /^\s*import\s*['"]([^'"]+)['"]/gm;
const IMPORT_CALL = /(\w+\s*:\s*|\btypeof\s+)?\bimport\(\s*['"]([^'"]+)['"]/g;
const NEW_URL = /new URL\(\s*['"](\.[^'"]+)['"]\s*,\s*import\.meta\.url/g;

/** Every import in a source text. */
export function importsIn(from: string, text: string): Import[] {
  const code = withoutComments(text);
  const found = (name: string, isTypeOnly: boolean): Import => {
    const isPackage = !name.startsWith('.');
    // '?worker', '?url' and the like say how, not what.
    const to = isPackage ? name : posix.join(posix.dirname(from), name.replace(/\?.*$/, ''));
    return { from, to, isPackage, isTypeOnly };
  };
  return [
    ...[...code.matchAll(IMPORT_FROM)].map((match) => found(match[2] ?? '', match[1] !== undefined)),
    ...[...code.matchAll(IMPORT_ALONE)].map((match) => found(match[1] ?? '', false)),
    ...[...code.matchAll(IMPORT_CALL)].map((match) => found(match[2] ?? '', match[1] !== undefined)),
    ...[...code.matchAll(NEW_URL)].map((match) => found(match[1] ?? '', false)),
  ];
}

/** Every import in the sources under a folder. */
export function importsUnder(folder: string): Import[] {
  return filesUnder(folder, ['.ts', '.tsx', '.mjs']).flatMap((file) => importsIn(file, textOf(file)));
}
