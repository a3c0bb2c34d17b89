import { EMBLEM_BOX } from '../../emblems/looks.ts';
import { powerLook, silhouetteOf } from '../../games/looks.ts';
import { type BlockPiece, type Pip, countText } from '../layout/stackBlock.ts';
import { totalText } from '../layout/totals.ts';
import { PALETTE } from './palette.ts';
import { drawPath } from './drawPath.ts';
import type { Readiness } from '../../games/face/scene.ts';
import { fontOf } from './typefaces.ts';

/** Pieces with the same key look the same. */
export function pieceKey({ kind, power, stack, total, pips, height }: BlockPiece): string {
  if (total)
    return `${kind} ${power} ${height} ${totalText(total)} ${total.chosen > 0 ? 'chosen' : ''} ${total.readiness}`;
  const what = stack
    ? `${stack.type} ${countText(stack)} ${stack.chosen > 0 ? 'chosen' : ''} ${stack.damaged} ${stack.readiness}`
    : '';
  return `${kind} ${power} ${height} ${what} ${pips?.join(' ') ?? 'still'}`;
}

/** Margin around a piece for its border and the ring of selected units, in screen pixels. */
export const PIECE_MARGIN = 3;

/** The colour of what would be lost as it stands. */
const URGENT = '#5b3aa0';
/** The share of a counter's height above its pips. */
const ABOVE_PIPS = 0.85;

/** Draws a counter, emblem or total: the power's colour, a border, the silhouette and the number. */
export function drawPiece(context: CanvasRenderingContext2D, piece: BlockPiece): void {
  const { stack, total, width, height } = piece;
  const look = powerLook(piece.power);
  context.translate(PIECE_MARGIN, PIECE_MARGIN);
  const chosen = ((stack ?? total)?.chosen ?? 0) > 0;
  if (chosen) {
    context.fillStyle = '#fffdf2';
    box(context, -3, -3, width + 6, height + 6, 4);
    context.fill();
    context.fillStyle = PALETTE.focus;
    box(context, -1.75, -1.75, width + 3.5, height + 3.5, 3);
    context.fill();
  }
  box(context, 0, 0, width, height, Math.min(3, height * 0.16));
  context.fillStyle = look.colour;
  context.fill();
  context.lineWidth = 1;
  context.strokeStyle = chosen ? '#fffdf2' : '#1f1a12';
  box(context, 0.5, 0.5, width - 1, height - 1, Math.min(3, height * 0.16));
  context.stroke();
  context.fillStyle = look.ink;
  if (total) {
    context.font = fontOf('number', Math.round(height * 0.9));
    context.textAlign = 'center';
    context.fillText(totalText(total), width / 2, height * 0.82);
    drawReadiness(context, total.readiness, height);
    return;
  }
  if (!stack) {
    const size = Math.min(width, height) * 0.72;
    drawPath(context, look.emblem, (width - size) / 2, (height - size) / 2, size, EMBLEM_BOX);
    return;
  }
  // Pips are at the bottom; everything else makes room for them.
  const high = piece.pips ? height * ABOVE_PIPS : height;
  const tall = high * 0.8;
  const text = countText(stack);
  const left = text ? height * 0.12 : (width - tall * 1.5) / 2;
  drawPath(context, silhouetteOf(stack.type), left, high * 0.1, tall);
  if (text) {
    context.font = fontOf('number', Math.round(high * 0.86));
    context.textAlign = 'right';
    context.textBaseline = 'alphabetic';
    context.fillText(text, width - height * 0.14, high * 0.81);
  }
  if (stack.damaged > 0) drawDamage(context, stack.damaged, left, high);
  if (piece.pips) drawPips(context, piece.pips, width, height);
  drawReadiness(context, stack.readiness, height);
}

/** Draws damage as a jagged red crack over the hull, and the number of damaged units if it is more than one. */
function drawDamage(context: CanvasRenderingContext2D, damaged: number, left: number, height: number): void {
  const points = [
    [0.95, 0.06],
    [0.66, 0.36],
    [0.9, 0.5],
    [0.58, 0.94],
  ] as const;
  context.beginPath();
  points.forEach(([x, y], i) =>
    i === 0 ? context.moveTo(left + x * height, y * height) : context.lineTo(left + x * height, y * height),
  );
  context.lineJoin = 'miter';
  for (const [width, colour] of [
    [height * 0.22, '#fffdf2'],
    [height * 0.11, '#c4161c'],
  ] as const) {
    context.lineWidth = width;
    context.strokeStyle = colour;
    context.stroke();
  }
  if (damaged < 2) return;
  context.fillStyle = '#c4161c';
  context.font = fontOf('number', Math.round(height * 0.5));
  context.textAlign = 'left';
  context.fillText(String(damaged), left, height * 0.45);
}

function box(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): void {
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
}

/** A pip's side relative to the counter's height, and the gap between pips and below them, in screen pixels. */
const SIDE = 0.135;
const GAP = 2;

/**
 * Draws the movement left in a row at the bottom of a counter, in the current fill colour: a filled square for each
 * point that all its units have, an open one for a point that only some have.
 */
function drawPips(context: CanvasRenderingContext2D, pips: readonly Pip[], width: number, height: number): void {
  const side = Math.round(height * SIDE);
  const step = side + GAP;
  const left = Math.round((width - pips.length * step + GAP) / 2);
  const top = height - GAP - side;
  context.lineWidth = 1;
  context.strokeStyle = context.fillStyle;
  pips.forEach((pip, i) => {
    const x = left + i * step;
    if (pip === 'all') context.fillRect(x, top, side, side);
    else context.strokeRect(x + 0.5, top + 0.5, side - 1, side - 1);
  });
}

/**
 * Marks the upper left corner of a counter of this height: a folded corner with a tick if it has moved, an exclamation
 * mark if it would be lost.
 */
function drawReadiness(context: CanvasRenderingContext2D, readiness: Readiness, height: number): void {
  if (readiness === 'free') return;
  context.save();
  context.lineCap = context.lineJoin = 'round';
  if (readiness === 'moved') foldedCorner(context, height * 0.62);
  else exclamationMark(context, height * 0.36);
  context.restore();
}

function foldedCorner(context: CanvasRenderingContext2D, side: number): void {
  context.beginPath();
  context.moveTo(-1, -1);
  context.lineTo(side, -1);
  context.lineTo(-1, side);
  context.closePath();
  context.fillStyle = PALETTE.paper;
  context.fill();
  context.strokeStyle = PALETTE.ink;
  context.lineWidth = 1;
  context.stroke();
  context.beginPath();
  context.moveTo(side * 0.04, side * 0.2);
  context.lineTo(side * 0.2, side * 0.4);
  context.lineTo(side * 0.5, side * 0.04);
  context.lineWidth = Math.max(1.3, side * 0.15);
  context.stroke();
}

function exclamationMark(context: CanvasRenderingContext2D, radius: number): void {
  const middle = radius * 0.7;
  context.beginPath();
  context.arc(middle, middle, radius, 0, 7);
  context.fillStyle = URGENT;
  context.fill();
  context.strokeStyle = '#ffffff';
  context.lineWidth = 1.2;
  context.stroke();
  context.lineWidth = Math.max(1.5, radius * 0.34);
  context.beginPath();
  context.moveTo(middle, middle - radius * 0.58);
  context.lineTo(middle, middle + radius * 0.08);
  context.moveTo(middle, middle + radius * 0.54);
  context.lineTo(middle, middle + radius * 0.55);
  context.stroke();
}
