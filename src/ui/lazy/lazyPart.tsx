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
  ask: () => Promise<ComponentType<Props>>,
  { name, back }: LazyPartOptions = {},
): LazyPart<Props> {
  let there: ComponentType<Props> | null = null;
  let coming: Promise<unknown> | null = null;
  const load = (): Promise<unknown> => {
    coming ??= retry(ask).then(
      (come) => (there = come),
      (error: unknown) => {
        coming = null;
        throw error;
      },
    );
    return coming;
  };

  function Shown(props: Props) {
    const [state, setState] = useState<'coming' | 'there' | 'failed'>(there === null ? 'coming' : 'there');
    useEffect(() => {
      if (state !== 'coming') return undefined;
      let isGone = false;
      const tell = (next: 'there' | 'failed') => () => (isGone ? undefined : setState(next));
      load().then(tell('there'), tell('failed'));
      return () => {
        isGone = true;
      };
    }, [state]);
    const Come = there;
    if (Come !== null) return <Come {...props} />;
    if (state === 'coming' || name === undefined) return null;
    return <NotLoaded name={name} back={back} onTryAgain={() => setState('coming')} />;
  }
  return Object.assign(Shown, { load });
}
