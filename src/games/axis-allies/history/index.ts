/** What is told of a game afterwards: pure functions over its start and its commands, without store or screen. */
export { battleTold, type BattleTold } from './battleTold.ts';
export type { BattleSideRecord, Deed, Entry, Force } from './entry.ts';
export type { Bombing } from './bombing.ts';
export { bombingIn, expectedHits, ipcsByLuck, luckOf, tailOf, type Luck } from './luck.ts';
export { situationOf, type Situation } from './situation.ts';
export type { PowerStanding, TurnStanding } from './standing.ts';
export type { GameStep } from './steps.ts';
export type { DiceByValue, Throw } from './throws.ts';
export { decidingFall, turningPoints, warInNumbers, type TurningPoint, type WarInNumbers } from './turningPoints.ts';
export { placesOf, turnStory, type TurnPart, type TurnPartKind } from './turnStory.ts';
export { warRecord, type WarRecord } from './warRecord.ts';
