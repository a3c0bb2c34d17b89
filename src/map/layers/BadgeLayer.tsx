import type { Container } from 'pixi.js';
import { useEffect, useRef } from 'react';
import type { BySpace, SpaceId } from '../../engine/index.ts';
import type { Sign } from '../../emblems/signs.ts';
import { useShown } from '../../store/shown.ts';
import type { BattleStrengths } from '../../store/strength.ts';
import type { MapContext, ReadyMapContext } from '../scene/MapContext.ts';
import { drawBadge } from '../draw/drawBadge.ts';
import { drawPlate, plateKey } from '../draw/drawPlate.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import type { Box } from '../layout/Occupied.ts';
import { placeSigns } from '../layout/placeSigns.ts';
import { plateWidth, type Plate } from '../layout/plate.ts';
import { oddsPlates } from '../layout/battleSigns.ts';
import { signsShown } from '../scene/signsShown.ts';
import { wrapX } from '../camera/wrap.ts';
import { showMarkers, type Marker } from './showMarkers.ts';

interface Props {
  readonly map: ReadyMapContext;
  readonly layout: MapLayout;
  readonly odds: BySpace<BattleStrengths>;
}

/** Glyphs of what can be done in a space and of what is to come there; near by, a battle's two sides in figures. */
export function BadgeLayer({ map, layout, odds }: Props) {
  const layer = useRef<Container>(null);
  const destinations = useShown('destinations');
  const marks = useShown('marks');

  useEffect(() => {
    if (!layer.current) return;
    const { textures, byId, ground, view } = map;
    const size = layout.detail.badge;
    const row = (at: Box, pieces: readonly InRow[]): Marker => rowMarker(at, pieces, size, map.shapes.width);
    const battles = layout.battles.map((at) => row(at, battleRow(map, odds[at.space], layout)));
    const signs = signsAside(signsShown(destinations, marks), layout);
    const wanted = [...signs].map(([space, { length }]) => ({ space, count: length }));
    const others = placeSigns(wanted, layout, byId, ground).map((at) =>
      row(
        at,
        (signs.get(at.space) ?? []).map((sign) => discOf(textures, sign, size)),
      ),
    );
    const stop = showMarkers(layer.current, [...battles, ...others], view);
    return stop;
  }, [map, layout, destinations, marks, odds]);

  return <pixiContainer ref={layer} />;
}

/** All signs but the swords of battles whose place is in the layout. */
function signsAside(
  signs: ReadonlyMap<SpaceId, readonly Sign[]>,
  { battles }: MapLayout,
): ReadonlyMap<SpaceId, readonly Sign[]> {
  const placed = new Set(battles.map(({ space }) => space));
  const aside = [...signs].map(
    ([space, all]) => [space, all.filter((sign) => sign !== 'mark-battle' || !placed.has(space))] as const,
  );
  return new Map(aside.filter(([, { length }]) => length > 0));
}

interface InRow {
  readonly texture: Marker['sprites'][number]['texture'];
  readonly width: number;
  readonly height: number;
}

/** Side by side about the middle of their place. */
function rowMarker({ x, y }: Box, pieces: readonly InRow[], size: number, boardWidth: number): Marker {
  let right = -pieces.reduce((sum, { width }) => sum + width, 0) / 2;
  const sprites = pieces.map(({ texture, width, height }) => {
    const sprite = { texture, x: right, y: -size / 2 + Math.round((size - height) / 2) };
    right += width;
    return sprite;
  });
  return { x: wrapX(x, boardWidth), y, sprites };
}

const discOf = (textures: MapContext['textures'], sign: Sign, size: number): InRow => ({
  texture: textures.get(`badge ${sign} ${size}`, size, size, (context) => drawBadge(context, sign, size)),
  width: size,
  height: size,
});

/** Attack and defence at the sides of the swords. */
function battleRow({ textures }: MapContext, odds: BattleStrengths | undefined, { detail }: MapLayout): InRow[] {
  const inked = (plate: Plate | null): InRow[] => {
    if (plate === null) return [];
    const width = plateWidth(plate);
    const texture = textures.get(plateKey(plate), width, plate.height, (context) => drawPlate(context, plate));
    return [{ texture, width, height: plate.height }];
  };
  const [attacker, defender] = oddsPlates(odds, detail);
  return [...inked(attacker), discOf(textures, 'mark-battle', detail.badge), ...inked(defender)];
}
