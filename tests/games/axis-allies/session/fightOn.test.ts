import { describe, expect, test } from 'vitest';
import { awaiting, replay, usableAdvantages } from '../../../../src/engine/axis-allies/index.ts';
import type { Answers, Stops, StopReason } from '../../../../src/games/axis-allies/session/fightOn.ts';
import { useFightOn } from '../../../../src/games/axis-allies/store/fightOn/fightOnStore.ts';
import { keepsAir, landOrAir } from '../../../../src/games/axis-allies/session/landOrAir.ts';
import { currentGame, positionSetup, SETUP, startNewGame } from '../../../store/gameSupport.ts';
import { useGame } from '../../../../src/games/axis-allies/store/game.ts';

interface Sides {
  readonly attackers: object;
  readonly defenders: object;
  readonly space?: string;
  readonly seed?: string;
}

/** A battle that Germany has started, against the British at sea and the Soviets on land. */
function begin({ attackers, defenders, space = 'karelia', seed = 'a test' }: Sides): void {
  const enemy = space.startsWith('sz') ? 'united-kingdom' : 'soviet-union';
  const units = { germany: { [space]: attackers }, [enemy]: { [space]: defenders } };
  const position = { edition: '1941', power: 'germany', phase: 'conduct-combat', units };
  startNewGame(positionSetup(position, { ...SETUP, seed }));
  useGame.getState().dispatch({ type: 'fight', space });
  useFightOn.setState(useFightOn.getInitialState(), true);
}

const BOTH: Answers = { keepAir: false, defender: true, submarines: true };

async function fightOn(stops: Partial<Stops>, answers: Partial<Answers> = BOTH): Promise<StopReason | undefined> {
  const { setStops, setAnswers } = useFightOn.getState();
  setStops(stops);
  setAnswers(answers);
  await useFightOn.getState().begin();
  return useFightOn.getState().stopped?.why;
}

const types = (): readonly string[] => useGame.getState().commands.map(({ type }) => type);
const EVEN = { attackers: { infantry: 6, tank: 3, fighter: 2 }, defenders: { infantry: 8, tank: 2 } };

describe('fighting on', () => {
  test('goes on to the end with what the rules suggest for both sides', async () => {
    begin(EVEN);
    expect(await fightOn({})).toEqual({ kind: 'over' });
    expect(currentGame().battle).toBeNull();
    expect(types().filter((type) => type === 'casualties').length).toBeGreaterThan(1);
  });

  test('COM-19: keeps a land unit to take the territory, or aircraft, as the table wishes', async () => {
    // The attackers lose more than their infantry, and not all.
    const sides = { attackers: { infantry: 2, fighter: 2 }, defenders: { infantry: 3 }, seed: 'h' };
    const left = (): readonly string[] =>
      Object.values(currentGame().units).flatMap(({ owner, space, type }) =>
        owner === 'germany' && space === 'karelia' ? type : [],
      );
    begin(sides);
    await fightOn({});
    expect(left()).toContain('infantry');
    const kept = left().filter((type) => type === 'fighter').length;
    begin(sides);
    await fightOn({}, { ...BOTH, keepAir: true });
    expect(left().filter((type) => type === 'fighter').length).toBeGreaterThan(kept);
    expect(left()).not.toContain('infantry');
    // Unless something is said, no fighter is lost for a territory worth so little.
    const withAir = left();
    begin(sides);
    await fightOn({}, { ...BOTH, keepAir: null });
    expect(left()).toEqual(withAir);
  });

  test('COM-19: a land unit is kept in place of aircraft unasked only where the territory is worth it', () => {
    const at = (space: string, attackers: object, defenders: object = { infantry: 3 }) => {
      begin({ attackers, defenders, space });
      return landOrAir(currentGame());
    };
    const keeps = (space: string, attackers: object): boolean => {
      at(space, attackers);
      return keepsAir(currentGame(), { keepAir: null });
    };
    // A fighter costs 7 more than infantry and 4 more than a tank; Karelia brings 1 IPC and takes as much.
    expect(at('karelia', { infantry: 2, fighter: 1 })).toEqual({
      space: 'karelia',
      price: 7,
      worth: 2,
      isVital: false,
    });
    expect(keeps('karelia', { infantry: 2, fighter: 1 })).toBe(true);
    expect(keeps('russia', { infantry: 2, fighter: 1 })).toBe(false);
    expect(keeps('caucasus', { infantry: 2, fighter: 1 })).toBe(false);
    expect(at('karelia', { infantry: 2 })).toBeNull();
    expect(keepsAir(currentGame(), { keepAir: null })).toBe(false);
    expect(at('sz-7', { destroyer: 1, fighter: 1 }, { destroyer: 1 })).toBeNull();
  });

  test('can be played again from its commands, as every game can', async () => {
    begin(EVEN);
    await fightOn({});
    const { start, commands, game } = useGame.getState();
    if (start === null) throw new Error('no start');
    expect(replay(start, commands)).toEqual({ ok: true, value: game });
  });

  test('NA-JA-3: stops in every round in which an advantage can be used anew', async () => {
    const position = {
      edition: 'revised',
      power: 'united-states',
      phase: 'conduct-combat',
      advantages: { japan: ['kaiten-torpedoes'] },
      units: {
        'united-states': { 'sz-60': { battleship: 4 } },
        japan: { 'sz-60': { submarine: 1, battleship: 4 } },
      },
    };
    startNewGame(positionSetup(position, { ...SETUP, edition: 'revised' }));
    useGame.getState().dispatch({ type: 'fight', space: 'sz-60' });
    useFightOn.setState(useFightOn.getInitialState(), true);
    expect(usableAdvantages(currentGame())).toHaveLength(1);
    for (const round of [2, 3]) {
      expect(await fightOn({})).toEqual({ kind: 'advantage' });
      expect(currentGame().battle?.round).toBe(round);
    }
  });

  test('leaves the defender’s choice to another player, and goes on after it', async () => {
    begin(EVEN);
    const why = await fightOn({}, { defender: false });
    expect(why).toEqual({ kind: 'choice', by: ['soviet-union'] });
    const asked = awaiting(currentGame());
    if (asked.kind !== 'casualties') throw new Error(asked.kind);
    await useFightOn.getState().goOn({ type: 'casualties', units: asked.suggestion });
    expect(useFightOn.getState().stopped?.why.kind).toMatch(/choice|over/);
    expect(types().filter((type) => type === 'roll').length).toBeGreaterThan(1);
  });

  test('submarines are asked whether they submerge, unless they are to fight', async () => {
    const fleet = { attackers: { submarine: 3 }, defenders: { battleship: 1, carrier: 1 }, space: 'sz-7' };
    begin(fleet);
    expect(await fightOn({}, { submarines: false })).toEqual({ kind: 'choice', by: ['germany'] });
    await useFightOn.getState().goOn({ type: 'submerge', units: [] });
    expect(types()).toContain('roll');
    begin(fleet);
    expect(await fightOn({})).toEqual({ kind: 'over' });
  });

  test('does nothing where the players roll', async () => {
    begin(EVEN);
    useGame.setState(({ setup }) => ({ setup: setup && { ...setup, diceMode: 'table' } }));
    await fightOn({});
    expect(types()).not.toContain('roll');
  });
});

describe('fighting on stops', () => {
  test('after so many rounds, where the attackers can retreat or fight on', async () => {
    begin(EVEN);
    expect(await fightOn({ rounds: 1 })).toEqual({ kind: 'rounds', rounds: 1 });
    expect(currentGame().battle?.round).toBeLessThanOrEqual(2);
    expect(await fightOn({ rounds: 1 })).toMatchObject({ kind: expect.stringMatching(/rounds|over/) });
  });

  test('at the end of the first round in which so much is lost', async () => {
    for (const stops of [{ units: 3 }, { ipcs: 9 }]) {
      begin({ attackers: { infantry: 9 }, defenders: { infantry: 9 } });
      const before = currentGame().battle?.attackers.length ?? 0;
      const why = await fightOn(stops);
      const lost = before - (currentGame().battle?.attackers.length ?? 0);
      if ('units' in stops) expect(why).toEqual({ kind: 'units', units: lost });
      else expect(why).toEqual({ kind: 'ipcs', ipcs: 3 * lost });
      expect(lost).toBeGreaterThanOrEqual(3);
    }
  });

  test('once only aircraft are left, but not where only aircraft attacked', async () => {
    begin({ attackers: { destroyer: 1, fighter: 5 }, defenders: { battleship: 2, destroyer: 2 }, space: 'sz-7' });
    expect(await fightOn({ onlyAir: true })).toEqual({ kind: 'only-air' });
    begin({ attackers: { fighter: 4 }, defenders: { infantry: 2 } });
    expect(await fightOn({ onlyAir: true })).toEqual({ kind: 'over' });
  });

  test('once the chance to win is too low, which is asked after each round', async () => {
    begin({ attackers: { infantry: 9 }, defenders: { infantry: 9 } });
    const chances = [0.7, 0.6, 0.2];
    useFightOn.setState({ chanceToWin: async () => chances.shift() ?? 0 });
    expect(await fightOn({ chance: 0.5 })).toEqual({ kind: 'chance', chance: 0.2 });
    expect(currentGame().battle?.round).toBeGreaterThanOrEqual(3);
  });

  test('where the chance cannot be told', async () => {
    begin(EVEN);
    useFightOn.setState({ chanceToWin: () => Promise.reject(new Error('no worker')) });
    expect(await fightOn({ chance: 0.5 })).toEqual({ kind: 'no-odds' });
  });

  test('if the game goes another way while the chance is reckoned', async () => {
    begin(EVEN);
    let tell = (_chance: number): void => undefined;
    useFightOn.setState({ chanceToWin: () => new Promise((resolve) => (tell = resolve)) });
    const running = fightOn({ chance: 0.5 });
    expect(useFightOn.getState().reckoning).toBe(currentGame());
    startNewGame();
    tell(1);
    await running;
    expect(types()).toEqual([]);
    expect(useFightOn.getState().reckoning).toBeNull();
  });
});
