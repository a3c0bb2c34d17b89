import { useEffect, useMemo } from 'react';
import type { BySpace, Edition, GameState } from '../../engine/index.ts';
import { openAtlas, useAtlasStore } from '../../store/atlas/atlasStore.ts';
import { useLayers } from '../../store/atlas/layers.ts';
import { holdingAt, holdingIn, type Holding } from '../print/holding.ts';
import { ownerColour } from '../print/sheet/grounds.ts';

interface ShownHolding extends Holding {
  readonly colours: BySpace<string>;
  /** The month that it is of; null if it is that of the game. */
  readonly month: string | null;
}

/** Who holds what on the globe: as the layer of the flat map has it, in the chosen month; else as the game has it. */
export function useHolding(edition: Edition, game: Pick<GameState, 'control'>): ShownHolding {
  const isAsked = useLayers(({ shown }) => shown.has('holders'));
  const chosen = useLayers((layers) => layers.month);
  const told = useAtlasStore(({ atlases }) => atlases[edition.id]?.holders ?? null);
  useEffect(() => {
    if (isAsked) void openAtlas(edition.id);
  }, [edition, isAsked]);
  const { control } = game;
  return useMemo(
    () => shownHolding(edition, control, isAsked ? told : null, chosen),
    [edition, control, isAsked, told, chosen],
  );
}

/** The same, where the atlas is there if it is wanted. */
export function shownHolding(
  edition: Edition,
  control: GameState['control'],
  told: Parameters<typeof holdingAt>[0] | null,
  month: string,
): ShownHolding {
  const { owners, holds } = told === null ? holdingIn({ control }, edition) : holdingAt(told, month, edition);
  const colours = Object.fromEntries(
    Object.entries(holds).flatMap(([space, owner]) => (owner === undefined ? [] : [[space, ownerColour(owner)]])),
  );
  const holding = new Set(Object.values(holds));
  return {
    owners: told === null ? owners : owners.filter((owner) => holding.has(owner)),
    holds,
    colours,
    month: told === null ? null : month,
  };
}
