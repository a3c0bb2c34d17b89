import { type EventTable, type GameState, type PowerId, advantageOf } from '../../../../engine/axis-allies/index.ts';
import { diceText } from '../battleText.ts';
import { developmentName, spaceList, spaceName, thePower, advantageName, possessive } from '../names.ts';
import { countedUnits, unitCounts, unitList, unitTypeName } from '../unitNames.ts';
import { capitalized, counted, ipcs, joinWords, oneOrMany } from '../../../../text/words.ts';
import { UNTIL } from '../developmentText.ts';

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

const subject = (state: GameState, power: PowerId): string => capitalized(thePower(state, power));

/** What happened in research, purchase, placing and income. */
export const HOME_SENTENCES = {
  'dice-bought': (state, event) =>
    `${subject(state, event.power)} pays for ${diceText(event.dice)} of research for ` +
    `${developmentName(state, event.development)}; ${ipcs(event.treasury)} left.`,
  'research-rolled': (state, event) =>
    `Research for ${developmentName(state, event.development)}: ${joinWords(event.dice.map(String))}. ` +
    (event.isSuccess ? 'It is a breakthrough.' : 'It has failed.'),
  'development-gained': (state, event) =>
    `${subject(state, event.power)} has ${developmentName(state, event.development)} from now on.`,
  'units-purchased': (state, event) => {
    const units = unitCounts(event.units);
    return `${subject(state, event.power)} buys ${units === '' ? 'nothing' : units}; ${ipcs(event.treasury)} left.`;
  },
  'facility-repaired': (state, event) =>
    `${subject(state, event.power)} repairs ${counted(event.points, 'point')} of the ${unitTypeName(event.facility)} ` +
    `in ${spaceName(state, event.space)}; ${ipcs(event.treasury)} left.`,
  'unit-mobilized': (state, event) =>
    `${subject(state, event.unit.owner)} mobilizes ${countedUnits(event.unit.type, 1)} in ` +
    `${spaceName(state, event.unit.space)}.`,
  'facility-placed': (state, event) =>
    event.from === undefined
      ? `${subject(state, event.power)} builds ${countedUnits(event.facility, 1)} in ${spaceName(state, event.space)}.`
      : `${capitalized(possessive(state, event.power))} ${unitTypeName(event.from)} ` +
        `in ${spaceName(state, event.space)} becomes ${countedUnits(event.facility, 1)}.`,
  'facility-removed': (state, event) =>
    `The ${unitTypeName(event.facility)} in ${spaceName(state, event.space)} stands no longer: the territory is ` +
    `${possessive(state, event.power)} again.`,
  'units-refunded': (state, event) =>
    `${capitalized(unitCounts(event.units))} could not be placed: ${thePower(state, event.power)} gets ` +
    `${ipcs(event.ipcs)} back.`,
  'convoys-in-danger': (state, event) =>
    `Before ${thePower(state, event.power)} collects its income, ` +
    `${joinWords(event.asks.map((power) => thePower(state, power)))} can disrupt its convoys.`,
  'convoys-disrupted': (state, event) =>
    event.zones.length === 0
      ? `${subject(state, event.power)} disrupts no convoy of ${thePower(state, event.of)}.`
      : `${subject(state, event.power)} disrupts ${event.zones.length === 1 ? 'the convoy' : 'the convoys'} of ` +
        `${thePower(state, event.of)} in ${spaceList(state, event.zones)}: ${ipcs(event.ipcs)} ` +
        `${event.ipcs === 1 ? 'is' : 'are'} lost.`,
  'income-collected': (state, event) => `${subject(state, event.power)} collects ${ipcs(event.ipcs)}.`,
} satisfies Partial<EventTable<string | null>>;
