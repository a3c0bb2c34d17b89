import { X } from 'lucide-react';
import { GAME_ADDRESS } from '../../address/address.ts';
import { PhasesAndTreasuries, TurnTitle } from '../../shell/TopBar.tsx';

/** The top bar of the position that is set up, with a way back instead of the menu. */
export function EditorBar() {
  return (
    <header className="topbar example__bar">
      <TurnTitle player="Position editor" />
      <PhasesAndTreasuries />
      <a className="button button--icon topbar__menu" href={GAME_ADDRESS} aria-label="Close the editor">
        <X size={20} aria-hidden />
      </a>
    </header>
  );
}
