import type { AdvantageRule } from '../../advantages/advantageRule.ts';
import { boardOf } from '../../board.ts';
import { hasComplex } from '../../phases/complexes.ts';
import { COMPLEX } from '../../phases/complexes.ts';

const ID = 'colonial-garrison';

/**
 * Its power begins with one more complex, in a tan territory that is worth something.
 * @rule NA-UK-6
 */
export const colonialGarrison: AdvantageRule = {
  id: ID,
  once: true,
  opening(state, owner) {
    const free = boardOf(state).territories.filter(
      (territory) => territory.owner === owner && territory.ipc > 0 && !hasComplex(state, territory.id),
    );
    return { advantage: ID, by: owner, places: free.map(({ id }) => id), units: { [COMPLEX]: 1 } };
  },
};
