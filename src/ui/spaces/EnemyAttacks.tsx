import { useEffect } from 'react';
import {
  areEnemies,
  battlesToCome,
  enemiesIn,
  enemiesInTurn,
  hypotheticalTurn,
  isFriendlyTerritory,
  isHostileTerritory,
  unitsIn,
  type GameState,
  type SpaceId,
} from '../../engine/index.ts';
import { useThreats } from '../../store/odds/threats.ts';
import { useCurrentGame } from '../../store/selectors.ts';
import { powerName } from '../../text/names.ts';
import { useAreThreatsOffered, WhatComesBack } from '../threats/parts.tsx';
import { Approaches } from './Approaches.tsx';
import { Section } from './Section.tsx';

/**
 * Which enemies could attack a space: after the plan, with the odds of the strongest attack of each; where odds are
 * hidden, or cannot be told, as the units stand now.
 */
export function EnemyAttacks({ space }: { readonly space: SpaceId }) {
  const game = useCurrentGame();
  const areOddsShown = useAreThreatsOffered();
  const hasFailed = useThreats((store) => store.hasFailed);
  if (!(areOddsShown ? isInPlan(game, space) : isOurs(game, space))) return null;
  return (
    <Section kind="threat" title="Which enemies could attack it">
      {areOddsShown && !hasFailed ? <AfterThePlan space={space} /> : <AsTheyStand space={space} />}
    </Section>
  );
}

/** With odds; as the units stand now, if what tells them cannot be loaded. */
function AfterThePlan({ space }: { readonly space: SpaceId }) {
  const { hasFailed } = WhatComesBack.usePart();
  useEffect(() => void WhatComesBack.load().catch(() => undefined), []);
  return hasFailed ? <AsTheyStand space={space} /> : <WhatComesBack space={space} />;
}

/** Whether the acting power's side holds the space, stands there, or will fight there. */
const isInPlan = (game: GameState, space: SpaceId): boolean =>
  isFriendlyTerritory(game, space, game.power) ||
  unitsIn(game, space).some(({ owner }) => !areEnemies(game, owner, game.power)) ||
  battlesToCome(game).some((plan) => plan.space === space);

/** Whether the acting power's side holds the space or has most units in it. */
const isOurs = (game: GameState, space: SpaceId): boolean => {
  const holder = game.control[space];
  if (holder !== undefined) return !isHostileTerritory(game, space, game.power);
  return unitsIn(game, space).length > enemiesIn(game, space, game.power).length;
};

function AsTheyStand({ space }: { readonly space: SpaceId }) {
  const game = useCurrentGame();
  const enemies = enemiesInTurn(game).flatMap((power) => {
    const state = hypotheticalTurn(game, power);
    return state === null ? [] : [{ power, state }];
  });
  if (enemies.length === 0) return <p className="soft">This can be told when the battles of this turn are over.</p>;
  return (
    <>
      <p className="soft">As the units stand now, each power by itself:</p>
      {enemies.map(({ power, state }) => (
        <div key={power}>
          <h4>{powerName(state, power)}</h4>
          <Approaches state={state} space={space} none="Nothing." />
        </div>
      ))}
    </>
  );
}
