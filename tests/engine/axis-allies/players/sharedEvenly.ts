import type { Awaiting, Command } from '../../../../src/engine/axis-allies/index.ts';

/** Shares raiders out among the facilities in turn (SBR-7). */
export function sharedEvenly({ facilities, units }: Awaiting & { readonly kind: 'share' }): Command {
  const share = (i: number): number => Math.floor((units.length + facilities.length - 1 - i) / facilities.length);
  return { type: 'share', raiders: Object.fromEntries(facilities.map((facility, i) => [facility, share(i)])) };
}
