/** How a chapter is called if nobody says otherwise; numbers start at 1. */
export const chapterTitle = (number: number): string => `Chapter ${number}`;

/** The chapter shown, of how many: 'Chapter 2 of 3: Ukraine'. */
export const chapterPlace = (number: number, count: number, title: string): string =>
  `${chapterTitle(number)} of ${count}${title === '' || title === chapterTitle(number) ? '' : `: ${title}`}`;
