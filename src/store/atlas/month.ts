import { MONTHS, monthOf } from '../../atlas/holding.ts';
import { useLayers } from './layers.ts';

/** Sets the month for which "who held what" tells: that of a day or month, kept within those that are told of. */
export function setMonth(date: string): void {
  const month = monthOf(date);
  if (month !== useLayers.getState().month) useLayers.setState({ month });
}

/** Goes so many months on, or back; at the first and the last, and where a page tells of it, it stays. */
export function stepMonth(steps: number): void {
  if (useLayers.getState().isMonthTold) return;
  const at = MONTHS.indexOf(useLayers.getState().month);
  setMonth(MONTHS[Math.min(MONTHS.length - 1, Math.max(0, at + steps))] ?? useLayers.getState().month);
}
