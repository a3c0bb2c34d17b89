import './dice.css';

/** Pips of each face on a 3 by 3 grid, numbered row by row from 0. */
const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

/** One rolled die. A hit is dark with a tick above it; a miss is pale. */
export function Die({ value, hit }: { value: number; hit: boolean }) {
  return (
    <svg
      className={hit ? 'die die-hit' : 'die'}
      viewBox="0 0 40 48"
      role="img"
      aria-label={hit ? `${value}, a hit` : `${value}`}
    >
      {hit && <path className="die-tick" d="M14 4.5L18.5 8.5L27 .8" />}
      <rect x="2" y="10" width="36" height="36" rx="7" />
      {PIPS[value]?.map((pip) => (
        <circle key={pip} cx={11 + 9 * (pip % 3)} cy={19 + 9 * Math.floor(pip / 3)} r="3.6" />
      ))}
    </svg>
  );
}

/** The place of a die that is still to come. */
export const MissingDie = () => (
  <svg className="die die-missing" viewBox="0 0 40 48" aria-hidden>
    <rect x="2" y="10" width="36" height="36" rx="7" />
  </svg>
);
