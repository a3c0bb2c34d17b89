import { Popover as Base } from '@base-ui/react/popover';
import type { BegunProps } from '../lazy/lazyControl.tsx';
import { useBegunFocus } from '../lazy/useBegunFocus.ts';
import type { PopoverButtonProps } from './PopoverButton.tsx';

/** The button and its popover, once they are loaded. */
export function Popover({
  button,
  title,
  popup,
  align = 'center',
  onOpenChange,
  children,
  begun = 'nothing',
}: PopoverButtonProps & BegunProps) {
  const trigger = useBegunFocus<HTMLButtonElement>(begun);
  return (
    <Base.Root defaultOpen={begun === 'press'} onOpenChange={() => onOpenChange?.()}>
      <Base.Trigger ref={trigger} {...button} />
      <Base.Portal>
        <Base.Positioner className="menu__place" sideOffset={6} align={align} collisionPadding={8}>
          <Base.Popup {...popup}>
            {title !== undefined && <Base.Title>{title}</Base.Title>}
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
