import type { GameEvent, GameState } from '../../engine/index.ts';
import { battleResultText, hitsText } from '../battleText.ts';
import { spaceName } from '../names.ts';
import { unitList } from '../unitNames.ts';
import { capitalized } from '../words.ts';
import { ownedUnits } from './eventWords.ts';

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
      | 'units-destroyed'
      | 'units-repaired'
      | 'units-retreated'
      | 'battle-ended';
  }
>;

const SIDE_NAMES = { attacker: 'The attacker', defender: 'The defender' } as const;

const LOSSES: Record<Extract<GameEvent, { type: 'units-destroyed' }>['why'], string> = {
  casualty: 'lost in battle',
  cargo: 'lost with the ship',
  defenceless: 'sunk without defence',
  'no-landing': 'lost: nowhere to land',
  'no-room': 'lost: no room left',
};

/** What happens in the battles. */
export function battleEventText(state: GameState, event: BattleEvent): string | null {
  switch (event.type) {
    case 'battles-listed':
      if (event.battles.length === 0) return 'No battles to fight.';
      return event.battles.length === 1 ? 'One battle to fight.' : `${event.battles.length} battles to fight.`;
    case 'battle-began': {
      const where = spaceName(state, event.plan.space);
      const defenders = unitList(state, event.defenders);
      return `Battle in ${where}: ${unitList(state, event.attackers)} against ${defenders === '' ? 'nobody' : defenders}.`;
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
      return `${SIDE_NAMES[event.by]} rolls ${dice.join(', ')}: ${hitsText(event.groups.reduce((sum, group) => sum + group.hits, 0))}.`;
    }
    case 'casualties-chosen': {
      const lost = unitList(
        state,
        event.units.filter((id) => !event.damaged.includes(id)),
      );
      const damaged = unitList(state, event.damaged);
      const parts = [lost === '' ? '' : `loses ${lost}`, damaged === '' ? '' : `takes a hit on ${damaged}`].filter(
        (part) => part !== '',
      );
      return parts.length === 0 ? null : `${SIDE_NAMES[event.side]} ${parts.join(' and ')}.`;
    }
    case 'units-destroyed':
      return event.units.length === 0 ? null : `${ownedUnits(state, event.units)} ${LOSSES[event.why]}.`;
    case 'units-repaired':
      return event.units.length === 0
        ? null
        : `${capitalized(unitList(state, event.units))} ${event.units.length === 1 ? 'is' : 'are'} repaired.`;
    case 'units-retreated':
      return event.to === null
        ? `${ownedUnits(state, event.units)} break off the attack.`
        : `${ownedUnits(state, event.units)} retreat to ${spaceName(state, event.to)}.`;
    case 'battle-ended':
      return battleResultText(state, event.space, event.result);
  }
}
