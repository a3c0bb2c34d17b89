import type { Container } from 'pixi.js';
import { useCallback, useEffect, useRef } from 'react';
import type { Scenery } from '../../geography/shapes.ts';
import { useSettings } from '../../store/settings.ts';
import type { MapContext } from '../scene/MapContext.ts';
import { degreesSize, drawDegrees } from '../draw/drawNames.ts';
import { lineMesh, type LineStyle } from '../draw/lineMesh.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import { PALETTE } from '../draw/palette.ts';
import { MeshLayer } from './MeshLayer.tsx';
import { showMarkers } from './showMarkers.ts';

interface Props {
  readonly map: MapContext;
  readonly scenery: Scenery | null;
}

const PEN: LineStyle = { colour: PALETTE.ink, width: 1, alpha: 0.5 };

/** Lines of longitude and latitude, if the setting is on. */
export function GraticuleLayer({ map: { view }, scenery }: Props) {
  const isShown = useSettings((settings) => settings.graticule);
  const build = useCallback(
    () => (isShown && scenery ? [lineMesh(scenery.graticule.lines, false, PEN)] : []),
    [scenery, isShown],
  );
  return <MeshLayer view={view} build={build} />;
}

/** The degrees on the lines. They grow a little with the level of detail. */
export function DegreesLayer({ map, scenery, layout }: Props & { readonly layout: MapLayout }) {
  const layer = useRef<Container>(null);
  const isShown = useSettings((settings) => settings.graticule);
  useEffect(() => {
    if (!layer.current || !isShown || scenery === null) return;
    const { textures, measure, view } = map;
    const size = Math.max(11, layout.detail.smallest, Math.round(layout.detail.facts * 0.8));
    const figures = scenery.graticule.figures.map(({ text, at: [x, y] }) => {
      const { width, height } = degreesSize(text, size, measure);
      const texture = textures.get(`degrees ${text} ${size}`, width, height, (context) =>
        drawDegrees(context, text, size, width),
      );
      return { x, y, sprites: [{ texture, x: -width / 2, y: -height / 2 }] };
    });
    const stop = showMarkers(layer.current, figures, view);
    return stop;
  }, [map, scenery, layout, isShown]);
  return <pixiContainer ref={layer} />;
}
