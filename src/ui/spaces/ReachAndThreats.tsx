import { hypotheticalTurn, type GameState, type SpaceId } from '../../engine/index.ts';
import { useCurrentGame } from '../../store/selectors.ts';
import { thePower } from '../../text/names.ts';
import { Approaches } from './Approaches.tsx';
import { EnemyAttacks } from './EnemyAttacks.tsx';
import { Section } from './Section.tsx';

/** What can reach a space: the acting power's units, and which enemies could attack it. */
export function ReachAndThreats({ space }: { readonly space: SpaceId }) {
  const game = useCurrentGame();
  const moving = stateForReach(game);
  return (
    <>
      {moving !== null && (
        <Section kind="reach" title={`What of ${thePower(game, game.power)} can reach it`}>
          <Approaches state={moving} space={space} none="Nothing can come here now." />
        </Section>
      )}
      <EnemyAttacks space={space} />
    </>
  );
}

/** The state in which to compute the acting power's reach: before its moves, a state in which they begin. */
function stateForReach(game: GameState): GameState | null {
  if (game.phase === 'combat-move' || game.phase === 'noncombat-move') return game;
  return game.phase === 'purchase-units' ? hypotheticalTurn(game, game.power) : null;
}
