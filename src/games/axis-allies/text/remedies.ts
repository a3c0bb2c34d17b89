export { orderLabel } from './remedies/orderLabel.ts';
export { remediesText } from './remedies/remediesText.ts';
