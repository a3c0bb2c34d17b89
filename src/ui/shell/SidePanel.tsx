import { ChevronLeft } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useView } from '../../store/viewStore.ts';
import { deciderName, phaseName } from '../../games/axis-allies/text/names.ts';
import { Button } from '../components/Button.tsx';
import { focusNext } from '../components/focusNext.ts';
import { useLostFocus } from '../components/useLostFocus.ts';
import { HintLine } from '../../games/axis-allies/ui/hints/parts.ts';
import { AdvantageUses, DestinationList, SpaceFacts } from '../lazy/parts.ts';
import { ShortGameHere } from '../../games/axis-allies/ui/shortGame/parts.tsx';
import { UndoBar } from '../undo/UndoBar.tsx';
import { EndPhaseButton } from './EndPhaseButton.tsx';
import { JointStrike } from './JointStrike.tsx';
import { useLayout } from './layout.ts';
import { MissingPhases } from './MissingPhases.tsx';
import { PanelHead } from './PanelHead.tsx';
import { PhaseContent } from './PhaseContent.tsx';
import { useFront } from './overMap.ts';
import { keyOf } from '../../store/keyOf.ts';
import { addressOf } from '../address/address.ts';
import { KEYS } from '../../text/keys.ts';
import { useSheetDrag, useSheetSize } from './sheet.ts';
import { useAwaiting, useDisplayedGame } from '../../games/axis-allies/store/game.ts';
import './sheet.css';
import './battleInSmallWindows.css';

/**
 * The panel: what can be done now, and the button to go on; or the details of a space. At the side it can be folded; in
 * narrow windows it is a sheet that can be dragged up and down.
 */
export function SidePanel() {
  const game = useDisplayedGame();
  const awaited = useAwaiting();
  const isSheet = useLayout() === 'sheet';
  const [folded, setFolded] = useState(false);
  const [size, setSize] = useSheetSize();
  const content = useRef<HTMLDivElement>(null);
  const drag = useSheetDrag(setSize);
  const factsOf = useView((view) => (view.showsFacts ? view.focused : null));
  // Before units are chosen the list says nothing, and its code is not asked for.
  const hasChosen = useView((view) => view.chosen.length > 0);
  useFallbackFocus(content);
  useLostFocus(content);
  useFactsKey();
  useFactsInFront(factsOf !== null);
  // Scroll to the top, where the units of the selected space are.
  useEffect(
    () =>
      useView.subscribe((now, before) =>
        now.focused === before.focused ? undefined : content.current?.scrollTo(0, 0),
      ),
    [],
  );
  // So that the question is seen that comes with a battle's end, or with its beginning.
  const question = game.battle === null ? awaited.kind : `battle of ${game.battle.space}`;
  useEffect(() => {
    content.current?.scrollTo(0, 0);
    // Only another question makes it scroll.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [question]);
  // Whoever has scrolled past the strip chooses casualties in it all the same.
  const isChoosing = awaited.kind === 'casualties';
  useEffect(() => {
    if (isChoosing) content.current?.scrollTo(0, 0);
  }, [isChoosing]);
  const fold = (next: boolean): void => {
    setFolded(next);
    focusNext(next ? '.panel--folded button' : '.panel__fold');
  };
  if (folded && !isSheet && factsOf === null) {
    return (
      <aside className="panel panel--folded" data-over-map aria-label={phaseName(game.phase)}>
        <Button shape="icon" look="quiet" aria-label="Open the panel" aria-expanded={false} onClick={() => fold(false)}>
          <ChevronLeft size={20} aria-hidden />
        </Button>
      </aside>
    );
  }
  return (
    <aside
      className="panel"
      data-over-map
      data-size={size}
      style={drag.height === null || !isSheet ? {} : { height: drag.height }}
      aria-label={phaseName(game.phase)}
    >
      <PanelHead
        sheet={isSheet ? { size, onSize: setSize, drag: drag.handlers } : null}
        factsOf={factsOf}
        onFold={() => fold(true)}
      />
      {factsOf !== null && <SpaceFacts space={factsOf} />}
      {/* Stays mounted behind the details, so that unfinished input is not lost. */}
      <div
        key={`${game.power} ${game.phase}`}
        className="panel__content"
        ref={content}
        tabIndex={-1}
        role="group"
        aria-label="What can be done"
        hidden={factsOf !== null}
      >
        {game.battle === null && <ShortGameHere />}
        {awaited.kind === 'command' && <MissingPhases />}
        {game.battle === null && <JointStrike />}
        {game.battle === null && Object.keys(game.advantages).length > 0 && <AdvantageUses />}
        <PhaseContent />
      </div>
      {factsOf === null && game.battle === null && hasChosen && <DestinationList />}
      <div className="panel__foot">
        <HintLine />
        <UndoBar />
        {awaited.kind === 'command' && <EndPhaseButton />}
        {awaited.kind !== 'command' && awaited.kind !== 'over' && (
          <p className="panel__decider">{deciderName(game, awaited.by)} to decide.</p>
        )}
      </div>
    </aside>
  );
}

/** Brings the details of a space to the front when they open, and closes them when a panel takes their place. */
function useFactsInFront(areOpen: boolean): void {
  const isInFront = useFront('facts', areOpen);
  const close = useView((view) => view.closeFacts);
  useEffect(() => {
    if (!isInFront) close();
  }, [isInFront, close]);
}

/** Elements in which letters are text or move the focus on the map. */
const IGNORED = 'input, select, textarea, [contenteditable], .world-map__canvas, [role=dialog], [role=menu]';

/** The key `i` opens and closes the details of the selected space, or else of the hovered one. */
function useFactsKey(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { ctrlKey, metaKey, altKey, target } = event;
      if (keyOf(event) !== KEYS.about || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(IGNORED) !== null) return;
      if (addressOf(window.location.hash).place !== 'game') return;
      const { showsFacts, focused, hovered, openFacts, closeFacts } = useView.getState();
      const space = focused ?? hovered;
      if (showsFacts) closeFacts();
      else if (space !== null) openFacts(space);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/**
 * If the focused control disappears with its own action, moves the focus to a control beside it, or else to the panel.
 */
function useFallbackFocus(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const active = document.activeElement;
    if (active !== null && active !== document.body && !active.matches(':disabled')) return;
    const beside = active?.closest('[role=group]:not([tabindex])')?.querySelector<HTMLElement>('button:not(:disabled)');
    (beside ?? panel.current)?.focus({ preventScroll: true });
  });
}
