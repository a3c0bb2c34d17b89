export { outcomeTexts } from './cases/outcomeTexts.ts';
export { stepText } from './cases/stepText.ts';
