import { Menu } from 'lucide-react';
import { type StandInProps, StandInButton } from '../lazy/lazyControl.tsx';

/** The button of the main menu. */
export const MENU_BUTTON = {
  className: 'button topbar__menu',
  'aria-label': 'Menu',
  children: <Menu size={20} aria-hidden />,
};

/** The main menu's button until the menu is loaded. */
export const MenuStandIn = ({ onBegin }: StandInProps) => (
  <StandInButton opens="menu" button={MENU_BUTTON} onBegin={onBegin} />
);
