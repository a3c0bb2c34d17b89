/*
 * The panels of what comes later in a turn, in one file: they share most of their code.
 */
export { BattlePanel } from '../battle/BattlePanel.tsx';
export { LooseDice } from '../dice/LooseDice.tsx';
export { FlightsHome } from '../flights/FlightsHome.tsx';
export { IncomePanel } from '../income/IncomePanel.tsx';
export { MobilizePanel } from '../mobilize/MobilizePanel.tsx';
export { AdvantageUses } from '../offers/AdvantageUses.tsx';
export { OfferPanel } from '../offers/OfferPanel.tsx';
export { StrandedPanel } from '../stranded/StrandedPanel.tsx';
