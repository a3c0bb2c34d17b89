import { useEffect, useState } from 'react';
import { loadRoutes, loadStraits } from '../../atlas/loadWorld.ts';
import type { Way } from '../../atlas/worldSchema.ts';
import { wayTime } from '../../text/ways.ts';

const loadWays = (layer: 'straits' | 'routes'): Promise<readonly Way[]> =>
  layer === 'straits' ? loadStraits() : loadRoutes();

/** What the straits and canals, or the routes of supply, on the map are: when, and why they mattered. */
export function ListOfWays({ layer }: { readonly layer: 'straits' | 'routes' }) {
  const [ways, setWays] = useState<readonly Way[]>([]);
  useEffect(() => {
    let isCurrent = true;
    loadWays(layer).then(
      (loaded) => isCurrent && setWays(loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [layer]);
  return (
    <details className="layers__ways">
      <summary>{ways.length === 0 ? 'What they are' : `What these ${ways.length} are`}</summary>
      <dl>
        {ways.map((way) => (
          <div key={way.name}>
            <dt>
              {way.name}
              {wayTime(way) !== null && <span className="soft"> ({wayTime(way)})</span>}
            </dt>
            <dd>{way.text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
