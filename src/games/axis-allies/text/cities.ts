import type { Edition, SpaceId, Territory } from '../../../engine/axis-allies/index.ts';

const territoryIn = ({ spaces }: Edition, space: SpaceId): Territory | null => {
  const found = spaces.find(({ id }) => id === space);
  return found?.kind === 'land' ? found : null;
};

/** 'Berlin', the city for which a territory counts towards victory, or its capital city; its name if it has none. */
export function cityName(edition: Edition, space: SpaceId): string {
  const territory = territoryIn(edition, space);
  return territory?.victoryCity ?? territory?.capitalCity ?? territory?.name ?? space;
}

/** Whether each of these territories has a victory city. */
export const areVictoryCities = (edition: Edition, spaces: readonly SpaceId[]): boolean =>
  spaces.every((space) => (territoryIn(edition, space)?.victoryCity ?? null) !== null);
