/** The part of `navigator.locks` used here, so that tests can replace it. */
export interface Locks {
  request(
    name: string,
    options: { ifAvailable?: boolean; steal?: boolean; signal?: AbortSignal },
    held: (lock: unknown) => Promise<void> | void,
  ): Promise<unknown>;
}

const LOCK = 'warboard-running-game';

export interface ClaimCallbacks {
  /** This tab owns the game from now on. */
  readonly onOwned: () => void;
  /** Another tab owns the game; when that tab closes, this one is next. */
  readonly onOwnedElsewhere: () => void;
}

export interface Claim {
  /** Takes the game over from the tab that owns it, which may be frozen or forgotten. */
  takeOver(): void;
}

/** Milliseconds after which a browser that does not say whether a lock is free is not waited for. */
const UNANSWERED = 2_000;

/** Whether a lock is gone because another tab took it; that may come before this tab has heard that it had it. */
const isStolen = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Holds the lock until the tab closes. */
const forever = (): Promise<void> => new Promise<void>(() => undefined);

/**
 * Claims the running game for this tab. Without Web Locks, or where they are refused or not answered, every tab gets
 * it; the owner mark in the database then ensures that only the last one can write.
 */
export function claimGame(given: Locks | undefined, { onOwned, onOwnedElsewhere }: ClaimCallbacks): Claim {
  let waiting = new AbortController();
  // Where they are forbidden, asking for one may throw.
  const locks: Locks | undefined = given && { request: async (...asked) => given.request(...asked) };

  const hold = (): Promise<void> => {
    onOwned();
    return forever();
  };
  /** A lock that was held and is now refused was stolen: the player pressed `Play here` in another tab. */
  const wait = (): void => {
    onOwnedElsewhere();
    waiting = new AbortController();
    const { signal } = waiting;
    locks?.request(LOCK, { signal }, hold).catch(() => {
      if (!signal.aborted) wait();
    });
  };

  /** A lock that is refused without having been taken is of no use: this tab goes on without. */
  const claim = (options: { ifAvailable: true } | { steal: true }): void => {
    if (locks === undefined) return onOwned();
    let isHeld = false;
    let isUnanswered = false;
    const timer = setTimeout(() => {
      isUnanswered = true;
      onOwned();
    }, UNANSWERED);
    locks
      .request(LOCK, options, (lock) => {
        clearTimeout(timer);
        if (lock === null) return wait();
        isHeld = true;
        return isUnanswered ? forever() : hold();
      })
      .catch((error: unknown) => {
        clearTimeout(timer);
        if (isHeld || isStolen(error)) wait();
        else if (!isUnanswered) onOwned();
      });
  };

  claim({ ifAvailable: true });
  return {
    takeOver: () => {
      waiting.abort();
      claim({ steal: true });
    },
  };
}
