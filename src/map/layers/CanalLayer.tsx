import type { Container } from 'pixi.js';
import { useEffect, useRef } from 'react';
import type { Atlas } from '../Atlas.ts';
import { inkCanal, CANAL } from '../draw/inkCanal.ts';
import { standOn } from './standing.ts';

/** Where ships pass through land. */
export function CanalLayer({ atlas: { shapes, sheet, frame } }: { readonly atlas: Atlas }) {
  const layer = useRef<Container>(null);
  useEffect(() => {
    if (!layer.current) return;
    const texture = sheet.texture('canal', CANAL, CANAL, inkCanal);
    const canals = shapes.canals.map(({ at }) => ({ x: at[0], y: at[1], sprites: [{ texture, x: -CANAL / 2, y: -CANAL / 2 }] }));
    const stop = standOn(layer.current, canals, frame);
    sheet.flush();
    return stop;
  }, [shapes, sheet, frame]);
  return <pixiContainer ref={layer} />;
}
