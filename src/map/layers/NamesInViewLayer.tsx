import type { Container } from 'pixi.js';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Scene } from '../../games/face/scene.ts';
import { useView } from '../../store/viewStore.ts';
import type { ReadyMapContext } from '../scene/MapContext.ts';
import { ownerShown, type MapLayout } from '../layout/mapLayout.ts';
import { namesInView } from '../layout/namesInView.ts';
import type { PlacedLabel } from '../layout/placedLabel.ts';
import { onCameraIdle } from '../camera/onCameraIdle.ts';
import { betweenPanels } from '../camera/freeAreas.ts';
import { labelMarker } from './markers.ts';
import { showMarkers } from './showMarkers.ts';

/** How long the camera must be idle. */
const IDLE_MS = 350;

const NO_NAMES: readonly PlacedLabel[] = [];

interface Props {
  readonly map: ReadyMapContext;
  readonly layout: MapLayout;
  readonly scene: Pick<Scene, 'control' | 'marks'>;
}

/** Once the camera is idle: names of spaces that fill much of the view while their own labels lie outside it. */
export function NamesInViewLayer({ map, layout, scene: { control, marks } }: Props) {
  const layer = useRef<Container>(null);
  const [names, setNames] = useState(NO_NAMES);
  const previous = useRef(NO_NAMES);

  useEffect(() => {
    const { view, boardData, measure } = map;
    const update = (): void => {
      const { x, y, zoom } = view.camera();
      const { width, height } = view.window();
      const { left, top, right, bottom } = betweenPanels({ width, height }, useView.getState().covers);
      const viewBox = {
        x: x + (left + right - width) / 2 / zoom,
        y: y + (top + bottom - height) / 2 / zoom,
        width: (right - left) / zoom,
        height: (bottom - top) / zoom,
      };
      const next = namesInView(
        layout,
        viewBox,
        {
          boardData,
          measure,
          controller: (space) => ownerShown(control, boardData.spaceInfo, space),
          marksOf: (space) => marks[space] ?? [],
        },
        previous.current,
      );
      if (next.length === 0 && previous.current.length === 0) return;
      previous.current = next;
      setNames(next);
    };
    return onCameraIdle(view, IDLE_MS, update);
  }, [map, layout, control, marks]);

  // Rebuilt for a new layout too, since old textures may have been freed.
  const shown = useMemo(() => ({ layout, names }), [layout, names]);
  useEffect(() => {
    if (!layer.current) return;
    const stop = showMarkers(
      layer.current,
      shown.names.map((name) => labelMarker(map, name)),
      map.view,
    );
    return stop;
  }, [map, shown]);

  return <pixiContainer ref={layer} />;
}
