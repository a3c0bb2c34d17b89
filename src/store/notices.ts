import { create } from 'zustand';
import type { GameEvent, GameState, Phase, PowerId, Refusal } from '../engine/index.ts';
import { useGame, type GameStore } from './gameStore.ts';
import { withDestroyedUnits } from './selectors.ts';

/** What was said: what an order brought about, why one was refused, or that the program failed at one. */
export type NoticeContent =
  | { readonly kind: 'news'; readonly events: readonly GameEvent[]; readonly told: GameState }
  | { readonly kind: 'refusal'; readonly refusal: Refusal; readonly told: GameState }
  | { readonly kind: 'error'; readonly words: string };

/** Something said to the table, in whose turn and when. `id` grows by one with each. */
export interface Notice {
  readonly id: number;
  readonly content: NoticeContent;
  readonly power: PowerId;
  readonly phase: Phase;
  readonly round: number;
  /** Commands given by then: what is taken back takes its news along. */
  readonly commands: number;
}

interface Notices {
  /** The latest of this game, first to last. */
  readonly all: readonly Notice[];
  /** How many there ever were: the next one's id. */
  readonly count: number;
  /** Those with lower ids have been looked at in the list. */
  readonly seen: number;
}

const MOST = 50;

export const useNotices = create<Notices>()(() => ({ all: [], count: 0, seen: 0 }));

export const markSeen = (): void => useNotices.setState(({ count }) => ({ seen: count }));

/** What the table was told by this change of the game; null for nothing. */
function contentOf(now: GameStore, before: GameStore): NoticeContent | null {
  const { game, events, refusal, error } = now;
  if (game === null) return null;
  if (refusal !== null && refusal !== before.refusal) return { kind: 'refusal', refusal, told: game };
  if (error !== null && error !== before.error) return { kind: 'error', words: error };
  if (events.length === 0 || events === before.events) return null;
  return { kind: 'news', events, told: withDestroyedUnits(game, now.before) };
}

useGame.subscribe((now, before) => {
  if (now.start !== before.start) useNotices.setState(({ count }) => ({ all: [], seen: count }));
  if (now.commands.length < before.commands.length)
    useNotices.setState(({ all }) => ({ all: all.filter(({ commands }) => commands <= now.commands.length) }));
  const content = contentOf(now, before);
  // Told as of the moment before: the order that ends a turn belongs to it.
  const at = (content?.kind === 'news' ? now.before : null) ?? now.game;
  if (content === null || at === null) return;
  const { power, phase, round } = at;
  useNotices.setState(({ all, count }) => ({
    all: [...all, { id: count, content, power, phase, round, commands: now.commands.length }].slice(-MOST),
    count: count + 1,
  }));
});
