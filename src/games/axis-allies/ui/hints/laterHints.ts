/*
 * The help in play, in one file that is loaded after the first map.
 */
export { HintLine } from './HintLine.tsx';
export { NextUnits } from './NextUnits.tsx';
export { UnitKeys } from './UnitKeys.tsx';
