import { useEffect, useRef, useState } from 'react';
import { useEditor } from '../../../store/lab/editor/editorStore.ts';
import type { Draft } from '../../../store/lab/editor/openDraft.ts';
import { PanelTabs } from '../../components/PanelTabs.tsx';
import { useLostFocus } from '../../components/useLostFocus.ts';
import { useLayout } from '../../shell/layout.ts';
import type { SheetSize } from '../../shell/sheet.ts';
import { BeginTab } from './BeginTab.tsx';
import { BidTab } from './BidTab.tsx';
import { EditorFoot } from './EditorFoot.tsx';
import { FaultsTab } from './FaultsTab.tsx';
import { KeepingNotice } from './KeepingNotice.tsx';
import { PowersTab } from './PowersTab.tsx';
import { SpaceTab } from './SpaceTab.tsx';
import { TurnTab } from './TurnTab.tsx';

const TABS = [
  { id: 'space', name: 'Space', Content: SpaceTab },
  { id: 'turn', name: 'Turn', Content: TurnTab },
  { id: 'powers', name: 'Powers', Content: PowersTab },
  { id: 'bid', name: 'Bid', Content: BidTab },
  { id: 'faults', name: 'Faults', Content: FaultsTab },
  { id: 'begin', name: 'Begin', Content: BeginTab },
] as const;
type TabId = (typeof TABS)[number]['id'];

/** Everything about the position but where presses on the map go, by subject. */
export function EditorPanel({ draft }: { readonly draft: Draft }) {
  const [tab, setTab] = useState<TabId>('space');
  const [size, setSize] = useState<SheetSize>('half');
  const raise = (): void => setSize((now) => (now === 'peek' ? 'half' : now));
  const isSheet = useLayout() === 'sheet';
  const faults = useEditor((store) => store.faults.length);
  // A space that is pressed to be looked at is shown.
  useEffect(
    () =>
      useEditor.subscribe(({ looks }, before) => {
        if (looks !== before.looks) setTab('space');
      }),
    [],
  );
  const panel = useRef<HTMLElement>(null);
  useLostFocus(panel);
  const { Content } = TABS.find(({ id }) => id === tab) ?? TABS[0];
  return (
    <aside ref={panel} className="panel example editor" data-over-map data-size={size} aria-label="Position editor">
      <KeepingNotice />
      <PanelTabs
        label="Parts of the position"
        tabs={TABS.map(({ id, name }) => ({ id, name, count: id === 'faults' ? faults : 0 }))}
        value={tab}
        onChange={(next) => {
          setTab(next);
          raise();
        }}
      >
        <Content draft={draft} />
      </PanelTabs>
      <EditorFoot
        draft={draft}
        onFaults={() => {
          setTab('faults');
          raise();
        }}
        sheet={isSheet ? { size, onSize: setSize } : null}
      />
    </aside>
  );
}
