import { describe, expect, test } from 'vitest';
import {
  awaiting,
  diceAsked,
  movesLeft,
  play,
  reach,
  refusalOf,
  warnings,
  type Command,
  type GameState,
  type Phase,
  type Reason,
  type Unit,
} from '../../../../src/engine/axis-allies/index.ts';
import { chance, type Chance } from '../players/chance.ts';
import { units } from './ferryLedger.ts';
import {
  canAllLand,
  canCarrierSail,
  canLandAt,
  canSaveAllBut,
  effort,
  flightsFrom,
  flyersOf,
  lost,
  voyagesOf,
} from './landingModel.ts';
import { landingPosition } from './landingPositions.ts';

/** Random flights and battles in small seas: what can still land is judged as the model judges it. */

const RUNS = Number(process.env['WARBOARD_RUNS'] ?? 30);
const SEED = process.env['WARBOARD_SEED'] ?? '2004';
const STEPS = 40;
const LOSSES: readonly Reason[] = ['must-save-air', 'carrier-stays'];
const FEW = Number(process.env['WARBOARD_EFFORT'] ?? 10_000);
const JUDGED = Number(process.env['WARBOARD_JUDGED'] ?? 8);

interface Found {
  readonly faults: string[];
  readonly judged: Record<string, number>;
}

const count = ({ judged }: Found, what: string): void => {
  judged[what] = (judged[what] ?? 0) + 1;
};

/** Where the engine does not agree with the model about the end of this phase, or null. */
function endFault(state: GameState, found: Found): string | null {
  const refused = refusalOf(state, { type: 'end-phase' });
  if (state.phase === 'combat-move') {
    if (refused && refused.reason !== 'cannot-land') return null;
    count(found, refused ? 'CM-11 refused' : 'CM-11 proven');
    if ((refused === null) !== canAllLand(state)) return `combat move ends: ${refused === null}`;
    return canAllLand(state, refused?.units ?? []) ? null : `CM-11: more cannot land than ${refused?.units?.join()}`;
  }
  if (state.phase !== 'noncombat-move') return null;
  const gone = lost(state, 'in noncombat move');
  const told = warnings(state).flatMap((warning) => (warning.kind === 'air-lost' ? warning.units : []));
  if (told.length !== gone) return `NCM-7: ${told.length} lost, not ${gone}`;
  if (!canSaveAllBut(state, told, 'in noncombat move')) return `NCM-7: others are lost than ${told.join()}`;
  const mustSave = lost(state, 'nothing moves') > gone;
  count(found, mustSave ? 'NCM-6 held up' : gone > 0 ? 'NCM-7 lost' : 'NCM-6 ends');
  if ((refused?.reason === 'must-save-air') !== mustSave) return `NCM-6: ${refused?.reason}, not ${mustSave}`;
  if (!mustSave) return null;
  const named = refused?.units ?? [];
  if (named.length === 0 || named.some((id) => told.includes(id))) return `NCM-6: ${named.join()} past saving`;
  if (String(refused?.pastSaving ?? []) !== String(told))
    return `NCM-7: ${refused?.pastSaving?.join()}, not ${told.join()}`;
  return canSaveAllBut(state, [...named, ...told], 'nothing moves') ? null : `NCM-6: more than ${named.join()}`;
}

/** Enough of these spaces to judge. */
const someOf = (spaces: Iterable<string>, draws: Chance): readonly string[] =>
  draws.shuffled([...spaces]).slice(0, JUDGED);

/** Where the engine lets an air unit land and the model does not, or the other way round. */
function landingFaults(state: GameState, unit: Unit, found: Found, draws: Chance): readonly string[] {
  const range = movesLeft(state, unit.id);
  const isHome = state.phase === 'conduct-combat';
  return someOf(flightsFrom(unit.space, range), draws).flatMap((to) => {
    if (to === unit.space && !isHome) return [];
    const refused = refusalOf(state, { type: 'move', units: [unit.id], to });
    const can = canLandAt(state, unit, to);
    count(found, `${isHome ? 'COM-25' : 'NCM-5'} ${can ? 'lands' : 'not there'}`);
    return can === (refused === null)
      ? []
      : [`${unit.type} in ${unit.space} to ${to}: ${refused ? `${refused.rule} ${refused.reason}` : 'accepted'}`];
  });
}

/** Where the engine lets a carrier sail in noncombat move and the model does not, or the other way round. */
const voyageFaults = (state: GameState, carrier: Unit, found: Found): readonly string[] =>
  voyagesOf(state, carrier).flatMap((to) => {
    const refused = refusalOf(state, { type: 'move', units: [carrier.id], to });
    const can = canCarrierSail(state, carrier, to);
    count(found, can ? 'NCM-6 sails' : 'NCM-6 stays');
    return can === (refused === null) && (refused === null || LOSSES.includes(refused.reason))
      ? []
      : [`carrier in ${carrier.space} to ${to}: ${refused ? `${refused.rule} ${refused.reason}` : 'accepted'}`];
  });

/** Flights of combat move that are refused for want of a landing place although combat move could end after them. */
function attackFaults(state: GameState, unit: Unit, found: Found, draws: Chance): readonly string[] {
  return someOf(flightsFrom(unit.space, movesLeft(state, unit.id)), draws).flatMap((to) => {
    if (refusalOf(state, { type: 'move', units: [unit.id], to })?.reason !== 'cannot-land') return [];
    count(found, 'CM-11 kept');
    const before = state.turn.deeds[unit.id];
    const distance = Math.max(...[...Array(9).keys()].filter((n) => !flightsFrom(unit.space, n).has(to)), -1) + 1;
    const deed = {
      spent: (before?.spent ?? 0) + distance,
      route: [...(before?.route ?? [unit.space]), to],
      phase: state.phase,
      did: 'moved',
    } as const;
    // One that was to stay aboard is launched for it (CM-13).
    const { aboard: _, ...flown } = unit;
    const after: GameState = {
      ...state,
      units: { ...state.units, [unit.id]: { ...flown, space: to } },
      turn: { ...state.turn, deeds: { ...state.turn.deeds, [unit.id]: deed } },
    };
    return canAllLand(after) ? [`${unit.type} in ${unit.space} is kept from ${to}`] : [];
  });
}

function faultsOf(state: GameState, found: Found, draws: Chance): readonly string[] {
  const awaited = awaiting(state);
  if (awaited.kind === 'fly-home') {
    if (effort(state) > FEW) return [];
    return awaited.units.flatMap((id) => landingFaults(state, state.units[id]!, found, draws));
  }
  if (awaited.kind !== 'command' || effort(state) > FEW) return [];
  const end = endFault(state, found);
  if (end !== null) return [end];
  const kinds = new Map(
    flyersOf(state)
      .filter((unit) => movesLeft(state, unit.id) > 0)
      .map((unit) => [`${unit.type} ${unit.space} ${JSON.stringify(state.turn.deeds[unit.id] ?? 0)}`, unit]),
  );
  if (state.phase === 'combat-move')
    return [...kinds.values()].flatMap((unit) => attackFaults(state, unit, found, draws));
  if (state.phase !== 'noncombat-move') return [];
  const carriers = units(state).filter(({ type, owner }) => type === 'carrier' && owner === state.power);
  return [
    ...[...kinds.values()].flatMap((unit) => landingFaults(state, unit, found, draws)),
    ...carriers.flatMap((carrier) => voyageFaults(state, carrier, found)),
  ];
}

/** Something to do, by lot: flights and voyages, fighters kept aboard, battles. */
function orderOf(state: GameState, draws: Chance): Command {
  const awaited = awaiting(state);
  if (awaited.kind === 'dice')
    return { type: 'roll', dice: Array.from({ length: diceAsked(awaited) }, () => 1 + draws.below(6)) };
  if (awaited.kind === 'casualties') return { type: 'casualties', units: awaited.suggestion };
  if (awaited.kind === 'submerge') return { type: 'submerge', units: draws.some(awaited.submarines) };
  if (awaited.kind === 'stranded') return { type: 'land-stranded', unit: awaited.unit, to: draws.one(awaited.to)! };
  if (awaited.kind === 'retreat') {
    if (draws.happens(0.6)) return { type: 'press' };
    return awaited.to.length > 0 ? { type: 'retreat', to: draws.one(awaited.to)! } : { type: 'retreat' };
  }
  if (awaited.kind === 'fly-home')
    return draws.one(reach(state, [draws.one(awaited.units)!]))?.command ?? { type: 'end-phase' };
  if (state.phase === 'conduct-combat') {
    const battles = draws.shuffled(state.turn.battles).map(({ space }): Command => ({ type: 'fight', space }));
    return battles.find((command) => !refusalOf(state, command)) ?? { type: 'end-phase' };
  }
  if (draws.happens(0.15) && !refusalOf(state, { type: 'end-phase' })) return { type: 'end-phase' };
  const movers = units(state).filter(({ id, owner }) => owner === state.power && movesLeft(state, id) > 0);
  const unit = draws.one(movers);
  if (!unit) return { type: 'end-phase' };
  const keep: Command = { type: 'load', units: [unit.id], zone: unit.space };
  if (unit.type === 'fighter' && draws.happens(0.15) && !refusalOf(state, keep)) return keep;
  return draws.one(reach(state, [unit.id]))?.command ?? { type: 'end-phase' };
}

function playOn(start: GameState, seed: string, found: Found): void {
  let state = start;
  const trail: string[] = [];
  for (let n = 1; n <= STEPS && state.power === start.power && state.phase !== 'mobilize-new-units'; n++) {
    const faults = faultsOf(state, found, chance(`${seed}-judged`, n));
    if (faults.length > 0) {
      found.faults.push(`seed ${seed}, ${state.power} ${state.phase}: ${[...trail, ...faults].join(' | ')}`);
      return;
    }
    const command = orderOf(state, chance(seed, n));
    const answer = play(state, command);
    if (!answer.ok) continue;
    trail.push(JSON.stringify(command));
    state = answer.value.state;
  }
}

describe.each(['combat-move', 'noncombat-move'] as const)('landings from %s on', (phase: Phase) => {
  test('CM-11, CM-12, CM-13, COM-25, NCM-5, NCM-6, NCM-7: what can land is what the model can land', () => {
    const found: Found = { faults: [], judged: {} };
    for (let run = 1; run <= RUNS; run++) {
      const seed = `${SEED}-${run}`;
      const state = landingPosition(seed, phase);
      if (state) playOn(state, seed, found);
    }
    expect(found.faults).toEqual([]);
    for (const what of [
      'NCM-5 lands',
      'NCM-5 not there',
      'NCM-6 ends',
      'NCM-6 sails',
      'NCM-6 stays',
      ...(phase === 'combat-move' ? FOUGHT : []),
    ])
      expect(found.judged[what], what).toBeGreaterThan(2);
  });
});

const FOUGHT = ['CM-11 proven', 'CM-11 refused', 'CM-11 kept', 'COM-25 lands', 'COM-25 not there'];
