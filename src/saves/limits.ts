/** The longest games seen have some 2,000 commands and 100 KB; a file beyond these limits is no game. */
export const MAX_COMMANDS = 20_000;
export const MAX_BYTES = 4_000_000;
export const MAX_NAME_LENGTH = 40;
/** Pieces in one position, of all powers together. */
export const MAX_UNITS = 2_000;
/** Of ids, seeds and dates. */
export const MAX_ID_LENGTH = 100;
/** Entries in one list or record of a command or of a set-up. */
export const MAX_ENTRIES = 1_000;
/** Levels of lists and records in one another; a save has seven. */
export const MAX_DEPTH = 20;
/** Faults told of one file; a thousand lines help nobody. */
export const MAX_FAULTS = 20;
/** Games set aside and kept in this browser, beside the one on the table. */
export const MAX_ARCHIVED_GAMES = 20;
