import { useEffect } from 'react';
import { create } from 'zustand';
import { retry } from '../../store/retry.ts';
import { addLaterPart } from './laterParts.ts';

/** Functions whose code is loaded separately. */
export interface LazyModule<Module> {
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
