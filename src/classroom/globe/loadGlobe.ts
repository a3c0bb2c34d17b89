import { decodeGlobe, type GlobeFile, type GlobeShapes } from '../../geography/globeShapes.ts';
import { retry } from '../../store/retry.ts';

/** The lands asked for last: another edition's are seldom wanted back. */
let latest: { readonly edition: string; readonly shapes: Promise<GlobeShapes> } | null = null;

/** The lands of an edition as they lie on the globe. Rejects if they cannot be fetched; the next call tries again. */
export function loadGlobe(edition: string): Promise<GlobeShapes> {
  if (latest?.edition === edition) return latest.shapes;
  const shapes = retry(() => fetchGlobe(edition));
  latest = { edition, shapes };
  shapes.catch(() => (latest = null));
  return shapes;
}

async function fetchGlobe(edition: string): Promise<GlobeShapes> {
  const response = await fetch(`${import.meta.env.BASE_URL}map/${edition}-globe.json`);
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  // Generated and tested by our own build, so it needs no validation.
  return decodeGlobe((await response.json()) as GlobeFile);
}
