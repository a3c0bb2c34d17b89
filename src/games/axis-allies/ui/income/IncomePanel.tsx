import {
  convoysInDanger,
  type GameState,
  incomeParts,
  incomeToCollect,
  isCapitalLost,
  productionByTerritory,
} from '../../../../engine/axis-allies/index.ts';
import { powerIn } from '../../store/selectors.ts';
import { useView } from '../../store/viewStore.ts';
import { possessive, powerName, spaceList, spaceName } from '../../text/names.ts';
import { ruleTitle } from '../../../../text/editions.ts';
import { capitalized, ipcs, joinWords } from '../../../../text/words.ts';
import { RuleLink } from '../../../../ui/rules/RuleLink.tsx';
import { useDisplayedGame } from '../../store/game.ts';
import './income.css';

/** Collect income: what it is made of, the sum, and the new treasury. */
export function IncomePanel() {
  const state = useDisplayedGame();
  const hover = useView((view) => view.hover);
  const territories = productionByTerritory(state, state.power).toSorted((a, b) => b.ipcs - a.ipcs);
  const others = incomeParts(state, state.power).slice(1);
  const sum = incomeToCollect(state, state.power);
  const { capital } = powerIn(state, state.power);
  const before = state.treasury[state.power] ?? 0;

  return (
    <section className="income" aria-label="Collect income">
      {capital !== null && isCapitalLost(state, state.power) ? (
        <p>
          No income: {powerName(state, state.control[capital] ?? '')} holds {spaceName(state, capital)}, the capital.
          The treasury stays at {ipcs(before)}.
        </p>
      ) : (
        <table className="income-table">
          <caption className="visually-hidden">
            {capitalized(possessive(state, state.power))} income by territory
          </caption>
          <tbody>
            {territories.map(({ space, ipcs: worth }) => (
              <tr key={space} onPointerEnter={() => hover(space)} onPointerLeave={() => hover(null)}>
                <th scope="row">{spaceName(state, space)}</th>
                <td>{worth}</td>
              </tr>
            ))}
            {others.map(({ rule, spaces, ipcs: more }) => (
              <tr key={`${rule} ${spaces.join()}`} className="income-other">
                <th scope="row">
                  {ruleTitle(state, rule)} <RuleLink rule={rule} short />
                  <span className="income-places">{spaceList(state, spaces)}</span>
                </th>
                <td>{signed(more)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Income</th>
              <td>{sum}</td>
            </tr>
            <tr>
              <th scope="row">In the treasury</th>
              <td>{before}</td>
            </tr>
            <tr className="income-after">
              <th scope="row">Afterwards</th>
              <td>{before + sum}</td>
            </tr>
          </tfoot>
        </table>
      )}
      <ConvoysInDanger state={state} />
    </section>
  );
}

/** Which convoys enemies can disrupt before the income is collected, and what that would cost (CVY-1). */
function ConvoysInDanger({ state }: { readonly state: GameState }) {
  const convoys = convoysInDanger(state);
  if (convoys.length === 0 || isCapitalLost(state, state.power)) return null;
  const most = convoys.reduce((total, { ipcs: cost }) => total + cost, 0);
  return (
    <p className="income-danger">
      Before that, ships of other powers can disrupt convoys for up to {ipcs(most)}:{' '}
      {joinWords(convoys.map(({ zone, ipcs: cost }) => `${cost} in ${spaceName(state, zone)}`))}.{' '}
      <RuleLink rule="CVY-1" short />
    </p>
  );
}

/** '+2', '−3' with a proper minus sign. */
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
