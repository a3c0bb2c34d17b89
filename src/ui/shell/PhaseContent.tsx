import type { Phase } from '../../engine/axis-allies/index.ts';
import { isOutsideBattle } from '../../games/axis-allies/ui/dice/looseRolls.ts';
import {
  BattlePanel,
  FlightsHome,
  IncomePanel,
  LooseDice,
  MobilizePanel,
  MovesPanel,
  OfferPanel,
  OrderList,
  StrandedPanel,
} from '../lazy/parts.ts';
import { PurchasePanel } from '../../games/axis-allies/ui/purchase/PurchasePanel.tsx';
import { ResearchPanel } from '../../games/axis-allies/ui/research/ResearchPanel.tsx';
import { useAwaiting, useDisplayedGame } from '../../games/axis-allies/store/game.ts';

/** What can be done now: an open decision first, else the panel of the phase. */
export function PhaseContent() {
  const game = useDisplayedGame();
  const awaited = useAwaiting();
  switch (awaited.kind) {
    case 'command':
      return <PhasePanel phase={game.phase} />;
    case 'stranded':
      return <StrandedPanel unit={awaited.unit} to={awaited.to} by={awaited.by} />;
    case 'fly-home':
      return <FlightsHome units={awaited.units} by={awaited.by} />;
    case 'offer':
      return <OfferPanel offer={awaited.offer} />;
    case 'dice':
      return isOutsideBattle(game) ? <LooseDice state={game} question={awaited} /> : <BattlePanel />;
    case 'submerge':
    case 'casualties':
    case 'retreat':
    case 'over':
      return <BattlePanel />;
  }
}

function PhasePanel({ phase }: { readonly phase: Phase }) {
  switch (phase) {
    case 'develop-weapons':
      return <ResearchPanel />;
    case 'purchase-units':
      return <PurchasePanel />;
    case 'combat-move':
    case 'noncombat-move':
      return <MovesPanel />;
    case 'conduct-combat':
      return <BattlePanel />;
    case 'mobilize-new-units':
      return (
        <>
          <MobilizePanel />
          <OrderList />
        </>
      );
    case 'collect-income':
      return <IncomePanel />;
  }
}
