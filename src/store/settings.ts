import { readShape } from '../engine/index.ts';
import { z } from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { keptInBrowser } from './keptTexts.ts';

export const MOTIONS = ['off', 'quick', 'calm'] as const;
/** How units move on the map: instantly, quickly, or slowly enough to watch from across a room. */
export type Motion = (typeof MOTIONS)[number];

export const QUARTERS = [0, 90, 180, 270] as const;
/** How far the view is turned clockwise, in degrees. */
export type Quarter = (typeof QUARTERS)[number];

export const HANDOVERS = ['never', 'players', 'always'] as const;
/** Whether the end of a turn tells its story: never, when the next turn is another player's, or always. */
export type HandoverChoice = (typeof HANDOVERS)[number];

/** In place of an invalid value. */
const orElse = z.catch;

/** What is missing or invalid in the storage has its value from here, each by itself. */
const STORED = z.object({
  graticule: orElse(z.boolean(), false),
  /** The wheel, or two fingers on a trackpad, moves the map instead of zooming. */
  wheelPans: orElse(z.boolean(), false),
  minimap: orElse(z.boolean(), true),
  motion: orElse(z.enum(MOTIONS), 'quick'),
  odds: orElse(z.boolean(), true),
  hints: orElse(z.boolean(), true),
  handover: orElse(z.enum(HANDOVERS), 'players'),
  sounds: orElse(z.boolean(), false),
  /** From 0 to 1. */
  volume: orElse(z.number().check(z.gte(0), z.lte(1)), 0.6),
  tableMode: orElse(z.boolean(), false),
  turned: orElse(z.literal(QUARTERS), 0),
  /** In table mode the view turns by itself to the player whose turn begins. */
  turnsToPlayer: orElse(z.boolean(), false),
  /** Where players sit, by name: how far the view is turned for them. */
  sides: orElse(z.record(z.string(), z.literal(QUARTERS)), {}),
});
type Stored = z.infer<typeof STORED>;

/** Display settings of this browser; not part of any game. */
export interface Settings extends Stored {
  set(change: Partial<Stored>): void;
}

const KEY = 'warboard-settings';

/** Stored in this browser; invalid stored values are ignored. */
export const useSettings = create<Settings>()(
  persist(
    (set): Settings => ({
      ...STORED.parse({}),
      set: (change) => {
        if (isChangedElsewhere) void useSettings.persist.rehydrate();
        isChangedElsewhere = false;
        set(change);
      },
    }),
    {
      name: KEY,
      storage: keptInBrowser(),
      partialize: (settings) => STORED.parse(settings),
      merge: (kept, fresh) => {
        const known = readShape(STORED, kept);
        return known.success ? { ...fresh, ...known.data } : fresh;
      },
    },
  ),
);

/** What another tab chose meanwhile must be known before anything is stored, or it would be taken back. */
let isChangedElsewhere = false;
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) isChangedElsewhere = true;
  });
