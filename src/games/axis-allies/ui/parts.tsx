/*
 * What the first map of a running game does not need. It is loaded when it is first shown, or else in the background
 * once the map is drawn.
 */

import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { isGuided, useGuide } from '../../../store/guide.ts';
import { useGame } from '../store/game.ts';

export const EndScreen = lazyPart(async () => (await import('./end/EndScreen.tsx')).EndScreen, { later: true });
export const SpaceMenu = lazyPart(async () => (await import('./spaces/SpaceMenu.tsx')).SpaceMenu, { later: true });
/** Calls whoever has to choose in another player's turn. */
export const Caller = lazyPart(async () => (await import('./handover/Caller.tsx')).Caller, { later: 'only' });

/** A panel says in its place if it cannot be loaded. */
const PANEL = { name: 'This panel', later: true };

const panels = () => import('./panel/laterPanels.ts');

export const AdvantageUses = lazyPart(async () => (await panels()).AdvantageUses, { later: true });
export const BattlePanel = lazyPart(async () => (await panels()).BattlePanel, PANEL);
export const ConvoyPanel = lazyPart(async () => (await panels()).ConvoyPanel, PANEL);
export const DestinationList = lazyPart(async () => (await panels()).DestinationList, { later: true });
export const FlightsHome = lazyPart(async () => (await panels()).FlightsHome, PANEL);
export const IncomePanel = lazyPart(async () => (await panels()).IncomePanel, PANEL);
export const InterceptPanel = lazyPart(async () => (await panels()).InterceptPanel, PANEL);
export const KamikazePanel = lazyPart(async () => (await panels()).KamikazePanel, PANEL);
export const LooseDice = lazyPart(async () => (await panels()).LooseDice, PANEL);
export const LostTransportsPanel = lazyPart(async () => (await panels()).LostTransportsPanel, PANEL);
export const MobilizePanel = lazyPart(async () => (await panels()).MobilizePanel, PANEL);
export const MovesPanel = lazyPart(async () => (await panels()).MovesPanel, PANEL);
export const OfferPanel = lazyPart(async () => (await panels()).OfferPanel, PANEL);
export const OrderList = lazyPart(async () => (await panels()).OrderList, { later: true });
export const ScramblePanel = lazyPart(async () => (await panels()).ScramblePanel, PANEL);
export const SharePanel = lazyPart(async () => (await panels()).SharePanel, PANEL);
export const ShootPanel = lazyPart(async () => (await panels()).ShootPanel, PANEL);
export const SpaceFacts = lazyPart(async () => (await panels()).SpaceFacts, PANEL);
export const SpaceList = lazyPart(async () => (await panels()).SpaceList, PANEL);
// Decorative: panel and list of spaces say as much.
export const SpaceTip = lazyPart(async () => (await panels()).SpaceTip, { later: 'only' });
export const MapTip = lazyPart(async () => (await panels()).MapTip, { later: 'only' });
export const StrandedPanel = lazyPart(async () => (await panels()).StrandedPanel, PANEL);

const FirstGameGuide = lazyPart(async () => (await import('./guide/FirstGameGuide.tsx')).FirstGameGuide);

/** The first-game guide, while it leads through the game on the table. It is loaded when it is first needed. */
export function GuideHere() {
  const guide = useGuide((store) => store.guide);
  const isHere = useGame((store) => isGuided(store, guide) && !store.readOnly);
  return isHere ? <FirstGameGuide /> : null;
}

const shortGame = () => import('./shortGame/laterShortGame.tsx');

const ShortGameBox = lazyPart(async () => (await shortGame()).ShortGameBox, { name: 'The goal' });
const ShortGameEnd = lazyPart(async () => (await shortGame()).ShortGameEnd);

/** Whether the game on the table is a short game with a goal of its own. */
const useIsShort = (): boolean => useGame((store) => !store.isLab && store.setup?.shortGame !== undefined);

/** In the panel: goal and rounds of a short game; nothing in other games. */
export const ShortGameHere = () => useIsShort() && <ShortGameBox />;

/** Over the map: the end of a short game. */
export const ShortGameEndHere = () => useIsShort() && <ShortGameEnd />;
