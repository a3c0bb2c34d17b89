import { useEffect, type ComponentType, type ReactNode } from 'react';
import { create } from 'zustand';
import { retry } from '../../store/retry.ts';
import { useMapFault } from '../../store/mapCamera.ts';
import { Button } from '../components/Button.tsx';
import './notLoaded.css';

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

interface NotLoadedProps {
  readonly name: string;
  readonly back: string | undefined;
  readonly onTryAgain: () => void;
}

/** Shown in place of a part of the program that failed to load. */
export function NotLoaded({ name, back, onTryAgain }: NotLoadedProps) {
  return (
    <div className="not-loaded" role="alert">
      <p>{name} could not be loaded. Everything else goes on.</p>
      {/* The files of a page that is open for long may be gone. */}
      <p className="soft">If it fails again, load the page again: there may be a newer Warboard.</p>
      <div className="not-loaded__buttons">
        <Button look="main" onClick={onTryAgain}>
          Try again
        </Button>
        {back !== undefined && (
          <a className="button" href={back}>
            Back
          </a>
        )}
      </div>
    </div>
  );
}

/** Says that a part of the program is on its way, once that takes a moment. */
export function NotYetLoaded({
  overAll = false,
  children,
}: {
  /** Shown in the middle of the window, not in the place of the part. */
  readonly overAll?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <p className={overAll ? 'not-yet not-yet--over-all' : 'not-yet'}>
      <span>{children}</span>
    </p>
  );
}

/** Starts loading a part. */
type PartLoader = () => Promise<unknown>;

const parts: PartLoader[] = [];

/** Adds a part that the first map does not need. */
export const addLaterPart = (load: PartLoader): void => void parts.push(load);

/** Loads all of them, so that nothing waits for them later. One that fails is tried again when it is needed. */
export const loadLaterParts = (): Promise<unknown> => Promise.allSettled(parts.map((load) => load()));

/** Loads them once the first map is drawn, or cannot be drawn. */
export function loadLaterPartsAfterMap(): void {
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-map').length > 0) load();
  });
  const leave = useMapFault.subscribe(({ fault }) => fault !== null && load());
  const load = (): void => {
    observer.disconnect();
    leave();
    void loadLaterParts();
  };
  observer.observe({ type: 'mark', buffered: true });
}

/** Functions whose code is loaded separately. */
interface LazyModule<Module> {
  /** Starts loading before it is used. Rejects if that fails, after some retries; the next call tries again. */
  readonly load: () => Promise<void>;
  /** The module, in a component. With `isNeeded` it starts loading, if it has not before. */
  readonly useModule: (isNeeded?: boolean) => Module;
}

/**
 * Functions whose code is loaded in the background once the map is drawn, or when they are first needed. Until then,
 * components use those of `meanwhile`.
 */
export function lazyModule<Module>(importModule: () => Promise<Module>, meanwhile: Module): LazyModule<Module> {
  const useLoaded = create<{ readonly module: Module }>(() => ({ module: meanwhile }));
  let loading: Promise<void> | null = null;
  const load = (): Promise<void> => {
    loading ??= retry(importModule).then(
      (module) => useLoaded.setState({ module }),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };

  function useModule(isNeeded = true): Module {
    useEffect(() => {
      if (isNeeded) load().catch(() => undefined);
    }, [isNeeded]);
    return useLoaded().module;
  }
  addLaterPart(load);
  return { load, useModule };
}
