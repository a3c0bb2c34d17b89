import {
  type BattlePlan,
  type Command,
  type GameState,
  isActing,
  limitOf,
  raidsToFly,
  refusalOf,
  rocketLoss,
  rocketStrikes,
  shotAtRaiders,
  type SpaceId,
} from '../../../../engine/axis-allies/index.ts';
import { flyTo } from '../../../../store/mapCamera.ts';
import { ipcs } from '../../../../text/words.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { DelayedButton } from '../../../../ui/components/DelayedButton.tsx';
import { RuleLink } from '../../../../ui/rules/RuleLink.tsx';
import { useGame } from '../../store/game.ts';
import { shotText } from '../../text/battleText.ts';
import { spaceName } from '../../text/names.ts';
import { raidedName, raidersRoll } from '../../text/raids.ts';
import { BattlesHead } from '../odds/BattlesHead.tsx';
import { OddsOfRaid, OddsOfRocket } from '../odds/parts.tsx';
import { DelayedSpaceButton, usePointsAt } from '../spaces/SpaceButton.tsx';
import { BattleItem } from './BattleItem.tsx';
import { LatestFight } from './LatestFight.tsx';

/**
 * The battles to come as they are offered: what ships landed on their way first, as it came about (NA-JA-4), and last
 * what has to wait for another battle. Otherwise they stay in the order of the rules.
 */
export function battlesInOrder(state: GameState): readonly BattlePlan[] {
  const onTheWay = new Set(
    Object.values(state.turn.deeds).flatMap(({ assault, assaultFrom }) =>
      assault !== undefined && assaultFrom !== undefined ? [assault] : [],
    ),
  );
  const rank = ({ space }: BattlePlan): number => {
    if (refusalOf(state, { type: 'fight', space }) !== null) return 2;
    return onTheWay.has(space) ? 0 : 1;
  };
  const ranks = new Map(state.turn.battles.map((plan) => [plan, rank(plan)]));
  return state.turn.battles.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
}

interface RaidItemProps {
  readonly state: GameState;
  readonly space: SpaceId;
  /** Whether it is the raid to begin with. */
  readonly isNext: boolean;
}

/** A raid to be flown: who raids which complex, and the button that starts it (SBR). */
function RaidItem({ state, space, isNext }: RaidItemProps) {
  const beginFight = useGame((store) => store.beginFight);
  const readOnly = useGame((store) => store.readOnly);
  const pointing = usePointsAt(space);
  const raid: Command = { type: 'fight', space, kind: 'raid' };
  const name = spaceName(state, space);
  const raiders = Object.values(state.units).filter(
    (unit) => unit.space === space && isActing(state, unit.owner) && state.turn.deeds[unit.id]?.duty === 'raid',
  );
  const rolls = raidersRoll(
    state,
    space,
    raiders.map(({ id }) => id),
  );
  const shot = shotAtRaiders(state, space);
  return (
    <li className="battle-item" {...pointing}>
      <div className="battle-item-head">
        <div>
          <h4>{name}</h4>
          <p className="soft">Raid on the {raidedName(state, space)}</p>
        </div>
        <div className="battle-item-buttons">
          <Button onClick={() => flyTo([space])} aria-label={`Show ${name} on the map`}>
            Show
          </Button>
          <DelayedButton
            meaning={`raid ${space}`}
            look={isNext ? 'main' : 'plain'}
            disabled={readOnly || refusalOf(state, raid) !== null}
            aria-label={`Raid ${name}`}
            onClick={() => beginFight(raid)}
          >
            Raid
          </DelayedButton>
        </div>
      </div>
      {shot && <p className="soft">{shotText(state, shot)}</p>}
      {rolls.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <OddsOfRaid space={space} />
    </li>
  );
}

interface RocketsProps {
  readonly state: GameState;
  /** Whether no list of battles stands above, whose heading has the switch for all odds. */
  readonly isAlone: boolean;
}

const TITLE = 'Rockets, if you like';
const HIGHEST = 6;

/** The rocket strikes that can be made now, the dearest complexes first (RKT-1). */
function Rockets({ state, isAlone }: RocketsProps) {
  const beginFight = useGame((store) => store.beginFight);
  const readOnly = useGame((store) => store.readOnly);
  const strikes = rocketStrikes(state).toSorted((a, b) => limitOf(state, b.to) - limitOf(state, a.to));
  if (strikes.length === 0) return null;
  return (
    <section className="rockets" aria-label="Rockets">
      {isAlone ? <BattlesHead title={TITLE} /> : <h3>{TITLE}</h3>}
      <p className="soft">
        One die, without defence; one from each territory, one at each industrial complex.{' '}
        <RuleLink rule="RKT-1" short />
      </p>
      <ul>
        {strikes.map(({ from, to }) => (
          <li key={`${from} ${to}`}>
            <DelayedSpaceButton
              meaning={`${from} ${to}`}
              wide
              space={to}
              className="rocket"
              disabled={readOnly}
              onClick={() => beginFight({ type: 'rocket', from, to })}
            >
              <span>
                {spaceName(state, from)} to {spaceName(state, to)}
              </span>
              <span className="soft">at most {ipcs(rocketLoss(state, to, HIGHEST))}</span>
            </DelayedSpaceButton>
            <OddsOfRocket from={from} to={to} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The battles still to be fought, below the report of the last one. */
export function BattleList({ state }: { state: GameState }) {
  const battles = battlesInOrder(state);
  const raids = raidsToFly(state);
  const isOver = battles.length + raids.length === 0;
  const isOnlyRockets = isOver && rocketStrikes(state).length > 0;
  const landingsFirst = battles.some(
    ({ space }) => refusalOf(state, { type: 'fight', space })?.reason === 'assaults-first',
  );
  // One button leads on, that of the first raid or else the first battle that can be fought now.
  const next = raids.length > 0 ? undefined : battles.find(({ space }) => !refusalOf(state, { type: 'fight', space }));
  return (
    <>
      <LatestFight />
      {isOver ? isOnlyRockets || <h3>All battles are fought</h3> : <BattlesHead title="Battles to fight" />}
      {landingsFirst && <p className="soft">Landings from the sea come first, each after its sea battle.</p>}
      {isOver || (
        <ul className="battle-list">
          {raids.map((space, i) => (
            <RaidItem key={`${space}/raid`} state={state} space={space} isNext={i === 0} />
          ))}
          {battles.map((plan) => (
            <BattleItem key={`${plan.space}/${plan.kind}`} state={state} plan={plan} isNext={plan === next} />
          ))}
        </ul>
      )}
      <Rockets state={state} isAlone={isOver} />
      {isOver && <p>{isOnlyRockets ? 'Or go' : 'Go'} on to noncombat moves below.</p>}
    </>
  );
}
