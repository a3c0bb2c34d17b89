import type { MapContext } from '../scene/MapContext.ts';
import { CANAL_MARGIN, drawCanal, drawCityDot, drawFeature } from '../draw/drawNames.ts';
import { drawLabel, drawRealmLetter, drawTextOnLine, LABEL_MARGIN, labelKey } from '../draw/drawLabel.ts';
import type { TextureCache } from '../draw/TextureCache.ts';
import type { LabelText } from '../layout/labelText.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import type { LayoutBox } from '../layout/Occupied.ts';
import type { PlacedBlock } from '../layout/placeBlocks.ts';
import type { PlacedCanal } from '../layout/placeCanals.ts';
import type { FeatureStyle, PlacedFeature } from '../layout/placeFeatures.ts';
import type { PlacedLabel } from '../layout/placedLabel.ts';
import type { PlacedRealmName } from '../layout/realms.ts';
import { boxAt, type TextLine } from '../layout/textLine.ts';
import { drawPiece, PIECE_MARGIN, pieceKey } from '../draw/drawPiece.ts';
import type { StackBlock } from '../layout/stackBlock.ts';
import type { Marker } from './showMarkers.ts';

/** Draws all textures of a layout before it is shown. Yields after each, since this takes the most time. */
export function* preloadTextures(
  map: MapContext,
  { canals, features, realms, labels, blocks }: MapLayout,
): Generator<void, void> {
  const requests = [
    ...canals.map((canal) => () => canalMarker(map, canal)),
    ...features.map((feature) => () => featureMarker(map, feature)),
    ...realms.map((name) => () => realmMarker(map, name)),
    ...labels.map((label) => () => labelMarker(map, label)),
    ...blocks.map((block) => () => blockMarker(map, block)),
  ];
  for (const request of requests) {
    map.textures.preload(request);
    yield;
  }
}

export function labelMarker({ textures }: MapContext, { x, y, text, textLine, boxes }: PlacedLabel): Marker {
  if (textLine) return { x, y, sprites: [runSprite(textures, text, textLine, boxes)] };
  const { width, height } = text;
  const texture = textures.get(labelKey(text), width + 2 * LABEL_MARGIN, height + 2 * LABEL_MARGIN, (context) =>
    drawLabel(context, text),
  );
  return { x, y, sprites: [{ texture, x: -width / 2 - LABEL_MARGIN, y: -height / 2 - LABEL_MARGIN }] };
}

/** One sprite for each letter: a name may extend across a continent. */
export function realmMarker({ textures }: MapContext, { x, y, size, letters }: PlacedRealmName): Marker {
  const side = Math.ceil(size * 1.6);
  const sprites = letters.map(({ letter, angle, x: left, y: top }) => ({
    texture: textures.get(`realm ${letter} ${size} ${angle.toFixed(3)}`, side, side, (context) =>
      drawRealmLetter(context, letter, size, angle, side),
    ),
    x: left - side / 2,
    y: top - side / 2,
  }));
  return { x, y, sprites };
}

function runSprite(
  textures: TextureCache,
  text: LabelText,
  textLine: TextLine,
  boxes: readonly LayoutBox[],
): Marker['sprites'][number] {
  const edge = (side: (box: LayoutBox) => number): number => Math.ceil(Math.max(...boxes.map(side))) + LABEL_MARGIN;
  const left = edge((box) => box.width / 2 - box.x);
  const top = edge((box) => box.height / 2 - box.y);
  const width = left + edge((box) => box.width / 2 + box.x);
  const height = top + edge((box) => box.height / 2 + box.y);
  const texture = textures.get(
    `${labelKey(text)} ${textLine.angle.toFixed(3)} ${textLine.curve.toFixed(5)}`,
    width,
    height,
    (context) => {
      context.translate(left, top);
      drawTextOnLine(context, text, textLine);
    },
  );
  return { texture, x: -left, y: -top };
}

export const blockMarker = ({ textures }: MapContext, { x, y, block }: PlacedBlock): Marker => ({
  x,
  y,
  sprites: blockSprites(textures, block),
});

/** Margin around a feature's name for its paper-coloured edge. */
const MARGIN = 3;

export function featureMarker(map: MapContext, feature: PlacedFeature): Marker {
  const { x, y, style, dot } = feature;
  const mark = dot === 0 ? [] : [dotSprite(map, dot, style)];
  return { x, y, sprites: [...mark, ...nameSprite(map, feature)] };
}

function dotSprite({ textures }: MapContext, dot: number, style: FeatureStyle): Marker['sprites'][number] {
  const side = 2 * dot + 2;
  const texture = textures.get(`${style} ${dot}`, side, side, (context) => drawCityDot(context, dot, style));
  return { texture, x: -dot - 1, y: -dot - 1 };
}

function nameSprite({ textures }: MapContext, feature: PlacedFeature): Marker['sprites'] {
  const { name, style, size, text, textLine } = feature;
  if (text === null) return [];
  const cover = boxAt({ x: 0, y: 0, angle: textLine.angle }, text.width, text.height);
  const [width, height] = [Math.ceil(cover.width) + 2 * MARGIN, Math.ceil(cover.height) + 2 * MARGIN];
  const texture = textures.get(`feature ${name} ${style} ${size}`, width, height, (context) =>
    drawFeature(context, feature, [width / 2, height / 2]),
  );
  return [{ texture, x: text.x - width / 2, y: text.y - height / 2 }];
}

export function canalMarker({ textures }: MapContext, canal: PlacedCanal): Marker {
  const { name, size, width, x, y } = canal;
  const margin = 2 * CANAL_MARGIN;
  const texture = textures.get(`canal ${name} ${size}`, size + width + margin + 4, size + margin, (context) =>
    drawCanal(context, canal),
  );
  return { x, y, sprites: [{ texture, x: -size / 2 - CANAL_MARGIN, y: -size / 2 - CANAL_MARGIN }] };
}

/** The sprites of a block's pieces, relative to its middle. */
export function blockSprites(textures: TextureCache, block: StackBlock): Marker['sprites'] {
  const [left, top] = [-Math.round(block.width / 2), -Math.round(block.height / 2)];
  const margin = 2 * PIECE_MARGIN;
  return block.pieces.map((piece) => ({
    texture: textures.get(pieceKey(piece), piece.width + margin, piece.height + margin, (context) =>
      drawPiece(context, piece),
    ),
    x: left + piece.x - PIECE_MARGIN,
    y: top + piece.y - PIECE_MARGIN,
  }));
}
