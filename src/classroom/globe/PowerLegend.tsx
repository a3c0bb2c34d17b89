import { EMBLEM_BOX, powerLook } from '../../emblems/powers.ts';
import { ownerColour, type Owner } from '../print/sheet/grounds.ts';

/** What the colours of lands mean, each with the emblem of its power. */
export function PowerLegend({ owners }: { readonly owners: readonly Owner[] }) {
  return (
    <ul className="globe-legend" aria-label="Colours of the lands">
      {owners.map((owner) => (
        <li key={owner.id}>
          <svg width="1.5rem" height="1.5rem" viewBox={`-4 -4 ${EMBLEM_BOX + 8} ${EMBLEM_BOX + 8}`} aria-hidden="true">
            <rect x={-4} y={-4} width={EMBLEM_BOX + 8} height={EMBLEM_BOX + 8} fill={ownerColour(owner)} />
            {owner.power !== undefined && <path d={powerLook(owner.power).emblem} fill="#2b2419" fillRule="evenodd" />}
          </svg>
          {owner.name}
        </li>
      ))}
    </ul>
  );
}
