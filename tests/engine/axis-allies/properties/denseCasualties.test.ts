import { expect, test } from 'vitest';
import {
  awaiting,
  HIT_KINDS,
  refusalOf,
  type GameState,
  type HitKind,
  type Unit,
} from '../../../../src/engine/axis-allies/index.ts';
import type { Density } from '../generators/densePositions.ts';
import type { Step } from '../players/player.ts';
import { keyOf, allowedCasualties } from './casualtyModel.ts';
import { livelySteps, overPositions } from './dense.ts';

const FLEETS: Density = {
  types: [
    'submarine',
    'submarine',
    'destroyer',
    'carrier',
    'fighter',
    'fighter',
    'bomber',
    'battleship',
    'transport',
    'transport',
    'infantry',
    'tank',
  ],
  reach: 2,
  stacks: 24,
  phases: ['conduct-combat', 'combat-move'],
};
/** With more possible hits than this, trying every set takes too long. */
const MOST = 11;

/** Every hit that the deciding side can still take, battleships twice; null if no casualties are to be chosen. */
function question(state: GameState): {
  readonly hits: readonly HitKind[];
  readonly room: readonly Unit[];
  readonly withDestroyer: boolean;
  readonly suggestion: readonly string[];
} | null {
  const asked = awaiting(state);
  if (asked.kind !== 'casualties' || !state.battle) return null;
  const units = asked.candidates.flatMap((id) => state.units[id] ?? []);
  return {
    hits: HIT_KINDS.flatMap((kind) => Array<HitKind>(asked.hits[kind]).fill(kind)),
    room: units.flatMap((unit) => (isWhole(unit) ? [unit, unit] : [unit])),
    withDestroyer: state.battle.destroyers[asked.side === 'attacker' ? 'defender' : 'attacker'],
    suggestion: asked.suggestion,
  };
}

/** Casualties that were forced by a roll, one entry per hit, with the candidates. */
function forced({ before, command, events }: Step): {
  readonly room: readonly Unit[];
  readonly good: ReadonlySet<string>;
  readonly taken: readonly string[];
} | null {
  const rolled = events.find((event) => event.type === 'dice-rolled');
  const chosen = events.find((event) => event.type === 'casualties-chosen');
  if (command.type !== 'roll' || !before.battle || !rolled || !chosen) return null;
  const standing = before.battle[chosen.side === 'attacker' ? 'attackers' : 'defenders'].filter(
    (id) => !before.battle?.casualties.includes(id),
  );
  const room = standing
    .flatMap((id) => before.units[id] ?? [])
    .flatMap((unit) => (isWhole(unit) ? [unit, unit] : [unit]));
  if (room.length > MOST) return null;
  const hits = HIT_KINDS.flatMap((kind) => Array<HitKind>(rolled.hits[kind]).fill(kind));
  const taken = [
    ...chosen.damaged,
    ...chosen.units.flatMap((id) => (before.units[id] && isWhole(before.units[id]) ? [id, id] : [id])),
  ];
  return { room, good: allowedCasualties(hits, room, before.battle.destroyers[rolled.by]), taken };
}

const isWhole = (unit: Unit): boolean => unit.type === 'battleship' && !unit.damaged;

test('COM-8: casualties are forced only if they are allowed and all allowed choices are equal', () => {
  let lost = 0;
  overPositions(100, FLEETS, ({ state }, seed) => {
    for (const step of livelySteps(state, seed, 120)) {
      const known = forced(step);
      if (!known) continue;
      const { room, good, taken } = known;
      const about = `${JSON.stringify(step.before.battle)} ${JSON.stringify(step.command)}`;
      expect(good.has(keyOf(taken)), about).toBe(true);
      const looks = [...good].map((key) => keyOf(key.split(',').map((id) => looksOf(room, id))));
      expect(new Set(looks).size, about).toBe(1);
      if (taken.length > 0) lost++;
    }
  });
  expect(lost).toBeGreaterThan(150);
});

const looksOf = (room: readonly Unit[], id: string): string => {
  const unit = room.find((one) => one.id === id);
  return unit ? `${unit.owner} ${unit.type} ${unit.damaged ?? ''}` : '';
};

test(
  'COM-9, COM-10, COM-11, COM-12: exactly those choices of casualties are allowed that assign the most hits, with ' +
    'the fewest transports',
  () => {
    const kinds = new Set<string>();
    let choices = 0;
    overPositions(150, FLEETS, ({ state }, seed) => {
      for (const { after } of livelySteps(state, seed, 120)) {
        const asked = question(after);
        if (!asked || asked.room.length > MOST) continue;
        const good = allowedCasualties(asked.hits, asked.room, asked.withDestroyer);
        for (let bits = 0; bits < 1 << asked.room.length; bits++) {
          const units = asked.room.flatMap((unit, i) => (bits & (1 << i) ? [unit.id] : []));
          const stands = refusalOf(after, { type: 'casualties', units }) === null;
          if (stands !== good.has(keyOf(units)))
            throw new Error(
              `${units.join()} of ${JSON.stringify(asked.room)} for ${asked.hits.join()}: ` +
                `${stands ? 'accepted' : 'refused'}`,
            );
        }
        expect(good.has(keyOf(asked.suggestion))).toBe(true);
        choices++;
        kinds.add(`${asked.withDestroyer} ${[...new Set(asked.hits)].sort().join()}`);
      }
    });
    expect(choices).toBeGreaterThan(100);
    expect(kinds.size).toBeGreaterThan(6);
  },
);
