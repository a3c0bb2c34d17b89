import { ChevronLeft } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { familyOf } from '../../engine/index.ts';
import { wordsOf } from '../../games/faces.ts';
import { screensOf } from '../../games/screens.ts';
import { useAwaiting, useDisplayedGame } from '../../store/displayedGame.ts';
import { useView } from '../../store/viewStore.ts';
import { deciderName, powerList } from '../../text/names.ts';
import { Button } from '../components/Button.tsx';
import { focusNext } from '../components/focusNext.ts';
import { useLostFocus } from '../components/useLostFocus.ts';
import { UndoBar } from '../undo/UndoBar.tsx';
import { useLayout } from './layout.ts';
import { PanelHead } from './PanelHead.tsx';
import { useFront } from './overMap.ts';
import { keyOf } from '../../store/keyOf.ts';
import { addressOf } from '../address/address.ts';
import { KEYS } from '../../text/keys.ts';
import { useSheetDrag, useSheetSize } from './sheet.ts';
import './sheet.css';

/**
 * The panel: what can be done now, and the button to go on; or the details of a space. At the side it can be folded; in
 * narrow windows it is a sheet that can be dragged up and down.
 */
export function SidePanel() {
  const game = useDisplayedGame();
  const { Content, Chosen, Hint, EndPhase, SpaceFacts, End } = screensOf(game).table ?? {};
  const awaited = useAwaiting();
  const isSheet = useLayout() === 'sheet';
  const [folded, setFolded] = useState(false);
  const [size, setSize] = useSheetSize();
  const content = useRef<HTMLDivElement>(null);
  const drag = useSheetDrag(setSize);
  const looked = useView((view) => (view.showsFacts ? view.focused : null));
  const factsOf = SpaceFacts === undefined ? null : looked;
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
  const toTop = useCallback(() => content.current?.scrollTo(0, 0), []);
  const phase = wordsOf(game).phaseName(game.phase);
  const fold = (next: boolean): void => {
    setFolded(next);
    focusNext(next ? '.panel--folded button' : '.panel__fold');
  };
  if (folded && !isSheet && factsOf === null) {
    return (
      <aside className="panel panel--folded" data-over-map aria-label={phase}>
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
      aria-label={phase}
    >
      <PanelHead
        sheet={isSheet ? { size, onSize: setSize, drag: drag.handlers } : null}
        factsOf={factsOf}
        onFold={() => fold(true)}
      />
      {SpaceFacts && factsOf !== null && <SpaceFacts space={factsOf} />}
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
        {Content && <Content toTop={toTop} />}
        {End === undefined && <Winners />}
      </div>
      {Chosen && factsOf === null && hasChosen && <Chosen />}
      <div className="panel__foot">
        {Hint && <Hint />}
        <UndoBar />
        {EndPhase && awaited.kind === 'command' && <EndPhase />}
        {awaited.kind !== 'command' && awaited.by !== undefined && (
          <p className="panel__decider">{deciderName(game, awaited.by)} to decide.</p>
        )}
      </div>
    </aside>
  );
}

/** Who has won, once the game is over. */
function Winners() {
  const game = useDisplayedGame();
  const winners = familyOf(game).winners(game);
  if (winners === null) return null;
  return <p role="status">{`The game is over. ${winners.length === 0 ? 'Nobody' : powerList(game, winners)} won.`}</p>;
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
