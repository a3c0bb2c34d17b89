import './styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadAllPositions, loadAnyEdition } from './engine/index.ts';
import { guardPageLeave } from './store/guardPageLeave.ts';
import { startAutosave } from './store/autosave.ts';
import { whenLoaded } from './store/autosaveStore.ts';
import { channelTo } from './store/channelTo.ts';
import { comingEdition, followPlayedEdition, hasPlayed, rememberEdition } from './store/nextGame.ts';
import { takeMarkedStudy } from './store/lab/markedStudy.ts';
import { addScreens } from './games/screens.ts';
import { keepOdds } from './games/axis-allies/store/odds/keepOdds.ts';
import { screens as axisAllies } from './games/axis-allies/ui/screens.ts';
import { retry } from './store/retry.ts';
import { GAME_ADDRESS } from './ui/address/address.ts';
import { App } from './ui/App.tsx';
import { loadLab } from './ui/lab/enterLab.ts';
import { addLaterPart, loadLaterParts, loadLaterPartsAfterMap, lazyPart } from './ui/lazy/lazyPart.tsx';
import { OpeningScreen } from './ui/lazy/parts.ts';
import { keepTable, isAroundTable, openTable } from './ui/tableMode/frame.ts';
import { workWithTranslator } from './ui/workWithTranslator.ts';
import { useGame } from './store/gameStore.ts';
import '@fontsource/alegreya/latin-500.css';
import '@fontsource/alegreya/latin-500-italic.css';
import '@fontsource/alegreya/latin-700.css';
import '@fontsource/barlow-condensed/latin-500.css';
import '@fontsource/barlow-condensed/latin-600.css';

/** The map's code, and the edition whose map it shows at first. */
async function importMap() {
  const [{ WorldMap: map }] = await Promise.all([import('./map/WorldMap.tsx'), loadAnyEdition(comingEdition())]);
  return map;
}
const WorldMap = lazyPart(importMap, { name: 'The map' });
const WorldPicture = lazyPart(async () => (await import('./map/picture/WorldPicture.tsx')).WorldPicture);
const Classroom = lazyPart(async () => (await import('./classroom/Classroom.tsx')).Classroom, {
  name: 'The classroom',
  back: GAME_ADDRESS,
});
const PlacePicture = lazyPart(async () => (await import('./map/picture/PlacePicture.tsx')).PlacePicture);
/** Milliseconds that the opening page stands alone: whoever begins a game at once has the processor for its map. */
const OPENING_REST = 2500;

/** Loads everything else once the first map is drawn; without a game there is none, so after the opening page. */
async function loadTheRest(): Promise<void> {
  loadLaterPartsAfterMap();
  await whenLoaded();
  if (useGame.getState().game !== null) return;
  await OpeningScreen.load();
  await new Promise((resolve) => setTimeout(resolve, OPENING_REST));
  if (useGame.getState().game === null) await loadLaterParts();
}

/** Opens the lab again where it was open before a reload. */
async function reopenLab(): Promise<void> {
  const id = takeMarkedStudy();
  if (id === null) return;
  await whenLoaded();
  await (await loadLab()).openKept({ id });
}

/** Loads what is stored and shows the game, or the opening page. */
function openPage(root: HTMLElement): void {
  workWithTranslator(document.body);
  // Start loading the map now: it is the larger half of the program, and the opening screen does not wait for it.
  WorldMap.load().catch(() => undefined);
  // Without it, games have no new checkpoints.
  addLaterPart(() => retry(loadAllPositions));
  addLaterPart(async () => (await import('./ui/tableMode/listenToLetters.ts')).listenToLetters());
  addLaterPart(async () => (await import('./ui/tableMode/sides.ts')).turnToPlayers());
  addLaterPart(async () => (await import('./sounds/keepSounds.ts')).keepSounds());
  if ('serviceWorker' in navigator && import.meta.env.PROD)
    addLaterPart(async () => (await import('./ui/offline/keepOffline.ts')).keepOffline());
  // Who has never played here begins with the opening page.
  if (!hasPlayed()) OpeningScreen.load().catch(() => undefined);

  void startAutosave({
    locks: 'locks' in navigator ? navigator.locks : undefined,
    channel: channelTo('warboard'),
    ...('storage' in navigator ? { persist: () => navigator.storage.persist() } : {}),
  });
  guardPageLeave(window);
  rememberEdition();
  followPlayedEdition();
  keepOdds();
  keepTable();
  loadTheRest().catch(() => undefined);
  reopenLab().catch(() => undefined);

  createRoot(root).render(
    <StrictMode>
      <App World={WorldPicture} Place={PlacePicture} map={<WorldMap />} Classroom={Classroom} />
    </StrictMode>,
  );
}

addScreens('axis-allies', axisAllies);
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');
if (isAroundTable()) openTable(root);
else openPage(root);
