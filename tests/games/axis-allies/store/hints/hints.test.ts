import { describe, expect, test } from 'vitest';
import { editionOf, type Command, type GameState } from '../../../../../src/engine/axis-allies/index.ts';
import {
  emptyCapital,
  firstHint,
  noEscort,
  noGun,
  oneLanding,
} from '../../../../../src/games/axis-allies/store/hints/hints.ts';
import { thingOf, tell, tellNoMore, tellsOf, useTold } from '../../../../../src/games/axis-allies/store/hints/told.ts';
import { hintText } from '../../../../../src/games/axis-allies/ui/hints/laterHints.tsx';
import { currentGame, endPhase, ownUnits, positionSetup, startNewGame, SETUP } from '../../../../store/gameSupport.ts';
import { useGame } from '../../../../../src/games/axis-allies/store/game.ts';

const NOTHING = { things: [], unwanted: [] };

function at(position: object, edition = '1941'): GameState {
  startNewGame(positionSetup({ edition, ...position }, { ...SETUP, edition }));
  return currentGame();
}

function give(command: Command): void {
  if (!useGame.getState().dispatch(command)) throw new Error(JSON.stringify(useGame.getState().refusal));
}

describe('the own capital', () => {
  const beside = (berlin: object, power = 'germany', phase = 'noncombat-move', more: object = {}): GameState =>
    at({
      power,
      phase,
      units: { germany: { germany: berlin }, 'soviet-union': { 'eastern-europe': { tank: 1 } } },
      control: { 'eastern-europe': 'soviet-union' },
      ...more,
    });

  test('without land units, which an enemy can take', () => {
    const game = beside({ fighter: 2 });
    const [hint] = emptyCapital(game);
    expect(hint).toEqual({ kind: 'empty-capital', space: 'germany', enemies: ['soviet-union'] });
    expect(hintText(game, hint!)).toBe(
      'No land unit holds Germany, your capital, and the Soviet Union can take it next turn.',
    );
  });

  test('with a land unit is no matter', () => {
    expect(emptyCapital(beside({ infantry: 1 }))).toEqual([]);
  });

  test('is none while what was bought can still be placed there', () => {
    const bought = { purchased: { infantry: 1 } };
    expect(emptyCapital(beside({}, 'germany', 'noncombat-move', bought))).toEqual([]);
    const ships = { purchased: { submarine: 1 } };
    expect(emptyCapital(beside({}, 'germany', 'noncombat-move', ships))).toHaveLength(1);
  });

  test('is none before the moves, out of reach, or in enemy hands', () => {
    expect(emptyCapital(beside({}, 'germany', 'purchase-units'))).toEqual([]);
    expect(emptyCapital(at({ power: 'germany', phase: 'noncombat-move', units: {} }))).toEqual([]);
    const lost = { control: { germany: 'soviet-union', 'eastern-europe': 'soviet-union' } };
    expect(emptyCapital(beside({}, 'germany', 'noncombat-move', lost))).toEqual([]);
  });

  test('can be taken from the sea', () => {
    const game = at({
      power: 'united-kingdom',
      phase: 'noncombat-move',
      units: { germany: { 'western-europe': { infantry: 1 }, 'sz-8': { transport: 1 } } },
    });
    expect(emptyCapital(game)).toHaveLength(1);
  });
});

describe('a flight', () => {
  const sent = (more: object): GameState => {
    at({
      power: 'united-kingdom',
      phase: 'combat-move',
      units: {
        'united-kingdom': { 'united-kingdom': { fighter: 1, infantry: 1 }, ...more },
        germany: { 'sz-15': { submarine: 1 } },
      },
    });
    give({ type: 'move', units: ownUnits('united-kingdom', 'fighter'), to: 'sz-15' });
    return currentGame();
  };

  test('that can land in one place only is named with the place', () => {
    const game = sent({});
    const found = oneLanding(game);
    expect(found.map((hint) => hintText(game, hint))).toEqual([
      'A fighter sent to Sea Zone 15 can then land in one place only: Gibraltar.',
    ]);
  });

  test('is none when a carrier can take it too', () => {
    expect(oneLanding(sent({ 'sz-14': { carrier: 1 } }))).toEqual([]);
  });

  test('that only a carrier can take is told so', () => {
    at({
      power: 'united-kingdom',
      phase: 'combat-move',
      units: {
        'united-kingdom': { 'sz-14': { carrier: 1, fighter: 1 } },
        germany: { 'sz-15': { submarine: 1 } },
      },
      // No land far and wide.
      control: Object.fromEntries(
        editionOf('1941').spaces.flatMap((space) =>
          space.kind === 'land' && !space.neutral ? [[space.id, 'germany']] : [],
        ),
      ),
    });
    give({ type: 'move', units: ownUnits('sz-14', 'fighter'), to: 'sz-15' });
    const game = currentGame();
    expect(oneLanding(game).map((hint) => hintText(game, hint))).toEqual([
      'A fighter sent to Sea Zone 15 can then land in one place only: a carrier that must come in reach.',
    ]);
  });

  test('is none before it sets out', () => {
    const game = at({ power: 'united-kingdom', phase: 'combat-move', units: {} });
    expect(oneLanding(game)).toEqual([]);
  });
});

describe('transports', () => {
  const near = (zone: object, phase = 'noncombat-move', enemy: object = { submarine: 1 }): GameState =>
    at({
      power: 'united-kingdom',
      phase,
      units: {
        'united-kingdom': { 'united-kingdom': { infantry: 3 }, 'sz-6': zone },
        germany: { 'sz-5': enemy, germany: { infantry: 1 } },
      },
    });

  test('without a warship beside them, where enemy ships can come', () => {
    const game = near({ transport: 2 });
    expect(noEscort(game).map((hint) => hintText(game, hint))).toEqual([
      'Your 2 transports in Sea Zone 6 have no warship beside them, and ships of Germany can come there next turn.',
    ]);
    give({ type: 'load', units: ownUnits('united-kingdom', 'infantry').slice(0, 1), zone: 'sz-6' });
    const loaded = currentGame();
    expect(hintText(loaded, noEscort(loaded)[0]!)).toMatch(/^Your 2 loaded transports in Sea Zone 6 have/);
  });

  test('are told of ships that are there already, and of those that can come', () => {
    const game = at({
      power: 'united-kingdom',
      phase: 'noncombat-move',
      units: {
        'united-kingdom': { 'sz-6': { transport: 1 } },
        germany: { 'sz-6': { submarine: 1 } },
        japan: { 'sz-5': { submarine: 1 } },
      },
    });
    expect(noEscort(game).map((hint) => hintText(game, hint))).toEqual([
      'Your transport in Sea Zone 6 has no warship beside it, and ships of Germany are there already, and ships of ' +
        'Japan can come there next turn.',
    ]);
  });

  test('NA-JA-1: a destroyer that carries troops is a warship still', () => {
    const game = at(
      {
        power: 'japan',
        phase: 'noncombat-move',
        advantages: { japan: ['tokyo-express'] },
        units: { japan: { 'sz-60': { destroyer: 1 } }, 'united-states': { 'sz-59': { submarine: 1 } } },
      },
      'revised',
    );
    expect(noEscort(game)).toEqual([]);
  });

  test('are safe beside a warship, their own side’s too, and where only transports could come', () => {
    expect(noEscort(near({ transport: 1, destroyer: 1 }))).toEqual([]);
    expect(noEscort(near({ transport: 1 }, 'noncombat-move', { transport: 2 }))).toEqual([]);
  });

  test('that stand still are told of only after combat', () => {
    expect(noEscort(near({ transport: 1 }, 'combat-move'))).toEqual([]);
    expect(noEscort(near({ transport: 1 }, 'purchase-units'))).toEqual([]);
  });
});

describe('an industrial complex', () => {
  const india = (there: object, more: object = {}): GameState =>
    at(
      {
        power: 'united-kingdom',
        phase: 'noncombat-move',
        units: { 'united-kingdom': { india: there }, japan: { 'french-indochina': { bomber: 1 } } },
        complexes: ['united-kingdom', 'india'],
        ...more,
      },
      'revised',
    );

  test('without a gun, where bombers can come', () => {
    const game = india({ infantry: 1 });
    expect(noGun(game).map((hint) => hintText(game, hint))).toEqual([
      'The industrial complex in India has no antiaircraft gun, and bombers of Japan can raid it next turn.',
    ]);
    expect(noGun(india({ 'antiaircraft-gun': 1 }))).toEqual([]);
    expect(noGun(india({}, { purchased: { 'antiaircraft-gun': 1 } }))).toEqual([]);
  });

  test('is no matter in an edition without guns', () => {
    const game = at({
      power: 'germany',
      phase: 'noncombat-move',
      units: { 'united-kingdom': { 'united-kingdom': { bomber: 3 } } },
    });
    expect(noGun(game)).toEqual([]);
  });
});

describe('one hint at a time', () => {
  const grave = (): GameState =>
    at({
      power: 'united-kingdom',
      phase: 'noncombat-move',
      units: {
        'united-kingdom': { 'sz-6': { transport: 1 } },
        germany: { 'western-europe': { infantry: 1 }, 'sz-8': { transport: 1, submarine: 1 } },
      },
    });

  test('the gravest first; what was told is not told again, and unwanted kinds are left out', () => {
    const game = grave();
    const first = firstHint(game, NOTHING);
    expect(first?.kind).toBe('empty-capital');
    const second = firstHint(game, { things: [thingOf(first!)], unwanted: [] });
    expect(second?.kind).toBe('no-escort');
    expect(firstHint(game, { things: [thingOf(second!)], unwanted: ['empty-capital'] })).toBeNull();
  });

  test('none at the opening of either edition', () => {
    for (const edition of ['1941', 'revised']) {
      const { players } = SETUP;
      const victory = edition === '1941' ? 'standard' : 'minor';
      startNewGame({ ...SETUP, edition, players, start: { kind: 'setup', victory } });
      for (let phase = 0; phase < 3; phase += 1) {
        expect(firstHint(currentGame(), NOTHING)).toBeNull();
        endPhase();
      }
    }
  });
});

test.each(['constructor', 'toString', '__proto__'])('a game with the seed “%s” is told its own hints only', (seed) => {
  const told = () => tellsOf(useTold.getState().games, seed);
  expect(told()).toEqual(NOTHING);
  tell(seed, 'a thing');
  tellNoMore(seed, 'unspent');
  expect(told()).toEqual({ things: ['a thing'], unwanted: ['unspent'] });
});
