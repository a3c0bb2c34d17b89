import {
  boardOf,
  unitsIn,
  type Command,
  type GameState,
  type UnitId,
} from '../../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../../src/engine/index.ts';
import type { Chance } from '../players/chance.ts';

/** Any command, with ids mostly from this game: nearly always against the rules. */
export function randomCommand(state: GameState, draws: Chance): Command {
  const board = boardOf(state);
  const spaces = [...board.spaces.keys(), 'atlantis'];
  const all = Object.values(state.units);
  const space = (): string => draws.one(spaces) ?? '';
  const near = (from: string): string =>
    draws.one(draws.happens(0.7) ? (board.airNeighbours.get(from) ?? spaces) : spaces) ?? space();
  const unit = () => draws.one(draws.happens(0.8) ? all.filter(({ owner }) => owner === state.power) : all);
  const first = unit();
  const together = first ? draws.some(unitsIn(state, first.space)).map(({ id }) => id) : [];
  const units = draws.shuffled([...(first ? [first.id] : []), ...together, ...(draws.happens(0.05) ? ['u0'] : [])]);
  const to = near(first?.space ?? '');
  const type = draws.one([...board.unitTypes.keys(), 'zeppelin', 'industrial-complex']) ?? '';
  const commands: readonly (() => Command)[] = [
    () => ({
      type: 'purchase',
      units: { [type]: draws.below(9) - 1, infantry: draws.below(3) / (draws.happens(0.1) ? 2 : 1) },
    }),
    () => ({ type: 'move', units, to }),
    () => ({ type: 'move', units, to }),
    () => ({ type: 'move', units, to: near(to), via: [to] }),
    () => ({ type: 'load', units, zone: to, ...(draws.happens(0.2) ? { transport: unit()?.id ?? '' } : {}) }),
    () => ({ type: 'offload', units, to }),
    () => ({ type: 'engage', zone: to, attack: draws.happens(0.5) }),
    () => ({ type: 'fight', space: draws.one(state.turn.battles)?.space ?? to }),
    () => ({ type: 'submerge', units }),
    () => ({ type: 'roll', dice: Array.from({ length: draws.below(5) }, () => draws.below(8)) }),
    () => ({
      type: 'casualties',
      units: draws.some([...(state.battle?.attackers ?? []), ...(state.battle?.defenders ?? []), ...units]),
    }),
    () => ({ type: 'press' }),
    () => ({ type: 'retreat', ...(draws.happens(0.6) ? { to } : {}) }),
    () => ({ type: 'land-stranded', unit: first?.id ?? 'u0', to }),
    () => ({
      type: 'mobilize',
      unit: draws.one(Object.keys(state.purchased)) ?? type,
      to: space(),
      ...(draws.happens(0.3) ? { complex: space() } : {}),
    }),
    () => ({ type: 'end-phase' }),
  ];
  const more = boardOf(state).edition.developments.length > 0 ? moreCommands(state, draws, { units, to }) : [];
  return (draws.one([...commands, ...more]) ?? commands[0])!();
}

/** Commands that only some editions know. */
const moreCommands = (
  state: GameState,
  draws: Chance,
  { units, to }: { readonly units: readonly UnitId[]; readonly to: SpaceId },
): readonly (() => Command)[] => {
  const { developments, advantages, spaces } = boardOf(state).edition;
  const from = (): SpaceId => draws.one(spaces)?.id ?? '';
  return [
    () => ({ type: 'research', development: draws.one(developments)?.id ?? '', dice: draws.below(9) - 1 }),
    () => ({ type: 'raid', units, raid: draws.happens(0.7) }),
    () => ({ type: 'rocket', from: from(), to }),
    () => ({ type: 'call-off', transports: units, ...(draws.happens(0.3) ? { to } : {}) }),
    () => ({ type: 'fight', space: to, ...(draws.happens(0.5) ? { kind: 'raid' } : { bombard: units }) }),
    () => ({
      type: 'use-advantage',
      advantage: draws.one(advantages)?.id ?? '',
      ...(draws.happens(0.7) ? { units } : {}),
      ...(draws.happens(0.5) ? { from: from() } : {}),
      ...(draws.happens(0.5) ? { to } : {}),
    }),
    () => ({ type: 'disrupt', zones: [to] }),
    () => ({ type: 'place-offer', to: draws.happens(0.7) ? to : null }),
  ];
};

/** Malformed commands that our program never sends, but that a save file could contain. */
export const NONSENSE = [
  { type: 'surrender' },
  { type: 'move', units: ['__proto__'], to: '__proto__' },
  { type: 'move', units: ['toString'], to: 'constructor' },
  { type: 'mobilize', unit: 'constructor', to: 'germany' },
  { type: 'purchase', units: { constructor: 1 } },
] as unknown as readonly Command[];
