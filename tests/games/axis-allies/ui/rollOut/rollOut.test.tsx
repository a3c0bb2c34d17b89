// @vitest-environment happy-dom
import '../../../../freshDatabase.ts';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { revised } from '../../../../../src/engine/axis-allies/editions/revised.ts';
import { nodeIn, nodesFrom, ROOT } from '../../../../../src/engine/table/index.ts';
import type { RollOut } from '../../../../../src/games/axis-allies/odds/rollOut/index.ts';
import { rollOutAnswered } from '../../../../../src/games/axis-allies/odds/questions.ts';
import { undoEdit } from '../../../../../src/store/lab/editLab.ts';
import { labDocument, useLab } from '../../../../../src/store/lab/labStore.ts';
import { closeLab } from '../../../../../src/store/lab/openLab.ts';
import { analyseGame } from '../../../../../src/store/lab/openStudy.ts';
import type { RollOutRunner } from '../../../../../src/games/axis-allies/store/odds/workerOffice.ts';
import { sumText } from '../../../../../src/games/axis-allies/text/lab/rollOutText.ts';
import { groupsOf } from '../../../../../src/games/axis-allies/ui/rollOut/Histogram.tsx';
import { RollOutWindow } from '../../../../../src/games/axis-allies/ui/rollOut/RollOutWindow.tsx';
import { currentGame, ownUnits } from '../../../../store/gameSupport.ts';
import { button, give, resetBetweenTests, startAtPosition, startAtPositionOf } from '../panelSupport.ts';

const POSITION = {
  power: 'germany',
  phase: 'combat-move',
  units: {
    germany: { ukraine: { infantry: 2, fighter: 1 }, 'eastern-europe': { tank: 1 } },
    'soviet-union': { caucasus: { infantry: 1 } },
  },
  control: { 'west-russia': 'soviet-union' },
};

const direct: RollOutRunner = (question, tell) => ({
  answer: Promise.resolve(rollOutAnswered({ ...question, turns: 2000 }, tell)),
  stop: () => {},
});

describe('a turn that is rolled out', () => {
  resetBetweenTests();
  beforeEach(() => {
    startAtPosition(POSITION);
    act(() => give({ type: 'move', units: ownUnits('ukraine', 'infantry'), to: 'caucasus' }));
  });
  afterEach(() => {
    act(closeLab);
    cleanup();
  });

  test('shows how its gain spreads, its battles and units, and boards to step into', async () => {
    render(<RollOutWindow state={currentGame()} onClose={() => {}} roll={direct} />);
    expect(await screen.findByText(/^2,000 turns played: /)).toBeTruthy();
    expect(screen.getByText(/^Caucasus: won 6\d %, taken 6\d %$/)).toBeTruthy();
    const table = screen.getByRole('table', { name: 'Units left on average' });
    expect(within(table).getByRole('row', { name: /^infantry \d.* of 2 \d.* of 1$/ })).toBeTruthy();
    expect(within(screen.getByRole('figure')).getAllByRole('listitem').length).toBeGreaterThan(2);
  });

  test('has nothing to try again where no battle is planned', async () => {
    startAtPosition({ ...POSITION, phase: 'noncombat-move' });
    render(<RollOutWindow state={currentGame()} onClose={() => {}} roll={direct} />);
    expect(await screen.findByText('No battles are planned in this turn.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('says how many turns end as badly as the unlucky board, which may be far more than a tenth', () => {
    const board = { share: 0, units: [], state: currentGame(), moves: [] };
    const boards = [
      { ...board, balance: -3, worse: 0.02, better: 0.68 },
      { ...board, balance: 6, worse: 0.55, better: 0 },
    ] as unknown as RollOut['boards'];
    const rolled = { turns: 1000, mean: 2, spread: 4, boards } as RollOut;
    expect(sumText(rolled).at(-1)).toBe('32 of 100 turns end at −3 or below, 45 at +6 or above.');
  });

  test('tells what its raids and rockets came to', async () => {
    startAtPositionOf(revised, {
      power: 'germany',
      phase: 'combat-move',
      treasury: { 'united-kingdom': 20 },
      developments: { germany: ['rockets'] },
      units: { germany: { germany: { bomber: 1 }, 'western-europe': { 'antiaircraft-gun': 1 } } },
    });
    act(() => give({ type: 'move', units: ownUnits('germany', 'bomber'), to: 'united-kingdom' }));
    act(() => give({ type: 'raid', units: ownUnits('united-kingdom', 'bomber'), raid: true }));
    render(<RollOutWindow state={currentGame()} onClose={() => {}} roll={direct} />);
    expect(await screen.findByRole('heading', { name: 'Raids and rockets' })).toBeTruthy();
    expect(screen.getByText(/^Raid on United Kingdom: 3\.\d IPCs taken, 0 bombers lost on average$/)).toBeTruthy();
    expect(
      screen.getByText(/^Rocket from Western Europe to United Kingdom: 3\.\d IPCs taken on average$/),
    ).toBeTruthy();
    expect(screen.getByRole('row', { name: /^bombers? 1 of 1/ })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Each battle' })).toBeNull();
  });

  test('a board is a line of the tree, with legal dice and its share in words', async () => {
    await act(() => analyseGame('Test'));
    const planned = currentGame();
    const onClose = vi.fn();
    render(<RollOutWindow state={planned} onClose={onClose} roll={direct} />);
    await userEvent.click(await screen.findByRole('button', { name: /^Lucky: \+/ }));
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
    const { tree, cursor } = labDocument();
    expect(tree.nodes[cursor]?.notes.name).toMatch(/^Lucky: \+.* IPCs; \d+ of 100 turns end worse, \d+ better$/);
    expect(currentGame().control['caucasus']).toBe('germany');
    expect(currentGame().phase).toBe('conduct-combat');
    act(undoEdit);
    expect(currentGame()).toBe(planned);
    await userEvent.click(button('All of them side by side'));
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
    const names = Object.values(labDocument().tree.nodes).flatMap(({ notes }) => notes.name ?? []);
    expect(names).toHaveLength(3);
    // The main line is not the unlucky one by accident.
    const [main = ROOT] = nodeIn(labDocument().tree, labDocument().cursor).children;
    const mainLine = nodesFrom(labDocument().tree, main).flatMap(
      (id) => nodeIn(labDocument().tree, id).notes.name ?? [],
    );
    expect(mainLine[0]).toMatch(/typical/i);
    expect(currentGame()).toBe(planned);
  });

  test('a board to which no dice are found can be opened as a study', async () => {
    await act(() => analyseGame('Test'));
    const onClose = vi.fn();
    const lost: RollOutRunner = (question, tell) => {
      const answer = rollOutAnswered({ ...question, turns: 500 }, tell);
      if (typeof answer === 'string') throw new Error(answer);
      const end = { result: 'attacker-won', left: { attacker: { tank: 9 }, defender: {} }, isCaptured: true } as const;
      const fights = [{ space: 'caucasus', end }];
      return {
        answer: Promise.resolve({ ...answer, boards: answer.boards.map((board) => ({ ...board, fights })) }),
        stop: () => {},
      };
    };
    render(<RollOutWindow state={currentGame()} onClose={onClose} roll={lost} />);
    const { study } = useLab.getState();
    await userEvent.click(await screen.findByRole('button', { name: /^Lucky: \+/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^Open as a study: Lucky/ }));
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(useLab.getState().study).not.toBe(study);
    expect(currentGame().control['caucasus']).toBe('germany');
  });

  test('tells how far it is, and can be stopped and begun again', async () => {
    let told = (_over: number): void => {};
    const stop = vi.fn();
    const roll: RollOutRunner = (_question, tell) => {
      told = tell;
      return { answer: new Promise(() => {}), stop };
    };
    render(<RollOutWindow state={currentGame()} onClose={() => {}} roll={roll} />);
    act(() => told(2500));
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('2500');
    expect(screen.getByText('2,500 of 10,000 turns played')).toBeTruthy();
    await userEvent.click(button('Stop'));
    expect(stop).toHaveBeenCalled();
    expect(screen.getByText('Stopped.')).toBeTruthy();
    act(() => told(5000));
    expect(screen.queryByRole('progressbar')).toBeNull();
    await userEvent.click(button('Try again'));
    expect(screen.getByText('0 of 10,000 turns played')).toBeTruthy();
  });

  test('stays at its end when word of its progress comes late', async () => {
    let told = (_over: number): void => {};
    const late: RollOutRunner = (question, tell) => {
      told = tell;
      return direct(question, () => {});
    };
    render(<RollOutWindow state={currentGame()} onClose={() => {}} roll={late} />);
    expect(await screen.findByText(/^2,000 turns played: /)).toBeTruthy();
    act(() => told(9750));
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('says if it breaks down, and if there is nothing to fight', async () => {
    const broken: RollOutRunner = () => ({ answer: Promise.reject(new Error('broken')), stop: () => {} });
    const { unmount } = render(<RollOutWindow state={currentGame()} onClose={() => {}} roll={broken} />);
    expect((await screen.findByRole('alert')).textContent).toContain('broke down');
    unmount();
    startAtPosition(POSITION);
    render(<RollOutWindow state={currentGame()} onClose={() => {}} roll={direct} />);
    expect(await screen.findByText('No battles are planned in this turn.')).toBeTruthy();
  });
});

test('gains are grouped around 0, and every turn is in one group', () => {
  const groups = groupsOf([-27, -3, -1, 0, 0, 4, 31]);
  expect(groups.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
  expect(groups.every(({ from, width }) => from >= 0 || from + width <= 0)).toBe(true);
  expect(groupsOf([5, 5]).map(({ from, share }) => [from, share])).toEqual([[5, 1]]);
});
