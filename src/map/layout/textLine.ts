import type { LayoutBox } from './Occupied.ts';

/** The direction and curvature of a line of text. In screen pixels and radians. */
export interface TextLine {
  readonly angle: number;
  /** 1 / radius; 0 for a straight line. */
  readonly curve: number;
  /** From end to end, along the line. */
  readonly length: number;
}

/** A point of the line relative to its middle, and the direction there. */
export interface LinePoint {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** The point `along` pixels after the line's middle and `down` pixels below the line. */
export function pointOnLine({ angle, curve }: TextLine, along: number, down = 0): LinePoint {
  const turn = curve * along;
  const [turnCos, turnSin, cos, sin] = [Math.cos(turn), Math.sin(turn), Math.cos(angle), Math.sin(angle)];
  // For nearly straight lines the circle's formulas lose precision.
  const isStraight = Math.abs(curve) < 1e-6;
  const du = (isStraight ? along : turnSin / curve) - turnSin * down;
  const dv = (isStraight ? 0 : (1 - turnCos) / curve) + turnCos * down;
  return { x: du * cos - dv * sin, y: du * sin + dv * cos, angle: angle + turn };
}

/**
 * Upright boxes that together cover text of this height, in pixels from the line's middle; none is much longer than
 * high.
 */
export function boxesAlong(textLine: TextLine, height: number): LayoutBox[] {
  const parts = Math.max(1, Math.round(textLine.length / height));
  const length = textLine.length / parts;
  return Array.from({ length: parts }, (_, i) =>
    boxAt(pointOnLine(textLine, (i + 0.5) * length - textLine.length / 2), length, height),
  );
}

/** The upright box around a piece of slanted text. */
export function boxAt({ x, y, angle }: LinePoint, length: number, height: number): LayoutBox {
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return { x, y, width: length * cos + height * sin, height: length * sin + height * cos };
}
