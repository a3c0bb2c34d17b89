import type { ComponentProps } from 'react';
import type { StandInProps } from './lazyControl.tsx';

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
