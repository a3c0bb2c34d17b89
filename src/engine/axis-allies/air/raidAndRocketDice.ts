import { fault, ok } from '../../common/result.ts';
import type { Interrupt } from '../awaiting.ts';
import { boardOf } from '../board.ts';
import { ownersOf } from '../combat/combatants.ts';
import { diceCountRefusal, diceRefusal } from '../combat/dice.ts';
import { resolveUncontested } from '../combat/uncontested.ts';
import type { CommandOf } from '../command.ts';
import { type CommandRule, type CommandRules, emit, type Log, type Planned } from '../commandRule.ts';
import type { GameEvent } from '../event.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { isRefusal, ownUnits } from '../moves/readiness.ts';
import { limitOf } from '../facilities.ts';
import { deedOf, typeOf } from '../pieces.ts';
import { refusal } from '../refusal.ts';
import type { GameState, Unit } from '../state.ts';
import {
  canBeRaided,
  escortsIn,
  launcherIn,
  raidersIn,
  raidGroups,
  raidsToFly,
  shotAtRaiders,
  strikeRefusal,
} from './raidsAndRockets.ts';

/**
 * Strategic bombing raids, which are declared in combat move and flown before the battle in their territory (SBR); the
 * launching of rockets (RKT); and the dice of both.
 */

/**
 * The given air units raid the complex where they are, or fight there after all.
 * @rule SBR-1
 */
export const declareRaid: CommandRule<CommandOf<'raid'>> = {
  plan(state, { units: ids, raid }) {
    const units = ownUnits(state, ids);
    if (isRefusal(units)) return fault(units);
    for (const unit of units) {
      const about = { units: [unit.id], spaces: [unit.space] };
      const { raids, barredFromRaids } = typeOf(state, unit);
      if (!raids) return fault(refusal(barredFromRaids ?? 'SBR-1', 'cannot-raid', about));
      if (deedOf(state, unit.id)?.did !== 'moved' || !canBeRaided(state, unit.space))
        return fault(refusal('SBR-1', 'nothing-to-raid', about));
    }
    const left = raid ? [] : escortsWithoutRaid(state, units);
    return ok([
      { type: 'raid-declared', units: ids, raid },
      ...(left.length > 0 ? [{ type: 'escort-declared', units: left, escort: false } as const] : []),
    ]);
  },
};

/** The escorts whose raids are none when these units raid no more: they fight where they are (SBR-6). */
const escortsWithoutRaid = (state: GameState, called: readonly Unit[]): readonly UnitId[] =>
  [...new Set(called.map(({ space }) => space))]
    .filter((space) => raidersIn(state, space).every((raider) => called.some(({ id }) => id === raider.id)))
    .flatMap((space) => escortsIn(state, space).map(({ id }) => id));

/** Flies the raid in this territory next (SBR-1); its escorts fly along where it can be met in the air (SBR-6). */
export function planRaid(state: GameState, space: SpaceId): Planned {
  if (!raidsToFly(state).includes(space)) return fault(refusal('COM-1', 'no-such-battle', { spaces: [space] }));
  const units = raidersIn(state, space).map(({ id }) => id);
  if (boardOf(state).edition.airBattle === null) return ok([{ type: 'raid-began', space, units }]);
  return ok([{ type: 'raid-began', space, units, escorts: escortsIn(state, space).map(({ id }) => id) }]);
}

/** A gun in the territory fires at each raider before it drops anything (SBR-2). */
export function meetGun(log: Log, space: SpaceId): void {
  const shot = shotAtRaiders(log.state, space);
  if (shot) emit(log, { type: 'flights-under-fire', shots: [shot] });
}

/** The dice of a raid are rolled before anything else; without a raider left it is over (SBR-2, SBR-3). */
export const raidDice: Interrupt = {
  isOpen: ({ roll }) => roll?.kind === 'raid',
  pass: failWithoutRaiders,
  asks(state) {
    const groups = raidGroups(state, raidedSpace(state));
    return {
      kind: 'dice',
      by: ownersOf(
        state,
        groups.flatMap(({ units }) => units),
      ),
      roll: 'raid',
      groups,
    };
  },
  takes: () => RAID_DICE,
  refusal: (state) => refusal('SBR-2', 'raid-dice-first', { spaces: [raidedSpace(state)] }),
};

/** Without a raider left a raid is over; true if it is (SBR-2). */
export function failWithoutRaiders(log: Log): boolean {
  const space = raidedSpace(log.state);
  if (raidersIn(log.state, space).length > 0) return false;
  emit(log, { type: 'raid-failed', space });
  resolveUncontested(log);
  return true;
}

const RAID_DICE: CommandRules = { roll: { plan: planRaidDice, after: resolveUncontested } };

/** Where the raid is flown that is under way; empty without one. */
export const raidedSpace = ({ roll }: GameState): SpaceId => (roll?.kind === 'raid' ? roll.space : '');

/**
 * What the dice of one bomber cost the complex's holder, as far as he has it: all its dice together, at most the
 * territory's value, for each bomber anew.
 * @rule SBR-4, SBR-5
 */
export function raidLoss(state: GameState, space: SpaceId, bomber: Unit, dice: readonly number[]): number {
  return Math.min(limitOf(state, space), shownBy(state, bomber, dice));
}

/** What the dice of one bomber show together. */
export function shownBy(state: GameState, bomber: Unit, dice: readonly number[]): number {
  const { halvesRaidDice } = typeOf(state, bomber);
  return sum(dice.map((die) => (halvesRaidDice ? Math.ceil(die / 2) : die)));
}

/**
 * Each bomber costs the complex's holder what its dice show, at most the territory's value (SBR-4, SBR-5), and all
 * together at most what he has.
 * @rule SBR-2
 */
function planRaidDice(state: GameState, { dice }: CommandOf<'roll'>): Planned {
  const space = raidedSpace(state);
  const groups = raidGroups(state, space);
  const refused = diceRefusal(groups, dice);
  if (refused) return fault(refused);
  let from = 0;
  const losses = groups.flatMap(({ units, dicePerUnit = 1 }) =>
    units.map((id) => raidLoss(state, space, state.units[id]!, dice.slice(from, (from += dicePerUnit)))),
  );
  const rolled: GameEvent = { type: 'raid-rolled', space, units: groups.flatMap(({ units }) => units), dice };
  return ok([rolled, ...lossOf(state, space, sum(losses))]);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** A gun strikes a complex: one die (RKT-1). */
export const rocket: CommandRule<CommandOf<'rocket'>> = {
  plan(state, { from, to }) {
    const refused = strikeRefusal(state, { from, to });
    return refused ? fault(refused) : ok([{ type: 'rocket-launched', unit: launcherIn(state, from)!.id, from, to }]);
  },
};

/** The die of a rocket is rolled before anything else (RKT-1). */
export const rocketDie: Interrupt = {
  isOpen: ({ roll }) => roll?.kind === 'rocket',
  asks: ({ power }) => ({ kind: 'dice', by: [power], roll: 'rocket', dice: 1, groups: [] }),
  takes: () => ROCKET_DIE,
  refusal: ({ roll }) => refusal('RKT-1', 'rocket-first', { spaces: roll?.kind === 'rocket' ? [roll.to] : [] }),
};

/** What waited for the strike falls now, if no other gun can strike it (COM-2). */
const ROCKET_DIE: CommandRules = { roll: { plan: planRocketDie, after: resolveUncontested } };

/** What the die of a rocket costs the complex's holder, as far as he has it (RKT-1). */
export const rocketLoss = (state: GameState, space: SpaceId, die: number): number =>
  Math.min(limitOf(state, space), die);

function planRocketDie(state: GameState, { dice }: CommandOf<'roll'>): Planned {
  const refused = diceCountRefusal(1, dice, 'RKT-1');
  if (refused) return fault(refused);
  const { from, to } = state.turn.rockets.at(-1)!;
  return ok([{ type: 'rocket-rolled', from, to, dice }, ...lossOf(state, to, rocketLoss(state, to, dice[0]!))]);
}

/** What the controller of a struck complex pays to the bank: at most what it has (SBR-2, RKT-1). */
function lossOf(state: GameState, space: SpaceId, loss: number): readonly GameEvent[] {
  const power = state.control[space]!;
  const ipcs = Math.min(loss, state.treasury[power] ?? 0);
  return ipcs > 0 ? [{ type: 'ipcs-destroyed', power, space, ipcs }] : [];
}
