import { readShape } from '../engine/index.ts';
import { z } from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { keptInBrowser } from './keptTexts.ts';
import { useGame, type GameStore } from './gameStore.ts';

const STORED = z.object({
  /** The seed of the game it leads through. */
  game: z.string(),
  power: z.string(),
  round: z.number(),
  /** The steps that are done or were skipped. */
  passed: z.array(z.string()),
});

/** The guide through one turn of one power in one game. */
export type Guide = z.infer<typeof STORED>;

interface GuideStore {
  readonly guide: Guide | null;
}

/** Kept in this browser, so that a reload goes on where it was; what is invalid there is ignored. */
export const useGuide = create<GuideStore>()(
  persist((): GuideStore => ({ guide: null }), {
    name: 'warboard-guide',
    storage: keptInBrowser(),
    merge: (kept, fresh) => {
      const known = readShape(STORED, (kept as Partial<GuideStore> | undefined)?.guide);
      return known.success ? { guide: known.data } : fresh;
    },
  }),
);

/** Begins to lead through the present turn of the game on the table. */
export function beginGuide(): void {
  const { game, setup } = useGame.getState();
  if (game === null || setup === null) return;
  useGuide.setState({ guide: { game: setup.seed, power: game.power, round: game.round, passed: [] } });
}

export function leaveGuide(): void {
  useGuide.setState({ guide: null });
}

/** Notes steps as passed. */
export function passSteps(steps: readonly string[]): void {
  const { guide } = useGuide.getState();
  if (guide === null) return;
  const passed = [...new Set([...guide.passed, ...steps])];
  if (passed.length > guide.passed.length) useGuide.setState({ guide: { ...guide, passed } });
}

/** Whether the guide leads through the game that is played now. */
export const isGuided = ({ setup, isLab }: Pick<GameStore, 'setup' | 'isLab'>, guide: Guide | null): boolean =>
  guide !== null && !isLab && setup?.seed === guide.game;
