import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { keptInBrowser } from '../keptInBrowser.ts';
import type { SpaceId } from '../../engine/index.ts';
import { TO_THE_END, type Policies } from '../../odds/policies.ts';
import type { Choices } from '../../odds/questions.ts';
import { keptPolicies } from './keptPolicies.ts';

interface ChoicesStore extends Choices {
  /** In all battles without policies of their own. */
  setUsual(policies: Policies): void;
  /** In the battle in this space; null for the usual ones. */
  setAt(space: SpaceId, policies: Policies | null): void;
  /** Takes back all policies for single battles. */
  forgetBattles(): void;
}

/** How both sides are assumed to decide. What is usual is kept in this browser; what makes no sense is ignored. */
export const useChoices = create<ChoicesStore>()(
  persist(
    (set) => ({
      usual: TO_THE_END,
      at: {},
      setUsual: (usual) => set({ usual }),
      setAt: (space, policies) =>
        set(({ at: { [space]: _before, ...at } }) => ({ at: policies === null ? at : { ...at, [space]: policies } })),
      forgetBattles: () => set(({ at }) => (Object.keys(at).length > 0 ? { at: {} } : {})),
    }),
    {
      name: 'warboard-policies',
      storage: keptInBrowser(),
      partialize: ({ usual }) => ({ usual }),
      merge: (kept, fresh) => ({ ...fresh, usual: keptPolicies((kept as { usual?: unknown } | null)?.usual) }),
    },
  ),
);
