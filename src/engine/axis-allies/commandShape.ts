import { ROLLERS, type Command } from './command.ts';

const isId = (value: unknown): boolean => typeof value === 'string';
const isMaybeId = (value: unknown): boolean => value === undefined || isId(value);
const isListOf = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && Array.from(value).every(isItem);
const isIds = (value: unknown): boolean => isListOf(value, isId);
const isDistinctIds = (value: unknown): boolean =>
  isIds(value) && Array.isArray(value) && new Set(value).size === value.length;
const isNumber = (value: unknown): boolean => typeof value === 'number';
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Fields = Readonly<Record<string, (value: unknown) => boolean>>;

/** The fields of each command and their types. Whether the ids and numbers are allowed is checked by the rules. */
const FIELDS: Readonly<Record<Command['type'], Fields>> = {
  research: { development: isId, dice: isNumber },
  purchase: { units: (value) => isRecord(value) && Object.values(value).every(isNumber) },
  move: { units: isDistinctIds, to: isId, via: (value) => value === undefined || isIds(value) },
  load: { units: isDistinctIds, zone: isId, transport: isMaybeId },
  offload: { units: isDistinctIds, to: isId },
  engage: { zone: isId, attack: (value) => typeof value === 'boolean' },
  raid: { units: isDistinctIds, raid: (value) => typeof value === 'boolean' },
  fight: {
    space: isId,
    kind: (value) => value === undefined || value === 'raid',
    bombard: (value) => value === undefined || isDistinctIds(value),
  },
  rocket: { from: isId, to: isId },
  'call-off': { transports: isDistinctIds, to: isMaybeId },
  submerge: { units: isDistinctIds },
  roll: {
    dice: (value) => isListOf(value, isNumber),
    by: (value) => value === undefined || (ROLLERS as readonly unknown[]).includes(value),
  },
  casualties: { units: isIds },
  press: {},
  retreat: { to: isMaybeId },
  'land-stranded': { unit: isId, to: isId },
  mobilize: { unit: isId, to: isId, complex: isMaybeId },
  'use-advantage': {
    advantage: isId,
    units: (value) => value === undefined || isDistinctIds(value),
    from: isMaybeId,
    to: isMaybeId,
  },
  'place-offer': { to: (value) => value === null || isId(value) },
  'end-phase': {},
};

/** Whether a value has the exact shape of a command, without extra fields. For callers without type checking. */
export function isCommand(value: unknown): value is Command {
  if (!isRecord(value) || typeof value.type !== 'string' || !Object.hasOwn(FIELDS, value.type)) return false;
  const fields = FIELDS[value.type as Command['type']];
  for (const key in value) if (key !== 'type' && !Object.hasOwn(fields, key)) return false;
  for (const field in fields) if (!fields[field]!(value[field])) return false;
  return true;
}
