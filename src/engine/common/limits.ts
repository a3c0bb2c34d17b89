/** Bounds of what comes from outside, in every family. */

/** For ids, seeds and dates: characters. */
export const MAX_ID_LENGTH = 100;
/** Entries in one list of a command or set-up, and in any record of a file. */
export const MAX_ENTRIES = 1_000;
/** Units in one position, of all powers together. */
export const MAX_UNITS = 2_000;
