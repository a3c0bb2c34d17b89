import type { ConnectionEvents, Database } from './database.ts';

/** A connection that is opened when it is needed, and anew after anything went wrong with it. */
export interface Connection {
  /** Works on the open database, in this very moment if it is open. Refused if it fails or takes too long. */
  use<T>(work: (database: Database) => Promise<T>): Promise<T>;
  close(): void;
}

export interface ConnectionOptions {
  readonly open: (events: ConnectionEvents) => Promise<Database>;
  /** Nothing was heard for so long, in milliseconds: the work is taken to have failed. */
  readonly timeout: number;
  /** A newer version of the program took the database over: this page can keep nothing any more. */
  readonly onOutdated: () => void;
  /** Opening waits until another tab with an older version of the program is closed. */
  readonly onBlocked: () => void;
}

export function connectTo({ open, timeout, onOutdated: outdated, onBlocked: blocked }: ConnectionOptions): Connection {
  let database: Database | null = null;
  let opening: Promise<Database> | null = null;

  const disconnect = (): void => {
    const closing = database;
    database = null;
    opening = null;
    // What was begun on it ends first; a connection broken already may refuse.
    try {
      closing?.close();
    } catch {
      // It is closed.
    }
  };

  const openNew = (): Promise<Database> => {
    const attempt: Promise<Database> = open({
      blocked,
      blocking: () => {
        disconnect();
        outdated();
      },
      terminated: () => {
        database = null;
      },
    }).then((fresh) => {
      // It came after it was given up, and another one may be open.
      if (opening !== attempt) fresh.close();
      else database = fresh;
      return fresh;
    });
    opening = attempt;
    return attempt.finally(() => {
      if (opening === attempt) opening = null;
    });
  };

  return {
    use: async (work) => {
      try {
        return await within(timeout, database === null ? (opening ?? openNew()).then(work) : work(database));
      } catch (error) {
        disconnect();
        throw error;
      }
    },
    close: disconnect,
  };
}

function within<T>(patience: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('The storage does not answer.', 'TimeoutError')), patience);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
