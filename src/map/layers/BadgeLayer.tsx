import type { Container } from 'pixi.js';
import { useEffect, useRef } from 'react';
import type { SpaceId } from '../../engine/index.ts';
import { useShown } from '../../store/shown.ts';
import type { Atlas } from '../Atlas.ts';
import { inkBadge } from '../draw/inkBadge.ts';
import type { Sign } from '../../emblems/signs.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import { standOn, type Standing } from './standOn.ts';

/** Glyphs of what can be done in a space and of what is to come there. */
export function BadgeLayer({ atlas, layout }: { readonly atlas: Atlas; readonly layout: MapLayout }) {
  const layer = useRef<Container>(null);
  const destinations = useShown('destinations');
  const marks = useShown('marks');

  useEffect(() => {
    if (!layer.current) return;
    const signs = new Map<SpaceId, Sign>();
    for (const [space, mark] of Object.entries(marks)) signs.set(space, `mark-${mark}`);
    for (const { space, meaning } of destinations) signs.set(space, meaning);
    const badges = [...signs].flatMap(([space, sign]) => standingBadge(atlas, layout, space, sign));
    const stop = standOn(layer.current, badges, atlas.frame);
    atlas.sheet.flush();
    return stop;
  }, [atlas, layout, destinations, marks]);

  return <pixiContainer ref={layer} />;
}

/** On the upper left corner of the space's units, or on its anchor. */
function standingBadge({ byId, sheet }: Atlas, { blocks, detail }: MapLayout, space: SpaceId, sign: Sign): Standing[] {
  const shape = byId.get(space);
  if (!shape) return [];
  const size = detail.badge;
  const texture = sheet.texture(`badge ${sign} ${size}`, size, size, (context) => inkBadge(context, sign, size));
  const placed = blocks.find((block) => block.space === space);
  if (!placed) return [{ x: shape.anchor[0], y: shape.anchor[1], sprites: [{ texture, x: -size / 2, y: -size / 2 }] }];
  const { width, height } = placed.block;
  return [{ x: placed.x, y: placed.y, sprites: [{ texture, x: -width / 2 - size * 0.75, y: -height / 2 - size * 0.6 }] }];
}
