import { useEffect, useMemo } from 'react';
import { loadCities, loadIslands } from '../../atlas/loadAtlas.ts';
import { loadProjection } from '../../geography/loadProjection.ts';
import type { Projection } from '../../geography/projection.ts';
import { createUnproject } from '../../geography/unproject.ts';
import { measure, useRuler } from '../../store/atlas/ruler.ts';
import { wrapX } from '../camera/wrap.ts';
import { useWhenNeeded } from '../layers/useWhenNeeded.ts';
import type { MapContext } from '../scene/MapContext.ts';
import { allPlaces, placeAt, type PlacesOf } from './rulerPlaces.ts';
import { useIsShown } from './useLayerData.ts';

/** While the ruler is on, presses on the map measure. Answers with the projection, once all is loaded. */
export function useRulerHand(map: MapContext): Projection | null {
  const isOn = useIsShown('ruler');
  const load = useMemo(
    () => async () => {
      const { id } = map.edition;
      const [projection, islands, cities] = await Promise.all([loadProjection(id), loadIslands(), loadCities(id)]);
      const places: PlacesOf = { map, unproject: createUnproject(projection), islands, cities };
      return { projection, places };
    },
    [map],
  );
  const tools = useWhenNeeded(isOn, load);
  useEffect(() => {
    if (!isOn || tools === null) return undefined;
    const { places } = tools;
    useRuler.setState({
      take: ([x, y], space) => {
        const end = placeAt([wrapX(x, map.shapes.width), y], space, map.view.camera().zoom, places);
        if (end !== null) measure(end);
      },
      places: allPlaces(places),
    });
    return () => useRuler.setState({ take: null, places: [], from: null, to: null });
  }, [isOn, tools, map]);
  return isOn ? (tools?.projection ?? null) : null;
}
