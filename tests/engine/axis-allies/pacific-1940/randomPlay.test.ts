import { expect, test } from 'vitest';
import { addEdition } from '../../../../src/engine/axis-allies/board.ts';
import { pacific1940 } from '../../../../src/engine/axis-allies/editions/pacific1940.ts';
import { faultsOf, plainFaults } from '../properties/invariants.ts';
import { overGames } from '../properties/runs.ts';

addEdition(pacific1940);

/** What must occur in random games, beside what they have in every edition. */
const COMMANDS = ['disrupt', 'engage', 'mobilize', 'offload', 'raid', 'retreat'];

test('after every command of random games of Pacific 1940 all that must hold does', () => {
  const commands = new Set<string>();
  overGames(
    (steps, seed) =>
      steps.forEach((step, i) => {
        commands.add(step.command.type);
        const { round, power, phase } = step.before;
        const faults = [...faultsOf(step), ...plainFaults(step)];
        expect(faults, `command ${i} of ${seed}, round ${round}, ${power}, ${phase}`).toEqual([]);
      }),
    1,
    [pacific1940],
  );
  expect([...commands]).toEqual(expect.arrayContaining(COMMANDS));
});
