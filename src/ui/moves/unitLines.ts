import {
  isActing,
  movesLeft,
  unitsIn,
  type GameState,
  type PowerId,
  type SpaceId,
  type UnitId,
  type UnitTypeId,
} from '../../engine/index.ts';
import type { Carried } from '../../text/cargoText.ts';

/** Units in one space to which the acting power gives orders, identical for them. */
export interface UnitLine {
  readonly key: string;
  readonly owner: PowerId;
  readonly type: UnitTypeId;
  readonly units: readonly UnitId[];
  readonly movesLeft: number;
  /** What each ship of the group carries, including allied units. */
  readonly cargo: readonly Carried[];
  readonly aboard: boolean;
  readonly did: 'moved' | 'loaded' | 'offloaded' | 'fought' | null;
  /** It attacks ships without coming back. */
  readonly isKamikaze: boolean;
  /** The territory this cargo will assault. */
  readonly assault: SpaceId | null;
  /** The zone it lands from, if its transport sailed on. */
  readonly assaultFrom: SpaceId | null;
}

export function unitLines(game: GameState, space: SpaceId): readonly UnitLine[] {
  const here = unitsIn(game, space);
  const lines = new Map<string, UnitLine>();
  for (const unit of here) {
    if (!isActing(game, unit.owner)) continue;
    const cargo = here
      .filter(({ aboard }) => aboard === unit.id)
      .map((one): Carried => ({ type: one.type, owner: one.owner, landsIn: null }))
      .sort((a, b) => `${a.type} ${a.owner}`.localeCompare(`${b.type} ${b.owner}`));
    const done = game.turn.deeds[unit.id];
    const line: Omit<UnitLine, 'key' | 'units'> = {
      owner: unit.owner,
      type: unit.type,
      movesLeft: movesLeft(game, unit.id),
      cargo,
      aboard: unit.aboard !== undefined,
      did: done?.did ?? null,
      isKamikaze: done?.duty === 'kamikaze',
      assault: done?.assault ?? null,
      assaultFrom: done?.assaultFrom ?? null,
    };
    const key = JSON.stringify(line);
    lines.set(key, { ...line, key, units: [...(lines.get(key)?.units ?? []), unit.id] });
  }
  return [...lines.values()];
}

/** The chosen units, changed to contain exactly `n` of this group. */
export function withUnitCount(chosen: readonly UnitId[], line: UnitLine, n: number): readonly UnitId[] {
  const others = chosen.filter((unit) => !line.units.includes(unit));
  const kept = line.units.filter((unit) => chosen.includes(unit));
  const added = line.units.filter((unit) => !chosen.includes(unit));
  return [...others, ...[...kept, ...added].slice(0, Math.max(0, n))];
}
