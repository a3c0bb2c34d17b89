// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { useMapPlaces } from '../../../../../src/store/mapCamera.ts';
import { useSettings } from '../../../../../src/store/settings.ts';
import { keepOdds } from '../../../../../src/games/axis-allies/store/odds/keepOdds.ts';
import { useKnownOdds } from '../../../../../src/games/axis-allies/store/odds/knownOdds.ts';
import { endPhase, startNewGame } from '../../../../store/gameSupport.ts';
import { useGame } from '../../../../../src/games/axis-allies/store/game.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('odds are loaded in a phase of battles, after the first map, and not while they are hidden', async () => {
  const end = vi.fn(() => useKnownOdds.setState({ isAsked: false }));
  const start = vi.fn(() => end);
  const load = vi.fn(async () => start);
  keepOdds(load);
  startNewGame();
  await settled();
  endPhase();
  expect(useGame.getState().game?.phase).toBe('combat-move');
  await settled();
  expect(load).not.toHaveBeenCalled();
  useMapPlaces.setState({ boxesOf: () => [] });
  await settled();
  expect(start).toHaveBeenCalledTimes(1);

  useSettings.getState().set({ odds: false });
  expect(end).toHaveBeenCalledTimes(1);
  startNewGame();
  endPhase();
  await settled();
  expect(start).toHaveBeenCalledTimes(1);

  useSettings.getState().set({ odds: true });
  await settled();
  expect(start).toHaveBeenCalledTimes(2);
});
