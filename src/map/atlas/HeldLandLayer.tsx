import { useCallback, useEffect, useMemo, useRef } from 'react';
import { NEUTRAL_LAND } from '../../emblems/looks.ts';
import { holderColour } from '../../games/looks.ts';
import type { Holder } from '../../atlas/schema.ts';
import type { BySpace, PowerId, SpaceId } from '../../engine/index.ts';
import type { Ring } from '../../geography/shapes.ts';
import { useHeldControl } from '../../store/atlas/onMap.ts';
import { fillMesh, type Fill, type FillMesh } from '../draw/fillMesh.ts';
import { MeshLayer } from '../layers/MeshLayer.tsx';
import type { MapContext } from '../scene/MapContext.ts';
import { useHeld, useLands } from './useLayerData.ts';
import { useHoldersInView } from './useHoldersInView.ts';

const UNSEEN: Fill = { colour: NEUTRAL_LAND, alpha: 0 };

/**
 * Lands in the colour of who held them: first each space in that of its largest land, then the others over it. The
 * ground of what a power held is coloured by the game's own layer, told by the store.
 */
export function HeldLandLayer({ map }: { readonly map: MapContext }) {
  const { edition, spaceInfo, shapes, view } = map;
  const held = useHeld(edition.id);
  const found = useLands(map);
  // Two meshes: in one, what is painted last need not lie on top, since a mesh is drawn tile by tile.
  const [grounds, others] = useMemo((): readonly [readonly ColouredLand[], readonly ColouredLand[]] => {
    if (found === null) return [[], []];
    return [
      shapes.spaces
        .filter(({ id }) => spaceInfo.get(id)?.kind === 'land')
        .map(({ id, rings }) => ({ land: found.largest.get(id) ?? '', space: id, rings })),
      found.lands.map(({ id, rings }) => ({ land: id, space: null, rings })),
    ];
  }, [found, shapes, spaceInfo]);
  useHoldersInView(map, found, held);
  const meshes = useRef<readonly FillMesh[]>([]);

  useEffect(() => {
    useHeldControl.setState({ control: held === null || grounds.length === 0 ? null : powersIn(grounds, held) });
  }, [held, grounds]);
  useEffect(() => () => useHeldControl.setState({ control: null }), []);

  const build = useCallback(() => {
    meshes.current = [grounds, others]
      .filter((areas) => areas.length > 0)
      .map((areas) =>
        fillMesh(
          areas.map(({ rings }) => rings),
          areas.map(() => UNSEEN),
        ),
      );
    return meshes.current;
  }, [grounds, others]);

  useEffect(() => {
    if (held === null) return;
    [grounds, others].forEach((areas, i) =>
      areas.forEach(({ land, space }, area) => {
        const isOwn = space !== null && spaceInfo.get(space)?.isNeutral !== true;
        meshes.current[i]?.paint(area, fillOf(held[land], isOwn));
      }),
    );
    view.requestDraw();
  }, [held, grounds, others, spaceInfo, view]);
  return <MeshLayer view={view} build={build} />;
}

interface ColouredLand {
  readonly land: string;
  /** The space whose ground it is; null for land over the ground. */
  readonly space: SpaceId | null;
  readonly rings: readonly Ring[];
}

/** The grounds that the powers of the game held. */
function powersIn(areas: readonly ColouredLand[], held: BySpace<Holder>): BySpace<PowerId> {
  const control: Record<SpaceId, PowerId> = {};
  for (const { land, space } of areas) {
    const power = held[land]?.power;
    if (space !== null && power !== undefined) control[space] = power;
  }
  return control;
}

/** The fill of land; none where the game's own layer colours a power's ground. */
function fillOf(holder: Holder | undefined, isOwn: boolean): Fill {
  if (holder === undefined) return UNSEEN;
  return isOwn && holder.power !== undefined ? UNSEEN : { colour: holderColour(holder) };
}
