import { useState } from 'react';
import { Button, type ButtonProps } from './Button.tsx';
import { useIsReady } from './useIsReady.ts';

interface DelayedButtonProps extends ButtonProps {
  /** What a press would do now; when it changes, the delay starts again. */
  readonly meaning: string;
}

/**
 * A button that ignores presses for a moment after its meaning changes, and those of a held key. So several quick
 * presses on one spot never trigger an action the user has not seen. While it has the focus it is not called disabled:
 * a screen reader would say so as it comes there, and not that it is ready a moment later.
 */
export function DelayedButton({ meaning, onClick, onFocus, onBlur, className = '', ...rest }: DelayedButtonProps) {
  const isReady = useIsReady(meaning);
  const [hasFocus, setFocus] = useState(false);
  return (
    <Button
      {...rest}
      className={isReady ? className : `${className} button--delayed`}
      aria-disabled={!isReady && !hasFocus}
      onFocus={(event) => {
        setFocus(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setFocus(false);
        onBlur?.(event);
      }}
      onClick={(event) => isReady && onClick?.(event)}
      onKeyDown={(event) => event.repeat && event.preventDefault()}
    />
  );
}
