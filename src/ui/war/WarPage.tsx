import { useMemo, useState } from 'react';
import { lookingAt, momentAt, type ToldGame } from '../../store/lookBack.ts';
import { GameOverride } from '../../store/selectors.ts';
import { useAddress } from '../address/useAddress.ts';
import { useShownExample } from '../example/useShownExample.ts';
import { AwayBar } from '../shell/AwayBar.tsx';
import { NotYetTold } from './NotYetTold.tsx';
import { useToldGame } from './useToldGame.ts';
import { WarPanel } from './WarPanel.tsx';
import './war.css';

/** The game on the table as it went so far: at every moment on the map, as a diary, in charts, and its luck. */
export function WarPage() {
  const { told, hasFailed, tryAgain } = useToldGame();
  return told === null ? (
    <NotYetTold className="panel example war__waiting" hasFailed={hasFailed} tryAgain={tryAgain} />
  ) : (
    <ToldWar key={told.record.steps.length} told={told} />
  );
}

function ToldWar({ told }: { readonly told: ToldGame }) {
  const address = useAddress();
  const battle = address.place === 'war' ? address.battle : null;
  const [moment, setMoment] = useState(momentAt(told.record.steps.length));
  const example = useMemo(() => lookingAt(told, moment), [told, moment]);
  useShownExample(example);
  return (
    <>
      <GameOverride value={example.game}>
        <AwayBar title="The war so far" close="Back to the game" />
      </GameOverride>
      <WarPanel key={battle} battle={battle} told={told} moment={moment} onShow={setMoment} />
    </>
  );
}
