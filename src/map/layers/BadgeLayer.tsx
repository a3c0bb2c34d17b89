import type { Container } from 'pixi.js';
import { useEffect, useRef } from 'react';
import type { GameState, SpaceId } from '../../engine/index.ts';
import type { Sign } from '../../emblems/signs.ts';
import { battleOdds, type BattleOdds } from '../../store/strength.ts';
import { useShown } from '../../store/shown.ts';
import type { Atlas } from '../scene/Atlas.ts';
import { inkBadge } from '../draw/inkBadge.ts';
import { inkPlate, plateName } from '../draw/inkStrength.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import { plateWidth, type Plate } from '../layout/plate.ts';
import { showsOdds, signRow } from '../layout/signRow.ts';
import { signsShown } from '../scene/signsShown.ts';
import { standOn, type Standing } from './standOn.ts';

interface Props {
  readonly atlas: Atlas;
  readonly layout: MapLayout;
  readonly game: GameState | null;
}

/** Glyphs of what can be done in a space and of what is to come there; near by, a battle's two sides in figures. */
export function BadgeLayer({ atlas, layout, game }: Props) {
  const layer = useRef<Container>(null);
  const destinations = useShown('destinations');
  const marks = useShown('marks');

  useEffect(() => {
    if (!layer.current) return;
    const odds = game !== null && showsOdds(layout.detail) ? battleOdds(game) : {};
    const badges = [...signsShown(destinations, marks)].flatMap(([space, signs]) =>
      standingBadges(atlas, layout, space, signs, odds[space]),
    );
    const stop = standOn(layer.current, badges, atlas.frame);
    return stop;
  }, [atlas, layout, destinations, marks, game]);

  return <pixiContainer ref={layer} />;
}

/** In a row over the upper left corner of the space's units, or over its anchor. */
function standingBadges(
  atlas: Atlas,
  { blocks, detail: { badge: size } }: MapLayout,
  space: SpaceId,
  signs: readonly Sign[],
  odds: BattleOdds | undefined,
): Standing[] {
  const shape = atlas.byId.get(space);
  if (!shape) return [];
  const row = signs.flatMap((sign) =>
    sign === 'mark-battle' && odds ? battleRow(atlas, odds, size) : [discOf(atlas, sign, size)],
  );
  const placed = blocks.find((block) => block.space === space);
  const length = row.reduce((sum, { width }) => sum + width, 0);
  const { left, top } = placed
    ? signRow(placed.block, size, odds !== undefined)
    : { left: -length / 2, top: -size / 2 };
  let right = left;
  const sprites = row.map(({ texture, width, y }) => {
    const sprite = { texture, x: right, y: top + y };
    right += width;
    return sprite;
  });
  return [{ x: placed?.x ?? shape.anchor[0], y: placed?.y ?? shape.anchor[1], sprites }];
}

interface InRow {
  readonly texture: Standing['sprites'][number]['texture'];
  readonly width: number;
  /** Below the row's top. */
  readonly y: number;
}

const discOf = ({ sheet }: Atlas, sign: Sign, size: number): InRow => ({
  texture: sheet.texture(`badge ${sign} ${size}`, size, size, (context) => inkBadge(context, sign, size)),
  width: size,
  y: 0,
});

/** Attack and defence at the sides of the swords. */
function battleRow(atlas: Atlas, { attacker, defender }: BattleOdds, size: number): InRow[] {
  const height = Math.round(size * 0.9);
  const plateOf = (plate: Plate): InRow => ({
    texture: atlas.sheet.texture(plateName(plate), plateWidth(plate), height, (context) => inkPlate(context, plate)),
    width: plateWidth(plate),
    y: Math.round((size - height) / 2),
  });
  const sides = (['attacker', 'defender'] as const).map((side) => {
    const found = side === 'attacker' ? attacker : defender;
    return found === null ? [] : [plateOf({ ...found, side, dice: false, height })];
  });
  return [...(sides[0] ?? []), discOf(atlas, 'mark-battle', size), ...(sides[1] ?? [])];
}
