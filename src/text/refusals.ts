export { refusalText } from './refusals/refusalText.ts';
