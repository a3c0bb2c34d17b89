interface RestingStore {
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Calls after any of these stores changed, once they have come to rest: an order changes several one after another.
 * Returns a function that ends it.
 */
export function atRest(stores: readonly RestingStore[], call: () => void): () => void {
  let isDue = false;
  const stops = stores.map((store) =>
    store.subscribe(() => {
      if (isDue) return;
      isDue = true;
      queueMicrotask(() => {
        if (!isDue) return;
        isDue = false;
        call();
      });
    }),
  );
  return () => {
    isDue = false;
    for (const stop of stops) stop();
  };
}
