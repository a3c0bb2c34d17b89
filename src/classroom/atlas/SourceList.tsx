import type { Atlas } from '../../atlas/atlas.ts';
import type { Reference } from '../../atlas/schema.ts';

interface SourceListProps {
  readonly atlas: Atlas;
  readonly references: readonly Reference[];
}

/** Where one can look up what a card or an event says. */
export function SourceList({ atlas, references }: SourceListProps) {
  return (
    <details className="atlas-sources">
      <summary>Sources</summary>
      <ul>
        {references.map(({ source: id, at }) => {
          const source = atlas.sources.get(id);
          if (source === undefined) return null;
          const { by, title, published } = source;
          return (
            <li key={`${id} ${at ?? ''}`}>
              {by !== undefined && `${by}: `}
              <cite>{title}</cite> ({published}){at !== undefined && `, ${at}`}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
