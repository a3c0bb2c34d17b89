import type { EventTable, GameState, PowerId } from '../../../../engine/axis-allies/index.ts';
import { diceText } from '../battleText.ts';
import { developmentName, spaceName, thePower } from '../names.ts';
import { countedUnits, unitCounts } from '../unitNames.ts';
import { capitalized, ipcs, joinWords } from '../../../../text/words.ts';

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
  'unit-mobilized': (state, event) =>
    `${subject(state, event.unit.owner)} mobilizes ${countedUnits(event.unit.type, 1)} in ` +
    `${spaceName(state, event.unit.space)}.`,
  'complex-placed': (state, event) =>
    `${subject(state, event.power)} builds an industrial complex in ${spaceName(state, event.space)}.`,
  'units-refunded': (state, event) =>
    `${capitalized(unitCounts(event.units))} could not be placed: ${thePower(state, event.power)} gets ` +
    `${ipcs(event.ipcs)} back.`,
  'income-collected': (state, event) => `${subject(state, event.power)} collects ${ipcs(event.ipcs)}.`,
} satisfies Partial<EventTable<string | null>>;
