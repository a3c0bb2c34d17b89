import type { MapFeature } from '../../geography/shapes.ts';
import type { FoundSpace } from '../../store/findSpaces.ts';
import type { MapLayout } from './mapLayout.ts';
import type { TextMeasure } from './labelText.ts';
import { Occupied } from './Occupied.ts';
import type { BoardData } from './placeBlocks.ts';
import { featureLabel, nameBeside, type NamedFeature, type PlacedFeature } from './placeFeatures.ts';
import { occupiedBy } from './occupiedBy.ts';

/** Size of a found city's dot in screen pixels of a small window, and of its name relative to other cities. */
const DOT = 4;
const TYPE = 1.35;
/** The paper background around the letters, in screen pixels. */
const PAPER = 6;

/** The city whose old or modern name led the search to this space; undefined if something else did. */
export const foundCity = (features: readonly MapFeature[], found: FoundSpace | null): MapFeature | undefined => {
  const names = found?.matchedName?.split(' / ') ?? [];
  return features.find(({ kind, name, space }) => kind === 'city' && space === found?.space.id && names.includes(name));
};

/**
 * A found city's dot at any zoom, and its name if it is not shown already: clear of everything else, or at least of
 * units, if there is room.
 */
export function placeFoundCity(
  feature: MapFeature,
  layout: MapLayout,
  boardData: BoardData,
  measure: TextMeasure,
): PlacedFeature {
  const { detail, zoom } = layout;
  const label = featureLabel(feature, {
    boardData,
    occupied: new Occupied(boardData.grid.width),
    detail,
    zoom,
    measure,
  });
  const large = (value: number): number => Math.ceil(value * TYPE) + PAPER;
  const { text, textLine, size } = label;
  const city: NamedFeature = {
    ...label,
    size: Math.round(size * TYPE),
    text: { ...text, width: large(text.width), height: large(text.height) },
    textLine: { ...textLine, length: large(textLine.length) },
    style: 'found',
  };
  const dot = Math.round(DOT * detail.scale);
  const beside = (what: Parameters<typeof occupiedBy>[1]): PlacedFeature | null =>
    nameBeside(city, dot, {
      boardData,
      occupied: occupiedBy(layout, what, boardData.grid.width),
      detail,
      zoom,
      measure,
    });
  if (layout.features.some(({ name, text: written }) => name === city.name && written !== null))
    return { ...city, dot, text: null };
  const placed = beside(['blocks', 'labels', 'features']) ?? beside(['blocks']) ?? beside([]) ?? city;
  return { ...placed, dot };
}
