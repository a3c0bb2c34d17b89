import { useCallback, useState, type ReactNode } from 'react';
import { awaiting, type GameState } from '../../../../../engine/axis-allies/index.ts';
import { programRolls } from '../../../../../session/dice.ts';
import { useFightOn, useIsFightWaiting } from '../../../store/fightOn/fightOnStore.ts';
import { stoppedText } from '../../../text/fightOnText.ts';
import { Button } from '../../../../../ui/components/Button.tsx';
import { DelayedButton } from '../../../../../ui/components/DelayedButton.tsx';
import { FightOnForm } from './FightOnForm.tsx';
import { useFightOnKey } from './useFightOnKey.ts';
import { KEYS } from '../../../../../text/keys.ts';
import { useGame } from '../../../store/game.ts';

interface FightOnProps {
  readonly state: GameState;
  /** The decision that the battle waits for. */
  readonly children: ReactNode;
}

/**
 * The decision, and a way to let the fight go on by itself, if the program rolls: a button and the key `b` show its
 * conditions in the decision's place. Says why it stopped.
 */
export function FightOn({ state, children }: FightOnProps) {
  const isPossible = useGame((store) => !store.readOnly && !store.isTypingDice && programRolls(store.setup));
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const reckoning = useFightOn((store) => store.reckoning === state);
  const stopped = useFightOn((store) => (store.stopped?.at === state ? store.stopped.why : null));
  // A fight that waits goes on by the buttons of the choice; the key still changes its conditions.
  const isWaiting = useIsFightWaiting(state);
  useFightOnKey(isOpen, isPossible && !reckoning, setOpen);
  if (!isPossible) return children;
  if (reckoning) return <Reckoning rounds={roundsFought(state)} />;
  if (isOpen) return <FightOnForm state={state} onClose={close} />;
  return (
    <>
      {stopped !== null && (
        <p className="fight-on__stopped" role="status">
          {stoppedText(state, stopped)}
        </p>
      )}
      {children}
      {!isWaiting && (
        <DelayedButton
          meaning="conditions"
          look="quiet"
          small
          className="fight-on__open"
          aria-keyshortcuts={KEYS.fightOn}
          onClick={() => setOpen(true)}
        >
          Fight on until … <kbd>b</kbd>
        </DelayedButton>
      )}
    </>
  );
}

function Reckoning({ rounds }: { readonly rounds: number }) {
  const halt = useFightOn((store) => store.halt);
  return (
    <>
      <p role="status">
        {rounds === 0 ? 'Reckoning the chance to win …' : `Reckoning the chance to win after round ${rounds} …`}
      </p>
      <Button wide onClick={halt}>
        Stop here
      </Button>
    </>
  );
}

const roundsFought = (state: GameState): number =>
  (state.battle?.round ?? 1) - (awaiting(state).kind === 'retreat' ? 0 : 1);
