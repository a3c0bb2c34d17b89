import { Swords } from 'lucide-react';
import { enemiesIn, battlesToCome, type BattlePlan, type GameState } from '../../engine/index.ts';
import { isRefusal, nextPhase } from '../../store/nextPhase.ts';
import { flyTo } from '../../store/mapCamera.ts';
import { useCurrentGame } from '../../store/selectors.ts';
import { useView } from '../../store/viewStore.ts';
import { byImportance } from '../../store/spaceOrder.ts';
import { spaceName } from '../../text/names.ts';
import { capitalized } from '../../text/words.ts';
import { RefusalReason } from '../refusals/RefusalReason.tsx';

function battleText(game: GameState, { space, kind, landingFrom }: BattlePlan): string {
  const what = kind === 'sea' ? 'sea battle' : landingFrom.length > 0 ? 'landing' : 'on land';
  return enemiesIn(game, space, game.power).length === 0 ? `${what}, nobody defends` : what;
}

/** The battles to come, and what must be decided before combat can begin. */
export function PlannedBattles() {
  const game = useCurrentGame();
  const focus = useView((view) => view.focus);
  if (game.phase !== 'combat-move') return null;
  const isBefore = byImportance(game);
  const battles = battlesToCome(game).toSorted((a, b) => isBefore(a.space, b.space));
  const next = nextPhase(game);
  return (
    <>
      {isRefusal(next) && (
        <section className="planned planned--open" aria-label="Before combat">
          <h3>Before combat can begin</h3>
          <p>
            <RefusalReason state={game} command={{ type: 'end-phase' }} refusal={next} />
          </p>
        </section>
      )}
      {battles.length > 0 && (
        <section className="planned" aria-label="Battles to come">
          <h3>Battles to come</h3>
          <ul>
            {battles.map((plan) => (
              <li key={`${plan.space}-${plan.kind}`}>
                <button
                  type="button"
                  className="row row--attack"
                  onClick={() => {
                    focus(plan.space);
                    flyTo([plan.space]);
                  }}
                >
                  <strong>
                    <Swords size={15} aria-hidden /> {spaceName(game, plan.space)}
                  </strong>
                  <span className="row__detail">{capitalized(battleText(game, plan))}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
