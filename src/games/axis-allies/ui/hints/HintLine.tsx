import { Lightbulb, X } from 'lucide-react';
import { thingOf, tell, tellNoMore } from '../../store/hints/told.ts';
import { flyTo } from '../../../../store/mapCamera.ts';
import { useView } from '../../store/viewStore.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { hintText } from './hintText.ts';
import { useHint } from './useHint.ts';
import { useGame, useDisplayedGame } from '../../store/game.ts';
import './hints.css';

/** At most one calm hint, above the button that ends the phase. */
export function HintLine() {
  const game = useDisplayedGame();
  const hint = useHint();
  const seed = useGame((store) => store.setup?.seed ?? '');
  const focus = useView((view) => view.focus);
  const text = hint === null ? '' : hintText(game, hint);
  return (
    <div className="hint">
      <p aria-live="polite" className="hint__text">
        {text !== '' && <Lightbulb size={16} aria-hidden />} {text}
      </p>
      {hint !== null && (
        <div className="hint__buttons" role="group" aria-label="Hint">
          <Button
            small
            look="quiet"
            onClick={() => {
              focus(hint.space);
              flyTo([hint.space]);
            }}
          >
            Show it
          </Button>
          <Button small look="quiet" onClick={() => tellNoMore(seed, hint.kind)}>
            Not again in this game
          </Button>
          <Button small shape="icon" look="quiet" aria-label="Close the hint" onClick={() => tell(seed, thingOf(hint))}>
            <X size={16} aria-hidden />
          </Button>
        </div>
      )}
    </div>
  );
}
