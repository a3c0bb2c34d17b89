import { describe, expect, test } from 'vitest';
import {
  awaiting,
  diceAsked,
  play,
  refusalOf,
  type Command,
  type GameState,
  type Phase,
  type Unit,
} from '../../../../src/engine/axis-allies/index.ts';
import { chance, type Chance } from '../players/chance.ts';
import { isFerry, noted, openLedger, units, type Ledger } from './ferryLedger.ts';
import { boarding, combatMoveEnds, goingAshore, sailing, waters } from './ferryModel.ts';
import { ferryPosition } from './ferryPositions.ts';
import { isSea, NEIGHBOURS, type Verdict } from './movementModel.ts';

/** Random play at crowded coasts, over whole turns: transports may do exactly what the model lets them do. */

const RUNS = Number(process.env['WARBOARD_RUNS'] ?? 16);
const SEED = process.env['WARBOARD_SEED'] ?? '2004';
const STEPS = 90;

interface Judged {
  readonly command: Command;
  readonly verdict: Verdict;
}

/** Every ferry order of the acting power, with the model's verdict. */
function ferryOrders(state: GameState, ledger: Ledger): readonly Judged[] {
  const own = units(state).filter(({ owner }) => owner === state.power);
  const ships = units(state).filter((unit) => isSea(unit.space) && unit.aboard === undefined && ledger.ships[unit.id]);
  const loads = own.flatMap((unit) =>
    ships.flatMap((ship): Judged[] =>
      isSea(unit.space) || !NEIGHBOURS.get(ship.space)!.includes(unit.space)
        ? []
        : [
            {
              command: { type: 'load', units: [unit.id], zone: ship.space, transport: ship.id },
              verdict: boarding(state, ledger, unit, ship),
            },
          ],
    ),
  );
  const landings = own.flatMap((unit) =>
    unit.aboard === undefined
      ? []
      : NEIGHBOURS.get(unit.space)!.map((to): Judged => ({
          command: { type: 'offload', units: [unit.id], to },
          verdict: goingAshore(state, ledger, unit, to),
        })),
  );
  const voyages = ships
    .filter((ship) => ship.owner === state.power && isFerry(state, ship))
    .flatMap((ship) =>
      [...zonesNear(ship.space)].map((to): Judged => ({
        command: { type: 'move', units: [ship.id], to },
        verdict: sailing(state, ledger, ship, to),
      })),
    );
  return [...loads, ...landings, ...voyages];
}

const seaBeside = (zone: string): readonly string[] => NEIGHBOURS.get(zone)!.filter(isSea);

/** The zones within two moves. */
const zonesNear = (zone: string): ReadonlySet<string> =>
  new Set(
    seaBeside(zone)
      .flatMap((near) => [near, ...seaBeside(near)])
      .filter((near) => near !== zone),
  );

const told = (state: GameState, { command }: Judged): string => {
  const name = (id: string): string => {
    const unit = state.units[id];
    return unit ? `${unit.owner} ${unit.type} in ${unit.space}${unit.aboard === undefined ? '' : ' aboard'}` : id;
  };
  const more = command.type === 'move' || command.type === 'offload' ? command.to : '';
  const ship = command.type === 'load' ? ` onto ${name(command.transport ?? '')}` : '';
  const who = 'units' in command ? (command.units as readonly string[]).map(name).join() : '';
  return `${state.power} ${state.phase}: ${command.type} ${who}${ship} ${more}`;
};

function faultOf(state: GameState, judged: Judged): string | null {
  const refused = refusalOf(state, judged.command);
  if (judged.verdict === 'never' && !refused) return `${told(state, judged)}: accepted`;
  if (judged.verdict === 'must' && refused)
    return `${told(state, judged)}: refused by ${refused.rule} ${refused.reason}`;
  return null;
}

/** Something to do in combat, by lot. */
function combatOrder(state: GameState, draws: Chance): Command {
  const awaited = awaiting(state);
  if (awaited.kind === 'dice')
    return { type: 'roll', dice: Array.from({ length: diceAsked(awaited) }, () => 1 + draws.below(6)) };
  if (awaited.kind === 'casualties') return { type: 'casualties', units: awaited.suggestion };
  if (awaited.kind === 'submerge') return { type: 'submerge', units: draws.some(awaited.submarines) };
  if (awaited.kind === 'retreat')
    return awaited.to.length > 0 && draws.happens(0.3)
      ? { type: 'retreat', to: draws.one(awaited.to)! }
      : { type: 'press' };
  const bound = units(state).filter((unit) => state.turn.deeds[unit.id]?.assault !== undefined);
  const ship = draws.one(bound)?.aboard;
  const callOff: Command = { type: 'call-off', transports: [ship ?? ''] };
  if (ship !== undefined && draws.happens(0.25) && !refusalOf(state, callOff)) return callOff;
  const battles = draws.shuffled(state.turn.battles).map(({ space }): Command => ({ type: 'fight', space }));
  return battles.find((command) => !refusalOf(state, command)) ?? { type: 'end-phase' };
}

interface Found {
  judged: number;
  must: number;
  faults: string[];
  readonly played: Map<string, number>;
}

function playOn(start: GameState, seed: string, found: Found): void {
  let state = start;
  let ledger = openLedger(state);
  const trail: string[] = [];
  for (let n = 1; n <= STEPS; n++) {
    const draws = chance(seed, n);
    const isMoving = state.phase === 'combat-move' || state.phase === 'noncombat-move';
    const orders = isMoving ? ferryOrders(state, ledger) : [];
    const end: Judged = {
      command: { type: 'end-phase' },
      verdict: state.phase === 'combat-move' ? combatMoveEnds(state, ledger) : 'way',
    };
    for (const order of [...orders, end]) {
      found.judged++;
      if (order.verdict === 'must') found.must++;
      const fault = faultOf(state, order);
      if (fault !== null) {
        found.faults.push(`seed ${seed}: ${[...trail, fault].join(' | ')}`);
        return;
      }
    }
    const accepted = orders.filter((order) => order.verdict !== 'never' && !refusalOf(state, order.command));
    const useful = draws.happens(0.6) ? accepted.filter(({ command }) => command.type !== 'move') : accepted;
    const isOver = draws.happens(state.phase === 'combat-move' ? 0.3 : 0.15) && !refusalOf(state, end.command);
    const chosen = isMoving ? ((isOver ? undefined : (draws.one(useful) ?? draws.one(accepted))) ?? end) : null;
    const command = chosen?.command ?? combatOrder(state, draws);
    const answer = play(state, command);
    if (!answer.ok) return;
    const [sailor] = command.type === 'move' ? command.units : [];
    const distance = command.type === 'move' ? (waters(state, state.units[sailor!] as Unit).get(command.to) ?? 0) : 0;
    trail.push(chosen ? told(state, chosen) : command.type);
    const after = answer.value.state;
    if (chosen) note(found, state, ledger, command);
    ledger = noted(ledger, state, command, after, distance);
    if (after.power !== state.power)
      ledger = openLedger(after, after.round === state.round ? ledger.emptied : new Set());
    state = after;
  }
}

/** Counts what was played, by what its ship did before. */
function note({ played }: Found, state: GameState, ledger: Ledger, command: Command): void {
  const [unit = ''] = 'units' in command ? (command.units as readonly string[]) : [];
  const ship = command.type === 'load' ? command.transport : (state.units[unit]?.aboard ?? unit);
  const log = ledger.ships[ship ?? ''];
  if (!log) return;
  const parts = [
    state.phase,
    command.type,
    state.units[ship!]?.type,
    state.units[ship!]?.owner !== state.power && 'of a friend',
    log.fought && 'fought',
    log.ashore !== null && 'landed',
    log.sailed && 'sailed',
    log.fled && 'fled',
    ledger.done.has(unit) && 'done',
  ];
  const key = parts.filter(Boolean).join(' ');
  played.set(key, (played.get(key) ?? 0) + 1);
}

describe.each(['combat-move', 'noncombat-move'] as const)('ferries from %s on', (phase: Phase) => {
  test('CM-15, CM-16, CM-17, CM-18, AMPH-6, AMPH-9, NCM-8, NCM-9, NCM-10, NA-JA-1: as the model has it', () => {
    const found: Found = { judged: 0, must: 0, faults: [], played: new Map() };
    for (let run = 1; run <= RUNS; run++) {
      const seed = `${SEED}-${run}`;
      const state = ferryPosition(seed, phase);
      if (state) playOn(state, seed, found);
    }
    expect(found.faults).toEqual([]);
    expect(found.must).toBeGreaterThan(100);
  });
});
