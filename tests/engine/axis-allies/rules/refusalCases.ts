import { expect, test } from 'vitest';
import {
  play,
  refusalOf,
  remedies,
  type Command,
  type GameState,
  type Refusal,
  type Remedy,
} from '../../../../src/engine/axis-allies/index.ts';
import { commandOf, type Order } from './position.ts';

interface Description {
  /** The refusal, with unit types instead of ids. */
  readonly refusal: Refusal;
  /** The remedies as texts: 'first: move transport sz-5 / move transport sz-6'. */
  readonly remedies: readonly string[];
}

/** The refusal and the remedies of a refused order. Fails if the order is allowed. */
function describeRefusal(state: GameState, order: Order): Description {
  const command = commandOf(state, order);
  const refused = refusalOf(state, command);
  const answer = play(state, command);
  if (!refused || answer.ok) throw new Error(`${JSON.stringify(command)} was accepted`);
  if (JSON.stringify(refused) !== JSON.stringify(answer.fault))
    throw new Error(`asked ${JSON.stringify(refused)}, played ${JSON.stringify(answer.fault)}`);
  const typeOf = (id: string): string => state.units[id]?.type ?? id;
  return {
    refusal: { ...refused, ...(refused.units && { units: refused.units.map(typeOf) }) },
    remedies: remedies(state, command).map((remedy) => inWords(typeOf, remedy)),
  };
}

function inWords(typeOf: (id: string) => string, { kind, ...remedy }: Remedy): string {
  if ('orders' in remedy) return `${kind}: ${remedy.orders.map((order) => orderInWords(typeOf, order)).join(' / ')}`;
  if ('zones' in remedy) return `${kind}: ${remedy.unit} ${remedy.zones.join(' or ')}`;
  return `${kind}: ${'units' in remedy ? remedy.units.map(typeOf).join('+') : remedy.phases.join(' or ')}`;
}

/** An order as text: 'move tank+infantry karelia'. */
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
 * A title that begins with rule ids, a position with an order, the fields of its refusal, and its remedies as texts.
 */
export type RefusalCase = readonly [
  title: string,
  make: () => readonly [GameState, Order],
  refusal: Refusal,
  remedies?: readonly string[],
];

export function testRefusals(cases: readonly RefusalCase[]): void {
  for (const [title, make, expected, remedyTexts = []] of cases)
    test(title, () => expect(describeRefusal(...make())).toMatchObject({ refusal: expected, remedies: remedyTexts }));
}
