import { Button, type ButtonProps } from './Button.tsx';
import { useSettled } from './useSettled.ts';

interface SettledButtonProps extends ButtonProps {
  /** What a press would do now; when it changes, the button has to settle again. */
  readonly meaning: string;
}

/**
 * A button for what ends something: in its first moment it takes no press, nor ever one that a held key repeats, so
 * that presses in a row on one spot do only what was seen.
 */
export function SettledButton({ meaning, onClick, className = '', ...rest }: SettledButtonProps) {
  const isSettled = useSettled(meaning);
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
