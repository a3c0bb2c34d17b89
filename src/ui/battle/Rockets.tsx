import { limitOf, rocketStrikes, type GameState } from '../../engine/index.ts';
import { useGame } from '../../store/gameStore.ts';
import { useView } from '../../store/viewStore.ts';
import { spaceName } from '../../text/names.ts';
import { ipcs } from '../../text/words.ts';
import { Button } from '../components/Button.tsx';
import { RuleLink } from '../refusals/RuleLink.tsx';

/** The rocket strikes that can be made now, the dearest complexes first (RKT-1). */
export function Rockets({ state }: { readonly state: GameState }) {
  const dispatch = useGame((store) => store.dispatch);
  const readOnly = useGame((store) => store.readOnly);
  const hover = useView((view) => view.hover);
  const strikes = rocketStrikes(state).toSorted((a, b) => limitOf(state, b.to) - limitOf(state, a.to));
  if (strikes.length === 0) return null;
  return (
    <section className="rockets" aria-label="Rockets">
      <h3>Rockets, if you like</h3>
      <p className="soft">
        One die, without defence; one from each territory, one at each industrial complex.{' '}
        <RuleLink rule="RKT-1" short />
      </p>
      <ul>
        {strikes.map(({ from, to }) => (
          <li key={`${from} ${to}`}>
            <Button
              wide
              className="rocket"
              disabled={readOnly}
              onClick={() => dispatch({ type: 'rocket', from, to })}
              onPointerEnter={() => hover(to)}
              onPointerLeave={() => hover(null)}
              onFocus={() => hover(to)}
              onBlur={() => hover(null)}
            >
              <span>
                {spaceName(state, from)} to {spaceName(state, to)}
              </span>
              <span className="soft">at most {ipcs(limitOf(state, to))}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
