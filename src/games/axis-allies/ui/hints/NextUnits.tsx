import { ArrowRight } from 'lucide-react';
import { useDeferredValue } from 'react';
import { askStayingAgain, goToNextUnits, letUnitsStay, useNextUnits, unitsToAsk } from '../../store/hints/nextUnits.ts';
import { useView } from '../../store/viewStore.ts';
import { spacesLeft, spacesLeftText } from '../../text/hints.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { useSpokenChoice } from './useSpokenChoice.ts';
import { KEYS } from '../../../../text/keys.ts';
import { useGame, useDisplayedGame } from '../../store/game.ts';
import './hints.css';

/** The way from unit to unit through a phase of moves: the next that can do something useful, or they stay. */
export function NextUnits() {
  // Finding all destinations takes a moment, so it must not delay the result of an order.
  const game = useDeferredValue(useDisplayedGame());
  const readOnly = useGame((store) => store.readOnly);
  const staying = useNextUnits((store) => store.staying);
  const chosen = useView((view) => view.chosen);
  const focused = useView((view) => view.focused);
  const asked = unitsToAsk(game, staying);
  const spoken = useSpokenChoice(asked.size);
  if (readOnly) return null;
  const canStay = chosen.length > 0 || asked.has(focused ?? '');
  return (
    <section className="next-units" aria-label="Next units">
      <div className="next-units__buttons">
        {asked.size > 0 && (
          <Button small aria-keyshortcuts={KEYS.nextUnits} onClick={goToNextUnits}>
            Next units <kbd>n</kbd> <ArrowRight size={16} aria-hidden />
          </Button>
        )}
        {canStay && (
          <Button small look="quiet" aria-keyshortcuts={KEYS.stay} onClick={letUnitsStay}>
            They stay <kbd>s</kbd>
          </Button>
        )}
        {asked.size === 0 && staying.size > 0 && (
          <Button small look="quiet" onClick={askStayingAgain}>
            Ask again who stays
          </Button>
        )}
      </div>
      <p className="soft" title={spacesLeftText(asked.size)}>
        {spacesLeft(asked.size)}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {spoken}
      </p>
    </section>
  );
}
