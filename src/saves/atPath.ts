import type { PositionFault } from '../engine/index.ts';

/** A fault of something that lies at this path in a file. */
export const atPath = <Fault extends PositionFault>(path: string, fault: Fault): Fault => ({
  ...fault,
  path: [path, fault.path].filter((part) => part !== '').join('.'),
});
