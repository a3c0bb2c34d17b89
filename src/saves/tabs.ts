/** The part of `navigator.locks` used here, so that tests can bring their own. */
export interface Locks {
  request(
    name: string,
    options: { ifAvailable?: boolean; steal?: boolean; signal?: AbortSignal },
    held: (lock: unknown) => Promise<void> | void,
  ): Promise<unknown>;
}

const LOCK = 'warboard-running-game';

export interface ClaimCallbacks {
  /** The game is this tab's from now on. */
  readonly onOwned: () => void;
  /** Another tab has it; should that close, this one is next. */
  readonly onOwnedElsewhere: () => void;
}

export interface Claim {
  /** Takes the game from the tab that has it: for one that is frozen, or left open elsewhere. */
  take(): void;
}

/** Held as long as the tab lives. */
const forever = (): Promise<void> => new Promise<void>(() => undefined);

/**
 * Claims the running game for this tab. Without Web Locks, or where they are refused, every tab gets it; the mark in
 * the database then sees to it that only the one that came last writes.
 */
export function claimGame(locks: Locks | undefined, { onOwned, onOwnedElsewhere }: ClaimCallbacks): Claim {
  let waiting = new AbortController();

  const hold = (): Promise<void> => {
    onOwned();
    return forever();
  };
  /** A lock that was held and is refused now was stolen: `Play here` was pressed in another tab. */
  const wait = (): void => {
    onOwnedElsewhere();
    waiting = new AbortController();
    const { signal } = waiting;
    locks?.request(LOCK, { signal }, hold).catch(() => {
      if (!signal.aborted) wait();
    });
  };

  if (locks === undefined) onOwned();
  else {
    let isHeld = false;
    locks
      .request(LOCK, { ifAvailable: true }, (lock) => {
        if (lock === null) return wait();
        isHeld = true;
        return hold();
      })
      .catch(() => (isHeld ? wait() : onOwned()));
  }

  return {
    take: () => {
      if (locks === undefined) return onOwned();
      waiting.abort();
      let isHeld = false;
      locks
        .request(LOCK, { steal: true }, () => {
          isHeld = true;
          return hold();
        })
        .catch(() => (isHeld ? wait() : onOwned()));
    },
  };
}
