import { boardOf, unitsIn, type Command, type GameState } from '../../src/engine/index.ts';
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
  return (draws.one(commands) ?? commands[0])!();
}

/** Malformed commands that our program never sends, but that a save file could contain. */
export const NONSENSE = [
  { type: 'surrender' },
  { type: 'move', units: ['__proto__'], to: '__proto__' },
  { type: 'move', units: ['toString'], to: 'constructor' },
  { type: 'mobilize', unit: 'constructor', to: 'germany' },
  { type: 'purchase', units: { constructor: 1 } },
] as unknown as readonly Command[];
