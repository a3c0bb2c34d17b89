import type { Container } from 'pixi.js';
import { useEffect, useRef } from 'react';
import type { GameState, PowerId, SpaceId } from '../../engine/index.ts';
import type { Sign } from '../../emblems/signs.ts';
import { useKnownOdds, type KnownOdds } from '../../store/odds/knownOdds.ts';
import type { DifferingSpace } from '../../store/differing.ts';
import { useShown } from '../../store/shown.ts';
import type { BattleStrengths } from '../../store/strength.ts';
import type { MapContext, ReadyMapContext } from '../scene/MapContext.ts';
import { drawBadge } from '../draw/drawBadge.ts';
import { drawChance } from '../draw/drawChance.ts';
import { FLAG_WIDTH, drawFlag } from '../draw/drawFlag.ts';
import { drawPlate, plateKey } from '../draw/drawPlate.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import type { Box } from '../layout/Occupied.ts';
import { placeSigns } from '../layout/placeSigns.ts';
import { plateWidth, type Plate } from '../layout/plate.ts';
import { chanceSize, strengthPlates } from '../layout/battleSigns.ts';
import type { MapScene } from '../scene/MapScene.ts';
import { signsBySpace } from '../scene/signsBySpace.ts';
import { percent, withSign } from '../../text/chances.ts';
import { wrapX } from '../camera/wrap.ts';
import { useCaptures } from './CaptureLayers.tsx';
import { useShownDifferences } from './DifferenceLayer.tsx';
import { useShownThreats } from './ThreatLayer.tsx';
import { showMarkers, type Marker } from './showMarkers.ts';

interface Props {
  readonly map: ReadyMapContext;
  readonly layout: MapLayout;
  readonly scene: Pick<MapScene, 'strengths' | 'hasChances'>;
  readonly game: GameState | null;
}

/**
 * Signs of what can be done in a space, of what will happen and of what was captured there; the chance to win a battle
 * or the gain of a raid, and zoomed in both sides' strengths.
 */
export function BadgeLayer({ map, layout, scene, game }: Props) {
  const layer = useRef<Container>(null);
  const destinations = useShown('destinations');
  const marks = useShown('marks');
  const captures = useCaptures(game);
  const { strengths, hasChances } = scene;
  const odds = useKnownOdds(({ targets }) => targets);
  const raids = useKnownOdds((known) => known.raids);
  const threats = useShownThreats();
  const differences = useShownDifferences();

  useEffect(() => {
    if (!layer.current) return;
    const { textures, byId, boardData, view } = map;
    const size = layout.detail.badge;
    const row = (at: Box, items: readonly RowItem[]): Marker => rowMarker(at, items, size, map.shapes.width);
    const battles = layout.battles.map((at) =>
      row(at, [
        ...battleRow(map, strengths[at.space], layout),
        ...(hasChances ? chanceItem(map, odds[at.space], layout) : []),
      ]),
    );
    const signs = otherSigns(signsBySpace(destinations, marks), layout);
    const rows = new Map<SpaceId, readonly RowItem[]>(
      [...signs].map(([space, all]) => [space, all.map((sign) => badgeItem(textures, sign, size))]),
    );
    const threatened = new Set<SpaceId>();
    for (const { space, by } of captures) rows.set(space, [flagItem(textures, by, size), ...(rows.get(space) ?? [])]);
    for (const raid of Object.values(raids))
      rows.set(raid.space, [...(rows.get(raid.space) ?? []), ...gainItem(map, raid.swing, layout)]);
    for (const { space, chance } of threats?.threats ?? []) {
      // The worst comes first.
      if (chance !== null && chance >= LEAST_SHOWN && !threatened.has(space))
        rows.set(space, [...(rows.get(space) ?? []), ...threatItem(map, chance, layout)]);
      threatened.add(space);
    }
    for (const one of differences)
      rows.set(one.space, [...differenceItems(map, one, layout), ...(rows.get(one.space) ?? [])]);
    const wanted = [...rows].map(([space, items]) => ({ space, width: widthOf(items) }));
    const others = placeSigns(wanted, layout, byId, boardData).map((at) => row(at, rows.get(at.space) ?? []));
    const stop = showMarkers(layer.current, [...battles, ...others], view);
    return stop;
  }, [map, layout, destinations, marks, strengths, hasChances, odds, raids, captures, threats, differences]);

  return <pixiContainer ref={layer} />;
}

/** All signs except the swords of battles, which the layout has placed already. */
function otherSigns(
  signs: ReadonlyMap<SpaceId, readonly Sign[]>,
  { battles }: MapLayout,
): ReadonlyMap<SpaceId, readonly Sign[]> {
  const placed = new Set(battles.map(({ space }) => space));
  const others = [...signs].map(
    ([space, all]) => [space, all.filter((sign) => sign !== 'mark-battle' || !placed.has(space))] as const,
  );
  return new Map(others.filter(([, { length }]) => length > 0));
}

interface RowItem {
  readonly texture: Marker['sprites'][number]['texture'];
  readonly width: number;
  readonly height: number;
}

const widthOf = (items: readonly RowItem[]): number => items.reduce((sum, { width }) => sum + width, 0);

/** Items side by side, centred on their position. */
function rowMarker({ x, y }: Box, items: readonly RowItem[], size: number, boardWidth: number): Marker {
  let right = -widthOf(items) / 2;
  const sprites = items.map(({ texture, width, height }) => {
    const sprite = { texture, x: right, y: -size / 2 + Math.round((size - height) / 2) };
    right += width;
    return sprite;
  });
  return { x: wrapX(x, boardWidth), y, sprites };
}

const badgeItem = (textures: MapContext['textures'], sign: Sign, size: number): RowItem => ({
  texture: textures.get(`badge ${sign} ${size}`, size, size, (context) => drawBadge(context, sign, size)),
  width: size,
  height: size,
});

/** The captor's flag. */
const flagItem = (textures: MapContext['textures'], by: PowerId, size: number): RowItem => {
  const width = Math.ceil(size * FLAG_WIDTH) + 2;
  return {
    texture: textures.get(`flag ${by} ${size}`, width, size, (context) => drawFlag(context, by, size)),
    width,
    height: size,
  };
};

/** The swords between the attacker's and the defender's strength. */
function battleRow({ textures }: MapContext, strengths: BattleStrengths | undefined, { detail }: MapLayout): RowItem[] {
  const plateItem = (plate: Plate | null): RowItem[] => {
    if (plate === null) return [];
    const width = plateWidth(plate);
    const texture = textures.get(plateKey(plate), width, plate.height, (context) => drawPlate(context, plate));
    return [{ texture, width, height: plate.height }];
  };
  const [attacker, defender] = strengthPlates(strengths, detail);
  return [...plateItem(attacker), badgeItem(textures, 'mark-battle', detail.badge), ...plateItem(defender)];
}

/** The chance to win a battle; room for it while it is not known. */
function chanceItem(
  { textures }: MapContext,
  odds: KnownOdds['targets'][SpaceId] | undefined,
  { detail }: MapLayout,
): RowItem[] {
  const size = chanceSize(detail);
  if (size === null) return [];
  const chance = odds !== undefined && 'won' in odds ? percent(odds.won) : '';
  const texture = textures.get(`chance ${chance} ${size.height}`, size.width, size.height, (context) =>
    drawChance(context, chance, size),
  );
  return [{ texture, ...size }];
}

/** What a raid is expected to gain, in IPCs. */
function gainItem({ textures }: MapContext, swing: number, { detail }: MapLayout): RowItem[] {
  const size = chanceSize(detail);
  if (size === null) return [];
  const gain = withSign(swing);
  const texture = textures.get(`gain ${gain} ${size.height}`, size.width, size.height, (context) =>
    drawChance(context, gain, size),
  );
  return [{ texture, ...size }];
}

/** Smaller chances of a threat are not written on the map. */
const LEAST_SHOWN = 0.005;

/** The chance that a threatened space falls, light on dark. */
function threatItem({ textures }: MapContext, threat: number, { detail }: MapLayout): RowItem[] {
  const size = chanceSize(detail);
  if (size === null) return [];
  const chance = percent(Math.min(1, threat));
  const texture = textures.get(`threat ${chance} ${size.height}`, size.width, size.height, (context) =>
    drawChance(context, chance, size, 'threat'),
  );
  return [{ texture, ...size }];
}

/** How a space differs between two positions: units on a plate, and the flag of another holder. */
function differenceItems(
  { textures }: MapContext,
  { sign, holder }: DifferingSpace,
  { detail: { badge } }: MapLayout,
): RowItem[] {
  const height = Math.round(badge * 0.9);
  const width = Math.ceil(height * (0.5 + 0.42 * sign.length));
  const texture = textures.get(`differs ${sign} ${height}`, width, height, (context) =>
    drawChance(context, sign, { width, height }),
  );
  return [{ texture, width, height }, ...(holder === null ? [] : [flagItem(textures, holder, badge)])];
}
