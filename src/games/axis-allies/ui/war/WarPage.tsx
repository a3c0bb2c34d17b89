import { useMemo, useState, useEffect, useRef, useCallback } from 'react';
import { lookingAt, momentAt, type ToldGame, stateAt, turnsBeside } from '../../store/lookBack.ts';
import { useAddress } from '../../../../ui/address/useAddress.ts';
import { DisplayedExample } from '../../../../ui/components/DisplayedExample.tsx';
import { AwayBar } from '../../../../ui/shell/AwayBar.tsx';
import { NotYetTold } from './NotYetTold.tsx';
import { useToldGame } from './useToldGame.ts';
import { battleTold } from '../../history/index.ts';
import { focusIfLost } from '../../../../ui/components/focusIfLost.ts';
import { PanelTabs } from '../../../../ui/components/PanelTabs.tsx';
import { BattlePlayer } from './BattlePlayer.tsx';
import { GameDice } from '../dice/GameDice.tsx';
import { Charts } from './Charts.tsx';
import { Diary } from './Diary.tsx';
import { LuckLedger } from './LuckLedger.tsx';
import { phaseName, powerName } from '../../text/names.ts';
import { TimeControls } from '../../../../ui/components/TimeControls.tsx';
import type { WarProps } from './warProps.ts';
import { KeepsTo } from '../../store/game.ts';
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
  return (
    <DisplayedExample example={example}>
      <AwayBar title="The war so far" close="Back to the game" />
      <KeepsTo value="table">
        <WarPanel key={battle} battle={battle} told={told} moment={moment} onShow={setMoment} />
      </KeepsTo>
    </DisplayedExample>
  );
}

const TABS = [
  { id: 'diary', name: 'Diary' },
  { id: 'charts', name: 'Charts' },
  { id: 'luck', name: 'Luck' },
] as const;
type TabId = (typeof TABS)[number]['id'];

interface WarPanelProps extends WarProps {
  /** A battle to be watched at first: the last one that had begun with the command at this place. */
  readonly battle: number | null;
}

/** What can be read about the game, and the bar that goes through it; or a battle that is watched again. */
function WarPanel({ battle, ...props }: WarPanelProps) {
  const [tab, setTab] = useState<TabId>('diary');
  const [at, watch] = useState(battle);
  const { told, onShow } = props;
  const panel = useRef<HTMLElement>(null);
  // The menu, the link or the watched battle that had the focus is gone.
  useEffect(() => focusIfLost(panel.current));
  const watched = useMemo(() => (at === null ? null : battleTold(told.record.steps, at)), [told, at]);
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

const NAMES = { whole: 'game', step: 'order', part: 'turn' };

/** Goes to any moment of the game, a command or a turn at a time or by itself, forwards and back. */
function TimeBar({ told, moment, onShow }: WarProps) {
  const last = told.record.steps.length;
  const { after } = moment;
  const goTo = useCallback(
    (next: number) => {
      const to = Math.max(0, Math.min(next, last));
      onShow({ ...momentAt(to), isMoving: to === after + 1 });
    },
    [last, after, onShow],
  );
  const state = stateAt(told, after);
  const place = `Round ${state.round}, ${powerName(state, state.power)}: ${phaseName(state.phase).toLowerCase()}`;
  return (
    <TimeControls at={after} last={last} parts={turnsBeside(told, after)} names={NAMES} place={place} goTo={goTo} />
  );
}
