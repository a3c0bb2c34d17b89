import { advantageFaults, withoutEmpty } from './advantages/agreed.ts';
import { advantagesWith } from './advantages/inPlay.ts';
import { editionOf } from './board.ts';
import { openingKamikaze } from './combat/kamikaze.ts';
import type { Edition } from './edition.ts';
import { newTurnRecord, NO_TURN } from './events/applyEvent.ts';
import { openingFacilities } from './facilities.ts';
import { type AdvantageId, type ByPower, type PowerId, SIDES } from './ids.ts';
import { usualVictory } from './phases/victory.ts';
import type { GameState, Player, Unit } from './state.ts';
import { openingWars } from './politics/wars.ts';

export interface GameOptions {
  readonly players: readonly Player[];
  /** One of the edition's `victories`. */
  readonly victory: string;
  /** The advantages of each power (NA-1); none if left out. */
  readonly advantages?: ByPower<readonly AdvantageId[]>;
}

/**
 * What is wrong with the options of a new game: as many players as the edition says, every power assigned once, each
 * player on one side only, a known victory, and only advantages that a power can have (NA-1). Empty if nothing is
 * wrong.
 * @rule TURN-6
 */
export function optionFaults(edition: Edition, options: GameOptions): readonly string[] {
  const { players, victory, advantages = {} } = options;
  const faults: string[] = [];
  const sideOf = new Map(edition.powers.map((power) => [power.id, power.side]));
  const { from, to } = edition.players;
  if (players.length < from || players.length > to)
    faults.push(`${from} to ${to} players can play, not ${players.length}`);
  const given = players.flatMap((player) => player.powers);
  for (const power of given) if (!sideOf.has(power)) faults.push(`no power ${power}`);
  for (const power of edition.powers) {
    const times = given.filter((id) => id === power.id).length;
    if (times !== 1) faults.push(`${power.name} is given to ${times} players`);
  }
  for (const player of players) {
    if (player.powers.length === 0) faults.push(`${player.name} has no power`);
    if (new Set(player.powers.map((power) => sideOf.get(power))).size > 1)
      faults.push(`${player.name} has powers of both sides`);
  }
  for (const { name, powers, resting = [] } of players)
    for (const power of resting)
      if (!powers.includes(power)) faults.push(`${name} does not have ${power}, to let it rest`);
  if (players.every(({ powers, resting = [] }) => powers.every((power) => resting.includes(power))))
    faults.push('no power takes its turns');
  if (!Object.hasOwn(edition.victories, victory)) faults.push(`no victory ${victory}`);
  return [...faults, ...advantageFaults(edition, advantages).map(({ message }) => message)];
}

/**
 * A new game of an edition (or edition id) as its set-up has it, at the first power's first phase. Default options: one
 * player per side, the edition's usual victory, no advantages. Throws if the edition is unknown or `optionFaults` finds
 * a fault.
 * @rule TURN-9
 */
export function newGame(which: Edition | string, given: Partial<GameOptions> = {}): GameState {
  const edition = typeof which === 'string' ? editionOf(which) : which;
  const options: GameOptions = {
    players: given.players ?? twoPlayers(edition),
    victory: given.victory ?? usualVictory(edition),
    advantages: given.advantages ?? {},
  };
  const faults = optionFaults(edition, options);
  if (faults.length > 0) throw new Error(`TURN-6: ${faults.join('; ')}`);
  const first = edition.turnOrder[0] ?? '';
  const state: GameState = {
    edition: edition.id,
    victory: options.victory,
    players: options.players.map(({ name, powers, resting }) => ({
      name,
      powers: [...powers],
      ...(resting && { resting: [...resting] }),
    })),
    round: 1,
    power: first,
    phase: edition.phases[0]!.id,
    treasury: Object.fromEntries(edition.powers.map((power) => [power.id, power.startingIncome])),
    ...openingWars(edition),
    ...openingKamikaze(edition),
    control: openingControl(edition),
    ...openingFacilities(edition),
    developments: {},
    advantages: withoutEmpty(options.advantages ?? {}),
    spentAdvantages: [],
    running: [],
    mustCollect: [],
    ...numberedUnits(edition.setup),
    purchased: {},
    turn: NO_TURN,
    battle: null,
    stranded: [],
    shots: [],
    offers: [],
    roll: null,
    outcome: null,
  };
  const offers = advantagesWith(state, 'opening').flatMap(
    ({ advantage, owner }) => advantage.opening(state, owner) ?? [],
  );
  return { ...state, offers, turn: newTurnRecord(state, first) };
}

export const openingControl = (edition: Edition): Readonly<Record<string, PowerId>> =>
  Object.fromEntries(
    edition.spaces.flatMap((space) => (space.kind === 'land' && space.owner !== null ? [[space.id, space.owner]] : [])),
  );

/** The units of a set-up or position, numbered in its order of powers and spaces. */
export function numberedUnits(setup: Edition['setup']): Pick<GameState, 'units' | 'nextUnit'> {
  const units: Record<string, Unit> = {};
  let nextUnit = 1;
  for (const [owner, spaces] of Object.entries(setup))
    for (const [space, counts] of Object.entries(spaces))
      for (const [type, count] of Object.entries(counts))
        for (let i = 0; i < count; i++) {
          const id = `u${nextUnit++}`;
          units[id] = { id, type, owner, space };
        }
  return { units, nextUnit };
}

/** One player per side. Used for positions too, because they name no players. */
export const twoPlayers = (edition: Edition): readonly Player[] =>
  SIDES.map((side) => ({
    name: side === 'axis' ? 'Axis' : 'Allies',
    powers: edition.powers.filter((power) => power.side === side).map((power) => power.id),
  }));
