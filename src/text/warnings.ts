import type { GameState, Warning } from '../engine/index.ts';
import { unitCounts, unitList } from './unitNames.ts';
import { capitalized, ipcs } from './words.ts';

/** A sentence for what would be lost or left undone if the phase ended now. */
export function warningText(state: GameState, warning: Warning): string {
  switch (warning.kind) {
    case 'air-lost':
      return `${capitalized(unitList(state, warning.units))} cannot land anywhere and will be lost.`;
    case 'air-to-land':
      return `${capitalized(unitList(state, warning.units))} must still land.`;
    case 'refund':
      return (
        `${capitalized(unitCounts(warning.units))} cannot be placed; ${ipcs(warning.ipcs)} go back to the ` +
        'treasury.'
      );
  }
}
