import {
  answerTo,
  editionOf,
  hitsLeft,
  otherSide,
  rollerOf,
  typeOf,
  type Unit,
  type Battle,
  type BattleSide,
  type DiceEvent,
  type EventOf,
  type EventTable,
  type GameState,
  type PowerId,
  type RolledGroup,
  type Roller,
  type SpaceId,
  limitOf,
  raidGroups,
  raidLoss,
} from '../../../engine/axis-allies/index.ts';
import { unitsNamed, type GameStep } from './entry.ts';

const FACES = [1, 2, 3, 4, 5, 6];

/** What the dice of a raid or a rocket destroyed in IPCs, and what such dice destroy on average. */
export interface Bombing {
  readonly destroyed: number;
  readonly expected: number;
}

/** A raid; `before` is the state in which its dice were rolled (SBR-2, SBR-4, SBR-5). */
function raidBombing({ space, dice }: EventOf<'raid-rolled'>, before: GameState): Bombing {
  let from = 0;
  const bombers = raidGroups(before, space).flatMap(({ units, dicePerUnit = 1 }) =>
    units.flatMap((id) => {
      const own = dice.slice(from, (from += dicePerUnit));
      const unit = before.units[id];
      if (unit === undefined) return [];
      const loss = (some: readonly number[]): number => raidLoss(before, space, unit, some);
      return [{ destroyed: loss(own), expected: mean(dicePerUnit, loss) }];
    }),
  );
  return atMostHad(before, space, {
    destroyed: bombers.reduce((sum, { destroyed }) => sum + destroyed, 0),
    expected: bombers.reduce((sum, { expected }) => sum + expected, 0),
  });
}

/** A rocket (RKT-1). */
function rocketBombing({ to, dice }: EventOf<'rocket-rolled'>, before: GameState): Bombing {
  const loss = ([die = 0]: readonly number[]): number => Math.min(die, limitOf(before, to));
  return atMostHad(before, to, { destroyed: loss(dice), expected: mean(1, loss) });
}

/** The mean of what so many dice destroy, over all they can show. */
function mean(dice: number, loss: (dice: readonly number[]) => number): number {
  const all = Array.from({ length: dice }).reduce<readonly (readonly number[])[]>(
    (rolls) => rolls.flatMap((roll) => FACES.map((face) => [...roll, face])),
    [[]],
  );
  return all.reduce((sum, roll) => sum + loss(roll), 0) / all.length;
}

/** Nobody loses more than is in the treasury. */
function atMostHad({ control, treasury }: GameState, space: SpaceId, { destroyed, expected }: Bombing): Bombing {
  const had = treasury[control[space] ?? ''] ?? 0;
  return { destroyed: Math.min(destroyed, had), expected: Math.min(expected, had) };
}

/** How many dice hit with 1, with up to 2, and so on to 6; the first place is for dice that cannot hit. */
export type DiceByValue = readonly number[];

/** Dice that were rolled together, and the luck that lay in them. */
export interface Throw {
  /** The number of commands by then. */
  readonly after: number;
  readonly round: number;
  /** Whose turn it was. */
  readonly turn: PowerId;
  /** Who rolled: of several powers, the one with the most dice. */
  readonly by: PowerId;
  /** Of a battle, the command that began it; null outside battles. */
  readonly battle: number | null;
  readonly space: SpaceId | null;
  readonly kind: 'battle' | 'antiaircraft' | 'passing' | 'kamikaze' | 'raid' | 'rocket';
  /** Who rolled, if that was kept. */
  readonly roller?: Roller;
  readonly dice: DiceByValue;
  readonly hits: number;
  /** IPCs that a hit was worth on average: the price of those struck at, over the hits they could take. */
  readonly ipcsPerHit: number;
  /** Of raids and rockets, whose dice hit no unit. */
  readonly bombing?: Bombing;
}

const VALUES = [0, 1, 2, 3, 4, 5, 6];

interface ThrowMoment {
  readonly step: GameStep;
  /** The command that began the battle under way; null outside battles. */
  readonly begun: number | null;
}

/** Tells the throws of a game whose steps it is told one after another. Research is left out: it cannot be weighed. */
export function throwTeller(): (step: GameStep) => readonly Throw[] {
  let begun: number | null = null;
  return (step) =>
    step.events.flatMap((event) => {
      if (event.type === 'battle-began') begun = step.index;
      const thrown = answerTo(THROWN, { step, begun }, event) ?? [];
      if (event.type === 'battle-ended') begun = null;
      return thrown;
    });
}

const THROWN: Pick<EventTable<readonly Throw[], ThrowMoment>, DiceEvent['type']> = {
  'dice-rolled': volley,
  'antiaircraft-fired': gunfire,
  'passing-rolled': passingFire,
  'kamikaze-rolled': kamikaze,
  'raid-rolled': ({ step }, event) => bombs('raid', event.space, event.dice, raidBombing(event, step.before), step),
  'rocket-rolled': ({ step }, event) => bombs('rocket', event.to, event.dice, rocketBombing(event, step.before), step),
  'research-rolled': null,
};

/** Counts dice by the value they hit with. */
const diceByValue = (groups: readonly { readonly value: number; readonly dice: readonly number[] }[]): DiceByValue =>
  VALUES.map((value) => groups.reduce((sum, group) => sum + (group.value === value ? group.dice.length : 0), 0));

function when({ index, before, command }: GameStep) {
  const roller = rollerOf(command);
  return { after: index + 1, round: before.round, turn: before.power, ...(roller !== null && { roller }) };
}

function volley({ step, begun }: ThrowMoment, { by, groups }: EventOf<'dice-rolled'>): readonly Throw[] {
  const { before } = step;
  if (before.battle === null) return [];
  return [
    {
      ...when(step),
      by: mostDice(before, groups),
      battle: begun,
      space: before.battle.space,
      kind: 'battle',
      dice: diceByValue(groups),
      hits: groups.reduce((sum, { hits }) => sum + hits, 0),
      ipcsPerHit: pricePerHit(before, before.battle, otherSide(by)),
    },
  ];
}

/** What units are worth on average; 0 for none. */
const meanOf = (units: readonly Unit[], worth: (unit: Unit) => number): number =>
  units.length === 0 ? 0 : units.reduce((sum, unit) => sum + worth(unit), 0) / units.length;

function gunfire({ step, begun }: ThrowMoment, event: EventOf<'antiaircraft-fired'>): readonly Throw[] {
  const targets = unitsNamed(step.before, event.targets);
  return [
    {
      ...when(step),
      by: event.by,
      battle: begun,
      space: event.space,
      kind: 'antiaircraft',
      dice: diceByValue([event]),
      hits: event.hit.length,
      ipcsPerHit: meanOf(targets, (unit) => typeOf(step.before, unit).cost),
    },
  ];
}

function kamikaze({ step }: ThrowMoment, event: EventOf<'kamikaze-rolled'>): readonly Throw[] {
  const { before } = step;
  const ships = event.targets.flatMap((id) => unitsNamed(before, [id]));
  return [
    {
      ...when(step),
      by: event.power,
      battle: null,
      space: ships[0]?.space ?? null,
      kind: 'kamikaze',
      dice: diceByValue([{ value: editionOf(before.edition).kamikaze?.hitsOn ?? 0, dice: event.dice }]),
      hits: event.hit.length,
      ipcsPerHit: meanOf(ships, (unit) => typeOf(before, unit).cost / hitsLeft(before, unit)),
    },
  ];
}

function passingFire({ step }: ThrowMoment, event: EventOf<'passing-rolled'>): readonly Throw[] {
  const { before } = step;
  const transports = unitsNamed(before, event.transports);
  const [first] = unitsNamed(before, event.units);
  const value = first === undefined ? 0 : typeOf(before, first).hitsPassing;
  return [
    {
      ...when(step),
      by: event.by,
      battle: null,
      space: event.zone,
      kind: 'passing',
      dice: diceByValue([{ value, dice: event.dice }]),
      hits: event.hits,
      ipcsPerHit: meanOf(transports, (unit) => typeOf(before, unit).cost),
    },
  ];
}

const bombs = (
  kind: 'raid' | 'rocket',
  space: SpaceId,
  dice: readonly number[],
  bombing: Bombing,
  step: GameStep,
): readonly Throw[] => [
  {
    ...when(step),
    by: step.before.power,
    battle: null,
    space,
    kind,
    dice: diceByValue([{ value: 0, dice }]),
    hits: 0,
    ipcsPerHit: 0,
    bombing,
  },
];

/** The power with the most dice in these groups; the acting one if nobody rolled. */
function mostDice(state: GameState, groups: readonly RolledGroup[]): PowerId {
  const dice = new Map<PowerId, number>();
  for (const { units, dicePerUnit = 1 } of groups)
    for (const { owner } of unitsNamed(state, units)) dice.set(owner, (dice.get(owner) ?? 0) + dicePerUnit);
  return [...dice].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? state.power;
}

function pricePerHit(state: GameState, battle: Battle, side: BattleSide): number {
  const units = unitsNamed(state, side === 'attacker' ? battle.attackers : battle.defenders);
  const hits = units.reduce((sum, unit) => sum + hitsLeft(state, unit), 0);
  const price = units.reduce((sum, unit) => sum + typeOf(state, unit).cost, 0);
  return hits === 0 ? 0 : price / hits;
}
