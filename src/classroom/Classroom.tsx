import type { ClassroomPage } from '../ui/address/classroomPages.ts';
import { PAGES } from './pages.ts';

interface ClassroomProps {
  readonly page: ClassroomPage;
  readonly rest: readonly string[];
}

/** The page of the classroom that the address names. */
export function Classroom({ page, rest }: ClassroomProps) {
  const Page = PAGES[page];
  return <Page rest={rest} />;
}
