import { X } from 'lucide-react';
import { GAME_ADDRESS } from '../address/address.ts';
import { PhasesAndTreasuries, TurnTitle } from '../shell/TopBar.tsx';

/** The top bar of an example, with a close button instead of the menu. */
export function CaseBar() {
  return (
    <header className="topbar example__bar">
      <TurnTitle player="Example" />
      <PhasesAndTreasuries />
      <a className="button button--icon topbar__menu" href={GAME_ADDRESS} aria-label="Close the example">
        <X size={20} aria-hidden />
      </a>
    </header>
  );
}
