import { powerLook } from '../../games/looks.ts';
import { numberWidth, plateWidth, type Plate } from '../layout/plate.ts';
import { PALETTE } from './palette.ts';
import { fontOf } from './typefaces.ts';

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
