import '../freshDatabase.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { atOnce } from '../../src/engine/index.ts';
import { openDatabase } from '../../src/saves/database.ts';
import { parseSave, toSave } from '../../src/saves/saveFile.ts';
import type { ClockRule } from '../../src/saves/schema.ts';
import { startAutosave } from '../../src/store/autosave.ts';
import { useAutosave } from '../../src/store/autosaveStore.ts';
import { clockShown, doesClockRun, markPassed, secondsLeft, withTime } from '../../src/session/clock.ts';
import { openSave } from '../../src/store/openSave.ts';
import { clockShort, leftText, timeText } from '../../src/text/clockText.ts';
import { currentGame, endPhase, ownUnits, SETUP, startNewGame } from './gameSupport.ts';
import { axisAllies } from '../../src/engine/axis-allies/family.ts';
import { useGame } from '../../src/games/axis-allies/store/game.ts';

const TURN: ClockRule = { kind: 'turn', seconds: 900 };
const SIDE: ClockRule = { kind: 'side', seconds: 5400 };
const withClock = (clock: ClockRule) => ({ ...SETUP, agreed: { takebacks: 'ask' as const, clock } });

beforeEach(() => startNewGame());

describe('whose clock it is', () => {
  test('that of the turn, or of the side that has to decide', () => {
    expect(clockShown(axisAllies, TURN, currentGame())).toBe('1 soviet-union');
    expect(clockShown(axisAllies, SIDE, currentGame())).toBe('allies');
    while (currentGame().power === 'soviet-union') endPhase();
    expect(clockShown(axisAllies, TURN, currentGame())).toBe('1 germany');
    expect(clockShown(axisAllies, SIDE, currentGame())).toBe('axis');
  });

  test('where the defender decides, the side’s runs and the turn’s waits', () => {
    startNewGame({ ...SETUP, diceMode: 'table' });
    endPhase();
    const { dispatch } = useGame.getState();
    dispatch({ type: 'move', units: ownUnits('karelia', 'infantry'), to: 'west-russia' });
    endPhase();
    dispatch({ type: 'fight', space: 'west-russia' });
    expect(doesClockRun(axisAllies, TURN, currentGame())).toBe(true);
    dispatch({ type: 'roll', dice: [1, 6, 6] });
    expect([clockShown(axisAllies, SIDE, currentGame()), doesClockRun(axisAllies, SIDE, currentGame())]).toEqual([
      'axis',
      true,
    ]);
    expect([clockShown(axisAllies, TURN, currentGame()), doesClockRun(axisAllies, TURN, currentGame())]).toEqual([
      '1 soviet-union',
      false,
    ]);
  });

  test('nobody’s runs after the end', () => {
    const over = { ...currentGame(), outcome: { winner: 'axis' } } as ReturnType<typeof currentGame>;
    expect([TURN, SIDE].map((rule) => doesClockRun(axisAllies, rule, over))).toEqual([false, false]);
  });
});

test('the time left is counted in whole seconds, and goes on below zero', () => {
  const used = withTime(withTime({}, 'axis', 1_000.4), 'axis', 500);
  expect(used).toEqual({ axis: 1_500 });
  expect(secondsLeft(SIDE, used, 'axis')).toBe(5_399);
  expect(secondsLeft(SIDE, used, 'allies', 999)).toBe(5_400);
  expect(secondsLeft(TURN, { a: 935_000 }, 'a')).toBe(-35);
  expect([3_729, 754, 0, -35].map(timeText)).toEqual(['1:02:09', '12:34', '0:00', '+0:35']);
  expect([leftText('Axis', 61), leftText('Axis', 0)]).toEqual(['Axis: 2 minutes left', 'Axis: time is over']);
  expect([clockShort(null), clockShort(SIDE)]).toEqual(['no clock', '90 minutes for each side']);
});

test('few marks are said aloud', () => {
  const said = Array.from({ length: 1_000 }, (_, i) => markPassed(901 - i, 900 - i)).filter((mark) => mark !== null);
  expect(said).toEqual([600, 300, 60, 0]);
  expect(markPassed(700, 200)).toBe(300);
});

describe('the time used', () => {
  test('comes back after a reload', async () => {
    const options = { database: () => openDatabase('clock') };
    useGame.setState(useGame.getInitialState(), true);
    const autosave = await startAutosave(options);
    useGame.getState().newGame(withClock(SIDE));
    await autosave.settled();
    useGame.setState({ timeUsed: { axis: 61_000 } });
    await autosave.settled();
    autosave.stop();
    useGame.setState(useGame.getInitialState(), true);
    useAutosave.setState(useAutosave.getInitialState(), true);
    (await startAutosave(options)).stop();
    expect(useGame.getState().timeUsed).toEqual({ axis: 61_000 });
  });

  test('goes into the file, which is checked', async () => {
    const save = toSave(withClock(TURN), [], new Date(0), { timeUsed: { '1 germany': 5 } });
    const opened = await openSave(JSON.parse(JSON.stringify(save)));
    expect(opened.ok && opened.value.timeUsed).toEqual({ '1 germany': 5 });
    expect(atOnce(parseSave({ ...save, timeUsed: { axis: -1 } })).ok).toBe(false);
    const many = Object.fromEntries(Array.from({ length: 2_000 }, (_, i) => [`${i} germany`, 1]));
    expect(atOnce(parseSave({ ...save, timeUsed: many })).ok).toBe(false);
  });
});
