import { useEffect, useState } from 'react';
import { loadRoutes, loadStraits } from '../../atlas/loadWorld.ts';
import { dateText, spanText } from '../../text/dates.ts';

interface Way {
  readonly name: string;
  readonly when: string | null;
  readonly text: string;
}

async function loadWays(layer: 'straits' | 'routes'): Promise<readonly Way[]> {
  if (layer === 'straits')
    return (await loadStraits()).map(({ name, opened, text }) => ({
      name,
      when: opened === undefined ? null : `since ${opened}`,
      text,
    }));
  return (await loadRoutes()).map(({ name, from, until, text }) => ({
    name,
    when: until === undefined ? `since ${dateText(from)}` : spanText(from, until),
    text,
  }));
}

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
        {ways.map(({ name, when, text }) => (
          <div key={name}>
            <dt>
              {name}
              {when !== null && <span className="soft"> ({when})</span>}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
