export { eventText } from './events/eventText.ts';
