import { useMemo, useState, useEffect, useRef } from 'react';
import { LookBack, TimeBar } from '../../../../ui/war/LookBack.tsx';
import { useAddress } from '../../../../ui/address/useAddress.ts';
import { NotYetTold } from '../../../../ui/war/NotYetTold.tsx';
import { useToldGame } from './useToldGame.ts';
import { battleTold } from '../../history/index.ts';
import { focusIfLost } from '../../../../ui/components/focusIfLost.ts';
import { PanelTabs } from '../../../../ui/components/PanelTabs.tsx';
import { BattlePlayer } from './BattlePlayer.tsx';
import { programRolls } from '../../../../session/dice.ts';
import { diceModeText } from '../../text/diceText.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { useGame } from '../../store/game.ts';
import { Charts } from './Charts.tsx';
import { Diary } from './Diary.tsx';
import { LuckLedger } from './LuckLedger.tsx';
import type { WarProps } from './WatchButton.tsx';
import './war.css';

/** How the dice of the game on the table are rolled, and the seed that they are repeated with. */
function GameDice() {
  const setup = useGame((store) => store.setup);
  const [said, setSaid] = useState('');
  if (setup === null) return null;

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(setup.seed);
      setSaid('Copied.');
    } catch {
      setSaid('The browser does not let it be copied; select it and copy it by hand.');
    }
  };
  return (
    <section className="game-dice" aria-label="The dice of this game">
      <p>{diceModeText(setup.diceMode)}</p>
      {programRolls(setup) && (
        <p className="game-dice__seed">
          Seed: <code>{setup.seed}</code>{' '}
          <Button small onClick={() => void copy()}>
            Copy the seed
          </Button>
        </p>
      )}
      <p role="status">{said}</p>
    </section>
  );
}

/** The game on the table as it went so far: at every moment on the map, as a diary, in charts, and its luck. */
export function WarPage() {
  const address = useAddress();
  const battle = address.place === 'war' ? address.battle : null;
  const { told, hasFailed, tryAgain } = useToldGame();
  if (told === null)
    return <NotYetTold className="panel example war__waiting" hasFailed={hasFailed} tryAgain={tryAgain} />;
  return (
    <LookBack key={told.steps.length} told={told}>
      {(shown) => <WarPanel key={battle} battle={battle} told={told} {...shown} />}
    </LookBack>
  );
}

const TABS = [
  { id: 'diary', name: 'Diary' },
  { id: 'charts', name: 'Charts' },
  { id: 'luck', name: 'Luck' },
] as const;
type WarTabId = (typeof TABS)[number]['id'];

interface WarPanelProps extends WarProps {
  /** A battle to be watched at first: the last one that had begun with the command at this place. */
  readonly battle: number | null;
}

/** What can be read about the game, and the bar that goes through it; or a battle that is watched again. */
function WarPanel({ battle, ...props }: WarPanelProps) {
  const [tab, setTab] = useState<WarTabId>('diary');
  const [at, watch] = useState(battle);
  const { told, onShow } = props;
  const panel = useRef<HTMLElement>(null);
  // The menu, the link or the watched battle that had the focus is gone.
  useEffect(() => focusIfLost(panel.current));
  const watched = useMemo(() => (at === null ? null : battleTold(told.steps, at)), [told, at]);
  return (
    <aside ref={panel} tabIndex={-1} className="panel example war" data-over-map aria-label="The war so far">
      {watched !== null ? (
        <BattlePlayer key={watched.from} told={watched} onShow={onShow} onClose={() => watch(null)} />
      ) : (
        <>
          <PanelTabs label="Parts of the story" tabs={TABS} value={tab} onChange={setTab}>
            <h2 className="visually-hidden">{TABS.find(({ id }) => id === tab)?.name}</h2>
            {tab === 'diary' && <Diary {...props} onWatch={watch} />}
            {tab === 'charts' && <Charts {...props} />}
            {tab === 'luck' && (
              <>
                <LuckLedger told={told} onShow={onShow} onWatch={watch} />
                <GameDice />
              </>
            )}
          </PanelTabs>
          <TimeBar {...props} />
        </>
      )}
    </aside>
  );
}
