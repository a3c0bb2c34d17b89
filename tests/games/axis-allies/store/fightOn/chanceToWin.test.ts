import { describe, expect, test, vi } from 'vitest';
import { awaiting, type GameState } from '../../../../../src/engine/axis-allies/index.ts';
import { oddsNow, TO_THE_END } from '../../../../../src/games/axis-allies/odds/index.ts';
import type { CasualtyPolicy } from '../../../../../src/games/axis-allies/odds/policies.ts';
import { oddsCache } from '../../../../../src/games/axis-allies/odds/oddsCache.ts';
import { answered, type OddsQuestion } from '../../../../../src/games/axis-allies/odds/questions.ts';
import { chanceToWin } from '../../../../../src/games/axis-allies/store/fightOn/chanceToWin.ts';
import { useFightOn } from '../../../../../src/games/axis-allies/store/fightOn/fightOnStore.ts';
import { currentGame, positionSetup, SETUP, startNewGame } from '../../../../store/gameSupport.ts';
import { useGame } from '../../../../../src/games/axis-allies/store/game.ts';

// There are no workers here.
vi.mock('../../../../../src/games/axis-allies/store/odds/workerOffice.ts', () => ({
  workerOffice: () => ({
    answer: async (asked: OddsQuestion) => answered(asked, oddsCache(9)),
    close: () => undefined,
  }),
}));

const ANSWERS = { keepAir: false, defender: true, submarines: true };

/** Germany fights for Karelia, and has another battle to fight later. */
function begin(): void {
  const position = {
    edition: '1941',
    power: 'germany',
    phase: 'combat-move',
    units: {
      germany: { 'west-russia': { infantry: 6, tank: 2 }, 'eastern-europe': { infantry: 3 } },
      'soviet-union': { karelia: { infantry: 7 }, ukraine: { infantry: 1 } },
    },
    control: { 'west-russia': 'germany', ukraine: 'soviet-union' },
  };
  startNewGame(positionSetup(position, SETUP));
  const { dispatch } = useGame.getState();
  const from = (space: string) =>
    Object.values(currentGame().units).flatMap((unit) => (unit.space === space ? unit.id : []));
  dispatch({ type: 'move', units: from('west-russia'), to: 'karelia' });
  dispatch({ type: 'move', units: from('eastern-europe'), to: 'ukraine' });
  dispatch({ type: 'end-phase' });
  dispatch({ type: 'fight', space: 'karelia' });
}

function exact(state: GameState): number {
  const found = oddsNow(state, TO_THE_END);
  if (typeof found === 'string') throw new Error(found);
  return (found.answers.press ?? found.odds).results['attacker-won'];
}

describe('the chance to win', () => {
  test('is that of the battle under way, fought to its end, whatever else is to be fought', async () => {
    begin();
    expect(currentGame().turn.battles).toHaveLength(1);
    expect(await chanceToWin(currentGame(), ANSWERS)).toBeCloseTo(exact(currentGame()), 12);
    useFightOn.setState({ ...useFightOn.getInitialState(), answers: ANSWERS }, true);
    useFightOn.getState().setStops({ rounds: 1 });
    await useFightOn.getState().begin();
    expect(awaiting(currentGame()).kind).toBe('retreat');
    expect(await chanceToWin(currentGame(), ANSWERS)).toBeCloseTo(exact(currentGame()), 12);
  });

  test('stops the fight as soon as it is too low', async () => {
    begin();
    useFightOn.setState({ ...useFightOn.getInitialState(), answers: ANSWERS }, true);
    useFightOn.getState().setStops({ chance: 0.999_999 });
    await useFightOn.getState().begin();
    const why = useFightOn.getState().stopped?.why;
    expect(why?.kind).toBe('chance');
    if (why?.kind === 'chance') expect(why.chance).toBeCloseTo(exact(currentGame()), 12);
  });

  test('COM-19: is that of keeping aircraft where the fight keeps them', async () => {
    const units = { germany: { karelia: { infantry: 2, fighter: 2 } }, 'soviet-union': { karelia: { infantry: 4 } } };
    startNewGame(positionSetup({ edition: '1941', power: 'germany', phase: 'conduct-combat', units }, SETUP));
    useGame.getState().dispatch({ type: 'fight', space: 'karelia' });
    const by = (casualties: CasualtyPolicy): number => {
      const found = oddsNow(currentGame(), { ...TO_THE_END, attacker: { ...TO_THE_END.attacker, casualties } });
      if (typeof found === 'string') throw new Error(found);
      return found.odds.results['attacker-won'];
    };
    expect(by('keep-air')).not.toBeCloseTo(by('suggested'), 3);
    for (const keepAir of [null, true])
      expect(await chanceToWin(currentGame(), { ...ANSWERS, keepAir })).toBeCloseTo(by('keep-air'), 12);
    expect(await chanceToWin(currentGame(), ANSWERS)).toBeCloseTo(by('suggested'), 12);
  });

  test('is unknown without a battle', async () => {
    startNewGame();
    expect(await chanceToWin(currentGame(), ANSWERS)).toBeNull();
  });
});
