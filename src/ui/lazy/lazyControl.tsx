import { useState, type ComponentType, type ComponentProps } from 'react';
import { lazyPart } from './lazyPart.tsx';
import { Button } from '../components/Button.tsx';
import './notLoaded.css';

/** What has been done to a control before its code was loaded. */
export type Begun = 'nothing' | 'focus' | 'press';

export interface BegunProps {
  readonly begun?: Begun;
}

export interface StandInProps {
  readonly onBegin: (begun: Begun) => void;
}

/** A control that has a stand-in of the same size and name until its code is loaded. */
export interface LazyControl<Props extends object> {
  (props: Props): React.ReactNode;
  /** Starts loading before it is used. */
  readonly load: () => Promise<unknown>;
}

/**
 * A control whose code is loaded in the background, or as soon as its stand-in is used. The control then goes on from
 * there: it is told whether the stand-in has the focus or was pressed. If the code does not come, a note tells whoever
 * used the stand-in, by this name, and offers to try again.
 */
export function lazyControl<Props extends object>(
  importControl: () => Promise<ComponentType<Props & BegunProps>>,
  StandIn: ComponentType<Props & StandInProps>,
  nameOf: (props: Props) => string,
): LazyControl<Props> {
  const Part = lazyPart(importControl, { later: true });

  function Control(props: Props) {
    const { Component, hasFailed } = Part.usePart();
    const [begun, setBegun] = useState<Begun>('nothing');
    // The last use, to be told of and to be tried again.
    const [used, setUsed] = useState<Begun>('nothing');
    if (Component !== null) return <Component {...props} begun={begun} />;
    function begin(now: Begun): void {
      setBegun(now);
      if (now === 'nothing') return;
      setUsed(now);
      Part.load().catch(() => undefined);
    }
    return (
      <>
        <StandIn {...props} onBegin={begin} />
        {hasFailed && used !== 'nothing' && (
          <NotLoadedNote name={nameOf(props)} onTryAgain={() => begin(used)} onClose={() => setUsed('nothing')} />
        )}
      </>
    );
  }
  return Object.assign(Control, { load: Part.load });
}

interface NotLoadedNoteProps {
  readonly name: string;
  readonly onTryAgain: () => void;
  readonly onClose: () => void;
}

/** Says at the edge of the window that a control failed to load; the control's stand-in stays where it is. */
function NotLoadedNote({ name, onTryAgain, onClose }: NotLoadedNoteProps) {
  return (
    <div className="not-loaded-note" role="alert">
      <p>{name} could not be loaded. Everything else goes on; perhaps the connection is down for a moment.</p>
      <div className="not-loaded__buttons">
        <Button look="main" onClick={onTryAgain}>
          Try again
        </Button>
        <Button onClick={onClose}>Not now</Button>
      </div>
    </div>
  );
}

interface StandInButtonProps extends StandInProps {
  readonly opens: 'dialog' | 'menu';
  readonly button: ComponentProps<'button'>;
}

/** Stands in for a button that opens something, until that is loaded. A press is not lost. */
export function StandInButton({ opens, button, onBegin }: StandInButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup={opens}
      aria-expanded={false}
      {...button}
      onFocus={() => onBegin('focus')}
      onBlur={() => onBegin('nothing')}
      onClick={() => onBegin('press')}
    />
  );
}
