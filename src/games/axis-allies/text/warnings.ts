import type { GameState, Warning } from '../../../engine/axis-allies/index.ts';
import { unitCounts, unitList } from './unitNames.ts';
import { capitalized, counted, ipcs, oneOrMany } from '../../../text/words.ts';

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
    case 'no-place':
      return noPlaceText(warning);
  }
}

/** More of something is ordered than can be placed: '2 ships cannot be placed: …' */
function noPlaceText({ what, ordered, places }: Extract<Warning, { kind: 'no-place' }>): string {
  const over = ordered - places;
  const those = what === 'complex' ? oneOrMany(over, '1 complex', `${over} complexes`) : counted(over, what);
  const reason = {
    unit: `your complexes can place ${counted(places, 'unit')} this turn`,
    ship: `your complexes on a coast can place ${counted(places, 'unit')} this turn`,
    complex: `${oneOrMany(places, '1 territory', `${places} territories`)} of yours can take one`,
  }[what];
  return `${those} cannot be placed: ${reason}. The price would go back to the treasury.`;
}
