import { type ComponentProps, useEffect, useRef } from 'react';
import type { SpaceId } from '../../../../engine/axis-allies/index.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { DelayedButton } from '../../../../ui/components/DelayedButton.tsx';
import { useView } from '../../store/viewStore.ts';

/** Handlers of an element that speaks of a space: while it is pointed at or has the focus, the map marks the space. */
export function usePointsAt(space: SpaceId | null) {
  const hover = useView((view) => view.hover);
  const isPointing = useRef(false);
  // No pointer leaves an element that goes away, and no focus.
  useEffect(
    () => () => {
      if (isPointing.current) hover(null);
    },
    [hover],
  );
  if (space === null) return {};
  const point = (to: SpaceId | null): void => {
    isPointing.current = to !== null;
    hover(to);
  };
  return {
    onPointerEnter: () => point(space),
    onPointerLeave: () => point(null),
    onFocus: () => point(space),
    onBlur: () => point(null),
  };
}

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
