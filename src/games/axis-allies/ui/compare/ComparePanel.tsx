import { useEffect, useMemo } from 'react';
import { Pin } from 'lucide-react';
import { difference, type GameState } from '../../../../engine/axis-allies/index.ts';
import { useDiffering } from '../../../../store/displayedOnMap.ts';
import {
  closeComparison,
  stateOf,
  useComparison,
  compareAs,
  positionAt,
  type Compared,
  type WhichPosition,
} from '../../store/lab/comparison.ts';
import { hasBattles } from '../../store/odds/knownOdds.ts';
import { differenceSign } from '../../text/lab/compareText.ts';
import { focusNext } from '../../../../ui/components/focusNext.ts';
import { MapPanel } from '../../../../ui/shell/MapPanel.tsx';
import { PlansCompared, PowersTable, SpacesTable, ThreatsCompared } from './tables.tsx';
import { nodeIn, nodesFrom, ROOT, type NodeId } from '../../../../engine/table/index.ts';
import { chapterShown, useLab } from '../../../../store/lab/labStore.ts';
import { placeText } from '../../text/names.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { shownWords } from './shownWords.ts';
import type { CommandTree } from '../../../../session/moveTree.ts';
import { useGame } from '../../store/game.ts';
import './compare.css';

const TITLES: Readonly<Record<WhichPosition, string>> = { first: 'First', second: 'Second' };
/** So many nodes with a name are offered. */
const MOST = 100;

interface PositionChoiceProps {
  readonly place: WhichPosition;
  readonly chosen: Compared | null;
  readonly shown: GameState;
}

/** Which position stands on one side: the one shown, one that is kept, the start, or a node with a name. */
function PositionChoice({ place, chosen, shown }: PositionChoiceProps) {
  const { tree } = useLab(chapterShown);
  const named = useMemo(() => namedNodes(tree), [tree]);
  const choose = (value: string): void => {
    if (value === 'shown') return compareAs(place, 'shown');
    const node = Number(value);
    const state = positionAt(node);
    const words = node === ROOT ? 'The start' : (nodeIn(tree, node).notes.name ?? '');
    if (state !== null) compareAs(place, { state, words });
  };
  const isKept = chosen !== null && chosen !== 'shown';
  return (
    <div className="compare__choice">
      <label>
        {TITLES[place]}
        <select
          className="field"
          value={chosen === null ? String(ROOT) : isKept ? 'kept' : 'shown'}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="shown">The position shown: {placeText(shown)}</option>
          {isKept && <option value="kept">{chosen.words}</option>}
          <option value={ROOT}>The start of the tree</option>
          {named.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Button
        small
        shape="icon"
        aria-label={`Keep the position shown as the ${place} one`}
        title="Keep the position shown here, and walk on in the tree"
        onClick={() => compareAs(place, { state: shown, words: shownWords(shown) })}
      >
        <Pin size={16} aria-hidden />
      </Button>
    </div>
  );
}

/** The nodes with a name, in the order of the tree; a name that occurs again has a number. */
function namedNodes(tree: CommandTree): readonly { readonly id: NodeId; readonly name: string }[] {
  const named = nodesFrom(tree, ROOT).flatMap((id) => {
    const { name } = nodeIn(tree, id).notes;
    return name === undefined ? [] : [{ id, name }];
  });
  const seen = new Map<string, number>();
  return named.slice(0, MOST).map(({ id, name }) => {
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return { id, name: times === 1 ? name : `${name} (${times})` };
  });
}

/** What differs between two positions of the lab, beside the map that marks it; nothing while they are not compared. */
export function ComparePanel() {
  const isOpen = useComparison((comparison) => comparison.isOpen);
  const game = useGame((store) => store.game);
  return isOpen && game !== null ? <ShownComparison shown={game} /> : null;
}

/** Closes the comparison; the focus goes back to the button that opened it. */
function close(): void {
  closeComparison();
  // The button may be in a tree that only comes back now.
  focusNext('.lab-tools__compare');
}

function ShownComparison({ shown }: { readonly shown: GameState }) {
  const { first, second } = useComparison();
  return (
    <MapPanel
      panel="comparison"
      className="compare"
      title="Two positions compared"
      close="Close the comparison"
      onClose={close}
    >
      <PositionChoice place="first" chosen={first} shown={shown} />
      <PositionChoice place="second" chosen={second} shown={shown} />
      <Differences before={stateOf(first, shown)} after={stateOf(second, shown)} />
    </MapPanel>
  );
}

interface DifferencesProps {
  readonly before: GameState;
  readonly after: GameState;
}

function Differences({ before, after }: DifferencesProps) {
  const canCompare = before.edition === after.edition;
  const found = useMemo(() => (canCompare ? difference(before, after) : null), [canCompare, before, after]);
  useEffect(() => {
    const spaces = (found?.spaces ?? []).map((one) => ({
      space: one.space,
      sign: differenceSign(one),
      holder: one.control?.[1] ?? null,
    }));
    useDiffering.setState({ spaces });
    return () => useDiffering.setState({ spaces: [] });
  }, [found]);
  if (found === null) return <p>They are of different editions.</p>;
  if (before === after)
    return <p className="soft">Both are the same position. Choose another, or show one in the tree.</p>;
  const { powers, spaces } = found;
  return (
    <>
      {powers.length === 0 && spaces.length === 0 && <p>Nothing on the board differs.</p>}
      {powers.length > 0 && <PowersTable state={after} powers={powers} />}
      {spaces.length > 0 && <SpacesTable state={after} spaces={spaces} />}
      {(hasBattles(before) || hasBattles(after)) && <PlansCompared before={before} after={after} />}
      <ThreatsCompared before={before} after={after} />
    </>
  );
}
