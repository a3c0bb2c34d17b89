import {
  type AnyCommand,
  type AnyState,
  type PositionFault,
  type Result,
  type Steps,
  anyEdition,
  familyWith,
} from '../engine/index.ts';
import {
  SAVE_VERSION,
  type Checkpoint,
  type Save,
  type Setup,
  type SideLine,
  type TimeUsed,
  nameWithinLimits,
  editionIn,
  schemasFor,
} from './schema.ts';
import { MAX_FAULT_LENGTH, MAX_FAULTS, MAX_NAME_LENGTH } from './limits.ts';
import { moreFaults, shapeSteps } from './longList.ts';
import { HIDDEN_ALL } from './seenText.ts';

/**
 * Version of the rules in this program, stored with every game and file. Raise it whenever a change may make an earlier
 * command illegal or give it another result, so that a game that can no longer be replayed can say why. 1: first
 * version. 2: no purchase without a capital; refusals of seaborne units and of loading corrected. 3: no transport sails
 * beside a landing in which it has no part; fighters kept aboard make room after combat. 4: a treaty outlasts an answer
 * to an attack elsewhere. 5: in another power's turn fighters sail along with a carrier that is sent away. 6: a fighter
 * without its carrier lands in no space before the battle that is still to be fought there; a rocket is an attack,
 * before which a treaty is asked; in Germany's turn British troops may land and go aboard. 7: of transports that carry
 * the same to different territories the owner names the lost one. 8: in a joint strike no fighter that rests stays over
 * the sea without a deck, and one on a partner's carrier sails with it. 9: own fighters that were not launched sail
 * along with their carrier as cargo. 10: a submarine rolls no die that can hit nobody, but for games begun before (see
 * `asBegun`).
 */
export const RULES_VERSION = 10;

/** From this version on no die is rolled that can hit nobody. */
const WITHOUT_IDLE_DICE = 10;

/** The record of a stored game, with its dice rolled as in the version it was played with (COM-9). */
export function asBegun(record: unknown): unknown {
  const { rules, setup } = (record ?? {}) as { readonly rules?: unknown; readonly setup?: unknown };
  const isEarlier = typeof rules === 'number' && rules < WITHOUT_IDLE_DICE;
  return isEarlier && typeof setup === 'object' && setup !== null
    ? { ...(record as object), setup: { ...setup, idleDice: true } }
    : record;
}

const SAVE_MIGRATIONS: Migrations = {
  // Version 1 had no rules version and no checkpoint, and did not limit names.
  1: (save) => ({ ...save, version: 2, rules: 1, checkpoint: null, players: namesWithinLimits(save.players) }),
  // Version 2 had no name of the game, nothing agreed, no lines taken back, and did not say who rolled.
  2: (save) => ({ ...save, version: 3 }),
  // Version 3 knew no short games, and no powers that rest.
  3: (save) => ({ ...save, version: 4 }),
  // Up to version 4, submarines rolled dice that could hit nobody.
  4: (save) => ({ ...save, version: 5, idleDice: true }),
};

/** Converts a save of any version to the newest one. Anything else is returned unchanged. */
const migrateSave = (json: unknown): unknown => migrated(json, SAVE_VERSION, SAVE_MIGRATIONS);

export function namesWithinLimits(players: unknown): unknown {
  if (!Array.isArray(players)) return players;
  return players.map((player: unknown) =>
    typeof player === 'object' && player !== null && 'name' in player && typeof player.name === 'string'
      ? { ...player, name: nameWithinLimits(player.name) }
      : player,
  );
}

type Json = Readonly<Record<string, unknown>>;

/** The migration from each version of a kind of file to the next. Files of every version can be opened. */
export type Migrations = Readonly<Record<number, (file: Json) => Json>>;

/** Converts a file of any version to the newest one. Anything else is returned unchanged. */
export function migrated(json: unknown, newest: number, migrations: Migrations): unknown {
  let file = json;
  while (typeof file === 'object' && file !== null && !Array.isArray(file)) {
    const { version } = file as Json;
    const migrate = typeof version === 'number' && version < newest ? migrations[version] : undefined;
    if (migrate === undefined) break;
    file = migrate(file as Json);
  }
  return file;
}

/** A fault of something that lies at this path in a file. */
export const atPath = <Fault extends PositionFault>(path: string, fault: Fault): Fault => ({
  ...fault,
  path: [path, fault.path].filter((part) => part !== '').join('.'),
});

type Faults = readonly PositionFault[];

/** Turns keys into a path: 'commands[3].units'. */
const jsonPath = (keys: readonly PropertyKey[]): string =>
  keys.reduce<string>(
    (path, key) =>
      typeof key === 'number'
        ? `${path}[${key}]`
        : path === ''
          ? shortened(String(key))
          : `${path}.${shortened(String(key))}`,
    '',
  );

/** A key in a file may be very long. */
export const shortened = (key: string): string =>
  key.length > MAX_NAME_LENGTH ? `${key.slice(0, MAX_NAME_LENGTH)}…` : key;

/** The first faults, and how many more there are, with so many that are not in the list. */
export function limitedFaults<Fault extends PositionFault>(
  faults: readonly Fault[],
  others = 0,
): readonly (Fault | PositionFault)[] {
  const first = faults.slice(0, MAX_FAULTS).map(readable);
  const more = faults.length - first.length + others;
  return more === 0 ? first : [...first, { path: '', message: `and ${more} more faults` }];
}

/** A fault without what a file may put into its words: endless names, and signs that turn a line around. */
const readable = <Fault extends PositionFault>(fault: Fault): Fault => ({
  ...fault,
  path: readableText(fault.path),
  message: readableText(fault.message),
});

const readableText = (text: string): string =>
  (text.length > MAX_FAULT_LENGTH ? `${text.slice(0, MAX_FAULT_LENGTH)}…` : text).replace(HIDDEN_ALL, '\ufffd');

/** Checks the shape of a save of any version. Whether its commands can be played is checked by playing them. */
export function* parseSave(json: unknown): Steps<Result<Save, Faults>> {
  const save = migrateSave(json);
  const parsed = yield* shapeSteps(schemasFor(editionIn(save)).save, save);
  if (parsed.success) return { ok: true, value: parsed.data as Save };
  return { ok: false, fault: shapeFaults(parsed.error) };
}

/** What is wrong with the shape of a file. */
export function shapeFaults({ issues }: { readonly issues: readonly FileIssue[] }): Faults {
  const told = issues.filter((issue) => moreFaults(issue) === 0);
  return limitedFaults(
    told.map(({ path, message }) => ({ path: jsonPath(path), message })),
    issues.reduce((sum, issue) => sum + moreFaults(issue), 0),
  );
}

interface FileIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/**
 * The state before the first command, or everything that is wrong with the set-up. Load what it needs first (see
 * `loadStart` in store/loadEditionOf.ts).
 */
export function startState(setup: Setup): Result<AnyState, readonly PositionFault[]> {
  const family = familyWith(setup.edition);
  if (family !== null) return family.begin(setup);
  return { ok: false, fault: [{ path: 'edition', message: `there is no edition ${setup.edition}` }] };
}

/**
 * Faults of a start (see `startState`) at their places in a file that holds it: those of a position lie inside it. Only
 * an edition that is not loaded is the file's own.
 */
export const placedInFile = ({ edition, start }: Setup, faults: readonly PositionFault[]): readonly PositionFault[] =>
  start.kind === 'setup' || anyEdition(edition) === null
    ? faults
    : faults.map((fault) => (/^(players|start)/.test(fault.path) ? fault : atPath('start.position', fault)));

/** What a save may hold beside the setup and the commands. */
interface SavedBeside {
  readonly checkpoint?: Checkpoint | null;
  readonly sideLines?: readonly SideLine[] | undefined;
  readonly name?: string | null;
  readonly timeUsed?: TimeUsed;
}

/** Makes a save of a game. */
export const toSave = (
  setup: Setup,
  commands: readonly AnyCommand[],
  now: Date,
  { checkpoint = null, sideLines = [], name = null, timeUsed = {} }: SavedBeside = {},
): Save => ({
  version: SAVE_VERSION,
  rules: RULES_VERSION,
  ...(name !== null && { name }),
  ...setup,
  commands,
  checkpoint,
  ...(sideLines.length > 0 && { sideLines }),
  ...(Object.keys(timeUsed).length > 0 && { timeUsed }),
  savedAt: now.toISOString(),
});

/** The text of a position file. */
export const positionText = (position: object): string => JSON.stringify(position, null, 2);

export const saveText = (save: Save): string => JSON.stringify(save, null, 1);

/** 'warboard-', the edition, and then '-game-round-3-germany.json' */
export const fileName = (state: AnyState, what: 'game' | 'position'): string =>
  `warboard-${state.edition}-${what}-round-${state.round}-${state.power}.json`;
