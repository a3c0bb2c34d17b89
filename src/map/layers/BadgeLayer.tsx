import type { Container } from 'pixi.js';
import { useCallback, useEffect, useRef, useMemo } from 'react';
import { wrapX, wrappedDelta } from '../camera/wrap.ts';
import { drawBadge, drawChance, drawFlag, drawPlate, plateKey } from '../draw/drawSigns.ts';
import type { TextureCache } from '../draw/TextureCache.ts';
import { type PlacedRow, placeSigns, signRoom } from '../layout/placeSigns.ts';
import type { SignItem, Capture } from '../../games/face/scene.ts';
import { itemWidth, plateHeight, signRows } from '../layout/signRow.ts';
import type { MapContext, ReadyMapContext } from '../scene/MapContext.ts';
import type { Point } from '../../geography/shapes.ts';
import { lineMesh } from '../draw/lineMesh.ts';
import { PALETTE } from '../draw/palette.ts';
import { type ZoomableMesh, MeshLayer } from './MeshLayer.tsx';
import { showMarkers, type Marker } from './showMarkers.ts';
import { boardFaceOf } from '../../games/boards.ts';
import { useHighlighted } from '../../store/displayedOnMap.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import { useShownDifferences } from './HighlightLayers.tsx';
import { useOverlay } from '../scene/useWatched.ts';

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

/** All rows of signs on the map with their places, as they are drawn and answer presses. The last drawn lies on top. */
export function useSigns(map: ReadyMapContext, layout: MapLayout, captures: readonly Capture[]): readonly PlacedRow[] {
  const {
    byId,
    boardData: { grid },
    edition,
  } = map;
  const destinations = useHighlighted('destinations');
  const marks = useHighlighted('marks');
  const { chances, signs } = useOverlay(edition.id);
  const differences = useShownDifferences();

  const others = useMemo(() => {
    const { signOf = itself } = boardFaceOf({ edition: edition.id });
    const shown = { destinations, marks, captures, signs, differences };
    const rows = signRows(shown, layout.signs, signOf, layout.detail);
    return rows.length === 0 ? NO_SIGNS : placeSigns(rows, byId, signRoom(layout, grid));
  }, [byId, grid, edition, layout, destinations, marks, captures, signs, differences]);

  // Room was left for the chance, which is known later.
  const own = useMemo(
    () =>
      layout.signs.map((row) => {
        const text = chances[row.space];
        if (text === undefined) return row;
        return { ...row, items: row.items.map((item) => (item.kind === 'chance' ? { ...item, text } : item)) };
      }),
    [layout, chances],
  );
  return useMemo(() => [...own, ...others], [own, others]);
}

const itself = (mark: string): string => mark;

/** The one empty list, equal every time. */
const NO_SIGNS: readonly PlacedRow[] = [];

/** Lines from what stands beside its space to the ground it belongs to. */
export function leaderMeshes(
  placed: readonly { readonly x: number; readonly y: number; readonly leader: Point | null }[],
  boardWidth: number,
): readonly ZoomableMesh[] {
  const lines = placed.flatMap(({ x, y, leader }): Point[][] =>
    leader === null ? [] : [[leader, [leader[0] + wrappedDelta(leader[0], x, boardWidth), y]]],
  );
  if (lines.length === 0) return [];
  return [
    lineMesh(lines, false, { colour: PALETTE.paper, width: 3.4, alpha: 0.7 }),
    lineMesh(lines, false, { colour: PALETTE.ink, width: 1.4 }),
  ];
}
