import { expect, test } from 'vitest';
import {
  play,
  refusalOf,
  remedies,
  type Command,
  type GameState,
  type Refusal,
  type Remedy,
} from '../../src/engine/index.ts';
import { commandOf, type Order } from './position.ts';

interface Told {
  /** The refusal, its units by their types. */
  readonly says: Refusal;
  /** The nearest things that are allowed, in words: 'first: move transport sz-5 / move transport sz-6'. */
  readonly ways: readonly string[];
}

/** All that a table is told of a refused order. Fails if the order stands. */
function describeRefusal(state: GameState, order: Order): Told {
  const command = commandOf(state, order);
  const refused = refusalOf(state, command);
  const answer = play(state, command);
  if (!refused || answer.ok) throw new Error(`${JSON.stringify(command)} was accepted`);
  if (JSON.stringify(refused) !== JSON.stringify(answer.fault))
    throw new Error(`asked ${JSON.stringify(refused)}, played ${JSON.stringify(answer.fault)}`);
  const typeOf = (id: string): string => state.units[id]?.type ?? id;
  return {
    says: { ...refused, ...(refused.units && { units: refused.units.map(typeOf) }) },
    ways: remedies(state, command).map((remedy) => inWords(typeOf, remedy)),
  };
}

function inWords(typeOf: (id: string) => string, { kind, ...remedy }: Remedy): string {
  if ('orders' in remedy) return `${kind}: ${remedy.orders.map((order) => orderInWords(typeOf, order)).join(' / ')}`;
  if ('zones' in remedy) return `${kind}: ${remedy.unit} ${remedy.zones.join(' or ')}`;
  return `${kind}: ${'units' in remedy ? remedy.units.map(typeOf).join('+') : remedy.phases.join(' or ')}`;
}

/** 'move tank+infantry karelia': what an order names, one after another. */
const orderInWords = (typeOf: (id: string) => string, { type, ...named }: Command): string =>
  [
    type,
    ...Object.values(named).map((value: unknown) =>
      Array.isArray(value)
        ? value.map((id) => typeOf(String(id))).join('+')
        : typeof value === 'object'
          ? JSON.stringify(value).replaceAll('"', '')
          : typeOf(String(value)),
    ),
  ].join(' ');

/**
 * A title that begins with its rules, a position with an order, what the refusal must say at least, and the ways out it
 * must name.
 */
export type RefusalCase = readonly [
  title: string,
  make: () => readonly [GameState, Order],
  says: Refusal,
  ways?: readonly string[],
];

/** A test for each. */
export function testRefusals(tellings: readonly RefusalCase[]): void {
  for (const [title, make, says, ways = []] of tellings)
    test(title, () => expect(describeRefusal(...make())).toMatchObject({ says, ways }));
}
