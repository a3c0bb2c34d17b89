import { advantageOf, type GameEvent, type GameState } from '../../engine/index.ts';
import { UNTIL } from '../advantageMark.ts';
import { advantageName, possessive, spaceName, thePower } from '../names.ts';
import { unitCounts, unitList } from '../unitNames.ts';
import { capitalized, oneOrMany } from '../words.ts';

const TYPES = [
  'advantage-used',
  'advantage-lost',
  'advantage-began',
  'moves-granted',
  'offer-made',
  'offer-answered',
  'units-placed',
  'units-transferred',
  'units-doomed',
  'units-sent',
  'complex-moved',
] as const;
type AdvantageEvent = Extract<GameEvent, { readonly type: (typeof TYPES)[number] }>;

export const isAdvantageEvent = (event: GameEvent): event is AdvantageEvent =>
  TYPES.some((type) => type === event.type);

/** What came of a national advantage; null for what is said beside it. */
export function advantageEventText(state: GameState, event: AdvantageEvent): string | null {
  switch (event.type) {
    case 'advantage-used':
      return `${capitalized(thePower(state, event.power))} uses ${advantageName(state, event.advantage)}.`;
    case 'advantage-lost':
      return `${capitalized(thePower(state, event.power))} loses ${advantageName(state, event.advantage)}.`;
    case 'advantage-began': {
      const whose = capitalized(possessive(state, event.power));
      const began = advantageOf(state, event.advantage)?.began;
      const name = advantageName(state, event.advantage);
      return `${whose} ${name}${began === undefined ? ` holds ${UNTIL[event.until]}.` : `: ${began}`}`;
    }
    case 'moves-granted':
      return (
        `${capitalized(advantageName(state, event.advantage))}: ${unitList(state, event.units)} can move once more ` +
        `after combat.`
      );
    case 'offer-made': {
      const { advantage, by, units } = event.offer;
      if (Object.keys(units).length === 0)
        return `${capitalized(advantageName(state, advantage))}: ${thePower(state, by)} may move units now.`;
      return `${capitalized(advantageName(state, advantage))} offers ${thePower(state, by)} ${unitCounts(units)}.`;
    }
    case 'offer-answered': {
      const { advantage, by } = event.offer;
      // Of one that is used up by it, its use is told.
      if (event.to !== null && advantageOf(state, advantage)?.once) return null;
      return event.to === null
        ? `${capitalized(thePower(state, by))} leaves ${advantageName(state, advantage)} alone.`
        : `${capitalized(thePower(state, by))} takes up ${advantageName(state, advantage)}.`;
    }
    case 'units-placed': {
      const counts: Record<string, number> = {};
      for (const { type } of event.units) counts[type] = (counts[type] ?? 0) + 1;
      return (
        `${capitalized(thePower(state, event.power))} places ${unitCounts(counts)} in ` +
        `${spaceName(state, event.space)}.`
      );
    }
    case 'units-transferred': {
      const Power = capitalized(thePower(state, event.to));
      const guns = unitList(state, event.units);
      if (event.why === 'captured') return `${Power} captures ${guns} from ${thePower(state, event.from)}.`;
      if (event.why === 'returned') return `${Power} gets ${guns} back from ${thePower(state, event.from)}.`;
      const units = capitalized(guns);
      const belong = oneOrMany(event.units.length, 'belongs', 'belong');
      return `${units} of ${thePower(state, event.from)} now ${belong} to ${thePower(state, event.to)}.`;
    }
    case 'units-doomed':
      return `${capitalized(advantageName(state, event.advantage))}: ${unitList(state, event.units)} will not return.`;
    case 'units-sent': {
      const units = unitList(state, event.units);
      const where = `${spaceName(state, event.from)} to ${spaceName(state, event.to)}`;
      return `${capitalized(thePower(state, event.power))} moves ${units} from ${where}.`;
    }
    case 'complex-moved':
      return (
        `${capitalized(possessive(state, event.power))} industrial complex moves from ` +
        `${spaceName(state, event.from)} to ${spaceName(state, event.to)}.`
      );
  }
}
