import { createProjection, type Projection } from './projection.ts';
import type { ProjectionDefinition } from './definitions.ts';

// Only this field of the file goes into the page.
const DEFINITIONS = import.meta.glob<ProjectionDefinition>('../../rules/*/geography/territories.json', {
  import: 'projection',
});

const loaded = new Map<string, Promise<Projection>>();

/** The projection of an edition's map, in map pixels. Rejects if it cannot be fetched; the next call tries again. */
export function loadProjection(edition: string): Promise<Projection> {
  const known = loaded.get(edition);
  if (known !== undefined) return known;
  const load = DEFINITIONS[`../../rules/${edition}/geography/territories.json`];
  const loading =
    load === undefined ? Promise.reject(new Error(`${edition} has no map.`)) : load().then(createProjection);
  loaded.set(edition, loading);
  loading.catch(() => loaded.delete(edition));
  return loading;
}
