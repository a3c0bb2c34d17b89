import { useMapPlaces } from '../../../../store/mapCamera.ts';
import { retry } from '../../../../store/retry.ts';
import { useSettings } from '../../../../store/settings.ts';
import { hasBattles, useKnownOdds } from './knownOdds.ts';
import { useGame } from '../game.ts';

/** Without a map, its first picture is waited for no longer than this. */
const FIRST_MAP_MS = 3000;

/** Starts asking, and returns a function that ends it. */
type OddsStart = () => () => void;

/** Loads what asks for odds once they are wanted, but not before the first map; ends it when they are hidden. */
export function keepOdds(load: () => Promise<OddsStart> = loadAsking): void {
  let stop: (() => void) | null = null;
  let isLoading = false;

  const isWanted = (): boolean => {
    const { game, inGame } = useGame.getState();
    return useSettings.getState().odds && inGame && game !== null && hasBattles(game);
  };

  async function start(): Promise<void> {
    isLoading = true;
    try {
      await firstMap();
      const startAsking = await retry(load);
      if (useSettings.getState().odds) stop = startAsking();
    } catch {
      useKnownOdds.setState({ hasFailed: true });
    } finally {
      isLoading = false;
    }
  }

  function update(): void {
    if (!useSettings.getState().odds) {
      const end = stop;
      stop = null;
      end?.();
    } else if (stop === null && !isLoading && isWanted() && !useKnownOdds.getState().hasFailed) void start();
  }

  for (const store of [useGame, useSettings, useKnownOdds]) store.subscribe(update);
  update();
}

const loadAsking = async (): Promise<OddsStart> => (await import('./asking.ts')).startAsking;

/** Resolves when the map has been drawn. */
async function firstMap(): Promise<void> {
  const isDrawn = (): boolean => useMapPlaces.getState() !== useMapPlaces.getInitialState();
  await new Promise<void>((resolve) => {
    if (isDrawn()) resolve();
    useMapPlaces.subscribe(() => resolve());
    setTimeout(resolve, FIRST_MAP_MS);
  });
}
