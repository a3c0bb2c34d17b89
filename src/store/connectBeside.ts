import { connectTo, type Connection } from '../saves/connection.ts';
import { openDatabase } from '../saves/database.ts';

const TIMEOUT = 8_000;
const ignored = (): void => undefined;

/** A connection of its own for what is kept beside the game: what goes wrong there must not touch the running game. */
export const connectBeside = (): Connection =>
  connectTo({
    open: (events) => openDatabase(undefined, events),
    timeout: TIMEOUT,
    onOutdated: ignored,
    onGone: ignored,
    onBlocked: ignored,
  });
