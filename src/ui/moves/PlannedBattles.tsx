import { Swords } from 'lucide-react';
import { plannedBattles } from '../../engine/index.ts';
import { isRefusal, phaseAfter } from '../../store/phaseAfter.ts';
import { useTable } from '../../store/selectors.ts';
import { useView } from '../../store/viewStore.ts';
import { spaceName } from '../../text/names.ts';
import { refusalText } from '../../text/refusals.ts';

/** The battles these orders bring, and what must be settled before combat can begin. */
export function PlannedBattles() {
  const game = useTable();
  const focus = useView((view) => view.focus);
  const fly = useView((view) => view.fly);
  if (game.phase !== 'combat-move') return null;
  const battles = plannedBattles(game);
  const next = phaseAfter(game);
  return (
    <>
      {isRefusal(next) && (
        <section className="planned planned--open" aria-label="Before combat">
          <h3>Before combat can begin</h3>
          <p>
            {refusalText(game, next)} <span className="soft">{next.rule}</span>
          </p>
        </section>
      )}
      {battles.length > 0 && (
        <section className="planned" aria-label="Battles to come">
          <h3>Battles to come</h3>
          <ul>
            {battles.map(({ space, kind, landingFrom }) => (
              <li key={`${space}-${kind}`}>
                <button
                  type="button"
                  className="row row--attack"
                  onClick={() => {
                    focus(space);
                    fly([space]);
                  }}
                >
                  <strong>
                    <Swords size={15} aria-hidden /> {spaceName(game, space)}
                  </strong>
                  <span className="row__detail">{kind === 'sea' ? 'Sea battle' : landingFrom.length > 0 ? 'Landing' : 'On land'}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
