import type { BySpace } from '../../engine/index.ts';
import type { Holding } from '../print/holding.ts';
import { middleOnGlobe, trueArea, type Earth } from './earth.ts';

/** Every place with its true area and how large it looks on the flat map. */
export function AreaTable({ places }: { readonly places: readonly ComparableLand[] }) {
  return (
    <details className="area-table">
      <summary>All areas as a table</summary>
      <p className="soft">
        “On the flat map” is how large a place looks there, as if all land together had its true area. Lands under
        25,000 km² are drawn larger, so that units fit, and are left out. The flat map ends in the far north, so a part
        of Greenland is missing there.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">Held by</th>
            <th scope="col">True area</th>
            <th scope="col">On the flat map</th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ id, name, heldBy, lands, area, looks }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{heldBy ?? (lands.length > 1 ? '' : 'Neutral')}</td>
              <td className="number">{areaText(area)}</td>
              <td className="number">{(looks / area).toFixed(1)} ×</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** A land, or several together, that can be compared. */
export interface ComparableLand {
  readonly id: string;
  readonly name: string;
  readonly lands: readonly string[];
  /** The name of who holds a single land; null for neutral land, and for several lands together. */
  readonly heldBy: string | null;
  /** In square kilometres: in truth, and as it looks on the flat map if all land together had its true area there. */
  readonly area: number;
  readonly looks: number;
}

/** Smaller lands are drawn larger on the map, so that units fit, and cannot be compared. */
const SMALLEST = 25_000;

/** Continents by what their lands' middles lie in: degrees west, east, south, north. */
const CONTINENTS = [
  {
    id: 'africa',
    name: 'Africa',
    parts: [
      [-20, 35, -36, 35],
      [35, 55, -36, 11],
    ],
  },
  { id: 'south-america', name: 'South America', parts: [[-85, -34, -57, 12]] },
] as const;

/** All that can be compared: continents and all lands of each owner first, then every land by name. */
export function globePlaces(
  { globe, named }: Pick<Earth, 'globe' | 'named'>,
  { owners, holds }: Holding,
): readonly ComparableLand[] {
  const areas: BySpace<number> = Object.fromEntries(globe.lands.map(({ id, rings }) => [id, trueArea(rings)]));
  const sum = (of: readonly string[], area: (land: string) => number): number =>
    of.reduce((total, land) => total + area(land), 0);
  const all = globe.lands.map(({ id }) => id);
  const areaOf = (land: string): number => areas[land] ?? 0;
  const flatOf = (land: string): number => named.get(land)?.flat ?? 0;
  const toKilometres = sum(all, areaOf) / sum(all, flatOf);
  const place = (id: string, name: string, of: readonly string[], heldBy: string | null = null): ComparableLand => ({
    id,
    name,
    lands: of,
    heldBy,
    area: sum(of, areaOf),
    looks: sum(of, flatOf) * toKilometres,
  });
  const continents = CONTINENTS.map(({ id, name, parts }) => {
    const within = globe.lands.filter(({ rings }) => {
      const [x, y] = middleOnGlobe(rings);
      return parts.some(([west, east, south, north]) => x > west && x < east && y > south && y < north);
    });
    return place(
      id,
      name,
      within.map((land) => land.id),
    );
  });
  const together = owners.map(({ id, name }) =>
    place(
      `lands-of-${id}`,
      `All lands of ${name}`,
      all.filter((land) => holds[land]?.id === id),
    ),
  );
  const lands = all
    .map((land) => place(land, named.get(land)?.name ?? land, [land], holds[land]?.name ?? null))
    .filter(({ area }) => area >= SMALLEST)
    .toSorted((a, b) => a.name.localeCompare(b.name));
  // A board that shows a part of the world has none of some continents.
  return [
    ...continents.filter(({ lands: of }) => of.length > 0),
    ...together.filter(({ lands: of }) => of.length > 1),
    ...lands,
  ];
}

/** "2,150,000 km²": to three figures, since no one could measure it more exactly on this map. */
export function areaText(area: number): string {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(area)) - 2);
  return `${(Math.round(area / unit) * unit).toLocaleString('en')} km²`;
}

/** How many times as large one is as another, in words: "14 times as large as", "as large as". */
export function timesText(times: number): string {
  if (times > 0.95 && times < 1.05) return 'about as large as';
  const rounded = times >= 9.5 ? Math.round(times) : Math.round(times * 10) / 10;
  return `${rounded.toLocaleString('en')} times as large as`;
}

/** What the flat map does to two places, in two sentences; the larger one is named first. */
export function comparisonText(a: ComparableLand, b: ComparableLand): string {
  const [large, small] = a.area >= b.area ? [a, b] : [b, a];
  const [inTruth, onMap] = [large.area / small.area, large.looks / small.looks];
  const looks =
    onMap >= 0.95
      ? `${large.name} looks ${timesText(onMap)} ${small.name}`
      : `${small.name} even looks larger: ${timesText(1 / onMap)} ${large.name}`;
  return `In truth, ${large.name} is ${timesText(inTruth)} ${small.name}. On the flat map ${looks}.`;
}
