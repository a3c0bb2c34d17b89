import { loadOpenings } from '../../games/screens.ts';
import { MenuStandIn } from '../shell/MenuStandIn.tsx';
import { lazyControl } from './lazyControl.tsx';
import { lazyPart } from './lazyPart.tsx';

/*
 * What the first map of a running game does not need. It is loaded when it is first shown, or else in the background
 * once the map is drawn.
 */

export const OpeningScreen = lazyPart(
  async () => {
    const [page] = await Promise.all([import('../newgame/OpeningScreen.tsx'), loadOpenings()]);
    return page.OpeningScreen;
  },
  { name: 'The opening page', later: true },
);
export const EndScreen = lazyPart(
  async () => (await import('../../games/axis-allies/ui/end/EndScreen.tsx')).EndScreen,
  { later: true },
);
export const TakebackWindow = lazyPart(async () => (await import('../takebacks/TakebackWindow.tsx')).TakebackWindow, {
  name: 'The takeback',
  later: true,
});
export const SpaceMenu = lazyPart(async () => (await import('../mapControls/SpaceMenu.tsx')).SpaceMenu, {
  later: true,
});
export const GameMenu = lazyControl(
  async () => (await import('../shell/GameMenu.tsx')).GameMenu,
  MenuStandIn,
  () => 'The menu',
);

/** A panel says in its place if it cannot be loaded. */
const PANEL = { name: 'This panel', later: true };

const panels = () => import('../shell/laterPanels.ts');

export const AdvantageUses = lazyPart(async () => (await panels()).AdvantageUses, { later: true });
export const BattlePanel = lazyPart(async () => (await panels()).BattlePanel, PANEL);
export const DestinationList = lazyPart(async () => (await panels()).DestinationList, { later: true });
export const FlightsHome = lazyPart(async () => (await panels()).FlightsHome, PANEL);
export const IncomePanel = lazyPart(async () => (await panels()).IncomePanel, PANEL);
export const LooseDice = lazyPart(async () => (await panels()).LooseDice, PANEL);
export const MobilizePanel = lazyPart(async () => (await panels()).MobilizePanel, PANEL);
export const MovesPanel = lazyPart(async () => (await panels()).MovesPanel, PANEL);
export const OfferPanel = lazyPart(async () => (await panels()).OfferPanel, PANEL);
export const OrderList = lazyPart(async () => (await panels()).OrderList, { later: true });
export const SpaceFacts = lazyPart(async () => (await panels()).SpaceFacts, PANEL);
export const SpaceList = lazyPart(async () => (await panels()).SpaceList, PANEL);
// Decorative: panel and list of spaces say as much.
export const SpaceTip = lazyPart(async () => (await panels()).SpaceTip, { later: 'only' });
export const MapTip = lazyPart(async () => (await panels()).MapTip, { later: 'only' });
export const StrandedPanel = lazyPart(async () => (await panels()).StrandedPanel, PANEL);
