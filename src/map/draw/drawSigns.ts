import { PALETTE } from './palette.ts';
import { SIGN_BOX, EMBLEM_BOX } from '../../emblems/looks.ts';
import { signLook, powerLook } from '../../games/looks.ts';
import type { Size } from '../camera/camera.ts';
import { fontOf } from './typefaces.ts';
import { numberWidth, plateWidth, type Plate } from '../layout/plate.ts';
import type { PowerId } from '../../engine/index.ts';
import { drawPath } from './drawPath.ts';

/** A note's height relative to the badges' size. */
export const NOTE_HEIGHT = 0.82;

/** Estimated width of a note; one with a single character is round. */
export const noteWidth = (text: string, size: number): number =>
  Math.ceil(size * (text.length === 1 ? NOTE_HEIGHT : 0.36 + text.length * 0.335));

/** Draws a number or a few words on paper with a dark border. */
export function drawNote(context: CanvasRenderingContext2D, text: string, size: number): void {
  const [width, height] = [noteWidth(text, size), size * NOTE_HEIGHT];
  context.beginPath();
  context.roundRect(1, 1, width - 2, height - 2, height / 2);
  context.fillStyle = PALETTE.paper;
  context.fill();
  context.lineWidth = 1.5;
  context.strokeStyle = PALETTE.focus;
  context.stroke();
  context.fillStyle = PALETTE.focus;
  context.font = fontOf('number', Math.round(height * 0.8));
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillText(text, width / 2, height * 0.78);
}

const BOX = 16;
const SWORDS = 'M3.5 3.5L12 12M12.5 3.5L4 12M2.6 9.6L6.4 13.4M13.4 9.6L9.6 13.4';
const SHIELD = 'M8 2L13.4 4V8.4Q13.4 12 8 14.4Q2.6 12 2.6 8.4V4Z';

/** Plates with the same key look the same. */
export const plateKey = ({ power, side, strength, dice, height }: Plate): string =>
  `plate ${power} ${side} ${dice ? (strength.dice ?? '') : ''} ${strength.total} ${height}`;

/** Draws a side's strength in its power's colour: dice if shown, then swords or shield, then the sum. */
export function drawPlate(context: CanvasRenderingContext2D, plate: Plate): void {
  const { power, side, strength, dice, height } = plate;
  const look = powerLook(power);
  const width = plateWidth(plate);
  context.beginPath();
  context.roundRect(0.5, 0.5, width - 1, height - 1, height * 0.3);
  context.fillStyle = look.colour;
  context.fill();
  context.lineWidth = 1;
  context.strokeStyle = PALETTE.paper;
  context.stroke();
  context.fillStyle = context.strokeStyle = look.ink;
  context.font = fontOf('number', Math.round(height * 0.86));
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  const baseline = height * 0.8;
  let x = height * 0.22;
  if (dice && strength.dice !== undefined) {
    drawDie(context, x, height * 0.2, height * 0.6);
    x += height * 0.72;
    context.fillText(String(strength.dice), x, baseline);
    x += numberWidth(strength.dice, height) + height * 0.26;
  }
  context.save();
  context.translate(x, height * 0.17);
  context.scale((height * 0.66) / BOX, (height * 0.66) / BOX);
  context.lineWidth = 2;
  context.lineCap = context.lineJoin = 'round';
  context.stroke(new Path2D(side === 'attacker' ? SWORDS : SHIELD));
  context.restore();
  context.fillText(String(strength.total), x + height * 0.74, baseline);
}

/** Draws a die showing three. */
function drawDie(context: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  context.lineWidth = Math.max(1, size * 0.11);
  context.beginPath();
  context.roundRect(x, y, size, size, size * 0.2);
  context.stroke();
  for (const at of [0.26, 0.5, 0.74]) {
    context.beginPath();
    context.arc(x + at * size, y + at * size, size * 0.1, 0, 7);
    context.fill();
  }
}

/** Ratio of a flag's width to its height. Its lower left corner is the bottom of its staff. */
export const FLAG_WIDTH = 1.15;

/** Draws a power's flag with its emblem on a staff; `size` is its height in screen pixels. */
export function drawFlag(context: CanvasRenderingContext2D, power: PowerId, size: number): void {
  const { colour, ink, emblem } = powerLook(power);
  const staff = Math.max(2, size * 0.1);
  context.fillStyle = PALETTE.paper;
  context.fillRect(0, 0, staff + 2, size);
  context.fillStyle = PALETTE.ink;
  context.fillRect(1, 1, staff, size - 1);
  const [left, wide, high] = [staff + 1, size * FLAG_WIDTH - staff - 2, size * 0.66];
  context.beginPath();
  context.moveTo(left, 1);
  context.quadraticCurveTo(left + wide * 0.3, size * 0.1, left + wide * 0.55, 1 + size * 0.04);
  context.lineTo(left + wide, 1);
  context.lineTo(left + wide * 0.88, 1 + high / 2);
  context.lineTo(left + wide, 1 + high);
  context.lineTo(left, 1 + high);
  context.closePath();
  context.fillStyle = colour;
  context.fill();
  context.strokeStyle = PALETTE.paper;
  context.lineWidth = 1.2;
  context.stroke();
  context.fillStyle = ink;
  const mark = high * 0.72;
  drawPath(context, emblem, left + (wide * 0.9 - mark) / 2, 1 + (high - mark) / 2, mark, EMBLEM_BOX);
}

/** Draws a disc in the sign's colour with its glyph: what moving here would mean, or what will happen here. */
export function drawBadge(context: CanvasRenderingContext2D, sign: string, size: number): void {
  const { colour, glyph } = signLook(sign);
  context.scale(size / SIGN_BOX, size / SIGN_BOX);
  const middle = SIGN_BOX / 2;
  context.beginPath();
  context.arc(middle, middle, middle - 0.5, 0, 7);
  context.fillStyle = PALETTE.paper;
  context.fill();
  context.beginPath();
  context.arc(middle, middle, middle - 2, 0, 7);
  context.fillStyle = colour;
  context.fill();
  context.strokeStyle = '#ffffff';
  context.lineWidth = 2.4;
  context.lineCap = context.lineJoin = 'round';
  context.stroke(new Path2D(glyph));
}

/** Draws a chance such as "83 %" on a plate, dark on paper or light on a ground of its own; nothing without one. */
export function drawChance(
  context: CanvasRenderingContext2D,
  chance: string,
  { width, height }: Size,
  own?: string,
): void {
  const [ground, writing] = own === undefined ? [PALETTE.paper, PALETTE.ink] : [own, PALETTE.paper];
  if (chance === '') return;
  context.beginPath();
  context.roundRect(1, 0.5, width - 2, height - 1, height * 0.3);
  context.fillStyle = ground;
  context.fill();
  context.lineWidth = 1;
  context.strokeStyle = writing;
  context.stroke();
  context.fillStyle = writing;
  context.font = fontOf('number', Math.round(height * 0.8));
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillText(chance, width / 2, height * 0.78, width - height * 0.3);
}
