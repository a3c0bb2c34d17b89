import { Pin } from 'lucide-react';
import { useMemo } from 'react';
import type { GameState } from '../../../../engine/axis-allies/index.ts';
import { nodeIn, nodesFrom, ROOT, type NodeId } from '../../../../engine/table/index.ts';
import { compareAs, positionAt, type Compared, type WhichPosition } from '../../store/lab/comparison.ts';
import { chapterShown, useLab } from '../../../../store/lab/labStore.ts';
import { placeText } from '../../text/names.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { shownWords } from './shownWords.ts';
import type { CommandTree } from '../../../../session/moveTree.ts';

const TITLES: Readonly<Record<WhichPosition, string>> = { first: 'First', second: 'Second' };
/** So many nodes with a name are offered. */
const MOST = 100;

interface PositionChoiceProps {
  readonly place: WhichPosition;
  readonly chosen: Compared | null;
  readonly shown: GameState;
}

/** Which position stands on one side: the one shown, one that is kept, the start, or a node with a name. */
export function PositionChoice({ place, chosen, shown }: PositionChoiceProps) {
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
