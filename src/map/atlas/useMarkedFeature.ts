import { useMemo } from 'react';
import { loadProjection } from '../../geography/loadProjection.ts';
import type { MapFeature } from '../../geography/shapes.ts';
import { useMarkedPlace } from '../../store/atlas/onMap.ts';
import { useWhenNeeded } from '../layers/useWhenNeeded.ts';
import type { ReadyMapContext } from '../scene/MapContext.ts';

/** The place that is told of, as a city of the map; null without one, or as long as its spot is not known. */
export function useMarkedFeature({ edition, boardData: { features } }: ReadyMapContext): MapFeature | null {
  const place = useMarkedPlace((store) => store.place);
  const load = useMemo(() => () => loadProjection(edition.id), [edition]);
  const projection = useWhenNeeded(place !== null, load);
  return useMemo(() => {
    if (place === null) return null;
    const { name, space } = place;
    // A city of the map may have been moved with an island that is drawn larger than it is.
    const city = features.find((each) => each.kind === 'city' && each.name === name && each.space === space);
    if (city !== undefined || projection === null) return city ?? null;
    const [x, y] = projection.project(place.at);
    const { width } = projection;
    return { kind: 'city', name, space, at: [((x % width) + width) % width, y], rank: 1 };
  }, [place, features, projection]);
}
