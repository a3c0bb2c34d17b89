import { Tabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import './panelTabs.css';

interface PanelTabsProps<Id extends string> {
  /** What the tabs are parts of. */
  readonly label: string;
  /** `count` is shown beside the name if there is something to count. */
  readonly tabs: readonly { readonly id: Id; readonly name: string; readonly count?: number }[];
  readonly value: Id;
  readonly onChange: (tab: Id) => void;
  /** The content of the chosen tab. */
  readonly children: ReactNode;
}

/** Tabs at the head of a panel, and what the chosen one shows. */
export function PanelTabs<Id extends string>({ label, tabs, value, onChange, children }: PanelTabsProps<Id>) {
  return (
    <Tabs.Root className="panel-tabs" value={value} onValueChange={(next) => onChange(next as Id)}>
      <Tabs.List className="panel-tabs__list" aria-label={label}>
        {tabs.map(({ id, name, count = 0 }) => (
          <Tabs.Tab key={id} value={id} className="panel-tabs__tab">
            {name}
            {count > 0 && <strong className="panel-tabs__count"> {count}</strong>}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {/* One panel for all: a hidden one would stay as long as its scrolling is animated. */}
      <Tabs.Panel key={value} value={value} className="panel__content panel-tabs__content">
        {children}
      </Tabs.Panel>
    </Tabs.Root>
  );
}
