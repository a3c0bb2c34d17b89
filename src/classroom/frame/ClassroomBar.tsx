import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { GAME_ADDRESS } from '../../ui/address/address.ts';
import { CLASSROOM_PAGES, type ClassroomPage, classroomAddress } from '../../ui/address/classroomPages.ts';
import { LayerButton } from '../../ui/layers/parts.ts';
import { useLayout } from '../../ui/shell/layout.ts';
import { useGame } from '../../store/gameStore.ts';
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
