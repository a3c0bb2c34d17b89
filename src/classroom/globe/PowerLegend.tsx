import { EMBLEM_BOX, powerLook } from '../../emblems/powers.ts';
import type { Edition } from '../../engine/index.ts';

/** What the colours of lands mean, each with the emblem of its power. */
export function PowerLegend({ edition: { powers, turnOrder } }: { readonly edition: Edition }) {
  return (
    <ul className="globe-legend" aria-label="Colours of the lands">
      {turnOrder.map((power) => (
        <li key={power}>
          <svg width="1.5rem" height="1.5rem" viewBox={`-4 -4 ${EMBLEM_BOX + 8} ${EMBLEM_BOX + 8}`} aria-hidden="true">
            <rect x={-4} y={-4} width={EMBLEM_BOX + 8} height={EMBLEM_BOX + 8} fill={powerLook(power).land} />
            <path d={powerLook(power).emblem} fill="#2b2419" fillRule="evenodd" />
          </svg>
          {powers.find(({ id }) => id === power)?.name ?? power}
        </li>
      ))}
    </ul>
  );
}
