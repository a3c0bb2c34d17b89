import { Button, type ButtonProps } from './Button.tsx';
import { useIsReady } from './useIsReady.ts';

interface DelayedButtonProps extends ButtonProps {
  /** What a press would do now; when it changes, the button has to settle again. */
  readonly meaning: string;
}

/**
 * A button for what ends something: in its first moment it takes no press, nor ever one that a held key repeats, so
 * that presses in a row on one spot do only what was seen.
 */
export function DelayedButton({ meaning, onClick, className = '', ...rest }: DelayedButtonProps) {
  const isSettled = useIsReady(meaning);
  return (
    <Button
      {...rest}
      className={isSettled ? className : `${className} button--settling`}
      aria-disabled={!isSettled}
      onClick={(event) => isSettled && onClick?.(event)}
      onKeyDown={(event) => event.repeat && event.preventDefault()}
    />
  );
}
