import { isCapitalLost, hasNoUnits, canBuyNothing, type GameState } from '../../../../engine/axis-allies/index.ts';
import { piecesOf } from '../../text/howToPlay/heldIn.ts';
import { missingPhasesText, type MissingReason } from '../../text/endPhaseText.ts';
import { RuleLink } from '../../../../ui/rules/RuleLink.tsx';
import { useDisplayedGame } from '../../store/game.ts';

function reasons(game: GameState): readonly MissingReason[] {
  const found: MissingReason[] = [];
  if (isCapitalLost(game, game.power)) found.push('capital-lost');
  else if (game.mustCollect.includes(game.power)) found.push('collect-first');
  else if (game.phase === 'combat-move' && canBuyNothing(game) && Object.values(game.purchased).every((n) => n === 0))
    found.push('no-money');
  if (hasNoUnits(game)) found.push('no-units');
  return found;
}

/** Says why a turn has fewer phases than others. */
export function MissingPhases() {
  const game = useDisplayedGame();
  return reasons(game).map((reason) => (
    <p key={reason} className="panel__missing">
      {piecesOf(missingPhasesText(game, reason)).map((piece, i) =>
        typeof piece === 'string' ? piece : <RuleLink key={i} rule={piece.rule} short />,
      )}
    </p>
  ));
}
