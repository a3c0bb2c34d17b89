import type { ComponentProps } from 'react';
import './Button.css';

export interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: 'main' | 'plain' | 'quiet' | 'danger';
  /** `icon` is square and needs an `aria-label`. */
  readonly shape?: 'text' | 'icon';
  readonly small?: boolean;
  readonly wide?: boolean;
}

export function Button({
  look = 'plain',
  shape = 'text',
  small = false,
  wide = false,
  className,
  ...rest
}: ButtonProps) {
  const classes = [
    'button',
    look === 'plain' ? '' : `button--${look}`,
    shape === 'icon' ? 'button--icon' : '',
    small ? 'button--small' : '',
    wide ? 'button--wide' : '',
    className ?? '',
  ];
  return <button type="button" className={classes.filter((name) => name !== '').join(' ')} {...rest} />;
}
