import { describe, expect, test } from 'vitest';
import { play, type GameEvent, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import {
  expectedHits,
  warRecord,
  type ToldForce,
  type WarRecord,
} from '../../../../src/games/axis-allies/history/index.ts';
import { recordedGames, startOf, type RecordedGame } from '../../../engine/axis-allies/games/recordedGame.ts';

function recordOf(game: RecordedGame): WarRecord {
  const told = warRecord(startOf(game), game.commands);
  for (let step = told.next(); ; step = told.next()) if (step.done === true) return step.value;
}

interface Played {
  readonly before: GameState;
  readonly event: GameEvent;
}

function eventsOf(game: RecordedGame): { readonly events: readonly Played[]; readonly end: GameState } {
  let state = startOf(game);
  const events: Played[] = [];
  for (const command of game.commands) {
    const played = play(state, command);
    if (!played.ok) throw new Error(played.fault.rule);
    for (const event of played.value.events) events.push({ before: state, event });
    state = played.value.state;
  }
  return { events, end: state };
}

const countOf = (forces: readonly ToldForce[]): number =>
  forces.flatMap(({ units }) => Object.values(units)).reduce((sum, count) => sum + count, 0);
const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

const games = recordedGames();

describe.each(['axis-standard', 'by-chance', 'revised-minor-allies'])('the record of the game %s', (name) => {
  const game = games.get(name)!;
  const { entries, standings, throws } = recordOf(game);
  const { events, end } = eventsOf(game);
  const happened = <Type extends GameEvent['type']>(type: Type) =>
    events.flatMap(({ event }) => (event.type === type ? event : [])) as (GameEvent & { type: Type })[];

  test('stands after each turn as the game did', () => {
    const [first, ...turns] = standings;
    expect(first).toMatchObject({ after: 0, power: null });
    expect(turns.length).toBeGreaterThanOrEqual(game.checkpoints.length);
    for (const { commands, round, power, treasury, production } of game.checkpoints) {
      const found = turns.find(({ after }) => after === commands);
      expect(found).toMatchObject({ round, power });
      for (const [id, stood] of Object.entries(found!.powers)) {
        expect(stood.treasury).toBe(treasury[id]);
        expect(stood.production).toBe(production[id]);
      }
    }
  });

  test('loses in its entries all units that the game lost, and mobilizes all that it placed', () => {
    const lost = entries.map((entry) =>
      entry.kind === 'lost'
        ? countOf(entry.forces)
        : entry.kind === 'fought'
          ? countOf(entry.sides.attacker.lost) + countOf(entry.sides.defender.lost)
          : 0,
    );
    expect(total(lost)).toBe(total(happened('units-destroyed').map(({ units }) => units.length)));
    const mobilized = entries.map((entry) => (entry.kind === 'mobilized' ? countOf(entry.forces) : 0));
    const free = total(happened('units-placed').map(({ units }) => units.length));
    expect(total(mobilized)).toBe(happened('unit-mobilized').length + happened('facility-placed').length + free);
  });

  test('tells every battle, capture and income once, in order', () => {
    const kinds = (kind: string): number => entries.filter((entry) => entry.kind === kind).length;
    expect(kinds('fought')).toBe(happened('battle-ended').length);
    expect(kinds('captured')).toBe(happened('territory-captured').length);
    expect(kinds('freed')).toBe(happened('territory-returned').length);
    expect(kinds('won')).toBe(end.outcome === null ? 0 : 1);
    expect(total(entries.map((entry) => (entry.kind === 'collected' ? entry.ipcs : 0)))).toBe(
      total(happened('income-collected').map(({ ipcs }) => ipcs)),
    );
    expect(entries.map(({ after }) => after)).toEqual(entries.map(({ after }) => after).toSorted((a, b) => a - b));
  });

  test('spends on units what the powers paid for them, of several purchases of a turn only the last', () => {
    const paid = new Map<string, number>();
    for (const { before, event } of events)
      if (event.type === 'units-purchased') {
        const had = (before.treasury[event.power] ?? 0) - event.treasury;
        const turn = `${before.round} ${event.power}`;
        paid.set(turn, (paid.get(turn) ?? 0) + had);
      }
    const spent = entries.map((entry) => (entry.kind === 'purchased' ? entry.ipcs : 0));
    expect(total(spent)).toBe(total([...paid.values()]));
  });

  test('knows the dice of every throw: how many, what they need, and what they hit', () => {
    const volleys = happened('dice-rolled').flatMap(({ groups }) => groups);
    const guns = happened('antiaircraft-fired');
    expect(total(throws.map(({ hits }) => hits))).toBe(
      total(volleys.map(({ hits }) => hits)) + total(guns.map(({ hit }) => hit.length)),
    );
    const expected = [...volleys, ...guns].flatMap(({ value, dice }) => dice.map(() => value / 6));
    expect(total(throws.map(({ dice }) => expectedHits(dice)))).toBeCloseTo(total(expected), 8);
  });
});
