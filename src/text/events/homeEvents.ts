import type { GameEvent, GameState } from '../../engine/index.ts';
import { diceText } from '../battleText.ts';
import { developmentName, spaceName, thePower } from '../names.ts';
import { countedUnits, unitCounts } from '../unitNames.ts';
import { capitalized, ipcs, joinWords } from '../words.ts';

const TYPES = [
  'dice-bought',
  'research-rolled',
  'development-gained',
  'units-purchased',
  'unit-mobilized',
  'complex-placed',
  'units-refunded',
  'income-collected',
] as const;
type HomeEvent = Extract<GameEvent, { readonly type: (typeof TYPES)[number] }>;

export const isHomeEvent = (event: GameEvent): event is HomeEvent => TYPES.some((type) => type === event.type);

/** What happened in research, purchase, placing and income. */
export function homeEventText(state: GameState, event: HomeEvent): string {
  const Power = capitalized(thePower(state, event.type === 'unit-mobilized' ? event.unit.owner : event.power));
  switch (event.type) {
    case 'dice-bought':
      return (
        `${Power} pays for ${diceText(event.dice)} of research for ${developmentName(state, event.development)}; ` +
        `${ipcs(event.treasury)} left.`
      );
    case 'research-rolled':
      return (
        `Research for ${developmentName(state, event.development)}: ${joinWords(event.dice.map(String))}. ` +
        (event.isSuccess ? 'It is a breakthrough.' : 'It has failed.')
      );
    case 'development-gained':
      return `${Power} has ${developmentName(state, event.development)} from now on.`;
    case 'units-purchased': {
      const units = unitCounts(event.units);
      return `${Power} buys ${units === '' ? 'nothing' : units}; ${ipcs(event.treasury)} left.`;
    }
    case 'unit-mobilized':
      return `${Power} mobilizes ${countedUnits(event.unit.type, 1)} in ${spaceName(state, event.unit.space)}.`;
    case 'complex-placed':
      return `${Power} builds an industrial complex in ${spaceName(state, event.space)}.`;
    case 'units-refunded':
      return (
        `${capitalized(unitCounts(event.units))} could not be placed: ${thePower(state, event.power)} gets ` +
        `${ipcs(event.ipcs)} back.`
      );
    case 'income-collected':
      return `${Power} collects ${ipcs(event.ipcs)}.`;
  }
}
