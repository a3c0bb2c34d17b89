import type { Container } from 'pixi.js';
import { useEffect, useRef } from 'react';
import type { Atlas } from '../Atlas.ts';
import { inkDot, inkFeature } from '../draw/inkFeature.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import type { PlacedFeature } from '../layout/placeFeatures.ts';
import { boxAt } from '../layout/run.ts';
import { standOn, type Standing } from './standOn.ts';

/** Cities, waters and landscapes: what lies under the spaces, seen from near. */
export function FeatureLayer({ atlas, layout }: { readonly atlas: Atlas; readonly layout: MapLayout }) {
  const layer = useRef<Container>(null);
  useEffect(() => {
    if (!layer.current) return;
    const stop = standOn(layer.current, layout.features.map((feature) => standingFeature(atlas, feature)), atlas.frame);
    return stop;
  }, [atlas, layout]);
  return <pixiContainer ref={layer} />;
}

const MARGIN = 3;

function standingFeature({ sheet }: Atlas, feature: PlacedFeature): Standing {
  const { name, style, size, x, y, dot, text, run } = feature;
  const cover = boxAt({ x: 0, y: 0, angle: run.angle }, text.width, text.height);
  const [width, height] = [Math.ceil(cover.width) + 2 * MARGIN, Math.ceil(cover.height) + 2 * MARGIN];
  const texture = sheet.texture(`feature ${name} ${style} ${size}`, width, height, (context) => inkFeature(context, feature, [width / 2, height / 2]));
  const words = { texture, x: text.x - width / 2, y: text.y - height / 2 };
  if (dot === 0) return { x, y, sprites: [words] };
  const mark = sheet.texture(`city ${dot}`, 2 * dot + 2, 2 * dot + 2, (context) => inkDot(context, dot));
  return { x, y, sprites: [{ texture: mark, x: -dot - 1, y: -dot - 1 }, words] };
}
