import { X } from 'lucide-react';
import { GAME_ADDRESS } from '../address/address.ts';
import { PhasesAndHoldings, TurnTitle } from './TopBar.tsx';

interface AwayBarProps {
  /** What is shown in place of the game, after the name of the power. */
  readonly title: string;
  /** What the button says that goes back to the game. */
  readonly close: string;
}

/** The top bar of what is shown in place of the game: the same facts, with a way back instead of the menu. */
export function AwayBar({ title, close }: AwayBarProps) {
  return (
    <header className="topbar example__bar">
      <TurnTitle player={title} />
      <PhasesAndHoldings />
      <a className="button button--icon topbar__menu" href={GAME_ADDRESS} aria-label={close}>
        <X size={20} aria-hidden />
      </a>
    </header>
  );
}
