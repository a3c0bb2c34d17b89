import { create } from 'zustand';
import {
  axisAllies,
  type Edition,
  editionOf,
  type Player,
  type PositionFault,
  type PowerId,
  SHELF,
  type SpaceId,
} from '../../../../engine/axis-allies/index.ts';
import { readShape, type Result } from '../../../../engine/index.ts';
import { openedElsewhere } from '../../../../saves/isStudy.ts';
import { limitedFaults, shapeFaults } from '../../../../saves/saveFile.ts';
import type { DiceMode, Setup } from '../../../../saves/schema.ts';
import { newSeed } from '../../../../session/dice.ts';
import { newTimeline } from '../../../../session/timeline.ts';
import { EditionNotLoaded, loadStart } from '../../../../store/loadEditionOf.ts';
import { readJson } from '../../../../store/runInChunks.ts';
import { draftIn, type ShortGameDraft } from '../../shortGames/draft.ts';
import { worthOf } from '../../shortGames/goal.ts';
import { type Role, type ShortGame, shortGameSchema } from '../../shortGames/schema.ts';
import { startState, useGame } from '../game.ts';

/** Groups that play the same powers together. */
interface RoleSeat {
  readonly roles: readonly Role[];
  readonly powers: readonly PowerId[];
}

const MAX_NAME = 40;

/** The roles by the powers they play. */
function seatsOf(roles: readonly Role[]): readonly RoleSeat[] {
  const seats = new Map<string, Role[]>();
  for (const role of roles) {
    const key = role.powers.toSorted().join(' ');
    seats.set(key, [...(seats.get(key) ?? []), role]);
  }
  return [...seats.values()].map((shared) => ({ roles: shared, powers: shared[0]?.powers ?? [] }));
}

/**
 * The players of a short game: one for each set of powers. Powers that no role has rest, in the hand of the first
 * player of their side, who chooses for them when they are attacked.
 */
function playersOf(edition: Edition, roles: readonly Role[]): readonly Player[] {
  const sideOf = (power: PowerId | undefined) => edition.powers.find(({ id }) => id === power)?.side;
  const seats = seatsOf(roles);
  const taken = seats.flatMap(({ powers }) => powers);
  return seats.map((seat) => {
    const side = sideOf(seat.powers[0]);
    const isFirst = seats.find(({ powers }) => sideOf(powers[0]) === side) === seat;
    const resting = isFirst
      ? edition.turnOrder.filter((power) => !taken.includes(power) && sideOf(power) === side)
      : [];
    return {
      name: nameOf(edition, seat),
      powers: [...seat.powers, ...resting],
      ...(resting.length > 0 && { resting }),
    };
  });
}

/** The group's name; where several play together that of their powers. */
function nameOf(edition: Edition, { roles, powers }: RoleSeat): string {
  const [only, ...others] = roles;
  if (only !== undefined && others.length === 0) return only.name;
  const names = powers.map((power) => edition.powers.find(({ id }) => id === power)?.name ?? power);
  return names.join(' and ').slice(0, MAX_NAME);
}

/** What is wrong with a short game of valid shape, besides its position. Its edition must be loaded. */
function shortGameFaults(shortGame: ShortGame): readonly PositionFault[] {
  const edition = editionOf(shortGame.edition);
  return [
    ...goalFaults(edition, shortGame),
    ...roleFaults(edition, shortGame),
    ...ruleFaults(edition, shortGame),
    ...mapFaults(edition, shortGame),
  ];
}

function goalFaults(edition: Edition, { goal: { kind, spaces, needs } }: ShortGame): readonly PositionFault[] {
  const isTerritory = (space: SpaceId): boolean => {
    const found = edition.spaces.find(({ id }) => id === space);
    return found?.kind === 'land' && !found.neutral;
  };
  const most = kind === 'hold' ? new Set(spaces).size : worthOf(edition.id, spaces);
  const unit = kind === 'hold' ? 'territories' : 'IPCs';
  return [
    ...spaces.flatMap((space, i) =>
      isTerritory(space)
        ? spaces.indexOf(space) === i
          ? []
          : [{ path: `goal.spaces[${i}]`, message: `${space} is named twice` }]
        : [{ path: `goal.spaces[${i}]`, message: `there is no territory ${space} that can be held` }],
    ),
    ...(needs > most ? [{ path: 'goal.needs', message: `it needs ${needs} of ${most} ${unit}` }] : []),
  ];
}

function roleFaults(edition: Edition, { roles, position }: ShortGame): readonly PositionFault[] {
  const faults: PositionFault[] = [];
  const sideOf = (power: string) => edition.powers.find(({ id }) => id === power)?.side;
  for (const [i, { powers }] of roles.entries()) {
    for (const [j, power] of powers.entries())
      if (sideOf(power) === undefined) faults.push({ path: `roles[${i}].powers[${j}]`, message: `no power ${power}` });
    if (new Set(powers).size < powers.length)
      faults.push({ path: `roles[${i}].powers`, message: 'a power is named twice' });
  }
  const played = seatsOf(roles).flatMap(({ powers }) => powers);
  if (new Set(played).size < played.length && faults.length === 0)
    faults.push({ path: 'roles', message: 'groups that share a power must share all their powers' });
  for (const side of ['axis', 'allies'])
    if (!played.some((power) => sideOf(power) === side))
      faults.push({ path: 'roles', message: `nobody plays the ${side === 'axis' ? 'Axis' : 'Allies'}` });
  const first = (position as { readonly power?: unknown } | null)?.power;
  if (typeof first === 'string' && sideOf(first) !== undefined && !played.includes(first))
    faults.push({ path: 'position.power', message: `it begins with ${first}, which nobody plays` });
  return faults;
}

const ruleFaults = (edition: Edition, { rules }: ShortGame): readonly PositionFault[] =>
  rules.flatMap(({ rule }, i) =>
    Object.hasOwn(edition.ruleTitles, rule)
      ? []
      : [{ path: `rules[${i}].rule`, message: `there is no rule ${rule.slice(0, 12)}` }],
  );

const mapFaults = (edition: Edition, { map }: ShortGame): readonly PositionFault[] =>
  map.flatMap((space, i) =>
    edition.spaces.some(({ id }) => id === space)
      ? []
      : [{ path: `map[${i}]`, message: `there is no space ${space.slice(0, 40)}` }],
  );

/** How a short game begins: an ordinary game from its position, that knows its goal. Its edition must be loaded. */
export function shortGameSetup(shortGame: ShortGame, seed: string, diceMode: DiceMode = 'program'): Setup {
  const { position, ...told } = shortGame;
  const players = playersOf(editionOf(shortGame.edition), shortGame.roles);
  return {
    edition: shortGame.edition,
    start: { kind: 'position', position },
    seed,
    diceMode,
    players: players.map(({ name, powers, resting }) => ({
      name,
      powers: [...powers],
      ...(resting && { resting: [...resting] }),
    })),
    agreed: { takebacks: 'ask', clock: null },
    // The position stands in the start already.
    shortGame: told,
  };
}

/** Begins a short game under its own name, in place of the game on the table. One with faults changes nothing. */
export function beginShortGame(shortGame: ShortGame, diceMode: DiceMode): Result<null, readonly PositionFault[]> {
  const setup = shortGameSetup(shortGame, newSeed(), diceMode);
  const start = startState(setup);
  if (!start.ok) return start;
  useGame.getState().loadGame({ setup, timeline: newTimeline(axisAllies, start.value), name: shortGame.title });
  return { ok: true, value: null };
}

/** The short game that was opened from a file; null if none was. */
export const useOpenedShortGame = create<{ readonly shortGame: ShortGame | null }>()(() => ({ shortGame: null }));

// Checked by tests, not here. They are loaded together, when they are first asked for.
const FILES = import.meta.glob<ShortGame>('../../../../../rules/*/scenarios/*.json', { import: 'default' });

/** The short games that come with all editions, by date. Rejects if they cannot be fetched. */
export async function shippedShortGames(): Promise<readonly ShortGame[]> {
  const files = await Promise.all(Object.values(FILES).map((load) => load()));
  const begins = ({ happened }: ShortGame): string => happened.steps[0]?.date ?? '';
  return files.toSorted((a, b) => begins(a).localeCompare(begins(b)));
}

/** A short game is a few KB. */
export const MAX_BYTES = 200_000;

export const TOO_LARGE: PositionFault = {
  path: '',
  message: `the file is too large: a short game has at most ${MAX_BYTES / 1000} KB`,
};

type Faults = readonly PositionFault[];

const NOT_LOADED = { path: 'edition', message: 'its edition could not be loaded; try again in a moment' };

/** Reads the text of a file, or tells everything that is wrong with it. Loads its edition; changes nothing else. */
export async function readShortGameText(text: string): Promise<Result<ShortGame, Faults>> {
  if (text.length > MAX_BYTES) return { ok: false, fault: [TOO_LARGE] };
  const json = await readJson(text);
  return json.ok ? readShortGame(json.value) : json;
}

/** The draft in a file with faults, to be mended on the page for short games of one's own; null if it is none. */
export async function draftInText(text: string): Promise<ShortGameDraft | null> {
  const json = text.length > MAX_BYTES ? null : await readJson(text);
  const draft = json?.ok === true ? draftIn(json.value) : null;
  return draft !== null && SHELF.some(({ id }) => id === draft.edition) ? draft : null;
}

/** Reads a short game from what has been read as JSON: the game, or its faults. */
export async function readShortGame(json: unknown): Promise<Result<ShortGame, Faults>> {
  const isShortGame = (json as { readonly kind?: unknown } | null)?.kind === 'short-game';
  const elsewhere = isShortGame ? null : openedElsewhere(json);
  if (elsewhere !== null) return { ok: false, fault: [elsewhere] };
  const parsed = readShape(shortGameSchema, json);
  if (!parsed.success) return { ok: false, fault: shapeFaults(parsed.error) };
  const shortGame = parsed.data;
  const { edition, position } = shortGame;
  if (!SHELF.some(({ id }) => id === edition))
    return { ok: false, fault: [{ path: 'edition', message: `there is no edition ${edition.slice(0, 40)}` }] };
  try {
    await loadStart({ edition, start: { kind: 'position', position }, seed: '-', diceMode: 'program', players: [] });
  } catch (error) {
    if (error instanceof EditionNotLoaded) return { ok: false, fault: [NOT_LOADED] };
    throw error;
  }
  const own = shortGameFaults(shortGame);
  const start = own.length === 0 ? startState(shortGameSetup(shortGame, '-')) : null;
  const faults = start?.ok === false ? start.fault.map(atPosition) : own;
  return faults.length === 0 ? { ok: true, value: shortGame } : { ok: false, fault: limitedFaults(faults) };
}

const atPosition = (fault: PositionFault): PositionFault =>
  fault.path === 'players' ? fault : { ...fault, path: `position.${fault.path}` };
