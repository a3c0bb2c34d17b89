import { Button, type ButtonProps } from './Button.tsx';
import { useIsReady } from './useIsReady.ts';

interface DelayedButtonProps extends ButtonProps {
  /** What a press would do now; when it changes, the delay starts again. */
  readonly meaning: string;
}

/**
 * A button that ignores presses for a moment after its meaning changes, and those of a held key. So several quick
 * presses on one spot never trigger an action the user has not seen.
 */
export function DelayedButton({ meaning, onClick, className = '', ...rest }: DelayedButtonProps) {
  const isReady = useIsReady(meaning);
  return (
    <Button
      {...rest}
      className={isReady ? className : `${className} button--delayed`}
      aria-disabled={!isReady}
      onClick={(event) => isReady && onClick?.(event)}
      onKeyDown={(event) => event.repeat && event.preventDefault()}
    />
  );
}
