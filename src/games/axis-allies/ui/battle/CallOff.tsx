import { landingsToCallOff, type BattlePlan, type GameState } from '../../../../engine/axis-allies/index.ts';
import { spaceName } from '../../text/names.ts';
import { unitList } from '../../text/unitNames.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { useGame } from '../../store/game.ts';

/** Buttons that call off the landings of a battle, where the edition lets them be (AMPH-6). */
export function CallOff({ state, plan }: { readonly state: GameState; readonly plan: BattlePlan }) {
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
