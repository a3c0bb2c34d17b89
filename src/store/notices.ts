import { create } from 'zustand';
import type { AnyEvent, AnyRefusal, AnyState, PowerId } from '../engine/index.ts';
import { useGame, type GameStore } from './gameStore.ts';

/** The content of a notice: what an order did, why one was refused, or that the program failed. */
export type NoticeContent =
  | {
      readonly kind: 'news';
      readonly events: readonly AnyEvent[];
      readonly state: AnyState;
      /** The state before the order. */
      readonly before: AnyState | null;
    }
  | { readonly kind: 'refusal'; readonly refusal: AnyRefusal; readonly state: AnyState }
  | { readonly kind: 'error'; readonly words: string };

/** A notice, with the turn in which it appeared. `id` increases by one each time. */
export interface Notice {
  readonly id: number;
  readonly content: NoticeContent;
  readonly power: PowerId;
  readonly phase: string;
  readonly round: number;
  /** The number of commands by then: undoing a command removes its notices. */
  readonly commands: number;
}

interface Notices {
  /** The latest notices of this game, oldest first. */
  readonly all: readonly Notice[];
  /** The number of notices so far, which is the next id. */
  readonly count: number;
  /** Notices with lower ids have been seen in the list. */
  readonly seen: number;
}

const MAX_NOTICES = 50;

export const useNotices = create<Notices>()(() => ({ all: [], count: 0, seen: 0 }));

export const markSeen = (): void => useNotices.setState(({ count }) => ({ seen: count }));

/** The notice for this change of the game; null for none. */
function contentOf(now: GameStore, before: GameStore): NoticeContent | null {
  const { game, events, refusal, error } = now;
  if (game === null) return null;
  if (refusal !== null && refusal !== before.refusal) return { kind: 'refusal', refusal, state: game };
  if (error !== null && error !== before.error) return { kind: 'error', words: error };
  if (events.length === 0 || events === before.events) return null;
  return { kind: 'news', events, state: game, before: now.before };
}

useGame.subscribe((now, before) => {
  if (now.start !== before.start) useNotices.setState(({ count }) => ({ all: [], seen: count }));
  if (now.commands.length < before.commands.length)
    useNotices.setState(({ all }) => ({ all: all.filter(({ commands }) => commands <= now.commands.length) }));
  const content = contentOf(now, before);
  // A notice belongs to the moment before the order: the order that ends a turn still belongs to that turn.
  const at = (content?.kind === 'news' ? now.before : null) ?? now.game;
  if (content === null || at === null) return;
  const { power, phase, round } = at;
  useNotices.setState(({ all, count }) => ({
    all: [...all, { id: count, content, power, phase, round, commands: now.commands.length }].slice(-MAX_NOTICES),
    count: count + 1,
  }));
});
