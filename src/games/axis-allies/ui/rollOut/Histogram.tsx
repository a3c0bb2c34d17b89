import { percent, withSign } from '../../../../text/chances.ts';

const WIDTH = 340;
const HEIGHT = 170;
/** Room for the words above the highest bar and below all. */
const [ABOVE, BELOW] = [16, 32];

/** How often each gain in IPCs comes up, as bars with their numbers. */
export function Histogram({ balances }: { readonly balances: readonly number[] }) {
  const groups = groupsOf(balances);
  const most = Math.max(...groups.map(({ share }) => share));
  const step = WIDTH / groups.length;
  const room = HEIGHT - ABOVE - BELOW;
  return (
    <figure className="histogram">
      <figcaption>Gain in IPCs, and how many of all turns end there</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {groups.map(({ from, share }, i) => {
          const height = (room * share) / most;
          const top = ABOVE + room - height;
          const middle = (i + 0.5) * step;
          return (
            <g key={from} className={from < 0 ? 'histogram__loss' : ''}>
              <rect x={i * step + 1} y={top} width={step - 2} height={Math.max(height, share > 0 ? 1 : 0)} />
              {share >= 0.005 && (
                <text x={middle} y={top - 3}>
                  {Math.round(share * 100)} %
                </text>
              )}
              {(groups.length < 8 || i % 2 === 0) && (
                <text x={middle} y={HEIGHT - BELOW + 14}>
                  {withSign(from)}
                </text>
              )}
            </g>
          );
        })}
        <line x1={0} x2={WIDTH} y1={HEIGHT - BELOW} y2={HEIGHT - BELOW} />
        <text x={WIDTH / 2} y={HEIGHT - 3}>
          {axisText(groups)}
        </text>
      </svg>
      <ul className="visually-hidden">
        {groups.map((group) => (
          <li key={group.from}>
            {rangeText(group)}: {percent(group.share)}
          </li>
        ))}
      </ul>
    </figure>
  );
}

const axisText = ([first]: readonly BarGroup[]): string =>
  first === undefined || first.width === 1 ? 'IPCs' : `IPCs, each bar from its number up to the next`;

const rangeText = ({ from, width }: BarGroup): string =>
  width === 1 ? withSign(from) : `${withSign(from)} to ${withSign(from + width - 1)}`;

/** Turns whose gain in IPCs lies from one number to the next, that one not included. */
interface BarGroup {
  readonly from: number;
  readonly width: number;
  readonly share: number;
}

const MOST_GROUPS = 13;
const WIDTHS = [1, 2, 3, 5, 10, 20, 25, 50];
const WIDEST = 100;

/** Balances, ascending, in groups of one width from the least to the greatest; none of the groups lets 0 lie within. */
export function groupsOf(balances: readonly number[]): readonly BarGroup[] {
  const least = balances[0] ?? 0;
  const most = balances.at(-1) ?? 0;
  const span = (width: number): number => Math.floor(most / width) - Math.floor(least / width) + 1;
  const width = WIDTHS.find((one) => span(one) <= MOST_GROUPS) ?? WIDEST;
  const counts = new Map<number, number>();
  for (const balance of balances) {
    const group = Math.floor(balance / width);
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  const first = Math.floor(least / width);
  return Array.from({ length: span(width) }, (_, i) => ({
    from: (first + i) * width,
    width,
    share: (counts.get(first + i) ?? 0) / balances.length,
  }));
}
