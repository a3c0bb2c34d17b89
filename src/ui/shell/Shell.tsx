import { CornerUpLeft, Crosshair, Globe } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { faceOf, handOf } from '../../games/faces.ts';
import { screensOf } from '../../games/screens.ts';
import { useLayers } from '../../store/atlas/layers.ts';
import { KeepsTo, useAwaiting, useDisplayedGame, useExample } from '../../store/displayedGame.ts';
import { useGame } from '../../store/gameStore.ts';
import { leaveGuide } from '../../store/guide.ts';
import { useHandover } from '../../store/handover.ts';
import { flyTo, useMapCamera } from '../../store/mapCamera.ts';
import { letGo } from '../../store/pen.ts';
import { useTakebacks } from '../../store/takebackStore.ts';
import { useView } from '../../store/viewStore.ts';
import { addressOf } from '../address/address.ts';
import { Clock } from '../clock/Clock.tsx';
import { Button } from '../components/Button.tsx';
import { Layer } from '../components/Layer.tsx';
import { LabBar, LabTree } from '../lab/enterLab.ts';
import { LayerBar, LayerButton } from '../layers/parts.ts';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { TakebackWindow } from '../lazy/parts.ts';
import { SpaceSearch } from '../mapControls/SpaceSearch.tsx';
import { SpacesDrawer } from '../mapControls/SpacesDrawer.tsx';
import '../mapControls/mapControls.css';
import { TableTools } from '../tableMode/parts.ts';
import { SpokenUndo } from '../undo/UndoBar.tsx';
import { useUndoKeys } from '../undo/useUndoKeys.ts';
import { Notices } from './Notices.tsx';
import { NoticesButton } from './NoticesButton.tsx';
import { SidePanel } from './SidePanel.tsx';
import { StorageNotices } from './StorageNotices.tsx';
import { TopBar } from './TopBar.tsx';
import { useLayout } from './layout.ts';
import './shell.css';
import { useCovers } from './useCovers.ts';

function flyToAction(): void {
  const { game } = useGame.getState();
  if (game !== null) flyTo(faceOf(game).places.action(game, useView.getState()));
}

/** Buttons for the view of the map, and those of the game that is displayed. */
export function MapTools() {
  const { MapButtons } = screensOf(useDisplayedGame()).table ?? {};
  const canGoBack = useMapCamera((camera) => camera.canGoBack);
  const show = useMapCamera((camera) => camera.show);
  return (
    <div className="map-tools" data-over-map role="group" aria-label="View of the map">
      <Button small title="The whole world (0, with the map in focus)" onClick={() => show({ kind: 'whole' })}>
        <Globe size={16} aria-hidden /> <span className="map-bar__text">World</span>
      </Button>
      <Button small title="Where something happens now (full stop, with the map in focus)" onClick={flyToAction}>
        <Crosshair size={16} aria-hidden /> <span className="map-bar__text">Action</span>
      </Button>
      <Button
        small
        title="Where the map was before (Backspace, with the map in focus)"
        aria-disabled={!canGoBack}
        onClick={() => canGoBack && show({ kind: 'back' })}
      >
        <CornerUpLeft size={16} aria-hidden /> <span className="map-bar__text">Back</span>
      </Button>
      <LayerButton />
      {MapButtons && <MapButtons />}
    </div>
  );
}

const HandoverCard = lazyPart(async () => (await import('../handover/HandoverCard.tsx')).HandoverCard, { later: true });

/** At the end of a turn: who is next, and what has happened. */
function Handover() {
  const ended = useHandover((handover) => handover.ended);
  return ended === null ? null : <HandoverCard key={`${ended.round} ${ended.power}`} ended={ended} />;
}

interface ShellProps {
  readonly map: ReactNode;
  /** Bar and panel of an example, shown over those of the game; the map is shared. */
  readonly example: ReactNode;
}

/** The game screen: the top bar, the map, and the panel. */
export function Shell({ map, example }: ShellProps) {
  const hasGame = useGame((store) => store.game !== null);
  const isLab = useGame((store) => store.isLab);
  const hasLayers = useLayers(({ shown }) => shown.size > 0);
  // What is said of layers would answer what is asked.
  const hidesNames = useExample((store) => store.example?.hidesNames === true);
  const inFront = example === null;
  const mapElement = useRef<HTMLElement>(null);
  useCovers(mapElement);
  useVisibleHeight();
  return (
    <div className="shell" data-layout={useLayout()}>
      {hasGame && (
        <OnTable inFront={inFront}>
          <TopBar />
          {isLab && <LabBar />}
          <StorageNotices />
        </OnTable>
      )}
      <main ref={mapElement} className="shell__map" aria-label="Map">
        <div className="shell__world">{map}</div>
        {hasGame && (
          <OnTable inFront={inFront}>
            <MapOverlays />
          </OnTable>
        )}
        {hasLayers && !hidesNames && <LayerBar isInGame={hasGame && inFront} />}
      </main>
      {hasGame && (
        <OnTable inFront={inFront}>
          <CurrentPanel />
          <CurrentGuide />
        </OnTable>
      )}
      {example}
    </div>
  );
}

/** Panels of the game on the table: an example that lies over them is not theirs. */
function OnTable({ inFront, children }: { readonly inFront: boolean; readonly children: ReactNode }) {
  return (
    <Layer inFront={inFront}>
      <KeepsTo value="table">{children}</KeepsTo>
    </Layer>
  );
}

/** What lies over the map. */
function MapOverlays() {
  const isLab = useGame((store) => store.isLab);
  const { table, lab } = screensOf(useDisplayedGame());
  const { OverMap, End } = table ?? {};
  const LabPanel = isLab ? lab?.Panel : undefined;
  const isTakingBack = useTakebacks((store) => store.isOpen);
  useEscape();
  useUndoKeys();
  return (
    <>
      <div className="map-bar">
        <SpacesDrawer />
        <SpaceSearch />
        <MapTools />
        <NoticesButton />
        <TableTools />
      </div>
      {isLab && <LabTree />}
      {LabPanel !== undefined && <LabPanel />}
      {useLayout() !== 'side' && <Clock />}
      {OverMap && <OverMap />}
      <Notices />
      <SpokenUndo />
      <Handover />
      {End && <End />}
      {isTakingBack && <TakebackWindow />}
    </>
  );
}

/** After the end of the game the panel is only shown for details of a space, or if nothing else tells who has won. */
function CurrentPanel() {
  const isLooking = useView((view) => view.showsFacts && view.focused !== null);
  const isTold = screensOf(useDisplayedGame()).table?.End !== undefined;
  return useAwaiting().by === undefined && isTold && !isLooking ? null : <SidePanel />;
}

function CurrentGuide() {
  const { Guide } = screensOf(useDisplayedGame()).table ?? {};
  return Guide && <Guide />;
}

/**
 * Escape closes one thing at a time: a refusal, the pen on the map, the details of a space, the selected units, the
 * selected space, the guide.
 */
function closeTopmost(): void {
  const { game, refusal, error, dismissRefusal } = useGame.getState();
  const { showsFacts, chosen, focused, closeFacts, choose, focus } = useView.getState();
  if (refusal !== null || error !== null) dismissRefusal();
  else if (letGo()) return;
  else if (showsFacts) closeFacts();
  else if (chosen.length > 0) choose([]);
  else if (game !== null && handOf(game).letGo(useView)) return;
  else if (focused !== null) focus(null);
  else leaveGuide();
}

/** Handles Escape while no dialog, menu or rulebook is open; those close themselves. */
export function useEscape(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (
        event.key !== 'Escape' ||
        event.defaultPrevented ||
        document.querySelector('[role=dialog], [role=menu]') !== null
      )
        return;
      if (addressOf(window.location.hash).place !== 'game') return;
      closeTopmost();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** Pixels; a smaller difference is a browser bar, not a keyboard. */
const KEYBOARD = 120;

/**
 * In Safari an on-screen keyboard covers the page instead of resizing the window. Then `--visible-height` is set to the
 * height that is left.
 */
export function useVisibleHeight(): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return undefined;
    const { style } = document.documentElement;
    const measure = (): void => {
      // A pinch zoom also shows only a part of the window, but covers nothing.
      const isCovered = Math.abs(view.scale - 1) < 0.01 && window.innerHeight - view.height > KEYBOARD;
      if (!isCovered) {
        style.removeProperty('--visible-height');
        return;
      }
      style.setProperty('--visible-height', `${view.height}px`);
      window.scrollTo(0, 0);
    };
    view.addEventListener('resize', measure);
    return () => {
      view.removeEventListener('resize', measure);
      style.removeProperty('--visible-height');
    };
  }, []);
}
