import { useEffect, useState } from 'react';
import { decodeScenery, type Scenery, type SceneryFile } from '../../geography/shapes.ts';
import { retry } from '../../store/retry.ts';
import type { MapContext } from './MapContext.ts';

/** The scenery of an edition's map, asked for once the map is drawn; null until it is there, or if it cannot be had. */
export function useScenery(drawnMap: MapContext | null): Scenery | null {
  const [found, setFound] = useState<{ readonly map: MapContext; readonly scenery: Scenery } | null>(null);
  useEffect(() => {
    if (drawnMap === null) return undefined;
    let isCancelled = false;
    sceneryOf(drawnMap.edition.id).then(
      (scenery) => (isCancelled ? undefined : setFound({ map: drawnMap, scenery })),
      // The game is played as well without mountains and rivers; the next map asks again.
      () => undefined,
    );
    return () => {
      isCancelled = true;
    };
  }, [drawnMap]);
  return found?.map === drawnMap ? (found?.scenery ?? null) : null;
}

/** The scenery asked for last: another edition's is seldom wanted back. */
let latest: { readonly edition: string; readonly scenery: Promise<Scenery> } | null = null;

function sceneryOf(edition: string): Promise<Scenery> {
  if (latest?.edition === edition) return latest.scenery;
  const scenery = retry(() => fetchScenery(edition));
  latest = { edition, scenery };
  scenery.catch(() => (latest = null));
  return scenery;
}

async function fetchScenery(edition: string): Promise<Scenery> {
  const response = await fetch(`${import.meta.env.BASE_URL}map/${edition}-scenery.json`);
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  // Generated and tested by our own build, so it needs no validation.
  return decodeScenery((await response.json()) as SceneryFile);
}
