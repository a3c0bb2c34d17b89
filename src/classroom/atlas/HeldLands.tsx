import type { Atlas } from '../../atlas/atlas.ts';
import type { Edition, SpaceId } from '../../engine/index.ts';
import { loadLands } from '../../map/atlas/atlasData.ts';
import { heldText } from '../../text/holding.ts';
import { useLoaded } from '../frame/useLoaded.ts';

interface HeldLandsProps {
  readonly edition: Edition;
  readonly atlas: Atlas;
  readonly space: SpaceId;
}

/** Who held each country, or part of one, that lies in a space, through the war; nothing until that is known. */
export function HeldLands({ edition, atlas: { holders }, space }: HeldLandsProps) {
  const { content } = useLoaded(edition.id, loadLands);
  const lands = content?.lands.filter(({ id, spaces }) => spaces.includes(space) && holders?.lands[id] !== undefined);
  if (holders === null || lands === undefined || lands.length === 0) return null;
  const named = lands
    .map(({ id }) => ({ id, name: holders.lands[id]?.name ?? id, note: holders.lands[id]?.note }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  return (
    <>
      <h3>Who held it, September 1939 to September 1945</h3>
      <dl className="atlas-card__events">
        {named.map(({ id, name, note }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>
              {heldText(holders, id)}.{note !== undefined && <span className="soft"> {note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
