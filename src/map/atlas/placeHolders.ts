import type { Holder } from '../../atlas/schema.ts';
import type { BySpace } from '../../engine/index.ts';
import { holderColour } from '../../games/looks.ts';
import type { LandOnMap } from '../../geography/lands/decodeLands.ts';
import type { FeatureContext } from '../layout/placeFeatures.ts';
import type { AtlasLabel } from './atlasLabel.ts';
import { firstFree, pointsIn, sansName, sansSize, STRETCH, take } from './namePlace.ts';

const SHARE = 0.8;
/** A plate may be so much larger than the room: then it still lies over the middle of its land. */
const LOOSE = 2.2;
/** In screen pixels: nearer than this to a plate that says the same, another says nothing new. */
const APART = 90;

/** A plate with the short name of who held it on every land that has room for one, the roomiest first. */
export function placeHolders(
  held: BySpace<Holder>,
  lands: readonly LandOnMap[],
  context: FeatureContext,
): readonly AtlasLabel[] {
  const { zoom, detail } = context;
  const size = sansSize(detail, SHARE);
  const placed: AtlasLabel[] = [];
  for (const { id, at, room } of lands.toSorted((a, b) => b.room - a.room)) {
    const holder = held[id];
    if (holder === undefined) continue;
    const name = sansName(holder.short, size, at, context);
    if (name.text.width / 2 > room * zoom * STRETCH * LOOSE || size / 2 > room * zoom * LOOSE) continue;
    const isSaid = placed.some(
      ({ placed: { name: said, x, y } }) =>
        said === holder.short && Math.hypot(x - at[0], y - at[1]) * zoom < APART * (size / 11),
    );
    const found = isSaid ? null : firstFree(name, pointsIn(at, room), context);
    if (found === null) continue;
    take(found, context);
    placed.push({ look: 'holder', placed: found, colour: holderColour(holder) });
  }
  return placed;
}
