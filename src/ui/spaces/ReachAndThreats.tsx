import {
  hypotheticalTurn,
  enemiesIn,
  isHostileTerritory,
  unitsIn,
  type Approach,
  type GameState,
  type PowerId,
  type SpaceId,
} from '../../engine/index.ts';
import { threateningPowers, useApproaches } from '../../store/approachSearch.ts';
import { useCurrentGame } from '../../store/selectors.ts';
import { powerName, thePower } from '../../text/names.ts';
import { approachAs, approachesTogether } from '../../text/spaces.ts';
import { unitList } from '../../text/unitNames.ts';
import { capitalized } from '../../text/words.ts';
import { Section } from './Section.tsx';
import { SpaceLink } from './SpaceLink.tsx';

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
      {isOurs(game, space) && (
        <Section kind="threat" title="Which enemies could attack it">
          <Threats space={space} />
        </Section>
      )}
    </>
  );
}

/** The state in which to compute the acting power's reach: before its moves, a state in which they begin. */
function stateForReach(game: GameState): GameState | null {
  if (game.phase === 'combat-move' || game.phase === 'noncombat-move') return game;
  return game.phase === 'purchase-units' ? hypotheticalTurn(game, game.power) : null;
}

/** Whether the acting power's side holds the space or has most units in it. */
const isOurs = (game: GameState, space: SpaceId): boolean => {
  const holder = game.control[space];
  if (holder !== undefined) return !isHostileTerritory(game, space, game.power);
  return unitsIn(game, space).length > enemiesIn(game, space, game.power).length;
};

function Threats({ space }: { readonly space: SpaceId }) {
  const game = useCurrentGame();
  const enemies = threateningPowers(game).flatMap((power) => {
    const state = hypotheticalTurn(game, power);
    return state === null ? [] : [{ power, state }];
  });
  if (enemies.length === 0) return <p className="soft">This can be told when the battles of this turn are over.</p>;
  return (
    <>
      <p className="soft">As the units stand now, each power by itself:</p>
      {enemies.map(({ power, state }) => (
        <Threat key={power} power={power} state={state} space={space} />
      ))}
    </>
  );
}

function Threat({
  power,
  state,
  space,
}: {
  readonly power: PowerId;
  readonly state: GameState;
  readonly space: SpaceId;
}) {
  return (
    <>
      <h4>{powerName(state, power)}</h4>
      <Approaches state={state} space={space} none="Nothing." />
    </>
  );
}

const HOSTILE_MEANINGS: readonly Approach['meaning'][] = ['attack', 'capture', 'blitz', 'assault'];

/**
 * What the power to move in this state can bring here: identical units in one line, with their space and what they
 * would do.
 */
function Approaches({
  state,
  space,
  none,
}: {
  readonly state: GameState;
  readonly space: SpaceId;
  readonly none: string;
}) {
  const game = useCurrentGame();
  const { found, isComplete } = useApproaches(state, space);
  const isEnemy = state.power !== game.power;
  const shown = isEnemy ? found.filter(({ meaning }) => HOSTILE_MEANINGS.includes(meaning)) : found;
  if (!isComplete) return <p className="soft">Looking …</p>;
  if (shown.length === 0) return <p className="soft">{none}</p>;
  return (
    <ul className="approaches">
      {approachesTogether(shown).map((approach) => (
        <li key={approach.units[0]}>
          {capitalized(unitList(state, approach.units))}{' '}
          {approach.from === space ? (
            'here'
          ) : (
            <>
              from <SpaceLink space={approach.from} />
            </>
          )}
          : {approachAs(approach)}
        </li>
      ))}
    </ul>
  );
}
