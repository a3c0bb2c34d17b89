import { describe, expect, test } from 'vitest';
import { editionOf, newGame, type GameEvent } from '../../../../../src/engine/axis-allies/index.ts';
import { eventText } from '../../../../../src/games/axis-allies/text/events/eventText.ts';
import { sampleEvents } from '../sampleEvents.ts';
import { expectSentence } from '../sentence.ts';

const state = newGame(editionOf('1941'), {
  players: [
    { name: 'Ada', powers: ['germany', 'japan'] },
    { name: 'Boris', powers: ['soviet-union', 'united-kingdom', 'united-states'] },
  ],
  victory: 'standard',
});

/** Told by what follows them. */
const UNTOLD = new Set<GameEvent['type']>(['battle-step', 'asked-before-battles']);

describe('eventText', () => {
  test.each(sampleEvents(state).map((event): [string, GameEvent] => [event.type, event]))('%s', (_, event) => {
    const text = eventText(state, event);
    const isFirstRound = event.type === 'round-began' && event.round === 1;
    if (UNTOLD.has(event.type) || isFirstRound) expect(text).toBeNull();
    else expectSentence(text ?? '');
  });

  test('tells what is attacked, also where nobody defends it', () => {
    const plan = { space: 'karelia', kind: 'land', attackers: [], landingFrom: [] } as const;
    const told = (...spaces: string[]) =>
      eventText(state, { type: 'battles-listed', battles: spaces.map((space) => ({ ...plan, space })) });
    expect(told('karelia', 'ukraine')).toBe('Attacked: Karelia and Ukraine.');
    expect(told()).toBe('No battle is left to fight.');
  });

  test('names destroyed units from the game before', () => {
    const [unit] = Object.values(state.units);
    if (unit === undefined) throw new Error('no unit');
    const { [unit.id]: lost, ...rest } = state.units;
    const after = { ...state, units: rest };
    const event: GameEvent = { type: 'units-destroyed', units: [unit.id], why: 'casualty' };
    expect(lost).toBe(unit);
    expect(eventText(after, event)).toBe('1 unit is lost in battle.');
    expect(eventText(after, event, state)).toMatch(/^[A-Z][\w ]+ loses .+ in battle\.$/u);
  });

  test('a retreat names what is aboard, and cargo goes down with one ship as with several (COM-13, COM-18)', () => {
    const [first, second, third] = Object.values(state.units).filter(({ type }) => type === 'infantry');
    if (!first || !second || !third) throw new Error('no units');
    const cargo = [second.id, third.id];
    const retreat: GameEvent = { type: 'units-retreated', units: [first.id], cargo, to: 'sz-6' };
    expect(eventText(state, retreat)).toBe(
      'The Soviet Union retreats to Sea Zone 6 with 1 infantry, carrying 2 infantry.',
    );
    const lost: GameEvent = { type: 'units-destroyed', units: cargo, why: 'cargo' };
    expect(eventText(state, lost)).toBe('The Soviet Union loses 2 infantry: they were aboard.');
  });

  test('a friend’s units move as its own, whoever gives the orders (NA-UK-2)', () => {
    const moves = (type: string, ...owners: readonly string[]): GameEvent => ({
      type: 'units-moved',
      power: 'united-states',
      legs: owners.map((owner) => ({
        unit: Object.values(state.units).find((unit) => unit.type === type && unit.owner === owner)!.id,
        route: ['united-kingdom', 'germany'],
      })),
      cargo: [],
    });
    const [uk, us] = ['united-kingdom', 'united-states'];
    const way = 'from United Kingdom to Germany.';
    expect(eventText(state, moves('fighter', uk!))).toBe(`The United Kingdom moves a fighter ${way}`);
    expect(eventText(state, moves('fighter', uk!, us!))).toBe(`The United States moves 2 fighters ${way}`);
  });

  test('a liberation says to whom the territory returns', () => {
    const event: GameEvent = {
      type: 'territory-captured',
      space: 'karelia',
      by: 'united-states',
      from: 'germany',
      to: 'soviet-union',
    };
    expect(eventText(state, event)).toBe('The United States liberates Karelia; it returns to the Soviet Union.');
  });
});
