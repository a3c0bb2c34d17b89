/**
 * A channel to the other tabs of this browser; undefined where they cannot talk: it has none, or forbids it where it
 * forbids storage.
 */
export function channelTo(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
