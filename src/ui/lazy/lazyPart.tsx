import { useEffect, useState, type ComponentType } from 'react';
import { retry } from '../../store/retry.ts';
import { NotLoaded } from './NotLoaded.tsx';

interface LazyPartOptions {
  /** What people call it: 'The map'. What is only for show has no name, and is missed by nobody. */
  readonly name?: string;
  /** The address that leads away from it, where nothing else does. */
  readonly back?: string;
}

/** A part of the program that is loaded apart from the rest. */
export interface LazyPart<Props extends object> {
  (props: Props): React.ReactNode;
  /** Asks for it before it is shown. */
  readonly load: () => Promise<unknown>;
}

/**
 * A component that is loaded when it is first shown. If it does not come it is asked for again, by itself and then by
 * whoever presses the button that stands in its place. Not React's lazy: that remembers a failure for ever, and keeps
 * what has come waiting until its fallback was seen for a third of a second.
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
