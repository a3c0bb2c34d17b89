import { EMBLEM_BOX } from '../../emblems/looks.ts';
import { powerLook } from '../../games/looks.ts';
import { factSigns, LINE, type LabelText } from '../layout/labelText.ts';
import { pointOnLine, type TextLine } from '../layout/textLine.ts';
import { PALETTE } from './palette.ts';
import { edgedText, edgeOf, edgeOnWater } from './drawNames.ts';
import { drawPath } from './drawPath.ts';
import { fontOf } from './typefaces.ts';

type Context = CanvasRenderingContext2D;

/** Margin around a label for its paper-coloured edge, in screen pixels. */
export const LABEL_MARGIN = 3;

/** Labels with the same key look the same. */
export const labelKey = ({ face, lines, size, facts, factsHeight }: LabelText): string =>
  [face, lines.join('\n'), size, factsHeight, JSON.stringify(facts)].join(' ');

/**
 * Draws text letter by letter along a line through the origin. Letters are measured with this context, so that they
 * keep their usual distances.
 */
export function drawTextOnLine(context: Context, { lines, size, face }: LabelText, textLine: TextLine): void {
  context.font = fontOf(face, size);
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.lineJoin = 'round';
  const [line = ''] = lines;
  const start = -context.measureText(line).width / 2;
  const letters = [...line].map((letter, i) => {
    const wide = context.measureText(letter).width;
    return {
      letter,
      wide,
      at: pointOnLine(
        textLine,
        start + context.measureText(line.slice(0, i + letter.length)).width - wide / 2,
        size * 0.3,
      ),
    };
  });
  const forEachLetter = (draw: (letter: string, x: number) => void): void => {
    for (const { letter, wide, at } of letters) {
      context.save();
      context.translate(at.x, at.y);
      context.rotate(at.angle);
      draw(letter, -wide / 2);
      context.restore();
    }
  };
  const edge = edgeOf(size);
  context.strokeStyle = PALETTE.paper;
  context.lineWidth = edge.width;
  context.globalAlpha = edge.alpha;
  forEachLetter((letter, x) => context.strokeText(letter, x, 0));
  context.globalAlpha = 1;
  context.fillStyle = face === 'name' ? PALETTE.ink : PALETTE.zoneNumber;
  forEachLetter((letter, x) => context.fillText(letter, x, 0));
}

/**
 * Draws a letter of a power's name, rotated around the middle of its square: large, and pale enough to be behind
 * everything.
 */
export function drawRealmLetter(context: Context, letter: string, size: number, angle: number, side: number): void {
  context.translate(side / 2, side / 2);
  context.rotate(angle);
  context.font = fontOf('name', size);
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.fillStyle = PALETTE.ink;
  context.globalAlpha = 0.6;
  context.fillText(letter, 0, size * 0.32);
}

/**
 * Draws a name with paper-edged letters, and under it its icons: controller, value, capital, key city, other marks.
 */
export function drawLabel(context: Context, text: LabelText): void {
  const { lines, size, width, height, face, factsHeight } = text;
  const sea = face === 'zone';
  context.translate(LABEL_MARGIN, LABEL_MARGIN);
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.font = fontOf(face, size);
  const [ink, edge] = sea ? [PALETTE.zoneNumber, edgeOnWater(size)] : [PALETTE.ink, edgeOf(size)];
  lines.forEach((line, i) => edgedText(context, line, [width / 2, 1 + (i + 0.78) * size * LINE], ink, edge));
  if (factsHeight === 0) return;
  const signs = factSigns(text.facts);
  let x = (width - signs.reduce((sum, sign) => sum + (sign.width + 0.18) * factsHeight, 0)) / 2;
  const y = height - factsHeight - 1;
  for (const { sign, width: share } of signs) {
    drawSign(context, sign, text, { x, y, size: factsHeight, width: share * factsHeight });
    x += (share + 0.18) * factsHeight;
  }
}

function drawSign(
  context: Context,
  sign: ReturnType<typeof factSigns>[number]['sign'],
  { facts }: LabelText,
  { x, y, size, width }: SignBox,
): void {
  context.lineWidth = 1;
  context.strokeStyle = PALETTE.ink;
  const middle = y + size / 2;
  if (sign === 'emblem') {
    const look = powerLook(facts.power ?? '');
    drawDisc(context, x + size / 2, middle, size / 2, look.colour);
    context.fillStyle = look.ink;
    drawPath(context, look.emblem, x + size * 0.17, y + size * 0.17, size * 0.66, EMBLEM_BOX);
  } else if (sign === 'value') {
    drawDisc(context, x + size / 2, middle, size / 2, PALETTE.paper);
    context.fillStyle = PALETTE.ink;
    context.font = fontOf('number', size * 0.92);
    context.textAlign = 'center';
    context.fillText(String(facts.value), x + size / 2, y + size * 0.81);
  } else if (sign === 'closed') {
    // A no-entry sign: a disc with a line through it.
    drawDisc(context, x + size / 2, middle, size / 2, PALETTE.paper);
    context.strokeStyle = '#a3282a';
    context.lineWidth = Math.max(1.5, size * 0.13);
    context.beginPath();
    context.arc(x + size / 2, middle, size * 0.42, 0, 7);
    context.moveTo(x + size * 0.22, y + size * 0.22);
    context.lineTo(x + size * 0.78, y + size * 0.78);
    context.stroke();
  } else if ('damage' in sign) {
    drawDamage(context, sign.damage, { x, y, size, width });
  } else {
    context.fillStyle = PALETTE.ink;
    const high = size * 0.98;
    drawPath(context, sign.path, x - high * sign.left, y, high);
  }
}

interface SignBox {
  readonly x: number;
  readonly y: number;
  /** Its height. */
  readonly size: number;
  readonly width: number;
}

/** Points of damage, light on a dark red plate with a notch on top, so that they are not read as a value. */
function drawDamage(context: Context, damage: number, { x, y, size, width: room }: SignBox): void {
  const width = room + size * 0.05;
  const left = x - size * 0.12;
  context.beginPath();
  context.moveTo(left, y + size * 0.06);
  context.lineTo(left + width * 0.4, y + size * 0.06);
  context.lineTo(left + width * 0.5, y + size * 0.2);
  context.lineTo(left + width * 0.6, y + size * 0.06);
  context.lineTo(left + width, y + size * 0.06);
  context.lineTo(left + width, y + size * 0.96);
  context.lineTo(left, y + size * 0.96);
  context.closePath();
  context.fillStyle = PALETTE.damage;
  context.fill();
  context.fillStyle = PALETTE.paper;
  context.font = fontOf('number', size * 0.8);
  context.textAlign = 'center';
  context.fillText(String(damage), left + width / 2, y + size * 0.86);
}

function drawDisc(context: Context, x: number, y: number, radius: number, colour: string): void {
  context.beginPath();
  context.arc(x, y, radius - 0.5, 0, 7);
  context.fillStyle = colour;
  context.fill();
  context.stroke();
}
