import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { useRef, type MouseEvent, useState, type RefObject } from 'react';
import { Download } from 'lucide-react';
import { SIDES, type ByPower, type Edition, type Side } from '../../../../engine/axis-allies/index.ts';
import type { PowerStanding, TurnStanding } from '../../history/index.ts';
import { powerLook } from '../../../looks.ts';
import { sideName } from '../../text/names.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { download, downloadBlob } from '../../../../ui/files/download.ts';

/** What a chart shows of the powers; of the last there are only lines for sides. */
export const MEASURES = {
  production: 'Production in IPCs',
  army: 'Worth of units in IPCs',
  treasury: 'IPCs in hand',
  territories: 'Territories',
  victory: 'What counts for victory',
} as const satisfies Record<keyof PowerStanding | 'victory', string>;
export type ChartMeasure = keyof typeof MEASURES;

/** A line of a chart: its name, look, and a value for each standing. */
interface ChartLine {
  readonly id: string;
  readonly name: string;
  readonly colour: string;
  /** As in SVG: lines differ by it too, not by colour alone. */
  readonly dashes: string;
  readonly values: readonly number[];
}

const DASHES = ['', '7 3', '2 3', '9 3 2 3', '5 2 2 2 2 2'];
const dashesOf = (nth: number): string => DASHES[nth % DASHES.length] ?? '';
const SIDE_COLOURS = { axis: '#3c4a3e', allies: '#8a3b20' } as const;

const sumOf = (
  stood: ByPower<PowerStanding>,
  powers: Edition['powers'],
  side: Side,
  measure: keyof PowerStanding,
): number => powers.reduce((sum, power) => sum + (power.side === side ? (stood[power.id]?.[measure] ?? 0) : 0), 0);

/** A line for each power, or for each side; what counts for victory is counted for sides only. */
export function chartLines(
  { powers }: Edition,
  standings: readonly TurnStanding[],
  measure: ChartMeasure,
  bySide: boolean,
): readonly ChartLine[] {
  if (!bySide && measure !== 'victory')
    return powers.map(({ id, name }, i) => ({
      id,
      name,
      colour: powerLook(id).colour,
      dashes: dashesOf(i),
      values: standings.map((standing) => standing.powers[id]?.[measure] ?? 0),
    }));
  return SIDES.map((side, i) => ({
    id: side,
    name: sideName(side),
    colour: SIDE_COLOURS[side],
    dashes: dashesOf(i),
    values: standings.map(({ powers: stood, victory }) =>
      measure === 'victory' ? victory[side] : sumOf(stood, powers, side, measure),
    ),
  }));
}

/** The heights of labels beside the ends of lines, moved apart so that none covers another. */
function labelHeights(heights: readonly number[], apart: number, lowest: number): readonly number[] {
  const order = heights.map((height, i) => ({ height, i })).toSorted((a, b) => a.height - b.height);
  let last = -Infinity;
  const pushed = order.map(({ height, i }) => {
    last = Math.max(height, last + apart);
    return { height: last, i };
  });
  // What was pushed below the chart pushes those above it up.
  let below = lowest;
  const placed: number[] = [];
  for (const { height, i } of pushed.toReversed()) {
    placed[i] = Math.min(height, below);
    below = Math.min(height, below) - apart;
  }
  return placed;
}

/** Where the typeface of the page is missing, names at the right are wider; in units of the drawing. */
const SPARE = 48;

/** A drawing as it is saved: with its own size, `scale` times that of its units, and room for another typeface. */
function portable(drawing: SVGSVGElement, scale: number): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute('viewBox', `0 0 ${width + SPARE} ${height}`);
  copy.setAttribute('width', String((width + SPARE) * scale));
  copy.setAttribute('height', String(height * scale));
  return copy;
}

const [WIDTH, HEIGHT] = [360, 240];
/** Room for numbers at the left and below, and for names at the right. */
const ROOM = { left: 30, right: 104, top: 10, bottom: 22 };
const LABEL = 14;
const [INK, LINE] = ['#4a4336', '#cfc3a6'];

interface ChartProps {
  readonly title: string;
  readonly lines: readonly ChartLine[];
  /** The round of each value. */
  readonly rounds: readonly number[];
  /** The value of the moment shown. */
  readonly now: number;
  /** Without it a press does nothing. */
  readonly onPick?: (index: number) => void;
}

/** Lines over the turns of a game; a press goes to a turn. Keyboards and screen readers have the table below it. */
export function Chart({ title, lines, rounds, now, onPick }: ChartProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const last = rounds.length - 1;
  const x = scaleLinear([0, last], [ROOM.left, WIDTH - ROOM.right]);
  const most = Math.max(1, ...lines.flatMap(({ values }) => values));
  const y = scaleLinear([0, most], [HEIGHT - ROOM.bottom, ROOM.top]).nice(5);
  const path = line<number>(
    (_, i) => x(i),
    (value) => y(value),
  );
  const labels = labelHeights(
    lines.map(({ values }) => y(values[last] ?? 0)),
    LABEL,
    HEIGHT - ROOM.bottom,
  );
  const begins = rounds.flatMap((round, i) => (i > 0 && round !== rounds[i - 1] ? [{ round, i: i - 1 }] : []));
  const named = begins.filter((_, i) => i % Math.ceil(begins.length / 10) === 0);
  const pick = ({ clientX }: MouseEvent): void => {
    const box = drawing.current?.getBoundingClientRect();
    if (onPick === undefined || box === undefined || box.width === 0) return;
    const at = Math.round(x.invert(((clientX - box.left) / box.width) * WIDTH));
    onPick(Math.max(0, Math.min(last, at)));
  };
  return (
    <figure className="chart">
      <svg
        ref={drawing}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        xmlns="http://www.w3.org/2000/svg"
        fontFamily="'Barlow Condensed', sans-serif"
        fontSize={12}
        fill={INK}
        aria-hidden="true"
        onClick={pick}
      >
        {y.ticks(5).map((tick) => (
          <g key={tick}>
            <line x1={ROOM.left} x2={WIDTH - ROOM.right} y1={y(tick)} y2={y(tick)} stroke={LINE} />
            <text x={ROOM.left - 5} y={y(tick) + 4} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {named.map(({ round, i }) => (
          <text key={round} x={x(i)} y={HEIGHT - 6} textAnchor="middle">
            {round}
          </text>
        ))}
        <text x={WIDTH - ROOM.right + 8} y={HEIGHT - 6}>
          round
        </text>
        {now >= 0 && <line x1={x(now)} x2={x(now)} y1={ROOM.top} y2={HEIGHT - ROOM.bottom} stroke={INK} />}
        {lines.map(({ id, name, colour, dashes, values }, i) => (
          <g key={id}>
            <path d={path([...values]) ?? ''} fill="none" stroke={INK} strokeWidth={3.4} strokeDasharray={dashes} />
            <path d={path([...values]) ?? ''} fill="none" stroke={colour} strokeWidth={2.2} strokeDasharray={dashes} />
            <rect
              x={WIDTH - ROOM.right + 5}
              y={(labels[i] ?? 0) - 5}
              width={8}
              height={10}
              fill={colour}
              stroke={INK}
            />
            <text x={WIDTH - ROOM.right + 17} y={(labels[i] ?? 0) + 4} fontWeight={600}>
              {values[last]} {name}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        <span>{title} after each turn</span>
        <SavePicture drawing={drawing} />
      </figcaption>
    </figure>
  );
}

/** Buttons that save a drawing as a picture: as drawn, or in points for programs that know no drawings. */
function SavePicture({ drawing }: { readonly drawing: RefObject<SVGSVGElement | null> }) {
  const [hasFailed, setFailed] = useState(false);
  const saveDrawing = (): void => {
    if (drawing.current !== null)
      download('warboard-chart.svg', portable(drawing.current, 2).outerHTML, 'image/svg+xml');
  };
  const savePoints = (): void => {
    if (drawing.current === null) return;
    pngOf(drawing.current).then(
      (picture) => {
        setFailed(false);
        downloadBlob('warboard-chart.png', picture);
      },
      () => setFailed(true),
    );
  };
  return (
    <span className="chart__save">
      <Button small onClick={saveDrawing}>
        <Download size={16} aria-hidden /> Save as a picture (SVG)
      </Button>
      <Button small onClick={savePoints}>
        <Download size={16} aria-hidden /> PNG
      </Button>
      {hasFailed && <span role="alert">This browser could not draw the picture; the SVG has all of it.</span>}
    </span>
  );
}

/** Points of the picture for each unit of the drawing: sharp on paper and on large screens. */
const SCALE = 4;
const PAPER = '#fdf9ee';

/** A drawing as a picture in points (PNG), on paper. Rejects if the browser cannot draw it. */
async function pngOf(drawing: SVGSVGElement): Promise<Blob> {
  const copy = portable(drawing, SCALE);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(copy.outerHTML)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no canvas to draw on.');
  context.fillStyle = PAPER;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('There is no picture.')) : resolve(blob)), 'image/png'),
  );
}
