import type { Point } from '../../geography/shapes.ts';
import { factsText, nameText, type LabelContent, type LabelText } from './labelText.ts';
import type { Box } from './Occupied.ts';
import { lineLabel, uprightLabel, type PlacedLabel, type SpaceContext } from './placedLabel.ts';
import { shoreSpot } from './shoreSpot.ts';
import { onBoard, slantedSpot, spotBeside } from './slantedSpot.ts';
import type { Spine } from './spine.ts';
import { uprightSpot } from './uprightSpot.ts';

/** The first of the texts that fits upright in the space. `isLoose` allows it to extend over a land border. */
export function upright(
  texts: readonly LabelText[],
  { info, detail }: LabelContent,
  { shape, boardData, occupied, zoom }: SpaceContext,
  isLoose = false,
): PlacedLabel[] {
  for (const text of texts) {
    const box = uprightSpot(text, shape, info, boardData, occupied, zoom, detail.scale, isLoose);
    if (box) return [uprightLabel(shape.id, text, box, boardData)];
  }
  return [];
}

/** The name along the spine, at most `share` of the spine's length, with the facts beside it. */
export function slanted(
  content: LabelContent,
  size: number,
  spine: Spine,
  context: SpaceContext,
  share: number,
): PlacedLabel[] {
  const { shape, boardData, occupied, zoom } = context;
  const text = nameText(content, size);
  if (text.width > share * spine.length * zoom) return [];
  const spot = slantedSpot(text.width, text.height, spine, shape, boardData, occupied, zoom);
  if (!spot) return [];
  const name = lineLabel(text, spot, context);
  const facts = factsText(content);
  if (!facts) return [name];
  const box = spotBeside(facts, spot, text.height, shape, boardData, occupied, zoom);
  return box ? [name, uprightLabel(shape.id, facts, box, boardData)] : [];
}

/** An island's name in the water along its coast, and its facts where they fit. Takes the name's room. */
export function alongShore(content: LabelContent, size: number, spine: Spine, context: SpaceContext): PlacedLabel[] {
  const { boardData, occupied, zoom } = context;
  const text = nameText(content, size);
  const spot = shoreSpot(text.width, text.height, spine, boardData, occupied, zoom);
  if (!spot) return [];
  const name = lineLabel(text, spot, context);
  for (const box of name.boxes) occupied.add(onBoard(box, name, zoom));
  const facts = factsText(content);
  return [name, ...(facts ? upright([facts], content, context, true) : [])];
}

/** Between units and a name beside them, in screen pixels: the same margin that units keep around them. */
const GAP = 2;

/** The first of the texts that fits around the space's units, on any ground: there it is read together with them. */
export function besideUnits(
  texts: readonly LabelText[],
  { x, y, width, height }: Box,
  { shape, occupied, boardData, zoom }: SpaceContext,
): PlacedLabel[] {
  for (const text of texts) {
    const [wide, high] = [text.width / zoom, text.height / zoom];
    const [aside, above] = [(width + wide) / 2 + GAP / zoom, (height + high) / 2 + GAP / zoom];
    const spots = [0, 0.25, -0.25, 0.5, -0.5]
      .flatMap((share): Point[] => [
        [share * (width + wide), -above],
        [share * (width + wide), above],
        [aside, share * (height + high)],
        [-aside, share * (height + high)],
      ])
      .map(([dx, dy]): Box => ({ x: x + dx, y: y + dy, width: wide, height: high }));
    const box = spots.find(
      (spot) => spot.y > high / 2 && spot.y < boardData.grid.height - high / 2 && occupied.isFree(spot),
    );
    if (box) return [uprightLabel(shape.id, text, box, boardData)];
  }
  return [];
}
