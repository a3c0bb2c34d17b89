import { keptDegrees } from '../../atlas/distance.ts';
import type { DrawnPoint } from '../../engine/table/index.ts';
import { loadProjection } from '../../geography/loadProjection.ts';
import { createUnproject } from '../../geography/unproject.ts';
import type { RulerEnd } from '../../store/atlas/ruler.ts';
import type { PenPoints } from '../../store/drawings.ts';
import { allRulerPlaces, placeAt, type PlacesOf } from '../atlas/rulerPlaces.ts';
import { wrapX } from '../camera/wrap.ts';
import type { MapContext } from '../scene/MapContext.ts';

/** The points of a map for the pen. Rejects if its projection cannot be fetched. */
export async function loadPenPoints(map: MapContext): Promise<PenPoints> {
  const unproject = createUnproject(await loadProjection(map.edition.id));
  // Arrows end where a city or an island is drawn, which may be a little beside where it truly lies.
  const places: PlacesOf = { map, unproject, islands: {}, cities: [] };
  return {
    at: ([x, y], space) => {
      const place = placeAt([wrapX(x, map.shapes.width), y], space, map.view.camera().zoom, places);
      return place && drawnAt(place);
    },
    named: allRulerPlaces(places).map(drawnAt),
  };
}

const drawnAt = ({ name, at: [longitude, latitude] }: RulerEnd): DrawnPoint => ({
  name,
  at: [keptDegrees(longitude), keptDegrees(latitude)],
});
