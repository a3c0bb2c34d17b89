import { useCallback, useEffect, useMemo, useRef } from 'react';
import { NEUTRAL_LAND, powerLook } from '../../emblems/powers.ts';
import type { Holder } from '../../atlas/schema.ts';
import type { BySpace, PowerId, SpaceId } from '../../engine/index.ts';
import { useHeldControl } from '../../store/atlas/heldControl.ts';
import { fillMesh, type Fill, type FillMesh } from '../draw/fillMesh.ts';
import { MeshLayer } from '../layers/MeshLayer.tsx';
import type { MapContext } from '../scene/MapContext.ts';
import { useHeld } from './useHeld.ts';

const UNSEEN: Fill = { colour: NEUTRAL_LAND, alpha: 0 };

/**
 * Lands in the colour of who held them. What a power held is coloured by the game's own layer, told by the store; this
 * one has the rest: holders that are no power of the game, and lands that no power can take in it.
 */
export function HeldLandLayer({ map }: { readonly map: MapContext }) {
  const { edition, spaceInfo, shapes, view } = map;
  const held = useHeld(edition.id);
  const land = useMemo(() => shapes.spaces.filter(({ id }) => spaceInfo.get(id)?.kind === 'land'), [shapes, spaceInfo]);
  const mesh = useRef<FillMesh | null>(null);
  const isShown = held !== null;

  useEffect(() => useHeldControl.setState({ control: held && powersIn(held) }), [held]);
  useEffect(() => () => useHeldControl.setState({ control: null }), []);

  const build = useCallback(() => {
    mesh.current = isShown
      ? fillMesh(
          land.map(({ rings }) => rings),
          land.map(() => UNSEEN),
        )
      : null;
    return mesh.current === null ? [] : [mesh.current];
  }, [land, isShown]);

  useEffect(() => {
    if (held === null) return;
    land.forEach(({ id }, area) => mesh.current?.paint(area, fillOf(held[id], spaceInfo.get(id)?.isNeutral === true)));
    view.requestDraw();
  }, [held, land, spaceInfo, view]);
  return <MeshLayer view={view} build={build} />;
}

/** What the powers of the game held. */
function powersIn(held: BySpace<Holder>): BySpace<PowerId> {
  const control: Record<SpaceId, PowerId> = {};
  for (const [space, holder] of Object.entries(held)) if (holder?.power !== undefined) control[space] = holder.power;
  return control;
}

function fillOf(holder: Holder | undefined, isNeutral: boolean): Fill {
  if (holder === undefined) return UNSEEN;
  if (holder.power === undefined) return { colour: holder.colour ?? NEUTRAL_LAND };
  return isNeutral ? { colour: powerLook(holder.power).land } : UNSEEN;
}
