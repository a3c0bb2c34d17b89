import type { Holder } from '../../atlas/schema.ts';
import type { BySpace } from '../../engine/index.ts';
import { NEUTRAL_LAND, powerLook } from '../../emblems/powers.ts';
import type { Point, SpaceShape } from '../../geography/shapes.ts';
import type { FeatureContext, NamedFeature, PlacedFeature } from '../layout/placeFeatures.ts';
import type { PlacedLabel } from '../layout/placedLabel.ts';
import type { AtlasLabel } from './atlasLabel.ts';
import { firstFree, sansName, sansSize, take } from './namePlace.ts';

const SHARE = 0.8;
/** Rings of points round the middle of a space, in heights of the plate: the nearest free one is taken. */
const RINGS = [0, 1.1, 2.2, 3.5, 5];
const ON_RING = 12;
/** Off its own ground a plate is told to be of a space only so near to its middle. */
const FARTHEST_OFF = 2.2;

/** A plate on every land with the short name of who held it: beside its name, or else on its ground, or close by. */
export function placeHolders(
  held: BySpace<Holder>,
  shapes: readonly SpaceShape[],
  labels: readonly PlacedLabel[],
  context: FeatureContext,
): readonly AtlasLabel[] {
  const size = sansSize(context.detail, SHARE);
  return shapes.flatMap((shape) => {
    const holder = held[shape.id];
    if (holder === undefined) return [];
    const name = sansName(holder.short, size, shape.label, context);
    const own = labels.filter(({ space }) => space === shape.id);
    const placed =
      firstFree(
        name,
        own.flatMap((label) => besideLabel(name, label, context)),
        context,
      ) ??
      onGround(name, shape, context) ??
      // Where the whole world is a few fingers wide not all have room; elsewhere none is left out.
      (context.detail.isOverview ? null : { ...name, x: shape.label[0], y: shape.label[1] });
    if (placed === null) return [];
    take(placed, context);
    const colour = holder.power === undefined ? (holder.colour ?? NEUTRAL_LAND) : powerLook(holder.power).land;
    return [{ look: 'holder', placed, colour }];
  });
}

/** Under a name, over it, and at both sides. */
function besideLabel(name: NamedFeature, { x, y, boxes }: PlacedLabel, { zoom }: FeatureContext): readonly Point[] {
  const [left, right] = [
    Math.min(...boxes.map((box) => box.x - box.width / 2)),
    Math.max(...boxes.map((box) => box.x + box.width / 2)),
  ];
  const [top, bottom] = [
    Math.min(...boxes.map((box) => box.y - box.height / 2)),
    Math.max(...boxes.map((box) => box.y + box.height / 2)),
  ];
  const [wide, high] = [name.text.width / 2 + 1, name.text.height / 2 + 1];
  const middle: Point = [(left + right) / 2, (top + bottom) / 2];
  const offsets: readonly Point[] = [
    [middle[0], bottom + high],
    [middle[0], top - high],
    [right + wide, bottom - high],
    [left - wide, bottom - high],
    [right + wide, top + high],
    [left - wide, top + high],
  ];
  return offsets.map(([across, down]): Point => [x + across / zoom, y + down / zoom]);
}

function onGround(name: NamedFeature, shape: SpaceShape, context: FeatureContext): PlacedFeature | null {
  const { zoom, boardData } = context;
  const step = name.text.height / zoom;
  const around = (farthest: number): readonly Point[] =>
    [shape.label, shape.anchor].flatMap(([x, y]) =>
      RINGS.filter((ring) => ring <= farthest).flatMap((ring) =>
        Array.from({ length: ring === 0 ? 1 : ON_RING }, (_, i): Point => {
          const turn = (i / ON_RING) * 2 * Math.PI;
          return [x + ring * step * Math.cos(turn) * 1.5, y + ring * step * Math.sin(turn)];
        }),
      ),
    );
  const own = around(Infinity).filter(([x, y]) => boardData.grid.at(x, y) === shape.id);
  return firstFree(name, own, context) ?? firstFree(name, around(FARTHEST_OFF), context);
}
