import { useEffect, useState, type ComponentType } from 'react';
import { retry } from '../../store/retry.ts';
import { NotLoaded } from './NotLoaded.tsx';

interface LazyPartOptions {
  /** Name for the error message: 'The map'. A decorative part has none and fails silently. */
  readonly name?: string;
  /** Address of a back link, for a part that has no other way out. */
  readonly back?: string;
}

/** A component whose code is loaded separately. */
export interface LazyPart<Props extends object> {
  (props: Props): React.ReactNode;
  /** Starts loading before it is shown. */
  readonly load: () => Promise<unknown>;
}

/**
 * A component whose code is loaded when it is first shown. After a failure it retries, then offers a button to try
 * again. React.lazy does not fit: it caches a failure for ever, and delays the content after its fallback was shown.
 */
export function lazyPart<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
  { name, back }: LazyPartOptions = {},
): LazyPart<Props> {
  let component: ComponentType<Props> | null = null;
  let loading: Promise<unknown> | null = null;
  const load = (): Promise<unknown> => {
    loading ??= retry(importComponent).then(
      (loaded) => (component = loaded),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };

  function LazyComponent(props: Props) {
    const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(component === null ? 'loading' : 'loaded');
    useEffect(() => {
      if (state !== 'loading') return undefined;
      let isUnmounted = false;
      const update = (next: 'loaded' | 'failed') => () => (isUnmounted ? undefined : setState(next));
      load().then(update('loaded'), update('failed'));
      return () => {
        isUnmounted = true;
      };
    }, [state]);
    const Component = component;
    if (Component !== null) return <Component {...props} />;
    if (state === 'loading' || name === undefined) return null;
    return <NotLoaded name={name} back={back} onTryAgain={() => setState('loading')} />;
  }
  return Object.assign(LazyComponent, { load });
}
