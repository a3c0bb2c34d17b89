import { ChevronDown, ChevronRight, ChevronUp, Info } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, type RefObject } from 'react';
import type { SpaceId } from '../../engine/index.ts';
import { useView } from '../../store/viewStore.ts';
import { wordsOf } from '../../games/faces.ts';
import { screensOf } from '../../games/screens.ts';
import { Button } from '../components/Button.tsx';
import { spaceName } from '../../text/names.ts';
import { KEYS } from '../../text/keys.ts';
import { useDisplayedGame } from '../../store/displayedGame.ts';
import { SHEET_SIZES, nextSize, type SheetSize } from './sheet.ts';
import { mayTakeFocus } from '../components/useInitialFocus.ts';

/** Opens the details of a space. */
export function AboutButton({ space }: { readonly space: SpaceId }) {
  const game = useDisplayedGame();
  const askAbout = useView((view) => view.openFacts);
  const name = spaceName(game, space);
  return (
    <Button
      small
      className="about-button"
      aria-label={`About ${name}`}
      title={`What there is to know of ${name} (${KEYS.about})`}
      aria-keyshortcuts={KEYS.about}
      onClick={() => askAbout(space)}
    >
      <Info size={16} aria-hidden /> <span className="about-button__name">{name}</span>
    </Button>
  );
}

interface SheetControls {
  readonly size: SheetSize;
  readonly onSize: (size: SheetSize) => void;
  readonly drag: Pick<ComponentProps<'div'>, 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'>;
}

interface PanelHeadProps {
  /** Size controls of the sheet; null if the panel is at the side. */
  readonly sheet: SheetControls | null;
  /** The space whose details are shown below; null while the phase is shown. */
  readonly factsOf: SpaceId | null;
  readonly onFold: () => void;
}

/**
 * The head of the panel: the phase, a button for details of the selected space, and buttons to resize or fold the
 * panel.
 */
export function PanelHead({ sheet, factsOf, onFold }: PanelHeadProps) {
  const game = useDisplayedGame();
  const hasFacts = screensOf(game).table?.SpaceFacts !== undefined;
  const focused = useView((view) => view.focused);
  const heading = usePhaseFocus();
  if (sheet === null && factsOf !== null) return null;
  return (
    <div className={`panel__head ${factsOf === null ? '' : 'panel__head--bare'}`} {...sheet?.drag}>
      {sheet !== null && <div className="panel__grip" aria-hidden />}
      {factsOf === null && (
        <h2 ref={heading} tabIndex={-1}>
          {wordsOf(game).phaseName(game.phase)}
        </h2>
      )}
      {factsOf === null && hasFacts && focused !== null && <AboutButton space={focused} />}
      {sheet === null ? (
        <Button
          className="panel__fold"
          shape="icon"
          look="quiet"
          small
          aria-label="Fold the panel away"
          aria-expanded
          onClick={onFold}
        >
          <ChevronRight size={20} aria-hidden />
        </Button>
      ) : (
        <SheetSizes {...sheet} />
      )}
    </div>
  );
}

function SheetSizes({ size, onSize }: SheetControls) {
  return (
    <span className="panel__sizes">
      <Button
        shape="icon"
        look="quiet"
        small
        aria-label="Draw the panel down"
        disabled={size === SHEET_SIZES[0]}
        onClick={() => onSize(nextSize(size, -1))}
      >
        <ChevronDown size={20} aria-hidden />
      </Button>
      <Button
        shape="icon"
        look="quiet"
        small
        aria-label="Draw the panel up"
        disabled={size === SHEET_SIZES.at(-1)}
        onClick={() => onSize(nextSize(size, 1))}
      >
        <ChevronUp size={20} aria-hidden />
      </Button>
    </span>
  );
}

/** Returns a ref for the phase's heading, which gets the focus when a new phase begins. */
export function usePhaseFocus(): RefObject<HTMLHeadingElement | null> {
  const { round, power, phase } = useDisplayedGame();
  const now = `${round} ${power} ${phase}`;
  const seen = useRef(now);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (seen.current === now) return;
    seen.current = now;
    if (mayTakeFocus(heading.current)) heading.current?.focus({ preventScroll: true });
  }, [now]);
  return heading;
}
