import { NotLoaded } from '../../ui/lazy/NotLoaded.tsx';

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
