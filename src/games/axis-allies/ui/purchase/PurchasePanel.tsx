import {
  availableComplexes,
  boardOf,
  homeGroundOf,
  neighboursIn,
  orderCost,
  refusalOf,
  unitTypesOf,
  wares,
  warnings,
  type GameState,
  type ByUnitType,
  type UnitTypeId,
  type PowerId,
  type UnitType,
} from '../../../../engine/axis-allies/index.ts';
import { editionIn } from '../../store/selectors.ts';
import { roadText, whatItBuys } from '../../text/homeGround.ts';
import { spaceList } from '../../text/names.ts';
import { ruleTitle } from '../../../../text/editions.ts';
import { unitCounts, unitTypeName } from '../../text/unitNames.ts';
import { warningText } from '../../text/endPhaseText.ts';
import { ipcs, capitalized } from '../../../../text/words.ts';
import { RuleLink } from '../../../../ui/rules/RuleLink.tsx';
import { useExplanations } from '../refusals/useExplanations.ts';
import { Stepper } from '../../../../ui/components/Stepper.tsx';
import { UnitCounter } from '../../../../ui/components/UnitCounter.tsx';
import { useGame, useDisplayedGame } from '../../store/game.ts';
import { NewFacilities, Repairs } from './Facilities.tsx';
import './purchase.css';

/** The order with this many of a type; types with 0 are removed. */
function orderWith(units: ByUnitType<number>, type: UnitTypeId, n: number): ByUnitType<number> {
  return Object.fromEntries(Object.entries({ ...units, [type]: n }).filter(([, count]) => count > 0));
}

interface ValueCellProps {
  readonly value: number;
  /** Without developments; another number is marked. */
  readonly usual: number;
}

/** A value of a unit type, '–' for none; one that a development has changed stands out. */
function ValueCell({ value, usual }: ValueCellProps) {
  if (value === usual) return <td>{value === 0 ? '–' : value}</td>;
  return (
    <td className="purchase-changed" title={`${usual} without your developments`}>
      {value}
      <span className="visually-hidden">, {usual} without your developments</span>
    </td>
  );
}

interface PurchaseRowProps {
  readonly id: UnitTypeId;
  readonly cost: number;
  /** The unit type as the power has it, and as it is without developments; null for what is no unit. */
  readonly type: UnitType | null;
  readonly usual: UnitType | null;
  readonly power: PowerId;
  readonly n: number;
  /** Why one more cannot be bought; null if it can. */
  readonly limit: string | null;
  readonly disabled: boolean;
  readonly onChange: (n: number) => void;
}

/** Something for sale with its price and values, and how many are ordered. */
function PurchaseRow({ id, cost, type, usual, power, n, limit, disabled, onChange }: PurchaseRowProps) {
  return (
    <tr className={n > 0 ? 'purchase-chosen' : undefined}>
      <th scope="row">
        <span className="purchase-unit">
          <UnitCounter type={id} power={power} size="small" />
          {capitalized(unitTypeName(id))}
        </span>
      </th>
      <td className="purchase-cost">{cost}</td>
      <ValueCell value={type?.attack ?? 0} usual={usual?.attack ?? 0} />
      <DefenceCell type={type} usual={usual} />
      <ValueCell value={type?.move ?? 0} usual={usual?.move ?? 0} />
      <td>
        <Stepper
          label={unitTypeName(id, 2)}
          value={n}
          max={limit === null ? n + 1 : n}
          {...(limit === null ? {} : { limit })}
          onChange={onChange}
          toldBeside
          disabled={disabled}
        />
      </td>
    </tr>
  );
}

/** What fires at aircraft only has that value instead of a defence. */
function DefenceCell({ type, usual }: Pick<PurchaseRowProps, 'type' | 'usual'>) {
  const value = type?.defense ?? 0;
  const fire = type?.antiaircraftFire ?? 0;
  if (value > 0 || fire === 0) return <ValueCell value={value} usual={usual?.defense ?? 0} />;
  return (
    <td>
      <abbr title={`Fires at aircraft only: hits with ${fire === 1 ? '1' : `1–${fire}`}`}>AA {fire}</abbr>
    </td>
  );
}

/** Purchase units: the order, which can be changed until the phase ends. */
export function PurchasePanel() {
  const state = useDisplayedGame();
  const dispatch = useGame((store) => store.dispatch);
  const readOnly = useGame((store) => store.readOnly);
  const { refusalText } = useExplanations(false);
  const order = state.purchased;
  const cost = orderCost(state, order);
  // The order is paid at once, so its cost must be added to what is left (BUY-2).
  const left = state.treasury[state.power] ?? 0;
  const types = unitTypesOf(state, state.power);
  const usual = new Map(editionIn(state).units.map((type) => [type.id, type]));
  // Complexes are placed without one, so they take up none of the places of units.
  const bought = Object.entries(order).reduce((sum, [id, n]) => (types.has(id) ? sum + n : sum), 0);
  const isNothing = Object.keys(order).length === 0;
  const places = availableComplexes(state).reduce((sum, { left: free }) => sum + free, 0);
  const limitOf = (type: string, n: number): string | null => {
    const refusal = refusalOf(state, buy(type, n + 1));
    return refusal === null
      ? null
      : `${refusalText(state, refusal)} ${refusal.rule} · ${ruleTitle(state, refusal.rule)}`;
  };
  const buy = (type: string, n: number) => ({ type: 'purchase', units: orderWith(order, type, n) }) as const;

  return (
    <section className="purchase" aria-label="Purchase units">
      <dl className="purchase-sum">
        <div>
          <dt>Left to spend</dt>
          <dd className="purchase-left">{ipcs(left)}</dd>
        </div>
        <div>
          <dt>Order</dt>
          <dd>
            {ipcs(cost)} <span className="soft">of {left + cost}</span>
          </dd>
        </div>
        <div>
          <dt>Units / places</dt>
          <dd className={bought > places ? 'purchase-too-many' : undefined}>
            {bought} <span className="soft">/ {places === Infinity ? 'any number' : places}</span>
          </dd>
        </div>
      </dl>
      <p className="purchase-money">IPCs are the money of the game: territories bring them in at the end of a turn.</p>
      <HomeGround state={state} />
      <table className="purchase-table">
        <thead>
          <tr>
            <th scope="col">Unit</th>
            <th scope="col">
              <abbr title="Cost in IPCs">Cost</abbr>
            </th>
            <th scope="col">
              <abbr title="Attack: hits with this or less">Att</abbr>
            </th>
            <th scope="col">
              <abbr title="Defence: hits with this or less">Def</abbr>
            </th>
            <th scope="col">
              <abbr title="Spaces it moves">Move</abbr>
            </th>
            <th scope="col">Buy</th>
          </tr>
        </thead>
        <tbody>
          {wares(state, state.power).map(({ type: id, cost: price }) => {
            const n = order[id] ?? 0;
            return (
              <PurchaseRow
                key={id}
                id={id}
                cost={price}
                type={types.get(id) ?? null}
                usual={usual.get(id) ?? null}
                power={state.power}
                n={n}
                limit={limitOf(id, n)}
                disabled={readOnly}
                onChange={(count) => dispatch(buy(id, count))}
              />
            );
          })}
        </tbody>
      </table>
      {warnings(state).map(
        (warning) =>
          warning.kind === 'no-place' && (
            <p key={warning.ware ?? warning.what} className="purchase-over">
              {warningText(state, warning)} <RuleLink rule={warning.rule} short />
            </p>
          ),
      )}
      <ClosedWater state={state} />
      <Repairs state={state} />
      <NewFacilities state={state} />
      <p className="purchase-order">
        {isNothing
          ? 'Nothing ordered yet. What you do not spend stays in your treasury.'
          : `Ordered: ${unitCounts(order)}.`}
      </p>
    </section>
  );
}

/** What a power buys that keeps to its own ground, and whether its road is open. */
function HomeGround({ state }: { readonly state: GameState }) {
  const buys = whatItBuys(state, state.power);
  if (buys === '') return null;
  return (
    <p>
      {buys} {roadText(state, state.power)} <RuleLink rule="CHN-2" short /> <RuleLink rule="CHN-9" short />
    </p>
  );
}

/** Where new ships of the power could only lie in water that no ship leaves, or nowhere (MOB-3, MAP-5). */
function ClosedWater({ state }: { readonly state: GameState }) {
  if (homeGroundOf(state, state.power)) return null;
  const zones = [
    ...new Set(availableComplexes(state).flatMap(({ complex }) => neighboursIn(boardOf(state).coasts, complex))),
  ];
  if (zones.some((zone) => !editionIn(state).closedToSeaUnits.includes(zone))) return null;
  return zones.length === 0 ? (
    <p className="soft">
      None of your complexes lies on a coast: new ships could not be placed. <RuleLink rule="MOB-3" short />
    </p>
  ) : (
    <p className="soft">
      New ships could only be placed in {spaceList(state, zones, 'or')}, which no ship can leave.{' '}
      <RuleLink rule="MAP-5" short />
    </p>
  );
}
