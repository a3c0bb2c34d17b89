/*
 * The panels of what comes later in a turn and what is said of spaces, in one file: they share most of their code.
 */
export { BattlePanel } from '../battle/BattlePanel.tsx';
export { ConvoyPanel } from '../convoys/ConvoyPanel.tsx';
export { LooseDice } from '../dice/LooseDice.tsx';
export { FlightsHome } from '../flights/FlightsHome.tsx';
export { IncomePanel } from '../income/IncomePanel.tsx';
export { MobilizePanel } from '../mobilize/MobilizePanel.tsx';
export { DestinationList } from '../moves/DestinationList.tsx';
export { MovesPanel } from '../moves/MovesPanel.tsx';
export { OrderList } from '../moves/OrderList.tsx';
export { AdvantageUses } from '../offers/AdvantageUses.tsx';
export { KamikazePanel, ScramblePanel } from '../moment/BeforeBattlesPanel.tsx';
export { LostTransportsPanel, ShootPanel } from '../moment/PassingPanel.tsx';
export { OfferPanel } from '../offers/OfferPanel.tsx';
export { InterceptPanel } from '../raids/InterceptPanel.tsx';
export { SharePanel } from '../raids/SharePanel.tsx';
export { SpaceFacts } from '../spaces/SpaceFacts.tsx';
export { SpaceList } from '../spaces/SpaceList.tsx';
export { SpaceTip } from '../spaces/SpaceTip.tsx';
export { StrandedPanel } from '../stranded/StrandedPanel.tsx';
export { MapTip } from '../spaces/SpaceTip.tsx';
