import { useEffect, type ComponentType } from 'react';
import { create } from 'zustand';
import { retry } from '../../store/retry.ts';
import { addLaterPart } from './laterParts.ts';
import { NotLoaded } from './NotLoaded.tsx';
import { NotYetLoaded } from './NotYetLoaded.tsx';

interface LazyPartOptions {
  /** Name for the error message: 'The map'. A decorative part has none and fails silently. */
  readonly name?: string;
  /** Address of a back link, for a part that has no other way out. */
  readonly back?: string;
  /** Loaded in the background once the map is drawn, if it is not shown before; or only then, if the map is first. */
  readonly later?: boolean | 'only';
}

interface Part<Props extends object> {
  /** Null until it is loaded. */
  readonly Component: ComponentType<Props> | null;
  readonly hasFailed: boolean;
}

/** A component whose code is loaded separately. */
export interface LazyPart<Props extends object> {
  (props: Props): React.ReactNode;
  /** Starts loading before it is shown. */
  readonly load: () => Promise<unknown>;
  /** How far it is loaded. Does not start loading. */
  readonly usePart: () => Part<Props>;
}

/**
 * A component whose code is loaded when it is first shown, or later in the background. If that takes a moment, a part
 * with a name says so. After a failure it retries, then offers a button to try again. React.lazy does not fit: it
 * caches a failure for ever, and delays the content after its fallback was shown.
 */
export function lazyPart<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
  { name, back, later = false }: LazyPartOptions = {},
): LazyPart<Props> {
  const usePart = create<Part<Props>>(() => ({ Component: null, hasFailed: false }));
  let loading: Promise<unknown> | null = null;

  async function startLoading(): Promise<void> {
    usePart.setState({ hasFailed: false });
    try {
      usePart.setState({ Component: await retry(importComponent) });
    } catch (error) {
      loading = null;
      usePart.setState({ hasFailed: true });
      throw error;
    }
  }
  const load = (): Promise<unknown> => (loading ??= startLoading());
  // A failure is shown by the part itself.
  const tryToLoad = (): void => void load().catch(() => undefined);

  function LazyComponent(props: Props) {
    const { Component, hasFailed } = usePart();
    useEffect(() => {
      if (later !== 'only') tryToLoad();
    }, []);
    if (Component !== null) return <Component {...props} />;
    if (name === undefined) return null;
    // In words that fit one thing or many: 'Loading the map …', 'Loading the lessons …'.
    if (!hasFailed) return <NotYetLoaded>{`Loading ${name.charAt(0).toLowerCase()}${name.slice(1)} …`}</NotYetLoaded>;
    return <NotLoaded name={name} back={back} onTryAgain={tryToLoad} />;
  }
  if (later !== false) addLaterPart(load);
  return Object.assign(LazyComponent, { load, usePart: () => usePart() });
}
