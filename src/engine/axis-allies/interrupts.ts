import type { Log } from './commandRule.ts';
import { interruptNow } from './map/board.ts';

/** Lets what interrupts the phase do what follows by itself, until an answer is needed or nothing is open any more. */
export function passInterrupts(log: Log): void {
  for (let open = interruptNow(log.state); open?.pass?.(log) === true;) open = interruptNow(log.state);
}
