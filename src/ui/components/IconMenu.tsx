import { Menu } from '@base-ui/react/menu';
import type { LucideIcon } from 'lucide-react';
import './menu.css';

interface IconMenuProps {
  readonly name: string;
  readonly icon: LucideIcon;
  /** Whether it belongs to something in a window, over which it must lie. */
  readonly isInWindow?: boolean;
  readonly items: readonly {
    readonly text: string;
    readonly icon: LucideIcon;
    readonly isDisabled?: boolean;
    readonly onClick: () => void;
  }[];
}

/** A button with a sign that opens a menu. */
export function IconMenu({ name, icon: Sign, isInWindow = false, items }: IconMenuProps) {
  return (
    <Menu.Root>
      <Menu.Trigger className="button button--quiet button--icon button--small" aria-label={name} title={name}>
        <Sign size={18} aria-hidden />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner
          className={isInWindow ? 'menu__place menu__place--over-window' : 'menu__place'}
          sideOffset={6}
          align="end"
          collisionPadding={8}
        >
          <Menu.Popup className="menu menu--of-entry">
            {items.map(({ text, icon: Icon, isDisabled = false, onClick }) => (
              <Menu.Item key={text} className="menu__item" disabled={isDisabled} onClick={onClick}>
                <Icon size={18} aria-hidden /> {text}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
