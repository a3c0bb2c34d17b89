import type { Container } from 'pixi.js';
import { useEffect, useRef } from 'react';
import type { Atlas } from '../Atlas.ts';
import { CANAL_MARGIN, inkCanal } from '../draw/inkCanal.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import type { PlacedCanal } from '../layout/placeCanals.ts';
import { standOn, type Standing } from './standOn.ts';

/** Where ships pass through land. */
export function CanalLayer({ atlas, layout }: { readonly atlas: Atlas; readonly layout: MapLayout }) {
  const layer = useRef<Container>(null);
  useEffect(() => {
    if (!layer.current) return;
    const stop = standOn(layer.current, layout.canals.map((canal) => standingCanal(atlas, canal)), atlas.frame);
    return stop;
  }, [atlas, layout]);
  return <pixiContainer ref={layer} />;
}

function standingCanal({ sheet }: Atlas, canal: PlacedCanal): Standing {
  const { name, size, width, x, y } = canal;
  const margin = 2 * CANAL_MARGIN;
  const texture = sheet.texture(`canal ${name} ${size}`, size + width + margin + 4, size + margin, (context) => inkCanal(context, canal));
  return { x, y, sprites: [{ texture, x: -size / 2 - CANAL_MARGIN, y: -size / 2 - CANAL_MARGIN }] };
}
