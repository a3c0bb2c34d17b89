import type { SpaceId } from '../../../engine/axis-allies/index.ts';
import type { ToldEntry } from './entry.ts';

/** What is told together of a turn, in the order in which it is told. */
export const TURN_PARTS = [
  'weapons',
  'purchase',
  'battle',
  'bombing',
  'losses',
  'land',
  'moves',
  'new-units',
  'advantages',
  'income',
] as const;
export type TurnPartKind = (typeof TURN_PARTS)[number];

/** A part of the story of a turn: what it tells, and how much of the same it leaves out. */
export interface TurnPart {
  readonly kind: TurnPartKind;
  readonly told: readonly ToldEntry[];
  readonly untold: number;
}

/** Units that go to battle are told of with the battle; the war is won on another page. */
const PART_OF: Readonly<Record<ToldEntry['kind'], TurnPartKind | null>> = {
  researched: 'weapons',
  purchased: 'purchase',
  fought: 'battle',
  struck: 'bombing',
  damaged: 'bombing',
  lost: 'losses',
  captured: 'land',
  freed: 'land',
  moved: 'moves',
  mobilized: 'new-units',
  lent: 'new-units',
  'used-advantage': 'advantages',
  plundered: 'income',
  disrupted: 'income',
  collected: 'income',
  won: null,
};

/** Battles told each by itself, and moves told one by one: so many, and no more. */
const MOST = { battle: 4, moves: 3 } as const;

/**
 * What a turn was, in few parts for those who take over: each large battle by itself, everything else together with
 * its like. `entries` are those of the turn, in order.
 */
export function turnStory(entries: readonly ToldEntry[]): readonly TurnPart[] {
  return TURN_PARTS.flatMap((kind) => {
    const ofKind = entries.filter((entry) => PART_OF[entry.kind] === kind && isWorthTelling(entry));
    if (ofKind.length === 0) return [];
    if (kind !== 'battle') return [partOf(kind, ofKind, kind === 'moves' ? MOST.moves : ofKind.length)];
    const { told, untold } = partOf(kind, ofKind, MOST.battle);
    return told.map((entry, i) => ({ kind, told: [entry], untold: i === told.length - 1 ? untold : 0 }));
  });
}

/** The places a part tells of. */
export const spacesOfPart = ({ told }: TurnPart): readonly SpaceId[] => [
  ...new Set(told.flatMap(({ spaces }) => spaces)),
];

const isWorthTelling = (entry: ToldEntry): boolean =>
  entry.kind === 'moved'
    ? entry.phase === 'noncombat-move' && entry.spaces[0] !== entry.spaces[1]
    : entry.kind === 'purchased'
      ? entry.ipcs > 0
      : entry.kind !== 'struck' || entry.ipcs > 0;

/** The weightiest of these entries, in order. */
function partOf(kind: TurnPartKind, entries: readonly ToldEntry[], most: number): TurnPart {
  const heaviest = new Set(entries.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, most));
  return { kind, told: entries.filter((entry) => heaviest.has(entry)), untold: entries.length - heaviest.size };
}

/** IPCs lost in a battle, units on a journey. */
function weightOf(entry: ToldEntry): number {
  if (entry.kind === 'fought') return entry.sides.attacker.ipcsLost + entry.sides.defender.ipcsLost;
  if (entry.kind !== 'moved') return 0;
  return entry.forces.flatMap(({ units }) => Object.values(units)).reduce((sum, count) => sum + count, 0);
}
