import { hasNoUnits } from '../../../../engine/axis-allies/index.ts';
import { useView } from '../../store/viewStore.ts';
import { LooseReport } from '../dice/LooseReport.tsx';
import { NextUnits } from '../hints/parts.ts';
import { OwnAttack } from '../threats/parts.tsx';
import { Engagements } from './Engagements.tsx';
import { MoveHints } from './MoveHints.tsx';
import { MustLand } from './MustLand.tsx';
import { OrderList } from './OrderList.tsx';
import { PlannedBattles } from './PlannedBattles.tsx';
import { Raids } from './Raids.tsx';
import { SourceList } from './SourceList.tsx';
import { unitLines } from './unitLines.ts';
import { UnitPicker } from './UnitPicker.tsx';
import { useDisplayedGame } from '../../store/game.ts';
import './moves.css';

/** The panel of both move phases: choose units, choose a destination, undo. */
export function MovesPanel() {
  const game = useDisplayedGame();
  const focused = useView((view) => view.focused);
  const chosen = useView((view) => view.chosen);
  const hasUnits = focused !== null && unitLines(game, focused).length > 0;
  const ownAttack = focused !== null && chosen.length === 0 && <OwnAttack space={focused} />;
  return (
    <div className="moves">
      {!hasNoUnits(game) && (
        <div className="moves__next">
          <NextUnits />
        </div>
      )}
      <LooseReport />
      <Raids first />
      <MustLand />
      {/* On a phone the order that it offers is in sight without scrolling. */}
      {!hasUnits && ownAttack}
      {!hasUnits && chosen.length === 0 && !hasNoUnits(game) && (
        <p className="soft">
          {game.phase === 'combat-move'
            ? 'Press a space with your units, say how many attack, then press the target.'
            : 'Press a space with your units, say how many move, then press where to.'}
        </p>
      )}
      {focused !== null && <UnitPicker space={focused} />}
      {hasUnits && ownAttack}
      <Engagements />
      <Raids />
      <PlannedBattles />
      <OrderList />
      {!hasNoUnits(game) && <MoveHints />}
      <SourceList key={hasUnits ? 'chosen' : 'open'} open={!hasUnits && chosen.length === 0} />
    </div>
  );
}
