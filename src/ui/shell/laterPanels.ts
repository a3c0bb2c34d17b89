/*
 * The panels of what comes later in a turn and what is said of spaces, in one file: they share most of their code.
 */
export { BattlePanel } from '../../games/axis-allies/ui/battle/BattlePanel.tsx';
export { LooseDice } from '../../games/axis-allies/ui/dice/LooseDice.tsx';
export { FlightsHome } from '../../games/axis-allies/ui/flights/FlightsHome.tsx';
export { IncomePanel } from '../../games/axis-allies/ui/income/IncomePanel.tsx';
export { MobilizePanel } from '../../games/axis-allies/ui/mobilize/MobilizePanel.tsx';
export { DestinationList } from '../../games/axis-allies/ui/moves/DestinationList.tsx';
export { MovesPanel } from '../../games/axis-allies/ui/moves/MovesPanel.tsx';
export { OrderList } from '../../games/axis-allies/ui/moves/OrderList.tsx';
export { AdvantageUses } from '../../games/axis-allies/ui/offers/AdvantageUses.tsx';
export { OfferPanel } from '../../games/axis-allies/ui/offers/OfferPanel.tsx';
export { SpaceFacts } from '../../games/axis-allies/ui/spaces/SpaceFacts.tsx';
export { SpaceList } from '../../games/axis-allies/ui/spaces/SpaceList.tsx';
export { SpaceTip } from '../../games/axis-allies/ui/spaces/SpaceTip.tsx';
export { StrandedPanel } from '../../games/axis-allies/ui/stranded/StrandedPanel.tsx';
export { MapTip } from './MapTip.tsx';
