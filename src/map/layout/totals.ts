import type { Readiness } from '../../games/face/scene.ts';
import type { Stack } from '../scene/stacks.ts';
import type { BlockPiece, StackBlock, Total } from './stackBlock.ts';

const sum = (stacks: readonly Stack[], of: (stack: Stack) => number): number =>
  stacks.reduce((all, stack) => all + of(stack) + sum(stack.cargo, of), 0);

/** Each power's total of these stacks, in their order. Cargo counts for its owner. */
export function totalsOf(stacks: readonly Stack[]): Total[] {
  const all = stacks.flatMap((stack) => [stack, ...stack.cargo]).map((stack): Stack => ({ ...stack, cargo: [] }));
  return [...new Set(all.map(({ power }) => power))].map((power) => {
    const own = all.filter((stack) => stack.power === power);
    return {
      power,
      units: own.flatMap(({ units }) => units),
      count: sum(own, ({ count }) => count),
      chosen: sum(own, ({ chosen }) => chosen),
      readiness: readinessOf(own),
    };
  });
}

function readinessOf(stacks: readonly Stack[]): Readiness {
  if (stacks.some(({ readiness }) => readiness === 'urgent')) return 'urgent';
  return stacks.every(({ readiness }) => readiness === 'moved') ? 'moved' : 'free';
}

/** The text of a total: "12", or "3/12" while some are selected. */
export const totalText = ({ count, chosen }: Total): string =>
  chosen > 0 && chosen < count ? `${chosen}/${count}` : String(count);

const GAP = 1;

/** The smallest block for a space: each power's emblem and number of units, two powers in a row. */
export function totalsBlock(stacks: readonly Stack[], counter: number): StackBlock {
  const height = Math.round(counter * 1.1);
  const pieces: BlockPiece[] = [];
  let width = 0;
  let y = 0;
  const totals = totalsOf(stacks);
  for (let from = 0; from < totals.length; from += 2) {
    let x = 0;
    for (const total of totals.slice(from, from + 2)) {
      const { power } = total;
      const emblem = Math.round(height * 0.9);
      const wide = Math.round(height * (0.36 + 0.46 * totalText(total).length));
      pieces.push({ kind: 'emblem', power, x, y, width: emblem, height });
      pieces.push({ kind: 'total', power, total, x: x + emblem, y, width: wide, height });
      x += emblem + wide + GAP;
    }
    width = Math.max(width, x - GAP);
    y += height + GAP;
  }
  return { width, height: Math.max(0, y - GAP), pieces };
}
