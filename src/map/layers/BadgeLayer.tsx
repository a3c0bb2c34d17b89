import type { Container } from 'pixi.js';
import { useCallback, useEffect, useRef } from 'react';
import { wrapX } from '../camera/wrap.ts';
import { drawBadge, drawChance, drawFlag, drawPlate, plateKey } from '../draw/drawSigns.ts';
import type { TextureCache } from '../draw/TextureCache.ts';
import type { PlacedRow } from '../layout/placeSigns.ts';
import type { SignItem } from '../../games/face/scene.ts';
import { itemWidth, plateHeight } from '../layout/signRow.ts';
import type { MapContext } from '../scene/MapContext.ts';
import { leaderMeshes } from './leaderMeshes.ts';
import { MeshLayer } from './MeshLayer.tsx';
import { showMarkers, type Marker } from './showMarkers.ts';

interface Props {
  readonly map: MapContext;
  readonly signs: readonly PlacedRow[];
}

/**
 * Signs of what can be done in a space, of what will happen and of what was captured there; the chance to win a battle
 * or the gain of a raid, and zoomed in both sides' strengths.
 */
export function BadgeLayer({ map, signs }: Props) {
  const layer = useRef<Container>(null);
  const { textures, view, shapes } = map;

  useEffect(() => {
    if (!layer.current) return undefined;
    const markers = signs.map((row) => rowMarker(textures, row, shapes.width));
    return showMarkers(layer.current, markers, view);
  }, [textures, view, shapes, signs]);

  const leaders = useCallback(
    () =>
      leaderMeshes(
        signs.map(({ chief: [x, y], leader }) => ({ x, y, leader })),
        shapes.width,
      ),
    [shapes, signs],
  );

  return (
    <>
      <MeshLayer view={view} build={leaders} />
      <pixiContainer ref={layer} />
    </>
  );
}

/** Items side by side, centred on their position. */
function rowMarker(textures: TextureCache, { x, y, items, badge }: PlacedRow, boardWidth: number): Marker {
  const widths = items.map((item) => itemWidth(item, badge));
  let right = -widths.reduce((sum, width) => sum + width, 0) / 2;
  const sprites = items.map((item, i) => {
    const width = widths[i] ?? 0;
    const height = item.kind === 'badge' || item.kind === 'flag' ? badge : plateHeight(badge);
    const texture = textureOf(textures, item, { width, height });
    const sprite = { texture, x: right, y: -badge / 2 + Math.round((badge - height) / 2) };
    right += width;
    return sprite;
  });
  return { x: wrapX(x, boardWidth), y, sprites };
}

function textureOf(textures: TextureCache, item: SignItem, { width, height }: { width: number; height: number }) {
  switch (item.kind) {
    case 'badge':
      return textures.get(`badge ${item.sign} ${height}`, width, height, (context) =>
        drawBadge(context, item.sign, height),
      );
    case 'flag':
      return textures.get(`flag ${item.by} ${height}`, width, height, (context) => drawFlag(context, item.by, height));
    case 'strength': {
      const plate = { ...item, dice: false, height };
      return textures.get(plateKey(plate), width, height, (context) => drawPlate(context, plate));
    }
    case 'chance':
    case 'difference': {
      const ground = item.kind === 'chance' ? item.ground : undefined;
      return textures.get(`${item.kind} ${ground ?? ''} ${item.text} ${height}`, width, height, (context) =>
        drawChance(context, item.text, { width, height }, ground),
      );
    }
  }
}
