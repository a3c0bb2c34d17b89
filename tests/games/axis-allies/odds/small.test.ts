import { describe, test } from 'vitest';
import { awaiting, type Command, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import {
  TO_THE_END,
  type Policies,
  type RetreatPolicy,
  type SubmergePolicy,
} from '../../../../src/games/axis-allies/odds/index.ts';
import { ashore, atSea, cameToSea, type Counts } from '../../../engine/axis-allies/rules/battle.ts';
import * as revised from '../../../engine/axis-allies/revised/battle.ts';
import { after, endPhase, fight, game, offload, transport } from '../../../engine/axis-allies/revised/position.ts';
import type { Answers } from './bruteForce.ts';
import { expectExact } from './expectExact.ts';

/** Small battles of every kind: the odds are those of all dice, played through the rules. */

type Sides = readonly (readonly [Counts, Counts])[];

const LAND: Sides = [
  [{ infantry: 1 }, { infantry: 1 }],
  [{ infantry: 2, tank: 1 }, { infantry: 2 }],
  [
    { infantry: 2, tank: 1, fighter: 1 },
    { infantry: 1, tank: 2, fighter: 1 },
  ],
  [{ fighter: 1, bomber: 1 }, { infantry: 2 }],
  [
    { infantry: 1, bomber: 1 },
    { infantry: 1, bomber: 1 },
  ],
];

const SEA: Sides = [
  [{ submarine: 1 }, { destroyer: 1 }],
  [{ submarine: 2 }, { submarine: 1, transport: 1 }],
  [
    { submarine: 1, fighter: 1 },
    { submarine: 1, fighter: 1, carrier: 1 },
  ],
  [{ destroyer: 1, fighter: 1 }, { submarine: 2 }],
  [
    { battleship: 1, submarine: 1 },
    { battleship: 1, transport: 1 },
  ],
  [
    { fighter: 2, submarine: 1 },
    { submarine: 1, transport: 1 },
  ],
  [
    { submarine: 2, bomber: 1 },
    { fighter: 1, carrier: 1, submarine: 1 },
  ],
  [
    { carrier: 1, destroyer: 1, transport: 1 },
    { submarine: 1, battleship: 1 },
  ],
  [{ battleship: 2 }, { battleship: 1, destroyer: 1, submarine: 1 }],
];

const ON_GUNS: Sides = [
  [{ infantry: 1, artillery: 1 }, { infantry: 2 }],
  [
    { infantry: 2, artillery: 1, tank: 1 },
    { artillery: 1, infantry: 1 },
  ],
  [
    { infantry: 1, fighter: 1, bomber: 1 },
    { infantry: 1, 'antiaircraft-gun': 1 },
  ],
  [{ fighter: 3 }, { infantry: 1, 'antiaircraft-gun': 2 }],
];

const REVISED_SEA: Sides = [
  [{ submarine: 2 }, { destroyer: 1, transport: 1 }],
  [
    { submarine: 1, destroyer: 1 },
    { submarine: 1, destroyer: 1 },
  ],
  [
    { submarine: 2, transport: 1 },
    { submarine: 1, carrier: 1, fighter: 1 },
  ],
  [{ battleship: 1, fighter: 1 }, { submarine: 2 }],
  [{ transport: 1, fighter: 1 }, { transport: 2 }],
];

describe('to the end, the odds are those of all dice', () => {
  test.each(LAND)('on land: %o against %o', (attackers, defenders) => expectExact(ashore(attackers, defenders)));
  test.each(SEA)('at sea: %o against %o', (attackers, defenders) => expectExact(atSea(attackers, defenders)));
  test.each(ON_GUNS)('with artillery and guns: %o against %o', (attackers, defenders) =>
    expectExact(revised.ashore(attackers, defenders)),
  );
  test.each(REVISED_SEA)('at sea, with opening fire: %o against %o', (attackers, defenders) =>
    expectExact(revised.atSea(attackers, defenders)),
  );
});

const UK = 'united-kingdom';

/** British troops land in Norway from zone 3, under the fire of these ships. */
const landing = (ships: Counts, defenders: Counts, cargo: readonly string[]): GameState =>
  after(
    game({
      power: UK,
      units: { [UK]: { 'sz-3': { ...ships, transport: 1 } }, germany: { norway: defenders } },
      aboard: [transport('sz-3', cargo, UK)],
    }),
    offload('sz-3', Object.fromEntries(cargo.map((unit) => [unit, 1])), 'norway'),
    endPhase,
    fight('norway'),
  );

describe('what helps in the first round', () => {
  test('BOM-1, BOM-3: ships fire at the coast, and what they hit does not fire back', () => {
    expectExact(landing({ battleship: 2 }, { infantry: 2, fighter: 1 }, ['infantry', 'tank']));
  });
  test('RES-12: a heavy bomber rolls two dice', () => {
    const heavy = { developments: { germany: ['heavy-bombers'] } };
    expectExact(revised.ashore({ bomber: 1, infantry: 1 }, { infantry: 2 }, heavy));
  });
});

/** British and German submarines leave, or the German attacker retreats, as these answers say. */
const submerging =
  (isTime: (state: GameState) => boolean): Answers =>
  (state) => {
    const asked = awaiting(state);
    return asked.kind === 'submerge' && isTime(state) ? { type: 'submerge', units: asked.submarines } : null;
  };

const withSubmarines = (submerge: SubmergePolicy): Policies => ({
  attacker: { casualties: 'suggested', submerge },
  defender: { casualties: 'suggested', submerge },
  retreat: 'never',
});

/** Whether the side that is asked has only submarines left. */
function isAlone(state: GameState): boolean {
  const asked = awaiting(state);
  if (asked.kind !== 'submerge') return false;
  const { attackers, defenders } = state.battle!;
  return (asked.side === 'attacker' ? attackers : defenders).every((id) => state.units[id]?.type === 'submarine');
}

describe('COM-5: submarines submerge', () => {
  const battles: Sides = [
    [{ submarine: 2 }, { submarine: 1 }],
    [
      { submarine: 1, battleship: 1 },
      { submarine: 1, carrier: 1 },
    ],
    [
      { submarine: 2, destroyer: 1 },
      { submarine: 1, destroyer: 1 },
    ],
  ];
  test.each(battles)('as soon as they can: %o against %o', (attackers, defenders) => {
    const state = atSea(attackers, defenders);
    expectExact(
      state,
      withSubmarines('always'),
      submerging(() => true),
    );
    const later = revised.atSea(attackers, defenders);
    expectExact(
      later,
      withSubmarines('always'),
      submerging(() => true),
    );
  });
  test.each(battles)('when they are alone: %o against %o', (attackers, defenders) => {
    expectExact(atSea(attackers, defenders), withSubmarines('when-alone'), submerging(isAlone));
    expectExact(revised.atSea(attackers, defenders), withSubmarines('when-alone'), submerging(isAlone));
  });
});

const retreating = (retreat: RetreatPolicy): Policies => ({ ...TO_THE_END, retreat });

const retreatIf =
  (isTime: (state: GameState) => boolean): Answers =>
  (state): Command | null => {
    const asked = awaiting(state);
    if (asked.kind !== 'retreat' || !isTime(state)) return null;
    return asked.to.length > 0 ? { type: 'retreat', to: asked.to[0]! } : { type: 'retreat' };
  };

/** The hits that a side can still take. */
const hitsLeft = (state: GameState, side: 'attackers' | 'defenders'): number =>
  state.battle![side].reduce((sum, id) => {
    const unit = state.units[id]!;
    return sum + (unit.type === 'battleship' && !unit.damaged && state.edition === 'revised' ? 2 : 1);
  }, 0);

describe('COM-18: the attacker retreats', () => {
  const states: readonly (readonly [string, () => GameState])[] = [
    [
      'ships and aircraft',
      () => cameToSea({ destroyer: 1, submarine: 1 }, { fighter: 1 }, { carrier: 1, submarine: 1 }),
    ],
    ['aircraft alone', () => ashore({ fighter: 2 }, { infantry: 2 })],
    ['ships of Revised', () => revised.cameToSea({ destroyer: 1, submarine: 1 }, {}, { destroyer: 1, transport: 1 })],
  ];
  test.each(states)('after a round: %s', (_, state) => {
    expectExact(
      state(),
      retreating({ afterRounds: 1 }),
      retreatIf(() => true),
    );
  });
  test.each(states)('after two rounds: %s', (_, state) => {
    expectExact(
      state(),
      retreating({ afterRounds: 2 }),
      retreatIf((now) => now.battle!.round >= 2),
      2,
    );
  });
  test.each(states.slice(0, 2))('when behind: %s', (_, state) => {
    expectExact(
      state(),
      retreating('when-behind'),
      retreatIf((now) => hitsLeft(now, 'attackers') < hitsLeft(now, 'defenders')),
    );
  });
});
