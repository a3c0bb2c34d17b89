import {
  COMPLEX,
  orderCost,
  rollerOf,
  type GameEvent,
  type GameState,
  type PowerId,
  type Roller,
  type SpaceId,
} from '../engine/index.ts';
import { battleBegun, battleFought, withLosses, withSubmerged, type BattleSoFar } from './battleRecord.ts';
import type { Deed, Entry, Force } from './entry.ts';
import { forcesOf, priceOf, unitsNamed } from './forces.ts';
import type { Step } from './steps.ts';

/** What dice decide. */
const isByDice = ({ kind }: Deed): boolean =>
  kind === 'fought' || kind === 'researched' || kind === 'struck' || kind === 'lost';

type Told = readonly [spaces: readonly SpaceId[], deed: Deed];

/**
 * Writes the war diary of a game whose steps it is told one after another: an entry for each thing worth telling, in
 * order. A battle has one entry, when it is over.
 */
export function diarist(): (step: Step) => readonly Entry[] {
  let battle: BattleSoFar | null = null;
  /** Who rolled in the battle under way; outside battles, in this step. */
  let rollers: readonly Roller[] = [];

  function told(event: GameEvent, { before }: Step): readonly Told[] {
    switch (event.type) {
      case 'battle-began':
        battle = battleBegun(event, before);
        rollers = [];
        return [];
      case 'round-began':
        if (battle !== null) battle = { ...battle, rounds: event.round };
        return [];
      case 'submarines-submerged':
        if (battle !== null) battle = withSubmerged(battle, event, before);
        return [];
      case 'units-retreated':
        if (battle !== null && event.to !== null) battle = { ...battle, retreatedTo: event.to };
        return [];
      case 'units-destroyed': {
        const lost = unitsNamed(before, event.units);
        if (battle !== null) {
          battle = withLosses(battle, lost, before);
          return [];
        }
        const spaces = [...new Set(lost.map(({ space }) => space))];
        return [[spaces, { kind: 'lost', forces: forcesOf(lost), ipcs: priceOf(before, lost) }]];
      }
      case 'battle-ended': {
        const fought = battle;
        battle = null;
        return fought === null ? [] : [[[event.space], battleFought(fought, event)]];
      }
      default:
        return toldApart(event, before);
    }
  }

  return (step) => {
    const roller = rollerOf(step.command);
    if (battle === null) rollers = [];
    if (roller !== null && !rollers.includes(roller)) rollers = [...rollers, roller];
    return step.events.flatMap((event) => {
      const { round, power, phase } = step.before;
      const when = { after: step.index + 1, round, power, phase };
      const given = told(event, step);
      return given.map(([spaces, deed]) => ({
        ...when,
        spaces,
        ...deed,
        ...(rollers.length > 0 && isByDice(deed) && { rollers }),
      }));
    });
  };
}

/** What an event tells by itself. */
function toldApart(event: GameEvent, before: GameState): readonly Told[] {
  switch (event.type) {
    case 'units-purchased':
      return [[[], { kind: 'purchased', units: event.units, ipcs: orderCost(before, event.units) }]];
    case 'research-rolled': {
      const { development, dice, isSuccess } = event;
      return [[[], { kind: 'researched', development, dice: dice.length, isSuccess }]];
    }
    case 'units-moved':
      return journeys(event, before);
    case 'units-offloaded':
    case 'units-sent':
      return [[[event.from, event.to], { kind: 'moved', forces: forcesOf(unitsNamed(before, event.units)) }]];
    case 'fighter-landed': {
      const fighters = unitsNamed(before, [event.unit]).filter(({ space }) => space !== event.to);
      return fighters.map(({ space }) => [[space, event.to], { kind: 'moved', forces: forcesOf(fighters) }]);
    }
    case 'complex-moved':
      return [[[event.from, event.to], { kind: 'moved', forces: [complexOf(event.power)] }]];
    case 'ipcs-destroyed':
      return [[[event.space], { kind: 'struck', victim: event.power, ipcs: event.ipcs }]];
    case 'territory-captured':
      return [[[event.space], { kind: 'captured', from: event.from, to: event.to }]];
    case 'territory-returned':
      return [[[event.space], { kind: 'freed', from: event.from, to: event.to }]];
    case 'treasury-seized':
      return [[[], { kind: 'plundered', from: event.from, to: event.to, ipcs: event.ipcs }]];
    case 'unit-mobilized':
      return [[[event.unit.space], { kind: 'mobilized', forces: forcesOf([event.unit]) }]];
    case 'units-placed':
      return [[[event.space], { kind: 'mobilized', forces: forcesOf(event.units) }]];
    case 'complex-placed':
      return [[[event.space], { kind: 'mobilized', forces: [complexOf(event.power)] }]];
    case 'units-transferred': {
      const units = unitsNamed(before, event.units);
      const spaces = [...new Set(units.map(({ space }) => space))];
      // Guns go with their territory.
      return event.why === 'lend-lease' ? [[spaces, { kind: 'lent', forces: forcesOf(units), to: event.to }]] : [];
    }
    case 'income-collected':
      return [[[], { kind: 'collected', ipcs: event.ipcs }]];
    case 'advantage-used':
      return [[[], { kind: 'used-advantage', user: event.power, advantage: event.advantage }]];
    case 'game-won':
      return [[event.outcome.held, { kind: 'won', outcome: event.outcome }]];
    default:
      return [];
  }
}

const complexOf = (power: PowerId): Force => ({ power, units: { [COMPLEX]: 1 } });

/** Units that moved, by where they came from and went to; cargo is left out, it is told of when it lands. */
function journeys({ legs }: GameEvent & { type: 'units-moved' }, before: GameState): readonly Told[] {
  const ways = new Map<string, { readonly spaces: readonly SpaceId[]; readonly units: string[] }>();
  for (const { unit, route } of legs) {
    const spaces = [...route.slice(0, 1), ...route.slice(-1)];
    const way = ways.get(spaces.join()) ?? { spaces, units: [] };
    way.units.push(unit);
    ways.set(spaces.join(), way);
  }
  return [...ways.values()].map(({ spaces, units }) => [
    spaces,
    { kind: 'moved', forces: forcesOf(unitsNamed(before, units)) },
  ]);
}
