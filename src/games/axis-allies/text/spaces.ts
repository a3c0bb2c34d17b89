export { forcesIn, forceText, sidesText, strengthNotes, strengthText, type Force } from './spaces/forces.ts';
export { firstOwnerText, groundSentences, spaceOf, worthOfTerritory } from './spaces/ground.ts';
export { neighboursOf, neighbourSentences } from './spaces/neighbours.ts';
export { approachAs, approachesTogether, approachText } from './spaces/outlook.ts';
export { canalsControlledFrom, passageSentences, passageText } from './spaces/passages.ts';
export { battleAt, battleSentences, signSentences } from './spaces/signs.ts';
export { todaySentences } from '../../../text/today.ts';
export { spaceSummary } from './spaces/summary.ts';
