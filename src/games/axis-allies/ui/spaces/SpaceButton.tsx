import type { ComponentProps } from 'react';
import type { SpaceId } from '../../../../engine/axis-allies/index.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { DelayedButton } from '../../../../ui/components/DelayedButton.tsx';
import { usePointsAt } from './usePointsAt.ts';

interface PointingProps {
  /** What the map marks while the button is pointed at or has the focus. */
  readonly space: SpaceId | null;
}

/** A button that speaks of a space. */
export function SpaceButton({ space, ...rest }: PointingProps & ComponentProps<typeof Button>) {
  return <Button {...usePointsAt(space)} {...rest} />;
}

/** A button that speaks of a space, for what nobody should do by a press too many. */
export function DelayedSpaceButton({ space, ...rest }: PointingProps & ComponentProps<typeof DelayedButton>) {
  return <DelayedButton {...usePointsAt(space)} {...rest} />;
}
