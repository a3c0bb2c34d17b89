import type { Marker } from '../layers/showMarkers.ts';
import type { MapContext } from '../scene/MapContext.ts';
import type { AtlasLabel } from './atlasLabel.ts';
import { drawAtlasName, drawWaySign } from './drawAtlasLabel.ts';

/** Round a name for its pale edge, in screen pixels. */
const MARGIN = 3;

/** The sprites of a name of a layer, and of its sign. */
export function atlasMarker({ textures }: Pick<MapContext, 'textures'>, label: AtlasLabel): Marker {
  const { look, placed, colour = '' } = label;
  const { x, y, dot, name, size, text } = placed;
  const sprites: Marker['sprites'][number][] = [];
  if (dot > 0) {
    const side = 2 * dot + 2;
    const texture = textures.get(`way ${look} ${dot}`, side, side, (context) => drawWaySign(context, look, dot));
    sprites.push({ texture, x: -dot - 1, y: -dot - 1 });
  }
  if (text !== null) {
    const [width, height] = [Math.ceil(text.width) + 2 * MARGIN, Math.ceil(text.height) + 2 * MARGIN];
    const texture = textures.get(`atlas ${look} ${name} ${size} ${colour}`, width, height, (context) => {
      context.translate(width / 2, height / 2);
      drawAtlasName(context, label);
    });
    sprites.push({ texture, x: text.x - width / 2, y: text.y - height / 2 });
  }
  return { x, y, sprites };
}
