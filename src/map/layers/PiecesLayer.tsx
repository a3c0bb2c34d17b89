import type { Container } from 'pixi.js';
import { useCallback, useEffect, useRef } from 'react';
import type { Point } from '../../geography/shapes.ts';
import type { Atlas } from '../Atlas.ts';
import { inkLabel, inkRealmLetter, inkRun, LABEL_MARGIN, labelName } from '../draw/inkLabel.ts';
import type { InkSheet } from '../draw/InkSheet.ts';
import { lineMesh } from '../draw/lineMesh.ts';
import type { LabelText } from '../layout/labelText.ts';
import type { MapLayout } from '../layout/mapLayout.ts';
import type { PlacedBlock } from '../layout/placeBlocks.ts';
import type { PlacedRealmName } from '../layout/placeRealmNames.ts';
import type { PlacedLabel } from '../layout/placeLabels.ts';
import type { Box } from '../layout/Occupied.ts';
import type { Run } from '../layout/run.ts';
import { PALETTE } from '../palette.ts';
import { wayTo } from '../wrap.ts';
import { blockSprites } from './blockSprites.ts';
import { MeshLayer } from './MeshLayer.tsx';
import { standOn, type Standing } from './standOn.ts';

/** Labels, leader lines and the units themselves. */
export function PiecesLayer({ atlas, layout }: { readonly atlas: Atlas; readonly layout: MapLayout }) {
  const labels = useRef<Container>(null);
  const blocks = useRef<Container>(null);
  const { frame } = atlas;

  useEffect(() => {
    if (!labels.current || !blocks.current) return;
    const stops = [
      standOn(labels.current, [...layout.realms.map((name) => standingRealm(atlas, name)), ...layout.labels.map((label) => standingLabel(atlas, label))], frame),
      standOn(blocks.current, layout.blocks.map((block) => standingBlock(atlas, block)), frame),
    ];
    return () => stops.forEach((stop) => stop());
  }, [atlas, layout, frame]);

  const leaders = useCallback(() => {
    const lines = layout.blocks.flatMap((block) => leaderLine(block, atlas.shapes.width));
    if (lines.length === 0) return [];
    return [lineMesh(lines, false, { colour: PALETTE.paper, width: 3.4, alpha: 0.7 }), lineMesh(lines, false, { colour: PALETTE.ink, width: 1.4 })];
  }, [atlas, layout]);

  return (
    <>
      <pixiContainer ref={labels} />
      <MeshLayer frame={frame} build={leaders} />
      <pixiContainer ref={blocks} />
    </>
  );
}

function leaderLine({ x, y, leader }: PlacedBlock, boardWidth: number): Point[][] {
  if (!leader) return [];
  return [[leader, [leader[0] + wayTo(leader[0], x, boardWidth), y]]];
}

function standingLabel({ sheet }: Atlas, { x, y, text, run, boxes }: PlacedLabel): Standing {
  if (run) return { x, y, sprites: [runSprite(sheet, text, run, boxes)] };
  const { width, height } = text;
  const texture = sheet.texture(labelName(text), width + 2 * LABEL_MARGIN, height + 2 * LABEL_MARGIN, (context) => inkLabel(context, text));
  return { x, y, sprites: [{ texture, x: -width / 2 - LABEL_MARGIN, y: -height / 2 - LABEL_MARGIN }] };
}

/** Each letter by itself: a name may reach across a continent. */
function standingRealm({ sheet }: Atlas, { x, y, size, letters }: PlacedRealmName): Standing {
  const side = Math.ceil(size * 1.6);
  const sprites = letters.map(({ letter, angle, x: left, y: top }) => ({
    texture: sheet.texture(`realm ${letter} ${size} ${angle.toFixed(3)}`, side, side, (context) => inkRealmLetter(context, letter, size, angle, side)),
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
  const texture = sheet.texture(`${labelName(text)} ${run.angle.toFixed(3)} ${run.curve.toFixed(5)}`, width, height, (context) => {
    context.translate(left, top);
    inkRun(context, text, run);
  });
  return { texture, x: -left, y: -top };
}

const standingBlock = ({ sheet }: Atlas, { x, y, block }: PlacedBlock): Standing => ({ x, y, sprites: blockSprites(sheet, block) });
