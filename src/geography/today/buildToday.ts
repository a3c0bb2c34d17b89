import { projectCountries, type CountryFeature } from '../countries.ts';
import type { Territories } from '../definitions.ts';
import { toDeltas } from '../encode.ts';
import { SCALE } from '../grid.ts';
import { createProjection } from '../projection.ts';
import { simplify } from '../simplify.ts';
import type { TodayDefinition } from './definitions.ts';
import type { TodayFile } from './file.ts';
import { todayBorders } from './todayBorders.ts';
import { todayCountries } from './todayCountries.ts';
import { todayNames } from './todayNames.ts';

/** Points whose removal changes less than this area, in square map pixels, are left out. */
const MIN_DETAIL = 0.6;

/** Today's borders and names on an edition's map. */
export function buildToday(
  features: readonly CountryFeature[],
  territories: Territories,
  definition: TodayDefinition,
): TodayFile {
  const projection = createProjection(territories.projection);
  const width = projection.width * SCALE;
  const pieces = projectCountries(todayCountries(features, definition), territories, projection);
  return {
    version: 1,
    scale: SCALE,
    borders: todayBorders(pieces, width).map((line) => toDeltas(simplify(line, MIN_DETAIL * SCALE ** 2))),
    names: todayNames(pieces, definition, width),
  };
}
