import {
  isActing,
  refusalOf,
  shotAtRaiders,
  type Command,
  type GameState,
  type SpaceId,
} from '../../../../engine/axis-allies/index.ts';
import { flyTo } from '../../../../store/mapCamera.ts';
import { shotText } from '../../text/battleText.ts';
import { spaceName } from '../../text/names.ts';
import { raidersRoll } from '../../text/raids.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { DelayedButton } from '../../../../ui/components/DelayedButton.tsx';
import { usePointsAt } from '../spaces/usePointsAt.ts';
import { OddsOfRaid } from '../odds/parts.tsx';
import { useGame } from '../../store/game.ts';

interface RaidItemProps {
  readonly state: GameState;
  readonly space: SpaceId;
  /** Whether it is the raid to begin with. */
  readonly isNext: boolean;
}

/** A raid to be flown: who raids which complex, and the button that starts it (SBR). */
export function RaidItem({ state, space, isNext }: RaidItemProps) {
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
          <p className="soft">Raid on the industrial complex</p>
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
