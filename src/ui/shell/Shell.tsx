import type { ReactNode } from 'react';
import { useAwaiting } from '../../store/selectors.ts';
import { EndScreen } from '../end/EndScreen.tsx';
import { PhaseContent } from './PhaseContent.tsx';
import './shell.css';

/** The table while a game is played: the bar, the map, and one panel for what can be done now. */
export function Shell({ map }: { readonly map: ReactNode }) {
  const over = useAwaiting().kind === 'over';
  return (
    <div className="shell">
      <header className="shell__bar" />
      <main className="shell__map">
        <div className="shell__world">{map}</div>
        {over && <EndScreen />}
      </main>
      {!over && (
        <aside className="panel" aria-label="What can be done now">
          <div className="panel__content">
            <PhaseContent />
          </div>
        </aside>
      )}
    </div>
  );
}
