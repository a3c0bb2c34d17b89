import { decodeGlobe, type GlobeFile } from '../../geography/globeShapes.ts';
import { fetchMapFile } from '../../map/scene/fetchMapFile.ts';
import { keepLatest } from '../../store/keepLatest.ts';

/** The lands of an edition as they lie on the globe. Rejects if they cannot be fetched. */
export const loadGlobe = keepLatest(async (edition) => decodeGlobe(await fetchMapFile<GlobeFile>(edition, 'globe')));

/** The lands of 1939 on the globe. Rejects if they cannot be fetched. */
export const loadGlobeOfLands = keepLatest(async (edition) =>
  decodeGlobe(await fetchMapFile<GlobeFile>(edition, 'globe-lands')),
);
