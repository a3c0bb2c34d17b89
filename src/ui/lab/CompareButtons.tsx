import { Bookmark, Scale } from 'lucide-react';
import { useState } from 'react';
import type { GameState } from '../../engine/index.ts';
import { Button } from '../components/Button.tsx';
import { CompareWindow } from './compare/CompareWindow.tsx';

/** Remembers the position shown, and compares it with another that is shown later. */
export function CompareButtons({ state }: { readonly state: GameState }) {
  const [remembered, setRemembered] = useState<GameState | null>(null);
  const [isOpen, setOpen] = useState(false);
  const canCompare = remembered !== null && remembered !== state && remembered.edition === state.edition;
  return (
    <>
      <Button small aria-pressed={remembered === state} onClick={() => setRemembered(state)}>
        <Bookmark size={16} aria-hidden /> {remembered === state ? 'Remembered' : 'Remember to compare'}
      </Button>
      {canCompare && (
        <Button small onClick={() => setOpen(true)}>
          <Scale size={16} aria-hidden /> Compare with the remembered one
        </Button>
      )}
      {canCompare && isOpen && <CompareWindow before={remembered} after={state} onClose={() => setOpen(false)} />}
    </>
  );
}
