import { useEffect, useMemo, type ComponentType, useRef, useState } from 'react';
import type { GameState, GameEvent, PositionFault, SpaceId } from '../../../../engine/axis-allies/index.ts';
import { useEditor, type EditorStore } from '../../store/editor/editorStore.ts';
import { beginEditing, useKeeping } from '../../store/editor/keptDraft.ts';
import type { PositionDraft } from '../../store/editor/openDraft.ts';
import { addressOf } from '../../../../ui/address/address.ts';
import { DisplayedExample } from '../../../../ui/components/DisplayedExample.tsx';
import { AwayBar } from '../../../../ui/shell/AwayBar.tsx';
import { PanelTabs } from '../../../../ui/components/PanelTabs.tsx';
import { useLostFocus } from '../../../../ui/components/useLostFocus.ts';
import { useLayout } from '../../../../ui/shell/layout.ts';
import type { SheetSize } from '../../../../ui/shell/sheet.ts';
import { BeginTab } from './BeginTab.tsx';
import { BidTab } from './BidTab.tsx';
import { EditorFoot } from './EditorFoot.tsx';
import { faultCount } from '../../text/editorText.ts';
import { EditorFaults } from './EditorFaults.tsx';
import { Button } from '../../../../ui/components/Button.tsx';
import { download } from '../../../../ui/files/download.ts';
import { FaultList } from '../../../../ui/files/FaultList.tsx';
import { PowersTab } from './PowersTab.tsx';
import { SpaceTab } from './SpaceTab.tsx';
import { TurnTab } from './TurnTab.tsx';
import { EditorTools } from './EditorTools.tsx';
import { heartOfWar } from '../../store/places.ts';
import { spaceOfFault } from '../../store/editor/faultPaths.ts';
import type { SpaceMark } from '../../store/marks.ts';
import type { Example } from '../../store/game.ts';
import { TEXT_FIELDS } from '../../../../ui/keys/letterOf.ts';
import { undoKey } from '../../../../ui/undo/useUndoKeys.ts';
import './editor.css';

/** The one empty list, so that it is equal every time and the map has nothing to animate. */
const NO_EVENTS: readonly GameEvent[] = [];

interface ShownDraft extends Pick<EditorStore, 'focused' | 'focus' | 'press'> {
  readonly draft: PositionDraft;
  readonly drawn: GameState;
  readonly faults: readonly PositionFault[];
}

/**
 * What the map shows of a draft: the position with a sign on each space where something is wrong. It opens on what is
 * looked at, else on what is wrong, else where the war of the power whose turn it is, is decided.
 */
export function shownDraft({ draft, drawn, faults, focused, focus, press }: ShownDraft): Example {
  const places = faults.flatMap((fault) => spaceOfFault(draft.position, fault) ?? []);
  return {
    game: drawn,
    events: NO_EVENTS,
    before: null,
    chosen: [],
    destinations: [],
    marks: Object.fromEntries(places.map((space): [SpaceId, SpaceMark] => [space, 'fault'])),
    spaces: focused !== null ? [focused] : places,
    opensOn: heartOfWar(drawn),
    routes: [],
    isRefused: false,
    hand: { focused, focus, press },
  };
}

/** Opens the draft that was kept, or a first one of the edition in the address, and gives the page that shows it. */
export async function editorPage(): Promise<ComponentType> {
  await beginEditing(editionAsked());
  return EditorPage;
}

function editionAsked(): string | null {
  const address = addressOf(location.hash);
  return address.place === 'editor' ? address.edition : null;
}

/** A position on the map that can be changed in everything. The game on the table does not change. */
export function EditorPage() {
  const draft = useEditor((store) => store.draft);
  const drawn = useEditor((store) => store.drawn);
  // The page is loaded once, and opened again with another edition in the address.
  useEffect(() => {
    // If that cannot be fetched, the draft stays.
    beginEditing(editionAsked()).catch(() => {});
  }, []);
  return draft === null || drawn === null ? null : <OpenDraft draft={draft} drawn={drawn} />;
}

function OpenDraft({ draft, drawn }: { readonly draft: PositionDraft; readonly drawn: GameState }) {
  const { faults, focused, focus, press } = useEditor();
  const example = useMemo(
    () => shownDraft({ draft, drawn, faults, focused, focus, press }),
    [draft, drawn, faults, focused, focus, press],
  );
  useEditorKeys();
  return (
    <DisplayedExample example={example}>
      <AwayBar title="Position editor" close="Close the editor" />
      <EditorTools />
      <EditorPanel draft={draft} />
    </DisplayedExample>
  );
}

const TABS = [
  { id: 'space', name: 'Space', Content: SpaceTab },
  { id: 'turn', name: 'Turn', Content: TurnTab },
  { id: 'powers', name: 'Powers', Content: PowersTab },
  { id: 'bid', name: 'Bid', Content: BidTab },
  { id: 'faults', name: 'Faults', Content: FaultsTab },
  { id: 'begin', name: 'Begin', Content: BeginTab },
] as const;
type EditorTabId = (typeof TABS)[number]['id'];

/** Everything about the position but where presses on the map go, by subject. */
function EditorPanel({ draft }: { readonly draft: PositionDraft }) {
  const [tab, setTab] = useState<EditorTabId>('space');
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

/** All that the rules have against the position. */
function FaultsTab({ draft }: { readonly draft: PositionDraft }) {
  const faults = useEditor((store) => store.faults);
  return (
    <>
      <p>
        {faultCount(faults.length)}{' '}
        {faults.length === 0
          ? 'A game can begin from this position.'
          : 'No game can begin from this position yet; it can be saved as it is and mended later.'}
      </p>
      <EditorFaults draft={draft} faults={faults} />
    </>
  );
}

/** Says so if this browser does not keep the draft, keeps it apart from another tab’s, or has one that is no draft. */
function KeepingNotice() {
  const { isKept, isApart, broken, letGo } = useKeeping();
  return (
    <div role="alert">
      {broken !== null && (
        <div className="storage-notice">
          <p>
            The position that was kept cannot be opened. It is kept on as it is, beside this one, until you let it go.
          </p>
          <FaultList faults={broken.faults} />
          <Button small onClick={() => download('warboard-broken-position.json', broken.text)}>
            Save it to a file
          </Button>{' '}
          <Button small onClick={letGo}>
            Let it go
          </Button>
        </div>
      )}
      {isApart && (
        <p className="storage-notice">
          Another tab changed this position too. Both are kept: this one goes on as a position of its own, and the other
          stands under “Begin”.
        </p>
      )}
      {!isKept && (
        <p className="storage-notice">This browser does not keep the position. Save it to a file before you leave.</p>
      )}
    </div>
  );
}

/** In text fields these keys undo typing; under a dialog or a menu they do nothing. */
const isIgnored = ({ target }: KeyboardEvent): boolean =>
  (target instanceof Element && target.closest(TEXT_FIELDS) !== null) ||
  document.querySelector('[role=dialog], [role=menu]') !== null;

/** Ctrl+Z undoes the last edit of the position, Ctrl+Shift+Z and Ctrl+Y redo it; on a Mac with the command key. */
function useEditorKeys(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const key = undoKey(event);
      if (key === null || isIgnored(event)) return;
      event.preventDefault();
      useEditor.getState()[key]();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
