/** What is told of a game afterwards: pure functions over its start and its commands, without store or screen. */
export { battleTold, type BattleTold } from './warRecord.ts';
export type { BattleSideRecord, ToldEvent, ToldEntry, ToldForce, GameStep } from './entry.ts';
export { bombingIn, expectedHits, ipcsByLuck, luckOf, tailOf, type Luck } from './luck.ts';
export { situationOf, type PowerStanding, type Situation, type TurnStanding } from './standing.ts';
export type { Bombing, DiceByValue, Throw } from './throws.ts';
export { decidingFall, turningPoints, warInNumbers, type TurningPoint, type WarInNumbers } from './turningPoints.ts';
export { spacesOfPart, turnStory, type TurnPart, type TurnPartKind } from './turnStory.ts';
export { warRecord, type WarRecord } from './warRecord.ts';
