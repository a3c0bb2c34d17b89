export { otherFaults, refusalText } from './refusals/refusalText.ts';
