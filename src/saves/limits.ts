export { MAX_ENTRIES, MAX_ID_LENGTH, MAX_UNITS } from '../engine/index.ts';

/** The longest games seen have about 2,000 commands and 100 KB; a file beyond these limits is not a game. */
export const MAX_COMMANDS = 20_000;
export const MAX_BYTES = 4_000_000;
export const MAX_NAME_LENGTH = 40;
/** Entries in any list of a file; the longest are the moves of a study. */
export const MAX_LIST = 25_000;
/** Characters of any text in a file, as they are written there; a longer one would be read for too long at once. */
export const MAX_TEXT = 1_000_000;
/** A file has at most one value for so many of the bytes that it may have; saves have one for some nine. */
export const MIN_BYTES_OF_VALUE = 4;
/** Levels of nested lists and records; a save has seven. */
export const MAX_DEPTH = 20;
/** Faults reported for one file. */
export const MAX_FAULTS = 20;
/** Characters of what is said of one of them. */
export const MAX_FAULT_LENGTH = 300;
/** Archived games kept in this browser, besides the current one. */
export const MAX_ARCHIVED_GAMES = 100;
/** A file of many games. */
export const MAX_GAMES_BYTES = 40_000_000;
/** Studies of the lab kept in this browser; from then on the oldest is offered to go. */
export const MAX_STUDIES = 50;
/** A file of one of them: the most moves that it can have, and words about some of them. */
export const MAX_STUDY_BYTES = 16_000_000;
/** Chapters of one study. */
export const MAX_CHAPTERS = 64;
/** Lessons kept in this browser; no more can be begun. */
export const MAX_LESSONS = 200;
export const MAX_LESSON_BYTES = 2_000_000;
/** Stops of one lesson. */
export const MAX_STOPS = 60;
/** What a lesson is about, and what the class reads at a stop. */
export const MAX_STOP_TEXT_LENGTH = 600;
/** Names of studies, of their chapters and of lessons, and comments. */
export const MAX_TITLE_LENGTH = 80;
/** Comments that are not finished, in one study. */
export const MAX_HALF_WRITTEN = 100;
/** Names of moves: an end of a battle tells all units that are left. */
export const MAX_LINE_NAME_LENGTH = 300;
export const MAX_COMMENT_LENGTH = 4_000;
/** Lines of one game that were taken back. */
export const MAX_SIDE_LINES = 100;
/** Commands of all of them together; but the latest is always kept whole. */
export const MAX_SIDE_COMMANDS = 6_000;
/** A day. */
export const MAX_CLOCK_SECONDS = 86_400;
