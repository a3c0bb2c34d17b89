import { useEffect } from 'react';
import { useGame } from '../../../store/gameStore.ts';
import { diceText } from '../../../text/battleText.ts';
import { SettledButton } from '../../pieces/SettledButton.tsx';
import { useFirstFocus } from '../../pieces/useFirstFocus.ts';
import { useSettled } from '../../pieces/useSettled.ts';
import type { AskedProps } from './asked.ts';
import { DeciderHeading } from './DeciderHeading.tsx';
import { FightOut } from './FightOut.tsx';

/** What Enter and Space are meant for when it has the focus. */
const CONTROL = 'a, button, input, select, textarea, summary, canvas, [role=application], [role=dialog], [role=menu]';

/** Rolls the dice asked for: by the button, and by Enter or Space unless another control has the focus. */
export function RollButton({ state, asked }: AskedProps<'dice'>) {
  const roll = useGame((store) => store.roll);
  const readOnly = useGame((store) => store.readOnly);
  const button = useFirstFocus<HTMLButtonElement>();
  const meaning = `${state.battle?.space} ${state.battle?.round} ${state.battle?.step}`;
  const isSettled = useSettled(meaning);
  const dice = asked.groups.reduce((sum, { units }) => sum + units.length, 0);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.repeat || readOnly || !isSettled || (event.key !== 'Enter' && event.key !== ' ')) return;
      if (event.target instanceof Element && event.target.closest(CONTROL) !== null) return;
      event.preventDefault();
      roll();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [roll, readOnly, isSettled]);

  return (
    <>
      <DeciderHeading
        state={state}
        by={asked.by}
        what={asked.side === 'attacker' ? 'the attacker fires' : 'the defender fires'}
      />
      <SettledButton meaning={meaning} look="main" wide className="roll-button" ref={button} onClick={roll}>
        Roll {diceText(dice)}
      </SettledButton>
      <FightOut state={state} />
    </>
  );
}
