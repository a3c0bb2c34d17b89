import { z } from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export const MOTIONS = ['off', 'quick', 'calm'] as const;
/** How units move on the map: instantly, quickly, or slowly enough to watch from across a room. */
export type Motion = (typeof MOTIONS)[number];

const STORED = z.object({ graticule: z.boolean(), minimap: z.boolean(), motion: z.enum(MOTIONS), odds: z.boolean() });

/** Display settings of this browser; not part of any game. */
export interface Settings extends z.infer<typeof STORED> {
  set(change: Partial<z.infer<typeof STORED>>): void;
}

/** Stored in this browser; invalid stored values are ignored. */
export const useSettings = create<Settings>()(
  persist(
    (set) => ({
      graticule: false,
      minimap: true,
      motion: 'quick',
      odds: true,
      set: (change) => set(change),
    }),
    {
      name: 'warboard-settings',
      partialize: ({ graticule, minimap, motion, odds }) => ({ graticule, minimap, motion, odds }),
      merge: (kept, fresh) => {
        const known = STORED.safeParse({ ...fresh, ...(kept as object) });
        return known.success ? { ...fresh, ...known.data } : fresh;
      },
    },
  ),
);
