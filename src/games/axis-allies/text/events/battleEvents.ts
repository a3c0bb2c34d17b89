import type { EventOf, EventTable, GameState, UnitId } from '../../../../engine/axis-allies/index.ts';
import { airResultText, battleResultText, hitsText } from '../battleText.ts';
import { possessive, spaceList, spaceName, thePower } from '../names.ts';
import { unitList, unitTypeName } from '../unitNames.ts';
import { capitalized, counted, joinWords, oneOrMany, ipcs } from '../../../../text/words.ts';
import { unitsDo, withCargo } from './eventWords.ts';

const SIDE_NAMES = { attacker: 'The attacker', defender: 'The defender' } as const;

/** Why units are lost: for one unit, for several. */
const LOSSES: Record<EventOf<'units-destroyed'>['why'], readonly [one: string, many: string]> = {
  casualty: [' in battle', ' in battle'],
  antiaircraft: [' to antiaircraft fire', ' to antiaircraft fire'],
  kamikaze: [' to kamikaze attacks', ' to kamikaze attacks'],
  passing: [' to submarines that it passed', ' to submarines that they passed'],
  cargo: [': it was aboard', ': they were aboard'],
  defenceless: [': nothing was left to defend it', ': nothing was left to defend them'],
  'no-landing': [': it had nowhere to land', ': they had nowhere to land'],
  'no-room': [': no room was left for it', ': no room was left for them'],
};

const BREAK_OFF = {
  power: 'breaks off the attack with …',
  one: 'breaks off the attack',
  many: 'break off the attack',
};

const lossText = (state: GameState, units: readonly UnitId[]): string =>
  unitsDo(state, units, { power: 'loses …', one: 'is lost', many: 'are lost' });

/** Sentences for the events of battles. */
export const BATTLE_SENTENCES = {
  // Some of it may be taken without a battle.
  'battles-listed': (state, event) =>
    event.battles.length === 0
      ? 'No battle is left to fight.'
      : `Attacked: ${spaceList(state, [...new Set(event.battles.map(({ space }) => space))])}.`,
  'battle-began': (state, event) => {
    const where = spaceName(state, event.plan.space);
    const what = event.plan.kind === 'air' ? 'Air battle over' : 'Battle in';
    const defenders = unitList(state, event.defenders);
    return (
      `${what} ${where}: ${unitList(state, event.attackers)} against ` + `${defenders === '' ? 'nobody' : defenders}.`
    );
  },
  'round-began': (_, event) => (event.round === 1 ? null : `Round ${event.round} of the battle.`),
  'battle-step': null,
  'submarines-submerged': (state, event) =>
    event.units.length === 0
      ? null
      : `${SIDE_NAMES[event.side]}’s submarines submerge: ${unitList(state, event.units)}.`,
  'submarines-strike': (state, event) =>
    event.units.length === 0
      ? null
      : `${SIDE_NAMES[event.side]}’s submarines strike by surprise: ${unitList(state, event.units)}.`,
  'dice-rolled': (_, event) => {
    const dice = event.groups.flatMap((group) => group.dice);
    return (
      `${SIDE_NAMES[event.by]} rolls ${dice.join(', ')}: ` +
      `${hitsText(event.groups.reduce((sum, group) => sum + group.hits, 0))}.`
    );
  },
  'casualties-chosen': (state, event) => {
    // They are lost later, some after they have fired, and that is told then.
    const { units, damaged } = event;
    const afloat = `${unitList(state, damaged)}, which ${oneOrMany(damaged.length, 'stays', 'stay')} afloat`;
    const hit = [...(units.length > 0 ? [unitList(state, units)] : []), ...(damaged.length > 0 ? [afloat] : [])];
    const hits = oneOrMany(units.length + damaged.length, 'hit', 'hits');
    return hit.length === 0 ? null : `${SIDE_NAMES[event.side]} takes the ${hits} on ${joinWords(hit)}.`;
  },
  'flights-under-fire': (state, event) =>
    `Antiaircraft guns fire in ${spaceList(state, [...new Set(event.shots.map(({ space }) => space))])}.`,
  'antiaircraft-fired': (state, event) =>
    `${event.facility === undefined ? 'Antiaircraft fire' : `Fire of the ${unitTypeName(event.facility)}`} in ` +
    `${spaceName(state, event.space)} at ${unitList(state, event.targets)}: ` +
    `${event.dice.join(', ')}, ${hitsText(event.hit.length)}.`,
  'units-destroyed': (state, event) =>
    event.units.length === 0
      ? null
      : `${lossText(state, event.units)}${oneOrMany(event.units.length, ...LOSSES[event.why])}.`,
  'units-repaired': (state, event) =>
    event.units.length === 0
      ? null
      : `${capitalized(unitList(state, event.units))} ${oneOrMany(event.units.length, 'is', 'are')} repaired.`,
  'units-retreated': (state, event) =>
    event.to === null
      ? `${unitsDo(state, event.units, BREAK_OFF)}.`
      : `${unitsDo(state, event.units, {
          power: `retreats to ${spaceName(state, event.to)} with …`,
          one: `retreats to ${spaceName(state, event.to)}`,
          many: `retreat to ${spaceName(state, event.to)}`,
        })}${withCargo(state, event.cargo)}.`,
  'battle-ended': (state, event) =>
    event.kind === 'air'
      ? airResultText(state, event.space, event.result)
      : battleResultText(state, event.space, event.result),
} satisfies Partial<EventTable<string | null>>;

const ESCORT = { power: 'lets … escort the raid', one: 'will escort the raid', many: 'will escort the raid' };
const FIGHT = { power: 'lets … fight', one: 'will fight', many: 'will fight' };

/** What happened in raids and rocket strikes, and which aircraft give themselves up. */
export const AIR_SENTENCES = {
  'raid-declared': (state, event) =>
    event.raid
      ? `${unitsDo(state, event.units, { power: 'sends … to raid', one: 'will raid', many: 'will raid' })}.`
      : `${unitsDo(state, event.units, FIGHT)} instead of raiding.`,
  'kamikaze-declared': (state, event) =>
    `${capitalized(unitList(state, event.units))} will attack ships and not come back.`,
  'kamikaze-called-off': (state, event) =>
    `${capitalized(unitList(state, event.units))} found no ships and will come back.`,
  'escort-declared': (state, event) =>
    event.escort
      ? `${unitsDo(state, event.units, ESCORT)}.`
      : `${unitsDo(state, event.units, FIGHT)} instead of escorting the raid.`,
  'interceptors-chosen': (state, event) => {
    if (event.by.length === 0) return null;
    if (event.units.length === 0) return `Nobody meets the raid on ${spaceName(state, event.space)}.`;
    const up = oneOrMany(event.units.length, 'takes off', 'take off');
    return `${capitalized(unitList(state, event.units))} ${up} to meet the raid on ${spaceName(state, event.space)}.`;
  },
  'raiders-shared': (state, event) =>
    `The raid on ${spaceName(state, event.space)}: ${joinWords(
      Object.entries(event.shares).map(
        ([facility, units]) => `${unitList(state, units)} at the ${unitTypeName(facility)}`,
      ),
    )}.`,
  'facility-damaged': (state, event) =>
    `${capitalized(possessive(state, event.power))} ${unitTypeName(event.facility)} in ` +
    `${spaceName(state, event.space)} takes ${counted(event.points, 'point')} of damage.`,
  'raid-began': (state, event) => `${capitalized(unitList(state, event.units))} raid ${spaceName(state, event.space)}.`,
  'raid-rolled': (state, event) =>
    `The raid on ${spaceName(state, event.space)} rolls ${joinWords(event.dice.map(String))}.`,
  'raid-failed': (state, event) => `The raid on ${spaceName(state, event.space)} has failed: nobody came through.`,
  'rocket-launched': (state, event) =>
    `A rocket flies from ${spaceName(state, event.from)} to ${spaceName(state, event.to)}.`,
  'rocket-rolled': (state, event) =>
    `The rocket at ${spaceName(state, event.to)} rolls ${joinWords(event.dice.map(String))}.`,
  'ipcs-destroyed': (state, event) =>
    `${capitalized(thePower(state, event.power))} loses ${ipcs(event.ipcs)} in ` + `${spaceName(state, event.space)}.`,
} satisfies Partial<EventTable<string | null>>;
