import '../freshDatabase.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Command } from '../../src/engine/axis-allies/index.ts';
import { openDatabase } from '../../src/saves/database.ts';
import { MAX_SIDE_COMMANDS, MAX_SIDE_LINES } from '../../src/saves/limits.ts';
import { saveText, toSave } from '../../src/saves/saveFile.ts';
import { startAutosave } from '../../src/store/autosave.ts';
import { useAutosave } from '../../src/store/autosaveStore.ts';
import { openFile } from '../../src/store/openFile.ts';
import { takebackTurns } from '../../src/session/takebackPoints.ts';
import { forgottenLines, sideLinesAt, withTakenBack } from '../../src/session/takebacks.ts';
import { undoReach } from '../../src/session/undo.ts';
import { currentGame, endPhase, ownUnits, SETUP, startNewGame } from './gameSupport.ts';
import { axisAllies } from '../../src/engine/axis-allies/family.ts';
import type { SideLine, TakebackTurn, Timeline } from '../../src/games/axis-allies/session/types.ts';
import { useGame } from '../../src/games/axis-allies/store/game.ts';

const store = () => useGame.getState();
function timeline(): Timeline {
  const { timeline: found } = store();
  if (found === null) throw new Error('no game');
  return found;
}
const lines = (): readonly SideLine[] => timeline().sideLines;
function turns(): readonly TakebackTurn[] {
  const work = takebackTurns(timeline());
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}
function takeBack(index: number): void {
  const found = turns()
    .flat()
    .find(({ point }) => point.index === index);
  if (found === undefined) throw new Error(`no point ${index}`);
  store().takeBack(found.point, 'Ben');
}
const order = (command: Command): void => {
  if (!store().dispatch(command)) throw new Error(JSON.stringify(store().refusal));
};
const attack = (): void => order({ type: 'move', units: ownUnits('karelia', 'infantry'), to: 'west-russia' });
const dice = (): readonly number[] => store().commands.flatMap((each) => (each.type === 'roll' ? each.dice : []));

/** A purchase, an attack and its first round. */
function fight(): void {
  order({ type: 'purchase', units: { infantry: 1 } });
  endPhase();
  attack();
  endPhase();
  order({ type: 'fight', space: 'west-russia' });
  store().roll();
}

beforeEach(() => {
  startNewGame();
  fight();
});

describe('a takeback beyond dice', () => {
  test('goes back to the point, and keeps what was taken back as a side line', () => {
    const { commands } = store();
    takeBack(2);
    expect(currentGame().phase).toBe('combat-move');
    expect(store().commands).toEqual(commands.slice(0, 2));
    expect(lines()).toMatchObject([{ number: 1, after: 2, commands: commands.slice(2), by: 'Ben' }]);
    expect(lines()[0]?.diceTaken).toBeGreaterThan(0);
  });

  test('is given back by redo until the next order', () => {
    const before = timeline();
    takeBack(2);
    store().redo();
    expect(timeline()).toBe(before);
    takeBack(2);
    attack();
    store().redo();
    expect(store().commands).toHaveLength(3);
    expect(lines()).toHaveLength(1);
  });

  test('does not make the next roll known beforehand, and can be repeated from the seed', () => {
    const first = dice();
    const again = (): readonly number[] => {
      takeBack(3);
      endPhase();
      order({ type: 'fight', space: 'west-russia' });
      store().roll();
      return dice();
    };
    const rolls = [first, again(), again()].map((fallen) => fallen.join(''));
    expect(new Set(rolls).size).toBe(3);
    startNewGame();
    fight();
    expect([dice(), again(), again()].map((fallen) => fallen.join(''))).toEqual(rolls);
  });

  test('leaves no side line of what undo alone takes back', () => {
    startNewGame();
    order({ type: 'purchase', units: { infantry: 1 } });
    endPhase();
    attack();
    expect(undoReach(timeline())).toBe(0);
    takeBack(0);
    expect(store().commands).toEqual([]);
    expect(lines()).toEqual([]);
    store().redo();
    expect(store().commands).toHaveLength(3);
  });

  test('does nothing in a read-only tab', () => {
    useGame.setState({ readOnly: true });
    const before = timeline();
    takeBack(0);
    expect(timeline()).toBe(before);
  });

  test('still tells all that was played after undo went back further', () => {
    const { commands } = store();
    takeBack(2);
    store().undo();
    store().undo();
    expect(store().commands).toEqual([]);
    expect(lines()).toMatchObject([{ after: 0, commands }]);
  });
});

describe('the points to go back to', () => {
  test('are listed by turn, latest first, without commands that follow by themselves', () => {
    takeBack(0);
    while (currentGame().power === 'soviet-union') endPhase();
    order({ type: 'purchase', units: { infantry: 1 } });
    const [germany, soviets] = turns();
    expect(germany?.map(({ kind }) => kind)).toEqual(['turn']);
    expect(soviets?.at(-1)).toMatchObject({ kind: 'turn', point: { index: 0 } });
    expect(soviets?.every(({ kind }) => kind === 'turn' || kind === 'phase')).toBe(true);
    expect(soviets!.length).toBeLessThan(6);
  });

  test('tell battles from orders', () => {
    const kinds = (): unknown => turns()[0]?.map(({ kind }) => kind);
    // An only battle begins by itself.
    expect(kinds()).toEqual(['order', 'order', 'order', 'phase', 'order', 'turn']);
    startNewGame();
    endPhase();
    attack();
    order({ type: 'move', units: ownUnits('caucasus', 'infantry'), to: 'ukraine' });
    endPhase();
    order({ type: 'fight', space: 'ukraine' });
    expect(kinds()).toEqual(['phase', 'order', 'order', 'phase', 'turn']);
    store().roll();
    expect(turns()[0]?.[0]?.kind).toBe('order');
  });
});

describe('side lines', () => {
  const END: Command = { type: 'end-phase' };
  const asked = { by: 'Ben', takenBackAt: '' };

  test('are dropped, the oldest first, where there are too many', () => {
    let kept: readonly SideLine[] = [];
    for (let i = 0; i < MAX_SIDE_LINES + 3; i += 1) kept = withTakenBack(axisAllies, kept, [END], 0, asked);
    expect(kept).toHaveLength(MAX_SIDE_LINES);
    expect(kept[0]?.number).toBe(4);
    expect(forgottenLines(kept)).toBe(3);
  });

  test('are dropped where they are too long together; the latest is kept whole', () => {
    const long = Array.from({ length: MAX_SIDE_COMMANDS / 2 }, () => END);
    let kept: readonly SideLine[] = [];
    for (let i = 0; i < 3; i += 1) kept = withTakenBack(axisAllies, kept, long, 0, asked);
    expect(kept.map(({ number }) => number)).toEqual([2, 3]);
    kept = withTakenBack(axisAllies, kept, [...long, ...long, ...long], 0, asked);
    expect(kept.map(({ number }) => number)).toEqual([4]);
    expect(kept[0]?.commands).toHaveLength(long.length * 3);
  });

  test('stay the same list while the log is not cut back beyond them', () => {
    const kept = withTakenBack(axisAllies, [], [END, END], 1, asked);
    expect(sideLinesAt(kept, [END, END, END], 1)).toBe(kept);
  });

  test('come back after a reload, and from a file', async () => {
    const { commands } = store();
    const options = { database: () => openDatabase('side lines') };
    useGame.setState(useGame.getInitialState(), true);
    const autosave = await startAutosave(options);
    store().newGame(SETUP);
    fight();
    takeBack(2);
    order({ type: 'end-phase' });
    const kept = lines();
    expect(kept).toMatchObject([{ after: 2, commands: commands.slice(2) }]);
    await autosave.settled();
    autosave.stop();
    const { setup } = store();
    const text = saveText(toSave(setup!, store().commands, new Date(0), { sideLines: kept }));
    useGame.setState(useGame.getInitialState(), true);
    useAutosave.setState(useAutosave.getInitialState(), true);
    (await startAutosave(options)).stop();
    expect(lines()).toEqual(kept);
    const { edition, seed, diceMode, players } = SETUP;
    const opened = await openFile(text, { edition, seed, diceMode, players });
    expect(opened.ok && opened.value.timeline.sideLines).toEqual(kept);
  });
});
