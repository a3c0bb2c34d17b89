import { basename } from 'node:path/posix';

interface ModuleImports {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

/** What the bundler tells of modules. */
interface Modules {
  getModuleInfo(id: string): ModuleImports | null;
}

const LIBRARY = /\/node_modules\//;

/** Where modules stand: what the program begins with, the map, and what leads to the editions. */
interface Early {
  readonly start: string;
  readonly map: string;
  readonly shelf: string;
}

/**
 * A group of all that the map and the editions share with later parts of the program: it would else be a file for each
 * set of them, most of them tiny, and the first map waits for each. What only one edition needs is a group of its own.
 * What leads to a library that the program does not begin with stays where it is, since the later parts need not load
 * that.
 */
export function sharedParts(name: string, { start, map, shelf }: Early) {
  let shared: ReadonlyMap<string, string> | null = null;
  function sharedIn(modules: Modules): ReadonlyMap<string, string> {
    const editions = modules.getModuleInfo(shelf)?.dynamicallyImportedIds ?? [];
    const parts = lightParts([map, ...editions], importsOf([start], modules), modules);
    const needs = [map, ...editions].map((id) => ({ id, all: importsOf([id], modules) }));
    return new Map(
      [...parts].map((part) => {
        const [only, ...others] = needs.filter(({ all }) => all.has(part)).map(({ id }) => id);
        const isOfOne = only !== undefined && only !== map && others.length === 0;
        return [part, isOfOne ? `${name}-${basename(only, '.ts')}` : name];
      }),
    );
  }
  return {
    name: (id: string, modules: Modules): string | null => (shared ??= sharedIn(modules)).get(id) ?? null,
    debugName: name,
    minShareCount: 2,
  };
}

/** These modules and all that they import, near or far. */
function importsOf(ids: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set(ids);
  // Iterating over a Set includes items added meanwhile.
  for (const id of found) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

/** What these modules import, without what is there already, and without what leads to a library. */
function lightParts(ids: readonly string[], there: ReadonlySet<string>, modules: Modules): ReadonlySet<string> {
  const parts = [...importsOf(ids, modules)].filter((id) => !there.has(id));
  const isHeavy = (id: string): boolean => LIBRARY.test(id) && !there.has(id);
  return new Set(parts.filter((id) => ![...importsOf([id], modules)].some(isHeavy)));
}
