/** A page of the classroom: its title, and whether it lies over the map or is a page by itself. */
interface ClassroomAbout {
  readonly title: string;
  readonly overMap: boolean;
  /** Ends of its address that are pages by themselves: '#/lessons/…/notes'. */
  readonly alone?: readonly string[];
}

/** The pages of the classroom, by the first part of their address. */
export const CLASSROOM_PAGES = {
  atlas: { title: 'The map', overMap: true },
  time: { title: 'Time line', overMap: true },
  lessons: { title: 'Lessons', overMap: true, alone: ['notes', 'handout'] },
  quiz: { title: 'Quiz', overMap: true, alone: ['sheet'] },
  'short-games': { title: 'Short games', overMap: false },
  glossary: { title: 'Glossary', overMap: false },
  globe: { title: 'Globe', overMap: false },
  print: { title: 'Print', overMap: false },
} as const satisfies Readonly<Record<string, ClassroomAbout>>;

export type ClassroomPage = keyof typeof CLASSROOM_PAGES;

export const isClassroomPage = (name: string): name is ClassroomPage => Object.hasOwn(CLASSROOM_PAGES, name);

/** Whether what an address shows lies over the map. */
export function liesOverMap(page: ClassroomPage, rest: readonly string[]): boolean {
  const { overMap, alone = [] }: ClassroomAbout = CLASSROOM_PAGES[page];
  return overMap && !alone.includes(rest[1] ?? '');
}

/** The address of a page of the classroom: '#/atlas', '#/atlas/karelia'. */
export const classroomAddress = (page: ClassroomPage, ...rest: readonly string[]): string =>
  ['#', page, ...rest.map(encodeURIComponent)].join('/');

/** The further parts of an address, as they were given to `classroomAddress`. */
export const restOf = (parts: readonly string[]): string[] => parts.filter((part) => part !== '').map(decoded);

/** An address can be any text, and not all of it can be decoded. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
