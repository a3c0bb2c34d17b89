/** What explains a refused order: the larger part of all sentences (see useExplanations). */
export { remedies } from '../../../../engine/axis-allies/index.ts';
export { otherFaults, refusalText } from '../../text/refusals/refusalText.ts';
export { orderLabel, remediesText } from '../../text/remedies.ts';
