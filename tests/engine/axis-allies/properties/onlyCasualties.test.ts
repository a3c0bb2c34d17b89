import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  awaiting,
  fromPosition,
  onlyCasualties,
  play,
  refusalOf,
  typeOf,
  type Command,
  type Deed,
  type GameState,
  type UnitId,
} from '../../../../src/engine/axis-allies/index.ts';
import { EDITIONS } from './dense.ts';
import { stateWithoutIds } from './withoutIds.ts';

/** With more possible hits than this, trying every set takes too long. */
const MOST = 9;

/** Every choice of casualties that is allowed; null if too many would have to be tried, or nobody is asked. */
function allowed(state: GameState): readonly (readonly UnitId[])[] | null {
  const asked = awaiting(state);
  if (asked.kind !== 'casualties') return null;
  const room = asked.candidates.flatMap((id) => {
    const unit = state.units[id]!;
    return Array<UnitId>(typeOf(state, unit).hits - (unit.damaged ? 1 : 0)).fill(id);
  });
  if (room.length > MOST) return null;
  return Array.from({ length: 1 << room.length }, (_, bits) => room.filter((_id, i) => bits & (1 << i))).filter(
    (units) => units.length === asked.hitsToAssign && refusalOf(state, { type: 'casualties', units }) === null,
  );
}

/** The game after a choice, without unit ids and without the ways of units that go nowhere any more this turn. */
function outcome(state: GameState, units: readonly UnitId[]): string {
  const { turn, ...rest } = after(state, { type: 'casualties', units });
  const deeds = Object.entries(turn.deeds).map(([id, deed]): [UnitId, Deed] => {
    const unit = rest.units[id];
    const type = unit && typeOf(state, unit);
    const goesOn = type?.domain === 'air' || (type?.hold.length ?? 0) > 0 || unit?.aboard !== undefined;
    return [id, { ...deed, route: [], ...(!goesOn && { spent: 0 }) }];
  });
  return JSON.stringify(stateWithoutIds({ ...rest, turn: { ...turn, deeds: Object.fromEntries(deeds) } }));
}

function after(state: GameState, command: Command): GameState {
  const played = play(state, command);
  if (!played.ok) throw new Error(JSON.stringify([command, played.fault]));
  return played.value.state;
}

/** Units of one power, of few types: for each, its type and how far it has come. */
const force = (types: readonly string[]) =>
  fc
    .subarray([...types], { minLength: 1, maxLength: 2 })
    .chain((few) =>
      fc.array(fc.record({ type: fc.constantFrom(...few), spent: fc.integer({ min: 1, max: 2 }) }), { maxLength: 5 }),
    );

type Drawn = readonly { readonly type: string; readonly spent: number }[];

/** A battle of Germany against the British and the Soviets, whose attackers came from one or two spaces away. */
function battleOf(edition: string, space: string, attackers: Drawn, british: Drawn, soviet: Drawn): GameState | null {
  const counted = (drawn: Drawn) => ({
    [space]: Object.fromEntries(drawn.map(({ type }) => [type, drawn.filter((one) => one.type === type).length])),
  });
  const read = fromPosition({
    edition,
    power: 'germany',
    phase: 'conduct-combat',
    control: space.startsWith('sz') ? {} : { [space]: 'soviet-union' },
    units: { germany: counted(attackers), 'united-kingdom': counted(british), 'soviet-union': counted(soviet) },
  });
  if (!read.ok) return null;
  const left = [...attackers];
  const deeds = Object.values(read.value.units).flatMap(({ id, owner, type }): [UnitId, Deed][] => {
    const at = owner === 'germany' ? left.findIndex((one) => one.type === type) : -1;
    const [one] = at < 0 ? [] : left.splice(at, 1);
    return one ? [[id, { spent: one.spent, route: [space], phase: 'combat-move', did: 'moved' }]] : [];
  });
  const state = { ...read.value, turn: { ...read.value.turn, deeds: Object.fromEntries(deeds) } };
  const begun = play(state, { type: 'fight', space });
  return begun.ok ? begun.value.state : null;
}

const isHalfSunk = ({ battle, units }: GameState): boolean =>
  [...(battle?.attackers ?? []), ...(battle?.defenders ?? [])].some((id) => units[id]?.damaged);

const SHIPS = ['submarine', 'destroyer', 'transport', 'fighter', 'battleship', 'carrier'];
const ARMIES = ['tank', 'infantry', 'fighter'];
const SPACES: Readonly<Record<string, string>> = { 1941: 'karelia', revised: 'karelia-ssr' };

describe.each(EDITIONS)('%s', (edition) => {
  test.each([
    ['ships', 'sz-7', SHIPS],
    ['armies', SPACES[edition]!, ARMIES],
  ])('COM-8: whoever loses %s is asked exactly where the choices leave different games', (_, space, types) => {
    let same = 0;
    let different = 0;
    const dice = fc.infiniteStream(fc.integer({ min: 1, max: 6 }));
    const property = fc.property(
      force(types),
      force(types),
      force(types),
      dice,
      (attackers, british, soviet, fallen) => {
        let state = battleOf(edition, space, attackers, british, soviet);
        for (let n = 0; state?.battle && n < 20; n += 1) {
          const asked = awaiting(state);
          const choices = allowed(state);
          if (choices !== null) {
            const only = onlyCasualties(state);
            const outcomes = new Set(choices.map((units) => outcome(state!, units)));
            if (only === null) different++;
            else same++;
            // Of a whole and a damaged ship either can take two hits: that is asked, since it looks different.
            if (only !== null || !isHalfSunk(state))
              expect(outcomes.size === 1, JSON.stringify([state.battle, state.turn.deeds, only])).toBe(only !== null);
          }
          if (asked.kind === 'casualties') state = after(state, { type: 'casualties', units: asked.suggestion });
          else if (asked.kind === 'submerge') state = after(state, { type: 'submerge', units: [] });
          else if (asked.kind === 'retreat') state = after(state, { type: 'press' });
          else if (asked.kind === 'dice')
            state = after(state, {
              type: 'roll',
              dice: asked.groups.flatMap(({ units, dicePerUnit = 1, targets }) =>
                Array.from({ length: (targets ?? units).length * dicePerUnit }, () => fallen.next().value),
              ),
            });
          else break;
        }
      },
    );
    fc.assert(property, { numRuns: 150, seed: 1941 });
    expect(same).toBeGreaterThan(10);
    expect(different).toBeGreaterThan(20);
  });
});
