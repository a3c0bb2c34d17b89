import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode, useCallback, useState, useMemo } from 'react';
import { GAME_ADDRESS } from '../../ui/address/address.ts';
import { CLASSROOM_PAGES, type ClassroomPage, classroomAddress } from '../../ui/address/classroomPages.ts';
import { LayerButton } from '../../ui/layers/parts.ts';
import { useLayout } from '../../ui/shell/layout.ts';
import { useGame } from '../../store/gameStore.ts';
import { focusIfLost } from '../../ui/components/focusIfLost.ts';
import type { AnyEvent, SpaceId } from '../../engine/index.ts';
import { emptyBoard } from '../../store/atlas/emptyBoard.ts';
import { useDisplayedExample } from '../../ui/components/DisplayedExample.tsx';
import type { Example } from '../../store/displayedGame.ts';
import './classroom.css';

/** The top bar of the classroom: its pages, and the way back to the game or the opening page. */
export function ClassroomBar({ page }: { readonly page: ClassroomPage }) {
  const isPlaying = useGame((store) => store.game !== null && store.inGame);
  const hasRoom = useLayout() === 'side';
  const back = isPlaying ? 'Back to the game' : 'Back to the opening page';
  return (
    <header className="topbar classroom-bar">
      <h1 className="classroom-bar__title">Classroom</h1>
      <ClassroomLinks page={page} />
      {CLASSROOM_PAGES[page].overMap && <LayerButton isNamed={hasRoom} />}
      <a className="button button--icon topbar__menu" href={GAME_ADDRESS} aria-label={back}>
        <X size={20} aria-hidden />
      </a>
    </header>
  );
}

const PAGES = Object.keys(CLASSROOM_PAGES) as ClassroomPage[];

/** The pages of the classroom, one link each. */
function ClassroomLinks({ page }: { readonly page: ClassroomPage }) {
  const present = useRef<HTMLAnchorElement>(null);
  // On a phone not all have room.
  useEffect(() => {
    // Not returned: some browsers answer with a promise.
    present.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, []);
  return (
    <nav className="classroom-links" aria-label="Classroom">
      {PAGES.map((each) => (
        <a
          key={each}
          ref={each === page ? present : undefined}
          href={classroomAddress(each)}
          aria-current={each === page ? 'page' : undefined}
        >
          {CLASSROOM_PAGES[each].title}
        </a>
      ))}
    </nav>
  );
}

interface ClassroomPanelProps {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The panel beside the map. The focus that was on the page before goes on here, where the keyboard would lose it. */
export function ClassroomPanel({ label, className = 'classroom-panel', children }: ClassroomPanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => focusIfLost(panel.current), []);
  return (
    <aside ref={panel} tabIndex={-1} className={`panel example ${className}`} data-over-map aria-label={label}>
      {children}
    </aside>
  );
}

export interface Loaded<Content> {
  /** Null until it is there. */
  readonly content: Content | null;
  readonly hasFailed: boolean;
  readonly tryAgain: () => void;
}

/** What is loaded for an edition when it is first asked for; for null nothing is. Keep the same function. */
export function useLoaded<Content>(
  edition: string | null,
  load: (edition: string) => Promise<Content>,
): Loaded<Content> {
  const [content, setContent] = useState<Content | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (edition === null || hasFailed) return undefined;
    let isGone = false;
    load(edition).then(
      (loaded) => (isGone ? undefined : setContent(loaded)),
      () => (isGone ? undefined : setFailed(true)),
    );
    return () => {
      isGone = true;
    };
  }, [edition, load, hasFailed]);
  return { content, hasFailed, tryAgain: useCallback(() => setFailed(false), []) };
}

/** The one empty list, so that it is equal every time and the map has nothing to animate. */
const NO_EVENTS: readonly AnyEvent[] = [];

/**
 * Shows the board without units on the map, with these spaces outlined. With `onPress` the map takes presses and stays
 * where it is; without, it moves to the spaces. Keep the same list and the same function.
 */
export function useBoardShown(edition: string, spaces: readonly SpaceId[], onPress?: (space: SpaceId) => void): void {
  const example = useMemo(
    (): Example => ({
      game: emptyBoard(edition),
      events: NO_EVENTS,
      before: null,
      chosen: [],
      destinations: [],
      marks: {},
      spaces,
      routes: [],
      isRefused: false,
      isHistory: true,
      ...(onPress && { hand: { focused: spaces[0] ?? null, focus: onPress, press: onPress } }),
    }),
    [edition, spaces, onPress],
  );
  useDisplayedExample(example);
}

/** What every page of the classroom is given. */
export interface ClassroomPageProps {
  /** What follows its name in the address. */
  readonly rest: readonly string[];
}
