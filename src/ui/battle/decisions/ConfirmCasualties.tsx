import { useGame } from '../../../store/gameStore.ts';
import { casualtyWhat, hitsToTakeText } from '../../../text/battleText.ts';
import { Button } from '../../pieces/Button.tsx';
import { Why } from '../../refusals/Why.tsx';
import type { CasualtyChoice } from '../useCasualtyChoice.ts';
import type { AskedProps } from './asked.ts';
import { DeciderHeading } from './DeciderHeading.tsx';

/** Casualties are chosen in the strip by their owner; here is what must be chosen, and the last word. */
export function ConfirmCasualties({ state, asked, choice }: AskedProps<'casualties'> & { choice: CasualtyChoice }) {
  const dispatch = useGame((store) => store.dispatch);
  const { units, missing, refusal, isSuggested, suggest } = choice;
  const types = asked.candidates.flatMap((id) => state.units[id]?.type ?? []);
  const note = hitsToTakeText(
    asked.hits,
    asked.most,
    types,
    state.battle?.destroyers[asked.side === 'attacker' ? 'defender' : 'attacker'] ?? false,
  );
  return (
    <>
      <DeciderHeading state={state} by={asked.by} what={casualtyWhat(asked.most)} takesFocus />
      {note !== '' && <p className="soft">{note}</p>}
      {refusal !== null && (
        <p className="battle-fault" role="alert">
          <Why state={state} command={{ type: 'casualties', units }} refusal={refusal} />
        </p>
      )}
      <div className="decision-buttons">
        <Button
          look="main"
          wide
          disabled={missing !== 0 || refusal !== null}
          onClick={() => dispatch({ type: 'casualties', units })}
        >
          {missing > 0 ? `${missing} still to choose` : 'Confirm the losses'}
        </Button>
        {!isSuggested && <Button onClick={suggest}>As suggested</Button>}
      </div>
    </>
  );
}
