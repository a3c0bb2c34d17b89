import type { ConnectionEvents, Database } from './database.ts';

/** A database connection that opens when it is first needed and reopens after any error. */
export interface Connection {
  /** Runs work on the database, without delay if it is already open. Rejects if the work fails or times out. */
  use<T>(work: (database: Database) => Promise<T>): Promise<T>;
  close(): void;
}

export interface ConnectionOptions {
  readonly open: (events: ConnectionEvents) => Promise<Database>;
  /** Milliseconds without an answer after which the work counts as failed. */
  readonly timeout: number;
  /** A newer version of the program has taken over the database: this page can store nothing any more. */
  readonly onOutdated: () => void;
  /** The browser closed the database or it is being deleted: what it held may be gone. The next work opens it anew. */
  readonly onGone: () => void;
  /** Another tab with an older version of the program must be closed before the database can open. */
  readonly onBlocked: () => void;
}

export function connectTo({
  open,
  timeout,
  onOutdated: outdated,
  onGone: gone,
  onBlocked: blocked,
}: ConnectionOptions): Connection {
  let database: Database | null = null;
  let opening: Promise<Database> | null = null;

  const disconnect = (): void => {
    const closing = database;
    database = null;
    opening = null;
    // Pending transactions still finish. A broken connection may throw.
    try {
      closing?.close();
    } catch {
      // It is already closed.
    }
  };

  const openNew = (): Promise<Database> => {
    const attempt: Promise<Database> = open({
      blocked,
      blocking: (_, next) => {
        disconnect();
        // Without a next version the database is being deleted.
        if (next === null) gone();
        else outdated();
      },
      terminated: () => {
        database = null;
        gone();
      },
    }).then((fresh) => {
      // This attempt was given up in the meantime, and another connection may be open.
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
