import { channelTo } from './channelTo.ts';

interface StoredTabs {
  /** Listens to what other tabs store under this id; of none with null. */
  readonly follow: (id: string | null) => void;
  /** Tells other tabs that something was stored under an id. */
  readonly tell: (id: string) => void;
}

/** Joins the tabs of this browser that have the same lesson or study open. Where they cannot talk, nothing is heard. */
export function joinTabs(kind: 'lesson' | 'study', heard: (id: string) => void): StoredTabs {
  const channelOf = (id: string): BroadcastChannel | undefined => channelTo(`warboard-stored-${kind}-${id}`);
  let followed: { readonly id: string; readonly channel: BroadcastChannel | undefined } | null = null;
  return {
    follow(id) {
      followed?.channel?.close();
      followed = id === null ? null : { id, channel: channelOf(id) };
      followed?.channel?.addEventListener('message', () => id !== null && heard(id));
    },
    tell(id) {
      // A tab does not hear what it says on the same channel.
      if (followed?.id === id) {
        followed.channel?.postMessage('stored');
        return;
      }
      const channel = channelOf(id);
      channel?.postMessage('stored');
      channel?.close();
    },
  };
}
