import { create } from 'zustand';
import type { SpaceId } from '../engine/index.ts';
import { useGame } from './gameStore.ts';

/** What somebody has looked at in this phase, and has been asked about before its end. */
interface LookedAt {
  /** The spaces that were pressed with no units in hand, or opened: their details, or a battle there as a sum. */
  readonly spaces: readonly SpaceId[];
  /** What is not asked again in this phase. */
  readonly asked: readonly string[];
}

export const useLookedAt = create<LookedAt>()(() => ({ spaces: [], asked: [] }));

const extended = <Item>(list: readonly Item[], items: readonly Item[]): readonly Item[] => [
  ...new Set([...list, ...items]),
];

export const lookAt = (space: SpaceId): void =>
  useLookedAt.setState(({ spaces }) => ({ spaces: extended(spaces, [space]) }));

export const askNoMore = (keys: readonly string[]): void =>
  useLookedAt.setState(({ asked }) => ({ asked: extended(asked, keys) }));

useGame.subscribe(({ game: now }, { game: before }) => {
  if (now?.phase === before?.phase && now?.power === before?.power && now?.round === before?.round) return;
  useLookedAt.setState(useLookedAt.getInitialState());
});
