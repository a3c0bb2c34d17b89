import type { GameEvent, GameState, UnitId } from '../../engine/index.ts';
import { battleResultText, hitsText } from '../battleText.ts';
import { spaceList, spaceName } from '../names.ts';
import { unitList } from '../unitNames.ts';
import { capitalized, oneOrMany } from '../words.ts';
import { unitsDo, withCargo } from './eventWords.ts';

type BattleEvent = Extract<
  GameEvent,
  {
    type:
      | 'battles-listed'
      | 'battle-began'
      | 'round-began'
      | 'battle-step'
      | 'submarines-submerged'
      | 'submarines-strike'
      | 'dice-rolled'
      | 'casualties-chosen'
      | 'flights-under-fire'
      | 'antiaircraft-fired'
      | 'units-destroyed'
      | 'units-repaired'
      | 'units-retreated'
      | 'battle-ended';
  }
>;

const SIDE_NAMES = { attacker: 'The attacker', defender: 'The defender' } as const;

/** Why units are lost: for one unit, for several. */
const LOSSES: Record<Extract<GameEvent, { type: 'units-destroyed' }>['why'], readonly [one: string, many: string]> = {
  casualty: [' in battle', ' in battle'],
  antiaircraft: [' to antiaircraft fire', ' to antiaircraft fire'],
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
export function battleEventText(state: GameState, event: BattleEvent): string | null {
  switch (event.type) {
    case 'battles-listed':
      // Some of it may be taken without a battle.
      return event.battles.length === 0
        ? 'No battle is left to fight.'
        : `Attacked: ${spaceList(state, [...new Set(event.battles.map(({ space }) => space))])}.`;
    case 'battle-began': {
      const where = spaceName(state, event.plan.space);
      const defenders = unitList(state, event.defenders);
      return (
        `Battle in ${where}: ${unitList(state, event.attackers)} against ` +
        `${defenders === '' ? 'nobody' : defenders}.`
      );
    }
    case 'round-began':
      return event.round === 1 ? null : `Round ${event.round} of the battle.`;
    case 'battle-step':
      return null;
    case 'submarines-submerged':
      return event.units.length === 0
        ? null
        : `${SIDE_NAMES[event.side]}’s submarines submerge: ${unitList(state, event.units)}.`;
    case 'submarines-strike':
      return event.units.length === 0
        ? null
        : `${SIDE_NAMES[event.side]}’s submarines strike by surprise: ${unitList(state, event.units)}.`;
    case 'dice-rolled': {
      const dice = event.groups.flatMap((group) => group.dice);
      return (
        `${SIDE_NAMES[event.by]} rolls ${dice.join(', ')}: ` +
        `${hitsText(event.groups.reduce((sum, group) => sum + group.hits, 0))}.`
      );
    }
    case 'casualties-chosen': {
      // They are lost later, some after they have fired, and that is told then.
      const { units, damaged } = event;
      const afloat = `${unitList(state, damaged)}, which ${oneOrMany(damaged.length, 'stays', 'stay')} afloat`;
      const hit = [...(units.length > 0 ? [unitList(state, units)] : []), ...(damaged.length > 0 ? [afloat] : [])];
      const hits = oneOrMany(units.length + damaged.length, 'hit', 'hits');
      return hit.length === 0 ? null : `${SIDE_NAMES[event.side]} takes the ${hits} on ${hit.join(' and ')}.`;
    }
    case 'flights-under-fire':
      return `Antiaircraft guns fire in ${spaceList(state, [...new Set(event.shots.map(({ space }) => space))])}.`;
    case 'antiaircraft-fired':
      return (
        `Antiaircraft fire in ${spaceName(state, event.space)} at ${unitList(state, event.targets)}: ` +
        `${event.dice.join(', ')}, ${hitsText(event.hit.length)}.`
      );
    case 'units-destroyed':
      return event.units.length === 0
        ? null
        : `${lossText(state, event.units)}${oneOrMany(event.units.length, ...LOSSES[event.why])}.`;
    case 'units-repaired':
      return event.units.length === 0
        ? null
        : `${capitalized(unitList(state, event.units))} ${oneOrMany(event.units.length, 'is', 'are')} repaired.`;
    case 'units-retreated':
      return event.to === null
        ? `${unitsDo(state, event.units, BREAK_OFF)}.`
        : `${unitsDo(state, event.units, {
            power: `retreats to ${spaceName(state, event.to)} with …`,
            one: `retreats to ${spaceName(state, event.to)}`,
            many: `retreat to ${spaceName(state, event.to)}`,
          })}${withCargo(state, event.cargo)}.`;
    case 'battle-ended':
      return battleResultText(state, event.space, event.result);
  }
}
