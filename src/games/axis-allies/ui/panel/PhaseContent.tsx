import { useEffect } from 'react';
import {
  type Phase,
  isCapitalLost,
  hasNoUnits,
  canBuyNothing,
  type GameState,
} from '../../../../engine/axis-allies/index.ts';
import { isOutsideBattle } from '../dice/looseRolls.ts';
import {
  AdvantageUses,
  BattlePanel,
  ConvoyPanel,
  FlightsHome,
  IncomePanel,
  InterceptPanel,
  KamikazePanel,
  LooseDice,
  LostTransportsPanel,
  MobilizePanel,
  MovesPanel,
  OfferPanel,
  OrderList,
  ScramblePanel,
  SharePanel,
  ShootPanel,
  StrandedPanel,
  ShortGameHere,
} from '../parts.tsx';
import { PurchasePanel } from '../purchase/PurchasePanel.tsx';
import { ResearchPanel } from '../research/ResearchPanel.tsx';
import { useAwaiting, useDisplayedGame } from '../../store/game.ts';
import { jointStrikeText } from '../../text/developmentText.ts';
import { piecesOf } from '../../text/howToPlay/heldIn.ts';
import { missingPhasesText, type MissingReason } from '../../text/endPhaseText.ts';
import { RuleLink } from '../../../../ui/rules/RuleLink.tsx';

/** Says in a joint strike why combat phases are missing, or whose units can be ordered too. */
export function JointStrike() {
  const text = jointStrikeText(useDisplayedGame());
  return text === null ? null : <p className="panel__missing">{text}</p>;
}

function reasons(game: GameState): readonly MissingReason[] {
  const found: MissingReason[] = [];
  if (isCapitalLost(game, game.power)) found.push('capital-lost');
  else if (game.mustCollect.includes(game.power)) found.push('collect-first');
  else if (game.phase === 'combat-move' && canBuyNothing(game) && Object.values(game.purchased).every((n) => n === 0))
    found.push('no-money');
  if (hasNoUnits(game)) found.push('no-units');
  return found;
}

/** Says why a turn has fewer phases than others. */
function MissingPhases() {
  const game = useDisplayedGame();
  return reasons(game).map((reason) => (
    <p key={reason} className="panel__missing">
      {piecesOf(missingPhasesText(game, reason)).map((piece, i) =>
        typeof piece === 'string' ? piece : <RuleLink key={i} rule={piece.rule} short />,
      )}
    </p>
  ));
}

interface PanelContentProps {
  /** Brings the beginning into view. */
  readonly toTop: () => void;
}

/** All that the panel says of what is done and asked now. */
export function PanelContent({ toTop }: PanelContentProps) {
  const game = useDisplayedGame();
  const awaited = useAwaiting();
  // So that the question is seen that comes with a battle's end, or with its beginning.
  const question = game.battle === null ? awaited.kind : `battle of ${game.battle.space}`;
  useEffect(() => {
    toTop();
    // Only another question makes it scroll.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [question]);
  // Whoever has scrolled past the strip chooses casualties in it all the same.
  const isChoosing = awaited.kind === 'casualties';
  useEffect(() => {
    if (isChoosing) toTop();
  }, [isChoosing, toTop]);
  return (
    <>
      {game.battle === null && <ShortGameHere />}
      {awaited.kind === 'command' && <MissingPhases />}
      {game.battle === null && <JointStrike />}
      {game.battle === null && Object.keys(game.advantages).length > 0 && <AdvantageUses />}
      <PhaseContent />
    </>
  );
}

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
    case 'intercept':
      return <InterceptPanel question={awaited} />;
    case 'share':
      return <SharePanel question={awaited} />;
    case 'offer':
      return <OfferPanel offer={awaited.offer} />;
    case 'shoot':
      return <ShootPanel question={awaited} />;
    case 'lost-transports':
      return <LostTransportsPanel question={awaited} />;
    case 'disrupt':
      return <ConvoyPanel by={awaited.by} of={awaited.of} convoys={awaited.convoys} />;
    case 'kamikaze':
      return <KamikazePanel question={awaited} />;
    case 'scramble':
      return <ScramblePanel question={awaited} />;
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
