import { useEffect } from 'react';
import type { Atlas } from '../../atlas/atlas.ts';
import { openAtlas, useAtlasStore } from '../../store/atlas/atlasStore.ts';
import { NotLoaded } from '../../ui/lazy/lazyPart.tsx';
import type { Reference } from '../../atlas/schema.ts';

interface AtlasInUse {
  /** Null until it is loaded. */
  readonly atlas: Atlas | null;
  readonly hasFailed: boolean;
  readonly tryAgain: () => void;
}

/** The atlas of an edition, loaded when it is first asked for. */
export function useAtlas(edition: string): AtlasInUse {
  const atlas = useAtlasStore((store) => store.atlases[edition]) ?? null;
  const hasFailed = useAtlasStore((store) => store.failed === edition);
  const open = (): void => void openAtlas(edition);
  useEffect(() => void openAtlas(edition), [edition]);
  return { atlas, hasFailed, tryAgain: open };
}

interface AtlasNotLoadedProps {
  readonly hasFailed: boolean;
  readonly tryAgain: () => void;
}

/** Stands where the atlas will be told. */
export function AtlasNotLoaded({ hasFailed, tryAgain }: AtlasNotLoadedProps) {
  return hasFailed ? (
    <NotLoaded name="The atlas" back={undefined} onTryAgain={tryAgain} />
  ) : (
    <p aria-live="polite">Opening the atlas…</p>
  );
}

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
