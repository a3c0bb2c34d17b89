import { useState } from 'react';
import { PanelTabs } from '../components/PanelTabs.tsx';
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

/** What can be read about the game, and the bar that goes through it. */
export function WarPanel(props: WarProps) {
  const [tab, setTab] = useState<TabId>('diary');
  return (
    <aside className="panel example war" data-over-map aria-label="The war so far">
      <PanelTabs label="Parts of the story" tabs={TABS} value={tab} onChange={setTab}>
        <h2 className="visually-hidden">{TABS.find(({ id }) => id === tab)?.name}</h2>
        {tab === 'diary' && <Diary {...props} />}
        {tab === 'charts' && <Charts {...props} />}
        {tab === 'luck' && (
          <>
            <LuckLedger told={props.told} onShow={props.onShow} />
            <GameDice />
          </>
        )}
      </PanelTabs>
      <TimeBar {...props} />
    </aside>
  );
}
