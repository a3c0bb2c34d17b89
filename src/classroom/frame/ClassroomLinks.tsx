import { useEffect, useRef } from 'react';
import { CLASSROOM_PAGES, classroomAddress, type ClassroomPage } from '../../ui/address/classroomPages.ts';

const PAGES = Object.keys(CLASSROOM_PAGES) as ClassroomPage[];

/** The pages of the classroom, one link each. */
export function ClassroomLinks({ page }: { readonly page: ClassroomPage }) {
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
