import { advantageOf, type EventTable } from '../../../../engine/axis-allies/index.ts';
import { UNTIL } from '../advantageMark.ts';
import { advantageName, possessive, spaceName, thePower } from '../names.ts';
import { unitCounts, unitList } from '../unitNames.ts';
import { capitalized, oneOrMany } from '../../../../text/words.ts';

/** What came of a national advantage; null for what is said beside it. */
export const ADVANTAGE_SENTENCES = {
  'advantage-used': (state, event) =>
    `${capitalized(thePower(state, event.power))} uses ${advantageName(state, event.advantage)}.`,
  'advantage-lost': (state, event) =>
    `${capitalized(thePower(state, event.power))} loses ${advantageName(state, event.advantage)}.`,
  'advantage-began': (state, event) => {
    const whose = capitalized(possessive(state, event.power));
    const began = advantageOf(state, event.advantage)?.began;
    const name = advantageName(state, event.advantage);
    return `${whose} ${name}${began === undefined ? ` holds ${UNTIL[event.until]}.` : `: ${began}`}`;
  },
  'moves-granted': (state, event) =>
    `${capitalized(advantageName(state, event.advantage))}: ${unitList(state, event.units)} can move once more ` +
    `after combat.`,
  'offer-made': (state, event) => {
    const { advantage, by, units } = event.offer;
    if (Object.keys(units).length === 0)
      return `${capitalized(advantageName(state, advantage))}: ${thePower(state, by)} may move units now.`;
    return `${capitalized(advantageName(state, advantage))} offers ${thePower(state, by)} ${unitCounts(units)}.`;
  },
  'offer-answered': (state, event) => {
    const { advantage, by } = event.offer;
    // Of one that is used up by it, its use is told.
    if (event.to !== null && advantageOf(state, advantage)?.once) return null;
    return event.to === null
      ? `${capitalized(thePower(state, by))} leaves ${advantageName(state, advantage)} alone.`
      : `${capitalized(thePower(state, by))} takes up ${advantageName(state, advantage)}.`;
  },
  'units-placed': (state, event) => {
    const counts: Record<string, number> = {};
    for (const { type } of event.units) counts[type] = (counts[type] ?? 0) + 1;
    return (
      `${capitalized(thePower(state, event.power))} places ${unitCounts(counts)} in ` +
      `${spaceName(state, event.space)}.`
    );
  },
  'units-transferred': (state, event) => {
    const Power = capitalized(thePower(state, event.to));
    const guns = unitList(state, event.units);
    if (event.why === 'captured') return `${Power} captures ${guns} from ${thePower(state, event.from)}.`;
    if (event.why === 'returned') return `${Power} gets ${guns} back from ${thePower(state, event.from)}.`;
    const units = capitalized(guns);
    const belong = oneOrMany(event.units.length, 'belongs', 'belong');
    return `${units} of ${thePower(state, event.from)} now ${belong} to ${thePower(state, event.to)}.`;
  },
  'units-doomed': (state, event) =>
    `${capitalized(advantageName(state, event.advantage))}: ${unitList(state, event.units)} will not return.`,
  'units-sent': (state, event) => {
    const units = unitList(state, event.units);
    const where = `${spaceName(state, event.from)} to ${spaceName(state, event.to)}`;
    return `${capitalized(thePower(state, event.power))} moves ${units} from ${where}.`;
  },
  'complex-moved': (state, event) =>
    `${capitalized(possessive(state, event.power))} industrial complex moves from ` +
    `${spaceName(state, event.from)} to ${spaceName(state, event.to)}.`,
} satisfies Partial<EventTable<string | null>>;
