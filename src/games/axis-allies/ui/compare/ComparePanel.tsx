import { useEffect, useMemo } from 'react';
import { difference, type GameState } from '../../../../engine/axis-allies/index.ts';
import { useDiffering } from '../../../../store/displayedOnMap.ts';
import { closeComparison, stateOf, useComparison } from '../../store/lab/comparison.ts';
import { hasBattles } from '../../store/odds/knownOdds.ts';
import { differenceSign } from '../../text/lab/compareText.ts';
import { focusNext } from '../../../../ui/components/focusNext.ts';
import { MapPanel } from '../../../../ui/shell/MapPanel.tsx';
import { PlansCompared } from './PlansCompared.tsx';
import { PositionChoice } from './PositionChoice.tsx';
import { PowersTable, SpacesTable } from './tables.tsx';
import { ThreatsCompared } from './ThreatsCompared.tsx';
import { useGame } from '../../store/game.ts';
import './compare.css';

/** What differs between two positions of the lab, beside the map that marks it; nothing while they are not compared. */
export function ComparePanel() {
  const isOpen = useComparison((comparison) => comparison.isOpen);
  const game = useGame((store) => store.game);
  return isOpen && game !== null ? <Compared shown={game} /> : null;
}

/** Closes the comparison; the focus goes back to the button that opened it. */
function close(): void {
  closeComparison();
  // The button may be in a tree that only comes back now.
  focusNext('.lab-tools__compare');
}

function Compared({ shown }: { readonly shown: GameState }) {
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
