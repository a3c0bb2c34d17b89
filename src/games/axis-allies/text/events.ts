export { eventText } from './events/eventText.ts';
export { isSilent } from './events/silence.ts';
