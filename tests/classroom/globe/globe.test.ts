import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assert, constantFrom, double, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { landsIn } from '../../../src/atlas/holding.ts';
import type { Holders } from '../../../src/atlas/schema.ts';
import { powerLook } from '../../../src/games/looks.ts';
import { editionOf, newGame } from '../../../src/engine/axis-allies/index.ts';
import {
  coarseGlobe,
  flatArea,
  middleOnGlobe,
  movedTo,
  trueArea,
  spacesNamed,
  shownHolding,
} from '../../../src/classroom/globe/earth.ts';
import { holdingIn } from '../../../src/classroom/print/holding.ts';
import { areaText, comparisonText, globePlaces, timesText } from '../../../src/classroom/globe/places.tsx';
import {
  dragged,
  FIRST_LOOK,
  lookAfterKey,
  placeText,
  globeProjection,
  turned,
  VIEWS,
  ZOOMS,
} from '../../../src/classroom/globe/views.ts';
import { decodeGlobe, type GlobeFile } from '../../../src/geography/globeShapes.ts';
import type { LandsFile } from '../../../src/geography/lands/file.ts';
import { edition, shapes } from '../../map/openingBoard.ts';

const read = (id: string, part = 'globe'): GlobeFile =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../../public/map/${id}-${part}.json`), 'utf8')) as GlobeFile;
const globe = decodeGlobe(read('1941'));
const ringsOf = (space: string) => globe.lands.find(({ id }) => id === space)?.rings ?? [];

describe('the lands on the globe', () => {
  /** In thousands of square kilometres, as books of geography have them; lands that are whole countries or islands. */
  test.each([
    ['australia', 7688],
    ['greenland', 2166],
    ['french-madagascar', 587],
    ['new-zealand', 268],
    ['iceland', 103],
    ['brazil', 8515],
    ['turkey', 784],
    ['mongolia', 1564],
    ['switzerland', 41.3],
    ['japan', 375],
    ['mozambique', 801],
    ['angola', 1247],
    ['alaska', 1478],
  ])('have their true area within 3 per cent: %s', (space, thousands) => {
    expect(Math.abs(trueArea(ringsOf(space)) / 1000 / thousands - 1)).toBeLessThan(0.03);
  });

  test.each(['1941', 'revised'])(
    'are all the lands of the edition, and with the rest all land of the earth: %s',
    (id) => {
      const { lands, others } = decodeGlobe(read(id));
      const own = editionOf(id).spaces.flatMap((space) => (space.kind === 'land' ? [space.id] : []));
      expect(lands.map((land) => land.id)).toEqual(own.toSorted());
      const all = lands.reduce((sum, { rings }) => sum + trueArea(rings), trueArea(others));
      // 149 million, with lakes; small islands and some large lakes are left out.
      expect(all / 1e6).toBeGreaterThan(144);
      expect(all / 1e6).toBeLessThan(150);
    },
  );

  test.each(['globe', 'globe-lands'])('have no outline that encloses nothing: %s', (part) => {
    const all = ['1941', 'revised'].flatMap((id) => decodeGlobe(read(id, part)).lands);
    expect(all.flatMap(({ id, rings }) => (rings.some(({ length }) => length < 4) ? [id] : []))).toEqual([]);
  });

  test('keep area and shape when their outline is moved', () => {
    assert(
      property(
        constantFrom('greenland', 'australia', 'india', 'iceland'),
        double({ min: -180, max: 180, noNaN: true }),
        double({ min: -60, max: 60, noNaN: true }),
        (space, longitude, latitude) => {
          const rings = ringsOf(space);
          const moved = movedTo(rings, [longitude, latitude]);
          expect(trueArea(moved) / trueArea(rings)).toBeCloseTo(1, 4);
          const [x, y] = middleOnGlobe(moved);
          expect(Math.cos(((x - longitude) * Math.PI) / 180)).toBeCloseTo(1, 3);
          expect(y).toBeCloseTo(latitude, 1);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('are drawn with far fewer points while the globe turns', () => {
    const count = (of: typeof globe): number => of.lands.flatMap(({ rings }) => rings).flat().length;
    expect(count(coarseGlobe(globe, 1.2))).toBeLessThan(count(globe) / 4);
  });
});

describe('the ways to look at the earth', () => {
  const size = { width: 900, height: 400 };

  test('give finite places for every look', () => {
    assert(
      property(
        constantFrom(...VIEWS),
        double({ min: -180, max: 180, noNaN: true }),
        double({ min: -90, max: 90, noNaN: true }),
        double({ min: ZOOMS.least, max: ZOOMS.most, noNaN: true }),
        (view, longitude, latitude, zoom) => {
          const projection = globeProjection({ view, at: [longitude, latitude], zoom }, size);
          for (const place of [
            [0, 0],
            [-179, 85],
            [90, -89],
            [longitude, latitude],
          ] as [number, number][])
            for (const value of projection(place) ?? [NaN]) expect(Number.isFinite(value)).toBe(true);
          expect(Number.isFinite(projection.scale())).toBe(true);
        },
      ),
    );
  });

  test('show the chosen place in the middle of the globe', () => {
    const [x = 0, y = 0] = globeProjection({ view: 'globe', at: [139, 35], zoom: 3 }, size)([139, 35]) ?? [];
    expect([x, y]).toEqual([expect.closeTo(450, 5), expect.closeTo(200, 5)]);
  });

  test('turn by arrow keys and never over a pole', () => {
    expect(lookAfterKey(FIRST_LOOK, 'ArrowRight')?.at).toEqual([25, 40]);
    expect(lookAfterKey(FIRST_LOOK, 'ArrowLeft')?.at).toEqual([-5, 40]);
    expect(lookAfterKey(FIRST_LOOK, 'ArrowUp')?.at).toEqual([10, 55]);
    expect(lookAfterKey(FIRST_LOOK, 'ArrowDown')?.at).toEqual([10, 25]);
    expect(lookAfterKey(FIRST_LOOK, 'a')).toBeNull();
    expect(turned(FIRST_LOOK, 200, 90).at).toEqual([-150, 90]);
  });

  test('come closer and go away by keys, within bounds, with smaller steps from near by', () => {
    let look = FIRST_LOOK;
    for (let i = 0; i < 20; i++) look = lookAfterKey(look, '+') ?? look;
    expect(look.zoom).toBe(ZOOMS.most);
    expect(lookAfterKey(look, 'ArrowRight')?.at[0]).toBeCloseTo(12.5);
    for (let i = 0; i < 20; i++) look = lookAfterKey(look, '-') ?? look;
    expect(look.zoom).toBe(ZOOMS.least);
    expect(lookAfterKey({ ...look, at: [90, 0], zoom: 3 }, '0')).toEqual(FIRST_LOOK);
  });

  test('follow the finger', () => {
    const scale = globeProjection(FIRST_LOOK, size).scale();
    const { at } = dragged({ ...FIRST_LOOK, at: [0, 0] }, -scale / 10, scale / 10, scale);
    expect(at[0]).toBeCloseTo(5.73, 1);
    expect(at[1]).toBeCloseTo(5.73, 1);
  });

  test('say places in words', () => {
    expect(placeText([-45.2, 12.4])).toBe('12° N, 45° W');
    expect(placeText([0, -33])).toBe('33° S, 0°');
  });
});

describe('places compared', () => {
  const named = spacesNamed(edition, shapes);
  const places = globePlaces({ globe, named }, holdingIn(newGame('1941'), edition));
  const place = (id: string) => places.find((each) => each.id === id) ?? expect.fail(`no place ${id}`);

  test('continents are made of the lands in them', () => {
    expect(place('africa').area / 1e6).toBeGreaterThan(30.4 * 0.97);
    expect(place('africa').area / 1e6).toBeLessThan(30.4 * 1.03);
    expect(place('south-america').area / 1e6).toBeGreaterThan(17.8 * 0.97);
    expect(place('south-america').area / 1e6).toBeLessThan(17.8 * 1.03);
  });

  test('single lands say who holds them', () => {
    expect([place('siberia'), place('sweden'), place('africa')].map(({ heldBy }) => heldBy)).toEqual([
      'Soviet Union',
      null,
      null,
    ]);
  });

  test('the north looks larger than it is, lands at the equator smaller', () => {
    for (const id of ['greenland', 'siberia', 'germany']) expect(place(id).looks).toBeGreaterThan(place(id).area);
    for (const id of ['africa', 'brazil', 'australia']) expect(place(id).looks).toBeLessThan(place(id).area);
    const [looks, area] = [places, places].map((all, i) =>
      all.filter(({ lands }) => lands.length === 1).reduce((sum, each) => sum + (i === 0 ? each.looks : each.area), 0),
    ) as [number, number];
    expect(Math.abs(looks / area - 1)).toBeLessThan(0.02);
  });

  test('are told of in figures that can be meant', () => {
    expect(areaText(2_153_400)).toBe('2,150,000 km²');
    expect(areaText(41_285)).toBe('41,300 km²');
    expect([14.2, 3.46, 1.02].map(timesText)).toEqual([
      '14 times as large as',
      '3.5 times as large as',
      'about as large as',
    ]);
    expect(comparisonText(place('greenland'), place('africa'))).toMatch(
      /^In truth, Africa is 14 times as large as Greenland. On the flat map Africa looks \d(\.\d)? times as large as/,
    );
    expect(comparisonText(place('brazil'), place('germany'))).toContain('On the flat map');
  });

  test('areas on the flat map take no account of holes', () => {
    const outer = [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ] as const;
    const hole = [
      [1, 1],
      [1, 2],
      [2, 2],
      [2, 1],
    ] as const;
    expect(flatArea([outer, hole])).toBe(15);
  });
});

describe('who holds what on the globe', () => {
  const { control } = newGame('1941');
  const told = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../rules/1941/atlas/holders.json'), 'utf8'),
  ) as Holders;

  test('is that of the game while the layer is off', () => {
    const { colours, owners, held } = shownHolding(edition, control, null, '1942-06');
    expect(held).toBeNull();
    expect(owners.map(({ id }) => id)).toEqual(edition.turnOrder);
    for (const [space, power] of Object.entries(control))
      if (power !== undefined && power !== null) expect(colours[space], space).toBe(powerLook(power).land);
  });

  test('is that of the chosen month while it is on, land by land', () => {
    for (const month of ['1939-09', '1942-06', '1945-09']) {
      const { colours, holds, held, owners } = shownHolding(edition, control, told, month);
      expect(held).toEqual(landsIn(told, month));
      for (const [land, holder] of Object.entries(held ?? {})) {
        const colour = holder.power === undefined ? holder.colour : powerLook(holder.power).land;
        expect(colours[land], `${land} in ${month}`).toBe(colour);
        expect(holds[land]?.name).toBe(holder.name);
      }
      // The key names those that hold something then, and nobody else.
      expect(new Set(owners.map(({ id }) => id))).toEqual(new Set(Object.values(holds).map((owner) => owner?.id)));
    }
    const [before, after] = ['1939-09', '1942-06'].map((month) => shownHolding(edition, control, told, month).colours);
    expect(before?.['northern-france']).not.toBe(after?.['northern-france']);
  });

  test.each(['1941', 'revised'])('is drawn land by land: the globe has those of the flat map: %s', (id) => {
    const file = readFileSync(join(import.meta.dirname, `../../../public/map/${id}-lands.json`), 'utf8');
    const flat = (JSON.parse(file) as LandsFile).lands.map((land) => land.id);
    const round = decodeGlobe(read(id, 'globe-lands')).lands.map((land) => land.id);
    expect(flat.filter((land) => !round.includes(land))).toEqual([]);
    expect(round.filter((land) => told.lands[land] === undefined)).toEqual([]);
  });

  /** In thousands of square kilometres, in the borders of 1939. */
  test.each([
    ['hungary', 'Hungary', 93],
    ['romania', 'Romania', 194],
    ['greenland', 'Denmark', 2166],
    ['estonia', 'Estonia', 45],
    ['latvia', 'Latvia', 65],
    ['iran', 'Iran', 1630],
    ['egypt', 'Egypt', 1000],
    ['burma', 'United Kingdom', 670],
  ])(
    'lies where it was, as large as it was, and belongs to itself in September 1939: %s',
    (land, holder, thousands) => {
      const round = decodeGlobe(read('1941', 'globe-lands'));
      const area = trueArea(round.lands.find(({ id }) => id === land)?.rings ?? []) / 1000;
      expect(Math.abs(area / thousands - 1)).toBeLessThan(0.07);
      expect(shownHolding(edition, control, told, '1939-09').holds[land]?.name).toBe(holder);
    },
  );
});
