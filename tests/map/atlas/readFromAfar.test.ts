import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import type { Holders } from '../../../src/atlas/schema.ts';
import { NEUTRAL_LAND } from '../../../src/emblems/looks.ts';
import { POWER_LOOKS } from '../../../src/games/axis-allies/emblems/looks.ts';
import { holderColour } from '../../../src/games/looks.ts';
import { kilometresMarker } from '../../../src/map/atlas/ruler.ts';
import { drawAtlasName } from '../../../src/map/atlas/drawAtlasLabel.ts';
import type { LabelLook } from '../../../src/map/atlas/namePlace.ts';
import { drawCanal, drawDegrees, drawFeature } from '../../../src/map/draw/drawNames.ts';
import { drawLabel, drawTextOnLine } from '../../../src/map/draw/drawLabel.ts';
import { PALETTE } from '../../../src/map/draw/palette.ts';
import type { LabelFace, LabelText } from '../../../src/map/layout/labelText.ts';
import type { FeatureStyle, PlacedFeature } from '../../../src/map/layout/placeFeatures.ts';
import { contrast, laidOver } from '../colourDistance.ts';

/** The smallest type of a show at 1280×720, and the width of an edge that is seen beside its strokes. In pixels. */
const SIZE = 22;
const SEEN_EDGE = 3.5;
const LEAST_CONTRAST = 7;

const { holders } = JSON.parse(
  readFileSync(new URL('../../../rules/1941/atlas/holders.json', import.meta.url), 'utf8'),
) as Holders;

/** Whatever a name may lie over: land of every power and holder, neutral land, land outside, ice, borders, water. */
const LANDS = [
  ...new Set([
    ...holders.map(holderColour),
    ...Object.values(POWER_LOOKS).flatMap(({ land, border }) => [land, border]),
    NEUTRAL_LAND,
    PALETTE.otherLand,
    PALETTE.ice,
  ]),
];
const WATERS = [PALETTE.deep, PALETTE.shallows];

interface Written {
  readonly text: string;
  readonly size: number;
  readonly ink: string;
  readonly inkAlpha: number;
  /** What lies between the letters and the map, the lowest first. */
  readonly under: readonly { readonly colour: string; readonly alpha: number }[];
}

/** A canvas that only writes down how texts are drawn. */
function recorder(): { readonly context: CanvasRenderingContext2D; readonly written: Written[] } {
  const written: Written[] = [];
  let [plates, edges]: Written['under'][] = [[], []];
  const context = {
    font: '',
    fillStyle: '',
    strokeStyle: '',
    globalAlpha: 1,
    lineWidth: 1,
    measureText: (text: string) => ({ width: text.length * 10 }),
    // A box drawn before a text is the plate that it stands on.
    fill: () => (plates = [...(plates ?? []), { colour: String(context.fillStyle), alpha: context.globalAlpha }]),
    strokeText: () => {
      const { strokeStyle: colour, globalAlpha: alpha, lineWidth } = context;
      edges = lineWidth >= SEEN_EDGE ? [{ colour, alpha }] : [];
    },
    fillText: (text: string) => {
      const size = Number(/([\d.]+)px/.exec(context.font)?.[1]);
      const { fillStyle: ink, globalAlpha: inkAlpha } = context;
      written.push({ text, size, ink, inkAlpha, under: [...(plates ?? []), ...(edges ?? [])] });
    },
  };
  const nothing = (): void => undefined;
  const canvas = new Proxy(context, {
    get: (own, name) => (name in own ? own[name as keyof typeof own] : nothing),
  });
  return { context: canvas as unknown as CanvasRenderingContext2D, written };
}

// The signs beside names are drawn by paths, of which nothing is asked here.
vi.stubGlobal('Path2D', function Path2D() {});

const inkOver = (ground: string, { ink, inkAlpha, under }: Written): number => {
  const beneath = under.reduce((below, { colour, alpha }) => laidOver(below, colour, alpha), ground);
  return contrast(laidOver(beneath, ink, inkAlpha), beneath);
};

const BOX = { x: 0, y: 0, width: 100, height: 30 };
const LINE = { angle: 0, curve: 0, length: 100 };
const named = (style: FeatureStyle): PlacedFeature => ({
  name: 'Name',
  style,
  size: SIZE,
  x: 0,
  y: 0,
  dot: 0,
  text: BOX,
  textLine: LINE,
});
const facts = { power: null, value: 0, capital: false, keyCity: false, marks: [], closed: false };
const label = (face: LabelFace): LabelText => ({
  face,
  lines: ['Name'],
  size: SIZE,
  facts,
  factsHeight: 0,
  width: 100,
  height: 30,
});

type Draws = (context: CanvasRenderingContext2D) => void;
const ofFeature =
  (style: FeatureStyle): Draws =>
  (context) =>
    drawFeature(context, named(style), [0, 0]);
const ofLayer =
  (look: LabelLook, colour?: string): Draws =>
  (context) =>
    drawAtlasName(context, { look, placed: named('city'), ...(colour !== undefined && { colour }) });

const EVERYWHERE = [...LANDS, ...WATERS];
const NAMES: readonly (readonly [what: string, draw: Draws, over: readonly string[]])[] = [
  ['a space, upright', (context) => drawLabel(context, label('name')), EVERYWHERE],
  ['a space, along a line', (context) => drawTextOnLine(context, label('name'), LINE), EVERYWHERE],
  ['a sea zone', (context) => drawLabel(context, label('zone')), WATERS],
  ['a water, along a line', (context) => drawTextOnLine(context, label('zone'), LINE), EVERYWHERE],
  ['a capital', ofFeature('capital'), EVERYWHERE],
  ['a victory city', ofFeature('key-city'), EVERYWHERE],
  ['a city that was searched for', ofFeature('found'), EVERYWHERE],
  ['a city', ofFeature('city'), EVERYWHERE],
  ['a landscape', ofFeature('land'), EVERYWHERE],
  ['a sea, river or lake', ofFeature('water'), EVERYWHERE],
  [
    'a canal of the board',
    (context) => drawCanal(context, { canal: 'C', name: 'C', size: SIZE + 2, width: 60, x: 0, y: 0 }),
    EVERYWHERE,
  ],
  ['degrees', (context) => drawDegrees(context, '10° E', SIZE, 60), EVERYWHERE],
  ['a country of today', ofLayer('today'), EVERYWHERE],
  ['a strait', ofLayer('strait'), EVERYWHERE],
  ['a canal', ofLayer('canal'), EVERYWHERE],
  ['a railway', ofLayer('rail'), EVERYWHERE],
  ['a road', ofLayer('road'), EVERYWHERE],
  ['a route by sea', ofLayer('sea'), EVERYWHERE],
  ['a route by air', ofLayer('air'), EVERYWHERE],
  ...holders.map((holder) => [`lands held by ${holder.name}`, ofLayer('holder', holderColour(holder)), LANDS] as const),
  [
    'the ruler’s kilometres',
    (context) => {
      const textures = { get: (_: string, wide: number, high: number, draw: Draws) => (draw(context), { wide, high }) };
      kilometresMarker({ textures: textures as never, measure: () => 60 }, [0, 0], '100 km');
    },
    EVERYWHERE,
  ],
];

describe('on the map of a show the last row reads', () => {
  test.each(NAMES)('the name of %s', (_, draw, over) => {
    const { context, written } = recorder();
    draw(context);
    expect(written.length).toBeGreaterThan(0);
    for (const one of written) {
      expect(one.size).toBeGreaterThanOrEqual(SIZE);
      const faint = over.filter((ground) => inkOver(ground, one) < LEAST_CONTRAST);
      expect(faint.map((ground) => `${ground}: ${inkOver(ground, one).toFixed(1)}`)).toEqual([]);
    }
  });

  test('and what is too faint or small is found', () => {
    const { context, written } = recorder();
    context.font = '600 12px serif';
    context.fillStyle = '#888888';
    context.fillText('faint', 0, 0);
    const [one] = written;
    expect(one?.size).toBe(12);
    expect(one && inkOver(PALETTE.deep, one)).toBeLessThan(LEAST_CONTRAST);
  });
});
