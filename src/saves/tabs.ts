/** The part of `navigator.locks` used here, so that tests can bring their own. */
export interface Locks {
  request(
    name: string,
    options: { ifAvailable?: boolean },
    held: (lock: unknown) => Promise<void> | void,
  ): Promise<unknown>;
}

const LOCK = 'warboard-running-game';

/** Never settles: a lock is held as long as its tab lives. */
const forever = (): Promise<void> => new Promise<void>(() => undefined);

/**
 * Takes the running game for this tab. Answers whether it got it; if another tab has it, `handedOver` is called when
 * that tab is closed. Without Web Locks every tab plays: there is no way to know better.
 */
export function claimGame(locks: Locks | undefined, handedOver: () => void): Promise<boolean> {
  if (locks === undefined) return Promise.resolve(true);
  return new Promise((answer) => {
    void locks.request(LOCK, { ifAvailable: true }, (lock) => {
      answer(lock !== null);
      if (lock !== null) return forever();
      void locks.request(LOCK, {}, () => {
        handedOver();
        return forever();
      });
      return undefined;
    });
  });
}
