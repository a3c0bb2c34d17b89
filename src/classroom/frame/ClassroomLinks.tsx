import { CLASSROOM_PAGES, classroomAddress, type ClassroomPage } from '../../ui/address/classroomPages.ts';

const PAGES = Object.keys(CLASSROOM_PAGES) as ClassroomPage[];

/** The pages of the classroom, one link each. */
export function ClassroomLinks({ page }: { readonly page: ClassroomPage }) {
  return (
    <nav className="classroom-links" aria-label="Classroom">
      {PAGES.map((each) => (
        <a key={each} href={classroomAddress(each)} aria-current={each === page ? 'page' : undefined}>
          {CLASSROOM_PAGES[each].title}
        </a>
      ))}
    </nav>
  );
}
