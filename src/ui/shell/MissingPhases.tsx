import { isCapitalLost, type GameState } from '../../engine/index.ts';
import { hasNoUnits, isPenniless } from '../../store/needlessPhase.ts';
import { useTable } from '../../store/selectors.ts';
import { missingPhasesText, type MissingReason } from '../../text/missingPhases.ts';

function reasons(game: GameState): readonly MissingReason[] {
  const found: MissingReason[] = [];
  if (isCapitalLost(game, game.power)) found.push('capital-lost');
  else if (game.phase === 'combat-move' && isPenniless(game) && Object.values(game.purchased).every((n) => n === 0))
    found.push('no-money');
  if (hasNoUnits(game)) found.push('no-units');
  return found;
}

/** Says why a turn is shorter than others. */
export function MissingPhases() {
  const game = useTable();
  return reasons(game).map((reason) => (
    <p key={reason} className="panel__missing">
      {missingPhasesText(game, reason)}
    </p>
  ));
}
