import { useEffect, useMemo, useRef, useState } from 'react';
import { battleTold } from '../../history/index.ts';
import { focusIfLost } from '../components/focusIfLost.ts';
import { PanelTabs } from '../components/PanelTabs.tsx';
import { BattlePlayer } from './BattlePlayer.tsx';
import { GameDice } from '../dice/GameDice.tsx';
import { Charts } from './Charts.tsx';
import { Diary } from './Diary.tsx';
import { LuckLedger } from './LuckLedger.tsx';
import { TimeBar } from './TimeBar.tsx';
import type { WarProps } from './warProps.ts';

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
export function WarPanel({ battle, ...props }: WarPanelProps) {
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
