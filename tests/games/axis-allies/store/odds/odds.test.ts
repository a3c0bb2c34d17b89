import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { battleBegun, forcesFor, type BattlePlan } from '../../../../../src/engine/axis-allies/index.ts';
import { oddsCache } from '../../../../../src/games/axis-allies/odds/oddsCache.ts';
import { oddsNow, oddsOf, TO_THE_END } from '../../../../../src/games/axis-allies/odds/index.ts';
import { answered, type OddsAnswer, type OddsQuestion } from '../../../../../src/games/axis-allies/odds/questions.ts';
import { startAsking } from '../../../../../src/games/axis-allies/store/odds/asking.ts';
import { useChoices } from '../../../../../src/games/axis-allies/store/odds/choices.ts';
import { inTurn } from '../../../../../src/store/odds/inTurn.ts';
import { useKnownOdds } from '../../../../../src/games/axis-allies/store/odds/knownOdds.ts';
import { useView } from '../../../../../src/games/axis-allies/store/viewStore.ts';
import { currentGame, ownUnits, positionSetup, startNewGame } from '../../../../store/gameSupport.ts';
import { useGame } from '../../../../../src/games/axis-allies/store/game.ts';

const POSITION = {
  edition: '1941',
  power: 'germany',
  phase: 'combat-move',
  units: {
    germany: { ukraine: { infantry: 3, tank: 1 }, 'west-russia': { infantry: 1 } },
    'soviet-union': { caucasus: { infantry: 2 } },
  },
};

/** A worker's work, done at once. */
const direct = () => {
  const memory = oddsCache(100);
  return { answer: async (question: OddsQuestion) => answered(question, memory), close: () => {} };
};

const known = () => useKnownOdds.getState();
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function attack(...units: readonly string[]): void {
  expect(useGame.getState().dispatch({ type: 'move', units, to: 'caucasus' })).toBe(true);
}

const CAUCASUS: BattlePlan = { space: 'caucasus', kind: 'land', landingFrom: [] };
const begun = () => battleBegun(currentGame(), CAUCASUS, forcesFor(currentGame(), CAUCASUS));

describe('the odds of the game on the table', () => {
  let stop = (): void => {};
  beforeEach(() => {
    startNewGame(positionSetup(POSITION));
    useChoices.setState(useChoices.getInitialState(), true);
    stop = startAsking(direct);
  });
  afterEach(() => stop());

  test('are known for every battle to come, and follow each order', async () => {
    await settled();
    expect(known()).toMatchObject({ isAsked: true, targets: {} });
    const [first, second, third] = ownUnits('ukraine', 'infantry');
    attack(first!, second!);
    await settled();
    const before = known().targets['caucasus'];
    expect(before).toMatchObject({ odds: oddsOf(begun(), TO_THE_END) });
    attack(third!);
    await settled();
    const after = known().targets['caucasus'];
    expect(after).toMatchObject({ odds: oddsOf(begun(), TO_THE_END) });
    expect((after as { won: number }).won).toBeGreaterThan((before as { won: number }).won);
    useGame.getState().undo();
    await settled();
    expect(known().targets['caucasus']).toEqual(before);
  });

  test('count the units in hand where they could attack', async () => {
    useView.getState().choose(ownUnits('ukraine', 'infantry'));
    await settled();
    const inHand = known().withHand['caucasus'];
    attack(...ownUnits('ukraine', 'infantry'));
    await settled();
    expect(inHand).toEqual(known().targets['caucasus']);
    expect(known().withHand).toEqual({});
  });

  test('follow the policies, of one battle or of all', async () => {
    attack(...ownUnits('ukraine', 'infantry'));
    const { setAt, setUsual } = useChoices.getState();
    setAt('caucasus', { ...TO_THE_END, retreat: { afterRounds: 1 } });
    await settled();
    const once = known().targets['caucasus'];
    expect(once).toMatchObject({ odds: oddsOf(begun(), { ...TO_THE_END, retreat: { afterRounds: 1 } }) });
    setAt('caucasus', null);
    setUsual({ ...TO_THE_END, retreat: 'when-behind' });
    await settled();
    expect(known().targets['caucasus']).toMatchObject({
      odds: oddsOf(begun(), { ...TO_THE_END, retreat: 'when-behind' }),
    });
  });

  test('are those of the battle itself once it begins', async () => {
    attack(...ownUnits('ukraine', 'infantry'));
    useGame.getState().dispatch({ type: 'end-phase' }, { type: 'fight', space: 'caucasus' });
    await settled();
    expect(known().underWay).toEqual(oddsNow(currentGame(), TO_THE_END));
  });

  test('are forgotten when nobody asks any more', async () => {
    attack(...ownUnits('ukraine', 'infantry'));
    await settled();
    stop();
    expect(known()).toEqual({ ...useKnownOdds.getInitialState() });
    attack(...ownUnits('ukraine', 'tank'));
    await settled();
    expect(known().targets).toEqual({});
  });
});

test('a worker that fails is told of, and asked again when somebody tries again', async () => {
  startNewGame(positionSetup(POSITION));
  let works = false;
  const stop = startAsking(() => {
    if (!works) throw new Error('no worker');
    return direct();
  });
  attack(...ownUnits('ukraine', 'infantry'));
  await settled();
  expect(known()).toMatchObject({ hasFailed: true, targets: {} });
  works = true;
  useKnownOdds.setState({ hasFailed: false });
  await settled();
  expect(known().targets['caucasus']).toBeDefined();
  stop();
});

describe('questions in turn', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  /** Offices that answer when told to. */
  function offices() {
    const asked: string[] = [];
    const answers: string[] = [];
    const replies: ((answer: OddsAnswer | null) => void)[] = [];
    let [open, failures] = [0, 0];
    const turn = inTurn<string, OddsAnswer | null>({
      open: () => {
        open += 1;
        return {
          answer: (question) => {
            asked.push(question);
            return new Promise((resolve) => replies.push(resolve));
          },
          close: () => (open -= 1),
        };
      },
      onAnswer: (question) => answers.push(question),
      onFailure: () => (failures += 1),
    });
    const reply = async (): Promise<void> => {
      replies.shift()?.(null);
      await vi.advanceTimersByTimeAsync(0);
    };
    return { turn, asked, answers, reply, opened: () => open, failed: () => failures };
  }

  test('only the newest waits, and older answers are not passed on', async () => {
    const { turn, asked, answers, reply } = offices();
    for (const question of ['a', 'b', 'c']) turn.ask(question);
    await reply();
    await reply();
    expect(asked).toEqual(['a', 'c']);
    expect(answers).toEqual(['c']);
  });

  test('an office that is too slow for a newer question is closed', async () => {
    const { turn, asked, answers, reply, opened } = offices();
    turn.ask('a');
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual(['a']);
    turn.ask('b');
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(['a', 'b']);
    expect(opened()).toBe(1);
    await reply();
    expect(answers).toEqual([]);
    await reply();
    expect(answers).toEqual(['b']);
  });
});
