import { edgedText } from '../draw/drawNames.ts';
import { PALETTE } from '../draw/palette.ts';
import { fontOf } from '../draw/typefaces.ts';
import type { AtlasLabel, LabelLook } from './namePlace.ts';
import { ROUTE_COLOURS, TODAY } from './looks.ts';
import type { Marker } from '../layers/showMarkers.ts';
import type { MapContext } from '../scene/MapContext.ts';

type Context = CanvasRenderingContext2D;

const INKS: Readonly<Record<LabelLook, string>> = {
  today: TODAY,
  strait: PALETTE.zoneNumber,
  canal: PALETTE.zoneNumber,
  holder: '#000000',
  ...ROUTE_COLOURS,
};

/** Draws a name of a layer round the origin: on a plate for holders and routes, else with a pale edge. */
export function drawAtlasName(context: Context, { look, placed, colour }: AtlasLabel): void {
  const { name, size, text } = placed;
  if (text === null) return;
  context.font = fontOf('number', size);
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  const ink = INKS[look];
  const hasPlate = look !== 'today' && look !== 'strait' && look !== 'canal';
  if (hasPlate) {
    context.beginPath();
    context.roundRect(-text.width / 2 + 1, -text.height / 2 + 1, text.width - 2, text.height - 2, 3);
    context.fillStyle = colour ?? PALETTE.paper;
    context.fill();
    context.strokeStyle = ink;
    context.lineWidth = 1;
    context.stroke();
  }
  const edge = { width: hasPlate ? 0 : Math.max(3, size * 0.24), alpha: 0.85 };
  edgedText(context, name, [0, size * 0.35], ink, edge);
}

/** Draws the sign of a strait, two shores with water between, or of a canal, a lock. */
function drawWaySign(context: Context, look: LabelLook, radius: number): void {
  const side = 2 * radius + 2;
  context.beginPath();
  context.roundRect(1, 1, 2 * radius, 2 * radius, look === 'canal' ? 2 : radius);
  context.fillStyle = PALETTE.paper;
  context.fill();
  context.strokeStyle = PALETTE.zoneNumber;
  context.lineWidth = 1.6;
  context.stroke();
  context.lineWidth = 1.4;
  const [middle, reach] = [side / 2, radius * 0.55];
  if (look === 'canal') {
    context.beginPath();
    context.moveTo(middle - reach * 0.6, middle - reach);
    context.lineTo(middle + reach * 0.4, middle);
    context.lineTo(middle - reach * 0.6, middle + reach);
    context.stroke();
    return;
  }
  for (const direction of [-1, 1]) {
    context.beginPath();
    context.arc(middle + direction * radius * 1.15, middle, radius * 0.95, 0, 7);
    context.save();
    context.clip();
    context.fillStyle = PALETTE.zoneNumber;
    context.beginPath();
    context.arc(middle, middle, radius - 0.8, 0, 7);
    context.fill();
    context.restore();
  }
}

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
