import { retry } from './retry.ts';

/**
 * Loads for an edition, and keeps what was asked for last: another edition's is seldom wanted back. After a failure,
 * when some more tries did not help either, the next call tries again.
 */
export function keepLatest<Loaded>(load: (edition: string) => Promise<Loaded>): (edition: string) => Promise<Loaded> {
  let latest: { readonly edition: string; readonly loading: Promise<Loaded> } | null = null;
  return (edition) => {
    if (latest?.edition === edition) return latest.loading;
    const asked = { edition, loading: retry(() => load(edition)) };
    latest = asked;
    asked.loading.catch(() => (latest = latest === asked ? null : latest));
    return asked.loading;
  };
}
