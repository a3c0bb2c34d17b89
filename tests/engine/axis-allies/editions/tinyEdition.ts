import { fault, ok } from '../../../../src/engine/common/result.ts';
import { battleUnderWay, goOnAfterAnswer, type StepRule } from '../../../../src/engine/axis-allies/combat/round.ts';
import { unitsInBattle } from '../../../../src/engine/axis-allies/combat/combatants.ts';
import { rollGroups, diceRefusal, rolledGroups } from '../../../../src/engine/axis-allies/combat/dice.ts';
import { destroy } from '../../../../src/engine/axis-allies/combat/endBattle.ts';
import type { Log } from '../../../../src/engine/axis-allies/commandRule.ts';
import { editionFrom } from '../../../../src/engine/axis-allies/editions/schema.ts';
import { cargoMayStay } from '../../../../src/engine/axis-allies/moves/transportRules.ts';
import { combatMove } from '../../../../src/engine/axis-allies/phases/combatMove.ts';
import { conductCombat } from '../../../../src/engine/axis-allies/phases/conductCombat.ts';
import { ALL_STRIKE, territory } from './smallBoard.ts';
import type { Battle, GameState, RollGroup } from '../../../../src/engine/axis-allies/index.ts';

/** An edition of three territories in a row, two powers and one unit type. */

const board = {
  edition: 'tiny',
  powers: [
    { id: 'red', name: 'Red', side: 'axis', startingIncome: 1, capital: 'hill' },
    { id: 'blue', name: 'Blue', side: 'allies', startingIncome: 2, capital: 'town' },
  ],
  turnOrder: ['red', 'blue'],
  units: [{ id: 'guard', domain: 'land', cost: 1, move: 1, attack: 3, defense: 3 }],
  spaces: [
    territory('hill', 'red', { capitalOf: 'red' }),
    territory('field', 'blue'),
    territory('town', 'blue', { capitalOf: 'blue' }),
  ],
  adjacent: [
    ['hill', 'field'],
    ['field', 'town'],
  ],
  canals: [],
  closedToSeaUnits: [],
  setup: { red: { hill: { guard: 2 } }, blue: { town: { guard: 1 } } },
};

const dueIn = (state: GameState, battle: Battle): readonly RollGroup[] =>
  rollGroups(state, battle, 'attacker', unitsInBattle(state, battle, 'attacker'));

/** Its only battle step: the attackers roll; a hit destroys a defender, and without any an attacker is lost. */
const assault: StepRule = {
  id: 'attacker-fire',
  pass: () => false,
  asks: (state, battle) => ({ kind: 'dice', by: [state.power], side: 'attacker', groups: dueIn(state, battle) }),
  takes: {
    roll: {
      plan(state, { dice }) {
        const due = dueIn(state, state.battle!);
        const refused = diceRefusal(due, dice);
        if (refused) return fault(refused);
        const groups = rolledGroups(due, dice);
        const surface = groups.reduce((sum, group) => sum + group.hits, 0);
        return ok([{ type: 'dice-rolled', by: 'attacker', groups, hits: { submarine: 0, air: 0, surface } }]);
      },
      after: destroyLosers,
    },
  },
};

function destroyLosers(log: Log): void {
  const { attackers, defenders, hits } = log.state.battle!;
  destroy(log, hits.surface > 0 ? defenders.slice(0, hits.surface) : attackers.slice(0, 1), 'casualty');
  goOnAfterAnswer(log);
}

/** Red wins with the town at the end of its turn. */
export const tiny = editionFrom(board, {
  abilities: { guard: { captures: true } },
  strikes: ALL_STRIKE,
  phases: [combatMove({ faults: [] }), conductCombat({})],
  transports: cargoMayStay,
  battleSteps: { land: [assault] },
  interrupts: [battleUnderWay],
  victories: { town: [{ rule: 'TURN-4', side: 'axis', afterTurnOf: 'red', needs: 1, territories: ['town'] }] },
});
