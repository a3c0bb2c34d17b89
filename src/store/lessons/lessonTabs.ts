import { channelTo } from '../channelTo.ts';

interface LessonTabs {
  /** Listens to what other tabs store of this lesson; of none with null. */
  readonly follow: (lesson: string | null) => void;
  /** Tells other tabs that a lesson was stored. */
  readonly tell: (lesson: string) => void;
}

const channelOf = (lesson: string): BroadcastChannel | undefined => channelTo(`warboard-stored-lesson-${lesson}`);

/** Joins the tabs of this browser that have the same lesson open. Where they cannot talk, nothing is heard. */
export function joinTabs(heard: (lesson: string) => void): LessonTabs {
  let followed: { readonly lesson: string; readonly channel: BroadcastChannel | undefined } | null = null;
  return {
    follow(lesson) {
      followed?.channel?.close();
      followed = lesson === null ? null : { lesson, channel: channelOf(lesson) };
      followed?.channel?.addEventListener('message', () => lesson !== null && heard(lesson));
    },
    tell(lesson) {
      // A tab does not hear what it says on the same channel.
      if (followed?.lesson === lesson) {
        followed.channel?.postMessage('stored');
        return;
      }
      const channel = channelOf(lesson);
      channel?.postMessage('stored');
      channel?.close();
    },
  };
}
