import type { Point } from '../../geography/shapes.ts';
import {
  factsText,
  nameText,
  type LabelContent,
  type LabelText,
  brokenNameTexts,
  nameSizes,
  uprightTexts,
} from './labelText.ts';
import type { LayoutBox } from './Occupied.ts';
import { lineLabel, uprightLabel, type PlacedLabel, type SpaceContext } from './placedLabel.ts';
import { shoreSpot, onBoard, slantedSpot, spotBeside } from './slantedSpot.ts';
import { type Spine, levelWidth } from './spine.ts';
import { uprightSpot } from './uprightSpot.ts';

/** A name larger than the level's own size takes at most this share of its space's width. */
const MODEST = 0.55;
/** A name along a coast is at most this times the level's own size. */
const SHORE = 1.5;

/**
 * One space's name and facts in the largest way that fits: upright, along its spine or along its coast, together or
 * apart. `home` is the box of the space's units if its name must be shown.
 */
export function spaceLabels(content: LabelContent, context: SpaceContext, home: LayoutBox | null): PlacedLabel[] {
  const { info, detail } = content;
  const spine = info.kind === 'land' ? (context.boardData.spines.get(context.shape.id) ?? null) : null;
  const wide = (spine ? levelWidth(spine) : 2 * context.shape.radius) * context.zoom * MODEST;
  const isLong = spine !== null && detail.showsCities && isLongIsland(spine, context);
  for (const size of nameSizes(content)) {
    if (isLong && size > SHORE * detail.name) continue;
    const isLarger = size > detail.name;
    const styles = [
      () =>
        upright(
          uprightTexts(content, size).filter(({ width }) => !isLarger || width <= wide),
          content,
          context,
        ),
      () => (spine && isSlanted(spine) ? slanted(content, size, spine, context, isLarger ? MODEST : 1) : []),
    ];
    if (spine && isElongated(spine)) styles.reverse();
    if (isLong) styles.unshift(() => alongShore(content, size, spine, context));
    const labels = firstFound(styles);
    if (labels.length > 0) return labels;
  }
  return info.kind === 'sea' ? [] : separateLabels(content, context, home);
}

function firstFound(attempts: readonly (() => PlacedLabel[])[]): PlacedLabel[] {
  for (const attempt of attempts) {
    const labels = attempt();
    if (labels.length > 0) return labels;
  }
  return [];
}

/**
 * The name and the facts each in a place of its own; what finds none is left out. The facts of a capital or a key
 * city come first, but where the name must be shown, the name does.
 */
function separateLabels(content: LabelContent, context: SpaceContext, home: LayoutBox | null): PlacedLabel[] {
  const facts = factsText(content);
  const isChief = facts?.facts.capital === true || facts?.facts.keyCity === true;
  const rows = facts ? [facts, ...(isChief ? shorterFacts(content) : [])] : [];
  const attempts = [
    () => separateName(content, context, home),
    () =>
      firstFound([
        () => upright(rows, content, context, true),
        () => (home === null ? [] : besideUnits(rows, home, context)),
      ]),
  ];
  if (home === null && isChief) attempts.reverse();
  return attempts.flatMap((attempt) => {
    const labels = attempt();
    for (const { x, y, text } of labels)
      context.occupied.add({ x, y, width: text.width / context.zoom, height: text.height / context.zoom });
    return labels;
  });
}

/** Rows of facts for less room: without the controller, whom the land's colour shows too, and without the value. */
function shorterFacts(content: LabelContent): readonly LabelText[] {
  const { info } = content;
  const shorter: readonly LabelContent[] = [
    { ...content, power: null },
    ...(info.keyCity === null ? [] : [{ ...content, marks: [], power: null, info: { ...info, value: 0 } }]),
  ];
  return shorter.flatMap((less) => factsText(less) ?? []);
}

/** The name alone, at most at the level's own size. With `home` it may also stand beside the space's units. */
export function separateName(content: LabelContent, context: SpaceContext, home: LayoutBox | null): PlacedLabel[] {
  const sizes = nameSizes(content).filter((size) => size <= content.detail.name);
  const names = sizes.map((size) => nameText(content, size));
  const broken = sizes.flatMap((size) => brokenNameTexts(content, size));
  return firstFound([
    () => upright(names, content, context),
    () => upright(broken, content, context),
    () => (home === null ? [] : upright(names, content, context, true)),
    () => (home === null ? [] : besideUnits([...names, ...broken], home, context)),
  ]);
}

/** Slanted or bent enough to be seen. */
const isSlanted = ({ angle, curve, length, breadth }: Spine): boolean =>
  length > 1.5 * breadth && (Math.abs(angle) > 0.15 || Math.abs(curve * length) > 0.2);

/** So long that a name along the spine reads better than a level one, unless the spine is nearly vertical. */
const isElongated = ({ angle, length, breadth }: Spine): boolean => length > 2.2 * breadth && Math.abs(angle) < 1.1;

/** Islands so narrow that a name on them would hide them: near by, it is written in the water beside them. */
const isLongIsland = ({ angle, length, breadth }: Spine, { shape, boardData }: SpaceContext): boolean =>
  boardData.surrounded.has(shape.id) && length > 3.5 * breadth && Math.abs(angle) < 1.1;

/** The first of the texts that fits upright in the space. `isLoose` allows it to extend over a land border. */
function upright(
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
function slanted(
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
function alongShore(content: LabelContent, size: number, spine: Spine, context: SpaceContext): PlacedLabel[] {
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
function besideUnits(
  texts: readonly LabelText[],
  { x, y, width, height }: LayoutBox,
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
      .map(([dx, dy]): LayoutBox => ({ x: x + dx, y: y + dy, width: wide, height: high }));
    const box = spots.find(
      (spot) => spot.y > high / 2 && spot.y < boardData.grid.height - high / 2 && occupied.isFree(spot),
    );
    if (box) return [uprightLabel(shape.id, text, box, boardData)];
  }
  return [];
}
