import type { RouteKind } from '../../atlas/worldSchema.ts';
import type { LineStyle } from '../draw/lineMesh.ts';
import { PALETTE } from '../draw/palette.ts';

/** Today's borders and names: a colour that nothing else on the map has. */
export const TODAY = '#6d1f7a';

/** The pale edge of lines over the map, in screen pixels on each side. */
const EDGE = 1.5;

/** Lines are thinner where the whole world is seen. */
const scale = (zoom: number): number => Math.min(1, Math.max(0.55, 0.35 + zoom));

/** Each kind of route has its colour and its stroke. */
export const ROUTE_COLOURS: Readonly<Record<RouteKind, string>> = {
  rail: '#2b2419',
  road: '#8a3b12',
  sea: '#123f7d',
  air: '#7a1f4b',
};

/** The strokes of a route, the lowest first. A railway has sleepers, a road is whole, ships dashes, aircraft dots. */
export const ROUTE_STROKES: Readonly<Record<RouteKind, readonly LineStyle[]>> = {
  rail: [
    { colour: PALETTE.paper, width: 4.6 + 2 * EDGE, scale },
    { colour: ROUTE_COLOURS.rail, width: 4.6, scale },
    { colour: PALETTE.paper, width: 2.2, dash: [7, 7], scale },
  ],
  road: [
    { colour: PALETTE.paper, width: 2.8 + 2 * EDGE, scale },
    { colour: ROUTE_COLOURS.road, width: 2.8, scale },
  ],
  sea: [
    { colour: PALETTE.paper, width: 3 + 2 * EDGE, alpha: 0.7, scale },
    { colour: ROUTE_COLOURS.sea, width: 3, dash: [16, 7], scale },
  ],
  air: [
    { colour: PALETTE.paper, width: 3.4 + 2 * EDGE, alpha: 0.7, scale },
    { colour: ROUTE_COLOURS.air, width: 3.4, dash: [3.4, 5.5], scale },
  ],
};

/** Today's borders: dashed, as nothing else on land is. */
export const TODAY_STROKES: readonly LineStyle[] = [
  { colour: PALETTE.paper, width: 2.2 + 2 * EDGE, alpha: 0.75, scale },
  { colour: TODAY, width: 2.2, dash: [9, 3], scale },
];

/** Borders of 1939 that are none of the board's. */
export const LAND_BORDER: readonly LineStyle[] = [{ colour: '#4a3728', width: 1.5, dash: [6, 2.5], scale }];

/** Round lands that are told of. */
export const LAND_OUTLINE: readonly LineStyle[] = [
  { colour: PALETTE.paper, width: 4.5 + 2 * EDGE, alpha: 0.9, scale },
  { colour: PALETTE.focus, width: 4.5, scale },
];

/** The ruler's line. */
export const RULER = '#b3123c';
