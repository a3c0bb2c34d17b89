import { describe, expect, test } from 'vitest';
import { awaiting } from '../../../../../src/engine/axis-allies/index.ts';
import { EDITIONS } from '../../../../engine/axis-allies/properties/dense.ts';
import { useFightOn } from '../../../../../src/games/axis-allies/store/fightOn/fightOnStore.ts';
import { whyUndoBlocked } from '../../../../../src/session/undo.ts';
import { currentGame, ownUnits, positionSetup, SETUP, startNewGame } from '../../../../store/gameSupport.ts';
import { useGame } from '../../../../../src/games/axis-allies/store/game.ts';

interface Start {
  readonly edition?: string;
  readonly phase?: string;
  readonly units: object;
  readonly seed?: string;
}

/** Germany's turn, with dice as they fall at the table, or the program's if a seed is given. */
function begin({ edition = '1941', phase = 'conduct-combat', units, seed }: Start): void {
  const position = { edition, power: 'germany', phase, units };
  const setup = { ...SETUP, edition, ...(seed === undefined ? { diceMode: 'table' as const } : { seed }) };
  startNewGame(positionSetup(position, setup));
}

const give = (...[first, ...more]: Parameters<ReturnType<typeof useGame.getState>['dispatch']>): void =>
  expect(useGame.getState().dispatch(first, ...more)).toBe(true);
const roll = (...dice: readonly number[]): void => give({ type: 'roll', dice });
const asked = (): string => awaiting(currentGame()).kind;
const last = (): string | undefined => useGame.getState().commands.at(-1)?.type;

describe.each(EDITIONS)('%s: casualties', (edition) => {
  const karelia = edition === '1941' ? 'karelia' : 'karelia-ssr';

  test('COM-8: tanks that came from different distances are alike, and the answer is no step of its own', () => {
    const from = edition === '1941' ? 'eastern-europe' : 'belorussia';
    begin({
      edition,
      phase: 'combat-move',
      units: {
        germany: { [from]: { tank: 1 }, germany: { tank: 1 } },
        'soviet-union': { [karelia]: { infantry: 2 } },
      },
    });
    for (const space of [from, 'germany']) give({ type: 'move', units: ownUnits(space, 'tank'), to: karelia });
    give({ type: 'end-phase' });
    if (!currentGame().battle) give({ type: 'fight', space: karelia });
    roll(6, 6);
    roll(1, 6);
    expect([asked(), last()]).toEqual(['retreat', 'casualties']);
    expect(ownUnits(karelia, 'tank')).toHaveLength(1);
    expect(whyUndoBlocked(useGame.getState().timeline!)).toBe('die-fallen');
  });

  test('COM-8: whose units are lost is asked', () => {
    begin({
      edition,
      units: {
        germany: { [karelia]: { tank: 2 } },
        'soviet-union': { [karelia]: { infantry: 2 } },
        'united-kingdom': { [karelia]: { infantry: 2 } },
      },
    });
    give({ type: 'fight', space: karelia });
    roll(1, 6);
    expect(asked()).toBe('casualties');
  });
});

test('COM-10: where all armed ships are lost and one of two transports, nobody is asked which', () => {
  begin({
    units: {
      germany: { 'sz-7': { fighter: 3 } },
      'united-kingdom': { 'sz-7': { destroyer: 1, transport: 3 } },
    },
  });
  give({ type: 'fight', space: 'sz-7' });
  roll(1, 1, 6);
  expect([asked(), currentGame().battle?.casualties.length]).toEqual(['dice', 2]);
});

test('COM-8: whoever lets a battle go on is not stopped for a choice that is none', async () => {
  const { setStops, setAnswers, begin: goOn } = useFightOn.getState();
  begin({
    seed: 'q',
    units: {
      germany: { 'sz-7': { battleship: 4 } },
      'united-kingdom': { 'sz-7': { destroyer: 1, transport: 8 } },
    },
  });
  give({ type: 'fight', space: 'sz-7' });
  setStops({});
  setAnswers({ keepAir: false, defender: false, submarines: true });
  await goOn();
  expect(useFightOn.getState().stopped?.why).toEqual({ kind: 'over' });
});
