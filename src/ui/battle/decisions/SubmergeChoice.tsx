import { useState } from 'react';
import { useGame } from '../../../store/gameStore.ts';
import { countedUnits } from '../../../text/unitNames.ts';
import { Button } from '../../pieces/Button.tsx';
import { SettledButton } from '../../pieces/SettledButton.tsx';
import { Stepper } from '../../pieces/Stepper.tsx';
import type { AskedProps } from './asked.ts';
import { DeciderHeading } from './DeciderHeading.tsx';

/** Submerge or strike, for all submarines alike or some of each (COM-5). */
export function SubmergeChoice({ state, asked }: AskedProps<'submerge'>) {
  const dispatch = useGame((store) => store.dispatch);
  const all = asked.submarines.length;
  const [n, setN] = useState(1);
  const submerge = (count: number) => dispatch({ type: 'submerge', units: asked.submarines.slice(0, count) });
  const submarines = countedUnits('submarine', all);

  return (
    <>
      <DeciderHeading state={state} by={asked.by} what={`${submarines}: strike by surprise or submerge?`} takesFocus />
      <p className="soft">
        No enemy destroyer is here. A strike comes before all other fire; who submerges leaves the battle and stays in
        the zone.
      </p>
      <div className="decision-buttons">
        <SettledButton meaning="strike" look="main" wide onClick={() => submerge(0)}>
          {all === 1 ? 'Strike' : `Strike with all ${all}`}
        </SettledButton>
        <SettledButton meaning="submerge" wide onClick={() => submerge(all)}>
          {all === 1 ? 'Submerge' : `Submerge all ${all}`}
        </SettledButton>
      </div>
      {all > 1 && (
        <div className="decision-some">
          <Stepper label="submarines to submerge" value={n} min={1} max={all - 1} onChange={setN} />
          <Button onClick={() => submerge(n)}>
            Submerge {n}, strike with {all - n}
          </Button>
        </div>
      )}
    </>
  );
}
