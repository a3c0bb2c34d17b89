import { useEffect, useMemo } from 'react';
import { landsIn } from '../../atlas/holding.ts';
import type { Holder, Holders } from '../../atlas/schema.ts';
import type { AnyEdition, AnyState, BySpace } from '../../engine/index.ts';
import { openAtlas, useAtlasStore } from '../../store/atlas/atlasStore.ts';
import { useLayers } from '../../store/atlas/layers.ts';
import { holdingAt, holdingIn, type Holding } from '../print/holding.ts';
import { ownerColour } from '../print/sheet/grounds.ts';

export interface ShownHolding extends Holding {
  readonly colours: BySpace<string>;
  /** Who held each land of 1939 in the chosen month; null if it is as in the game. */
  readonly held: BySpace<Holder> | null;
  readonly landNames: Readonly<Record<string, string>>;
}

/** Who holds what on the globe: as the layer of the flat map has it, in the chosen month; else as the game has it. */
export function useHolding(edition: AnyEdition, game: Pick<AnyState, 'control'>): ShownHolding {
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

/** Who holds what on the globe, by the atlas if that is wanted and there. */
export function shownHolding(
  edition: AnyEdition,
  control: AnyState['control'],
  told: Holders | null,
  month: string,
): ShownHolding {
  const { owners, holds } = told === null ? holdingIn({ control }, edition) : holdingAt(told, month, edition);
  const colours = Object.fromEntries(
    Object.entries(holds).flatMap(([land, owner]) => (owner === undefined ? [] : [[land, ownerColour(owner)]])),
  );
  const holding = new Set(Object.values(holds));
  const lands = Object.entries(told?.lands ?? {});
  return {
    owners: told === null ? owners : owners.filter((owner) => holding.has(owner)),
    holds,
    colours,
    held: told === null ? null : landsIn(told, month),
    landNames: Object.fromEntries(lands.map(([id, { name }]) => [id, name])),
  };
}
