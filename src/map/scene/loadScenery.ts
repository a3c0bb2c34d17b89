import { decodeScenery, type SceneryFile } from '../../geography/shapes.ts';
import { keepLatest } from '../../store/keepLatest.ts';
import { fetchMapFile } from './fetchMapFile.ts';

/** Rivers, lakes, mountains and degrees of an edition's map. Rejects if they cannot be fetched. */
export const loadScenery = keepLatest(async (edition) =>
  decodeScenery(await fetchMapFile<SceneryFile>(edition, 'scenery')),
);
