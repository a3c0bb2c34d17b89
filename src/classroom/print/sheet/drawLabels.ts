import { EMBLEM_BOX } from '../../../emblems/looks.ts';
import { powerLook } from '../../../games/looks.ts';
import type { Point } from '../../../geography/shapes.ts';
import type { Measure } from '../../../map/layout/labelText.ts';
import type { Owner } from './grounds.ts';
import { LINE, OWNER_ROW, type Label } from './placeLabels.ts';
import { element, textAt } from './svg.ts';

/** The dot of a city, in millimetres. */
const DOT = 0.45;

interface LabelLook {
  readonly measure: Measure;
  /** Numbers and letters instead of names. */
  readonly isNumbered: boolean;
  /** The colour of names of waters. */
  readonly waterInk: string;
  readonly ownerOf: (label: Label) => Owner | null;
}

/** Names or numbers with what belongs to them: lines that lead to a place, and the signs of who holds it. */
export function drawLabels(labels: readonly Label[], { measure, isNumbered, waterInk, ownerOf }: LabelLook): string {
  const leaders = labels.flatMap(({ leader }) => (leader === null ? [] : [drawLeader(leader)]));
  const texts = labels.map((label) => {
    const { mark, lines, size, box, hasOwner } = label;
    const face = mark.kind === 'land' ? 'name' : mark.kind === 'city' ? 'city' : 'zone';
    const isWater = mark.kind === 'sea' || mark.kind === 'zone';
    const height = lines.length * size * LINE + (hasOwner ? size * OWNER_ROW : 0);
    const top = box.y - height / 2;
    const written = lines.map((line, i) =>
      textAt([box.x, top + (i + 0.78) * size * LINE], line, {
        size,
        anchor: 'middle',
        bold: mark.kind === 'land',
        italic: mark.kind !== 'land' && !isNumbered,
        narrow: isNumbered,
        colour: isWater ? waterInk : '#000',
        halo: '#fff',
        ...(!isNumbered && { width: measure(line, size, face) }),
      }),
    );
    const owner = hasOwner ? ownerOf(label) : null;
    const below: Point = [box.x, top + height - (size * OWNER_ROW) / 2];
    return written.join('') + (owner === null ? '' : ownerSign(owner, below, size));
  });
  return leaders.join('') + texts.join('');
}

/** A dot for each of these places, with a white edge that keeps it apart from hatches. */
export const drawDots = (places: readonly Point[]): string =>
  places
    .map(
      ([x, y]) =>
        element('circle', { cx: x, cy: y, r: DOT * 1.9, fill: '#fff' }) +
        element('circle', { cx: x, cy: y, r: DOT, fill: '#000' }),
    )
    .join('');

function drawLeader([[x0, y0], [x1, y1]]: readonly [Point, Point]): string {
  const line = { x1: x0, y1: y0, x2: x1, y2: y1 };
  return (
    element('line', { ...line, stroke: '#fff', 'stroke-width': 0.6 }) +
    element('line', { ...line, stroke: '#000', 'stroke-width': 0.18 }) +
    element('circle', { cx: x0, cy: y0, r: 0.35, fill: '#000' })
  );
}

/** The emblem of a power, or the letters of another holder, around this point. */
export function ownerSign(owner: Owner, [x, y]: Point, size: number): string {
  if (owner.short !== undefined || owner.power === undefined) {
    const look = { size: size * 0.8, bold: true, anchor: 'middle', halo: '#fff' } as const;
    return textAt([x, y + size * 0.28], owner.short ?? '', look);
  }
  const scale = (size * 0.86) / EMBLEM_BOX;
  const at = `translate(${(x - size * 0.43).toFixed(2)} ${(y - size * 0.43).toFixed(2)}) scale(${scale.toFixed(4)})`;
  const emblem = { d: powerLook(owner.power).emblem, 'fill-rule': 'evenodd', transform: at };
  return (
    element('path', { ...emblem, fill: '#fff', stroke: '#fff', 'stroke-width': 6, 'stroke-linejoin': 'round' }) +
    element('path', { ...emblem, fill: '#000' })
  );
}
