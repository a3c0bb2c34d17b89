import { useState } from 'react';
import {
  firstRound,
  forcesFor,
  refusalOf,
  type BattlePlan,
  type Command,
  type GameState,
  type Unit,
  type UnitId,
  landingsToCallOff,
  silentShips,
} from '../../../../engine/axis-allies/index.ts';
import { flyTo } from '../../../../store/mapCamera.ts';
import { withStrike } from '../../session/fighting.ts';
import { battleKindText, openingTexts } from '../../text/battleText.ts';
import { spaceName } from '../../text/names.ts';
import { unitList, unitTypeName } from '../../text/unitNames.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { DelayedButton } from '../../../../ui/components/DelayedButton.tsx';
import { UnitCounter } from '../../../../ui/components/UnitCounter.tsx';
import { usePointsAt } from '../spaces/SpaceButton.tsx';
import { OddsOfTarget } from '../odds/parts.tsx';
import { RefusalReason } from '../refusals/Refused.tsx';
import { useGame } from '../../store/game.ts';
import { Stepper } from '../../../../ui/components/Stepper.tsx';
import { unitKinds } from '../offers/UnitChoice.tsx';
import { RuleLink } from '../../../../ui/rules/RuleLink.tsx';
import { useExplanations } from '../refusals/useExplanations.ts';
import { stacksOf } from './stacks.ts';

/** Buttons that call off the landings of a battle, where the edition lets them be (AMPH-6). */
function CallOff({ state, plan }: { readonly state: GameState; readonly plan: BattlePlan }) {
  const dispatch = useGame((store) => store.dispatch);
  const readOnly = useGame((store) => store.readOnly);
  return landingsToCallOff(state, plan).map(({ zone, troops, isPart, callOff }) => {
    const what = `${unitList(state, troops)}${isPart ? ' of one transport' : ''}`;
    return (
      <p key={`${zone} ${isPart} ${what}`} className="call-off">
        <span className="soft">
          {what} from {spaceName(state, zone)}
        </span>
        <Button small disabled={readOnly} onClick={() => dispatch(callOff)}>
          {isPart ? 'Call off this one' : 'Call off the landing'}
          <span className="visually-hidden">
            {isPart && `: ${what}`} from {spaceName(state, zone)}
          </span>
        </Button>
      </p>
    );
  });
}

interface ShipsToBombardProps {
  readonly state: GameState;
  /** The ships that can bombard. */
  readonly ships: readonly UnitId[];
  /** The ships among them that hold their fire. */
  readonly silent: readonly UnitId[];
  readonly disabled: boolean;
  readonly onChange: (silent: readonly UnitId[]) => void;
}

/** How many ships of each kind bombard the coast where troops land; each can once a turn (BOM-1, BOM-5). */
function ShipsToBombard({ state, ships, silent, disabled, onChange }: ShipsToBombardProps) {
  const kinds = unitKinds(
    state,
    ships,
    ships.filter((id) => !silent.includes(id)),
  );
  const hasSeveralPlaces = new Set(kinds.map(({ place }) => place)).size > 1;
  return kinds.map(({ key, type, size, place, count, choose }) => (
    <p key={key} className="ships-to-bombard">
      <Stepper
        label={`${unitTypeName(type, 2)} to bombard from ${place}`}
        value={count}
        max={size}
        disabled={disabled}
        onChange={(firing) => {
          const chosen = choose(firing);
          onChange(ships.filter((id) => !chosen.includes(id)));
        }}
      />
      <span aria-hidden="true">
        of {size} {unitTypeName(type, size)} {hasSeveralPlaces && `from ${place}`}
      </span>
    </p>
  ));
}

/** Why ships beside a landing do not bombard its coast, where one could take them to. */
export function SilentShips({ state, plan }: { readonly state: GameState; readonly plan: BattlePlan }) {
  const { refusalText } = useExplanations();
  return silentShips(state, plan).map((refusal) => (
    <p key={`${refusal.rule} ${refusal.units?.join(' ')}`} className="silent-ships soft">
      {refusalText(state, refusal)} <RuleLink rule={refusal.rule} short />
    </p>
  ));
}

interface BattleItemProps {
  readonly state: GameState;
  readonly plan: BattlePlan;
  /** Whether it is the battle to begin with. */
  readonly isNext: boolean;
}

/** A battle to come: its space, both sides, and the button that starts it or why it must wait. */
export function BattleItem({ state, plan, isNext }: BattleItemProps) {
  const dispatch = useGame((store) => store.dispatch);
  const beginFight = useGame((store) => store.beginFight);
  const readOnly = useGame((store) => store.readOnly);
  const pointing = usePointsAt(plan.space);
  const { attackers, defenders } = forcesFor(state, plan);
  const [held, hold] = useState<readonly UnitId[]>([]);
  const ships = firstRound(state, plan).bombardment.flatMap(({ units: together }) => together);
  const silent = ships.filter((id) => held.includes(id));
  const bombard = ships.filter((id) => !silent.includes(id));
  const fight: Command = { type: 'fight', space: plan.space, ...(silent.length > 0 && { bombard }) };
  const refusal = refusalOf(state, fight);
  const isStriking = withStrike(state, fight).length > 1;
  const name = spaceName(state, plan.space);

  return (
    <li className="battle-item" {...pointing}>
      <div className="battle-item-head">
        <div>
          <h4>{name}</h4>
          <p className="soft">{battleKindText(state, plan)}</p>
        </div>
        <div className="battle-item-buttons">
          <Button onClick={() => flyTo([plan.space])} aria-label={`Show ${name} on the map`}>
            Show
          </Button>
          <DelayedButton
            meaning={`fight in ${plan.space}`}
            look={isNext ? 'main' : 'plain'}
            disabled={readOnly || refusal !== null}
            aria-label={`Fight in ${name}`}
            aria-describedby={refusal === null ? undefined : `${plan.space}-waits`}
            onClick={() => beginFight(fight)}
          >
            Fight
          </DelayedButton>
        </div>
      </div>
      <OddsOfTarget space={plan.space} />
      {refusal !== null && (
        <p id={`${plan.space}-waits`} className="battle-waits">
          <RefusalReason state={state} command={fight} refusal={refusal} />
        </p>
      )}
      {openingTexts(state, plan, bombard).map((text) => (
        <p key={text} className="soft">
          {text}
        </p>
      ))}
      {isStriking && (
        <p className="soft">
          Your submarines strike.{' '}
          <Button small disabled={readOnly} onClick={() => dispatch(fight)}>
            Fight, but ask them
          </Button>
        </p>
      )}
      <ShipsToBombard state={state} ships={ships} silent={silent} disabled={readOnly} onChange={hold} />
      <SilentShips state={state} plan={plan} />
      <CallOff state={state} plan={plan} />
      <Force state={state} units={attackers} label="Attack" />
      <Force state={state} units={defenders} label="Defence" />
    </li>
  );
}

function Force({ state, units, label }: { state: GameState; units: readonly Unit[]; label: string }) {
  const ids = units.map(({ id }) => id);
  return (
    <p className="battle-force" aria-label={`${label}: ${unitList(state, ids) || 'nobody'}`} role="img">
      <span className="battle-force-label">{label}</span>
      {stacksOf(state, ids).map(({ key, type, owner, units: { length } }) => (
        <span key={key} className="battle-force-stack">
          <UnitCounter type={type} power={owner} size="small" />
          {length}
        </span>
      ))}
    </p>
  );
}
