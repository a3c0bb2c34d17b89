import type { ComponentProps } from 'react';
import type { SpaceId } from '../../engine/index.ts';
import { usePointsAt } from './usePointsAt.ts';
import './Button.css';

export interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: 'main' | 'plain' | 'quiet' | 'danger';
  /** `icon` is square and needs an `aria-label`. */
  readonly shape?: 'text' | 'icon';
  readonly small?: boolean;
  readonly wide?: boolean;
  /** The space it speaks of, which the map marks while the button is pointed at or has the focus. */
  readonly pointsAt?: SpaceId | null;
}

export function Button({
  look = 'plain',
  shape = 'text',
  small = false,
  wide = false,
  pointsAt = null,
  className,
  ...rest
}: ButtonProps) {
  const pointing = usePointsAt(pointsAt);
  const classes = [
    'button',
    look === 'plain' ? '' : `button--${look}`,
    shape === 'icon' ? 'button--icon' : '',
    small ? 'button--small' : '',
    wide ? 'button--wide' : '',
    className ?? '',
  ];
  return <button type="button" className={classes.filter((name) => name !== '').join(' ')} {...pointing} {...rest} />;
}
