import type { Atlas } from '../scene/MapContext.ts';
import { CANAL_MARGIN, inkCanal } from '../draw/inkCanal.ts';
import { inkDot, inkFeature } from '../draw/inkFeature.ts';
import { inkLabel, inkRealmLetter, inkRun, LABEL_MARGIN, labelName } from '../draw/inkLabel.ts';
import type { InkSheet } from '../draw/InkSheet.ts';
import type { LabelText } from '../layout/labelText.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import type { Box } from '../layout/Occupied.ts';
import type { PlacedBlock } from '../layout/placeBlocks.ts';
import type { PlacedCanal } from '../layout/placeCanals.ts';
import type { PlacedFeature } from '../layout/placeFeatures.ts';
import type { PlacedLabel } from '../layout/placeLabels.ts';
import type { PlacedRealmName } from '../layout/placeRealmNames.ts';
import { boxAt, type Run } from '../layout/run.ts';
import { blockSprites } from './blockSprites.ts';
import type { Standing } from './standOn.ts';

/** Inks all that a layout shows before it is shown, a thing at a time: it takes longest of all. */
export function* inkAhead(
  atlas: Atlas,
  { canals, features, realms, labels, blocks }: MapLayout,
): Generator<void, void> {
  const inked = [
    ...canals.map((canal) => () => standingCanal(atlas, canal)),
    ...features.map((feature) => () => standingFeature(atlas, feature)),
    ...realms.map((name) => () => standingRealm(atlas, name)),
    ...labels.map((label) => () => standingLabel(atlas, label)),
    ...blocks.map((block) => () => standingBlock(atlas, block)),
  ];
  for (const ink of inked) {
    atlas.sheet.ahead(ink);
    yield;
  }
}

export function standingLabel({ sheet }: Atlas, { x, y, text, run, boxes }: PlacedLabel): Standing {
  if (run) return { x, y, sprites: [runSprite(sheet, text, run, boxes)] };
  const { width, height } = text;
  const texture = sheet.texture(labelName(text), width + 2 * LABEL_MARGIN, height + 2 * LABEL_MARGIN, (context) =>
    inkLabel(context, text),
  );
  return { x, y, sprites: [{ texture, x: -width / 2 - LABEL_MARGIN, y: -height / 2 - LABEL_MARGIN }] };
}

/** Each letter by itself: a name may reach across a continent. */
export function standingRealm({ sheet }: Atlas, { x, y, size, letters }: PlacedRealmName): Standing {
  const side = Math.ceil(size * 1.6);
  const sprites = letters.map(({ letter, angle, x: left, y: top }) => ({
    texture: sheet.texture(`realm ${letter} ${size} ${angle.toFixed(3)}`, side, side, (context) =>
      inkRealmLetter(context, letter, size, angle, side),
    ),
    x: left - side / 2,
    y: top - side / 2,
  }));
  return { x, y, sprites };
}

function runSprite(sheet: InkSheet, text: LabelText, run: Run, boxes: readonly Box[]): Standing['sprites'][number] {
  const edge = (side: (box: Box) => number): number => Math.ceil(Math.max(...boxes.map(side))) + LABEL_MARGIN;
  const left = edge((box) => box.width / 2 - box.x);
  const top = edge((box) => box.height / 2 - box.y);
  const width = left + edge((box) => box.width / 2 + box.x);
  const height = top + edge((box) => box.height / 2 + box.y);
  const texture = sheet.texture(
    `${labelName(text)} ${run.angle.toFixed(3)} ${run.curve.toFixed(5)}`,
    width,
    height,
    (context) => {
      context.translate(left, top);
      inkRun(context, text, run);
    },
  );
  return { texture, x: -left, y: -top };
}

export const standingBlock = ({ sheet }: Atlas, { x, y, block }: PlacedBlock): Standing => ({
  x,
  y,
  sprites: blockSprites(sheet, block),
});

/** Round a feature's name, for its paper edge. */
const MARGIN = 3;

export function standingFeature(atlas: Atlas, feature: PlacedFeature): Standing {
  const { x, y, style, dot } = feature;
  const mark = dot === 0 ? [] : [dotSprite(atlas, dot, style === 'capital')];
  return { x, y, sprites: [...mark, ...nameSprite(atlas, feature)] };
}

function dotSprite({ sheet }: Atlas, dot: number, isCapital: boolean): Standing['sprites'][number] {
  const side = 2 * dot + 2;
  const texture = sheet.texture(`${isCapital ? 'capital' : 'city'} ${dot}`, side, side, (context) =>
    inkDot(context, dot, isCapital),
  );
  return { texture, x: -dot - 1, y: -dot - 1 };
}

function nameSprite({ sheet }: Atlas, feature: PlacedFeature): Standing['sprites'] {
  const { name, style, size, text, run } = feature;
  if (text === null) return [];
  const cover = boxAt({ x: 0, y: 0, angle: run.angle }, text.width, text.height);
  const [width, height] = [Math.ceil(cover.width) + 2 * MARGIN, Math.ceil(cover.height) + 2 * MARGIN];
  const texture = sheet.texture(`feature ${name} ${style} ${size}`, width, height, (context) =>
    inkFeature(context, feature, [width / 2, height / 2]),
  );
  return [{ texture, x: text.x - width / 2, y: text.y - height / 2 }];
}

export function standingCanal({ sheet }: Atlas, canal: PlacedCanal): Standing {
  const { name, size, width, x, y } = canal;
  const margin = 2 * CANAL_MARGIN;
  const texture = sheet.texture(`canal ${name} ${size}`, size + width + margin + 4, size + margin, (context) =>
    inkCanal(context, canal),
  );
  return { x, y, sprites: [{ texture, x: -size / 2 - CANAL_MARGIN, y: -size / 2 - CANAL_MARGIN }] };
}
