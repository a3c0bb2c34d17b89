import {
  COMPLEX,
  facilityPlaces,
  facilityWares,
  type GameState,
  refusalOf,
  repairables,
  type Repairable,
  wares,
} from '../../../../engine/axis-allies/index.ts';
import { editionIn } from '../../store/selectors.ts';
import { useGame } from '../../store/game.ts';
import { siteText } from '../../text/facilities.ts';
import { spaceList, spaceName } from '../../text/names.ts';
import { countedUnits, unitTypeName } from '../../text/unitNames.ts';
import { ruleTitle } from '../../../../text/editions.ts';
import { capitalized, counted, ipcs, oneOrMany, withOneStop } from '../../../../text/words.ts';
import { RuleLink } from '../../../../ui/rules/RuleLink.tsx';
import { Stepper } from '../../../../ui/components/Stepper.tsx';
import { useExplanations } from '../refusals/useExplanations.ts';

/** Facilities in the purchase phase: where new ones may stand, and which are repaired (CPX, FAC, BUY-4). */

const territories = (n: number): string => oneOrMany(n, '1 territory', `${n} territories`);

/** Where each facility and upgrade that is sold may stand now. */
export function NewFacilities({ state }: { readonly state: GameState }) {
  const sold = wares(state, state.power);
  const offered = facilityWares(editionIn(state)).filter(({ type }) => sold.some((ware) => ware.type === type));
  return offered.map(({ type, kind, from }) => {
    const places = facilityPlaces(state, type);
    const name = countedUnits(type, 1);
    const ground = siteText(kind);
    return (
      <details key={type} className="purchase-complexes">
        <summary>
          {type === COMPLEX
            ? 'A new industrial complex'
            : from === null
              ? `A new ${unitTypeName(type)}`
              : capitalized(name)}{' '}
          can stand in {places.length === 0 ? 'no territory now' : territories(places.length)}
        </summary>
        <p className="soft">
          It is placed with the new units, in a territory {ground === '' ? '' : `${ground} `}that you have held since
          your turn began and that has {from === null ? 'none' : countedUnits(from, 1)}. It works from your next turn
          on. <RuleLink rule={kind.rules.site} short />
        </p>
        {places.length > 0 && <p>{withOneStop(`${spaceList(state, places, 'or')}.`)}</p>}
      </details>
    );
  });
}

/** The damaged facilities of the acting power, each with the points that are repaired; nothing if there are none. */
export function Repairs({ state }: { readonly state: GameState }) {
  const damaged = repairables(state);
  if (damaged.length === 0) return null;
  return (
    <section className="purchase-repairs" aria-label="Repairs">
      <h3>
        Repairs <RuleLink rule="BUY-4" short />
      </h3>
      <ul>
        {damaged.map((one) => (
          <RepairRow key={`${one.space} ${one.kind.id}`} state={state} one={one} />
        ))}
      </ul>
    </section>
  );
}

function RepairRow({ state, one }: { readonly state: GameState; readonly one: Repairable }) {
  const dispatch = useGame((store) => store.dispatch);
  const readOnly = useGame((store) => store.readOnly);
  const { refusalText } = useExplanations(false);
  const { space, kind, damage, repaired } = one;
  const order = (points: number) => ({ type: 'repair', facility: kind.id, at: space, points }) as const;
  const refusal = refusalOf(state, order(repaired + 1));
  const name = `${unitTypeName(kind.id)} in ${spaceName(state, space)}`;
  return (
    <li className="purchase-repair">
      <span>
        {capitalized(name)}{' '}
        <span className="soft">
          {counted(damage - repaired, 'point')} of damage, {ipcs(kind.repairCost)} each
        </span>
      </span>
      <Stepper
        label={`points of the ${name}`}
        value={repaired}
        max={refusal === null ? repaired + 1 : repaired}
        {...(refusal === null
          ? {}
          : { limit: `${refusalText(state, refusal)} ${refusal.rule} · ${ruleTitle(state, refusal.rule)}` })}
        onChange={(points) => dispatch(order(points))}
        toldBeside
        disabled={readOnly}
      />
    </li>
  );
}
