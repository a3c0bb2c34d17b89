import type { Container } from 'pixi.js';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { kilometresBetween } from '../../atlas/distance.ts';
import type { Point } from '../../geography/shapes.ts';
import { useRuler, measure } from '../../store/atlas/ruler.ts';
import { kilometresText } from '../../text/journey.ts';
import { wrapX } from '../camera/wrap.ts';
import { lineMesh } from '../draw/lineMesh.ts';
import { PALETTE } from '../draw/palette.ts';
import { MeshLayer } from '../layers/MeshLayer.tsx';
import { showMarkers } from '../layers/showMarkers.ts';
import { lengthOf, pointAlong, wrappedCopies } from '../layout/polyline.ts';
import type { MapContext } from '../scene/MapContext.ts';
import { kilometresMarker, rulerEndMarker, rulerLine } from './ruler.ts';
import { RULER } from './looks.ts';
import { loadCities, loadIslands } from '../../atlas/loadAtlas.ts';
import { loadProjection } from '../../geography/loadProjection.ts';
import type { Projection } from '../../geography/projection.ts';
import { createUnproject } from '../../geography/unproject.ts';
import { useWhenNeeded } from '../layers/useWhenNeeded.ts';
import { allRulerPlaces, placeAt, type PlacesOf } from './rulerPlaces.ts';
import { useIsShown } from './useLayerData.ts';

/** The ruler, over everything: both ends, the shortest way over the earth between them, and its length. */
export function RulerLayer({ map }: { readonly map: MapContext }) {
  const projection = useRulerHand(map);
  const from = useRuler((ruler) => ruler.from);
  const to = useRuler((ruler) => ruler.to);
  const { shapes, view } = map;
  const parts = useMemo(
    () => (projection === null || from === null || to === null ? [] : rulerLine(from, to, projection)),
    [projection, from, to],
  );
  const build = useCallback(() => {
    const lines = parts.flatMap((part) => wrappedCopies(part, shapes.width));
    if (lines.length === 0) return [];
    return [
      lineMesh(lines, false, { colour: PALETTE.paper, width: 6 }),
      lineMesh(lines, false, { colour: RULER, width: 3 }),
    ];
  }, [parts, shapes]);

  const layer = useRef<Container>(null);
  useEffect(() => {
    if (!layer.current || projection === null) return undefined;
    const ends = [from, to].flatMap((end) => (end === null ? [] : [rulerEndMarker(map, end.pixel)]));
    const middle = middleOf(parts, shapes.width);
    const length = from === null || to === null ? null : kilometresText(kilometresBetween(from.at, to.at));
    const label = middle === null || length === null ? [] : [kilometresMarker(map, middle, length)];
    return showMarkers(layer.current, [...ends, ...label], view);
  }, [map, projection, from, to, parts, shapes, view]);
  return (
    <>
      <MeshLayer view={view} build={build} />
      <pixiContainer ref={layer} />
    </>
  );
}

/** The middle of the longest part, on the board. */
function middleOf(parts: readonly (readonly Point[])[], width: number): Point | null {
  const [longest] = parts.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  if (longest === undefined) return null;
  const [x, y] = pointAlong(longest, lengthOf(longest) / 2).at;
  return [wrapX(x, width), y];
}

/** While the ruler is on, presses on the map measure. Answers with the projection, once all is loaded. */
function useRulerHand(map: MapContext): Projection | null {
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
      places: allRulerPlaces(places),
    });
    return () => useRuler.setState({ take: null, places: [], from: null, to: null });
  }, [isOn, tools, map]);
  return isOn ? (tools?.projection ?? null) : null;
}
