import { addEdition } from '../../../../src/engine/axis-allies/board.ts';
import { purchaseAndRepair } from '../../../../src/engine/axis-allies/phases/repair.ts';
import { territory as plain } from './smallBoard.ts';
import { editionFrom } from '../../../../src/engine/axis-allies/editions/schema.ts';
import {
  editionOf,
  fromPosition,
  refusalOf,
  type Command,
  type GameState,
  type PositionFile,
} from '../../../../src/engine/axis-allies/index.ts';

/** An edition of two zones and eight territories, with complexes of two ranks, air bases and naval bases. */

const territory = (id: string, owner: string, ipc: number, change: object = {}) =>
  plain(id, owner, { ipc, coastal: true, ...change });
const island = { island: true };
const inland = { coastal: false };

const board = {
  edition: 'bases',
  powers: [
    { id: 'red', name: 'Red', side: 'axis', startingIncome: 13, capital: 'port' },
    { id: 'blue', name: 'Blue', side: 'allies', startingIncome: 9, capital: 'town' },
  ],
  turnOrder: ['red', 'blue'],
  units: [
    { id: 'infantry', domain: 'land', cost: 3, move: 1, attack: 1, defense: 2 },
    { id: 'tank', domain: 'land', cost: 6, move: 2, attack: 3, defense: 3 },
    { id: 'bomber', domain: 'air', cost: 12, move: 6, attack: 4, defense: 1 },
    { id: 'battleship', domain: 'sea', cost: 20, move: 2, attack: 4, defense: 4, hits: 2 },
  ],
  facilities: [
    { id: 'minor-complex', cost: 12, minimumIpc: 2, onIslands: false, perTurn: 3, maxDamage: 6 },
    { id: 'major-complex', cost: 30, upgradeCost: 20, minimumIpc: 3, onIslands: false, perTurn: 10, maxDamage: 20 },
    { id: 'air-base', cost: 15, onIslands: true, maxDamage: 6, inoperativeAt: 3, adds: { air: 1 } },
    {
      id: 'naval-base',
      cost: 15,
      onIslands: true,
      coastalOnly: true,
      maxDamage: 6,
      inoperativeAt: 3,
      adds: { sea: 1 },
      repairs: ['battleship'],
    },
  ],
  facilityRules: { repairCost: 1, complexesOnIslandsToo: ['port'] },
  spaces: [
    { id: 'near-sea', name: 'near-sea', kind: 'sea' },
    { id: 'far-sea', name: 'far-sea', kind: 'sea' },
    territory('port', 'red', 4, { ...island, capitalOf: 'red', industrialComplex: 'major', airBase: true }),
    territory('isle', 'red', 3, { ...island, navalBase: true }),
    territory('rock', 'red', 0, island),
    territory('hill', 'red', 3, { ...inland, industrialComplex: 'minor' }),
    territory('moor', 'red', 1, inland),
    territory('wood', 'red', 2, inland),
    territory('dale', 'blue', 2, { ...inland }),
    territory('cove', 'blue', 3, { navalBase: true }),
    territory('town', 'blue', 4, { capitalOf: 'blue', industrialComplex: 'major' }),
  ],
  adjacent: [
    ['near-sea', 'far-sea'],
    ['near-sea', 'port'],
    ['near-sea', 'isle'],
    ['near-sea', 'rock'],
    ['far-sea', 'cove'],
    ['far-sea', 'town'],
    ['hill', 'moor'],
    ['hill', 'wood'],
    ['hill', 'dale'],
    ['hill', 'cove'],
    ['dale', 'town'],
    ['cove', 'town'],
  ],
  canals: [],
  closedToSeaUnits: [],
  setup: { red: { hill: { tank: 1 }, port: { infantry: 1 } }, blue: { town: { infantry: 1 } } },
};

const { strikes, phases: usual, battleSteps, interrupts, transports } = editionOf('1941');
const phases = usual.map((phase) => (phase.id === purchaseAndRepair.id ? purchaseAndRepair : phase));

export const bases = editionFrom(board, {
  abilities: {
    infantry: { captures: true, cargo: 'light' },
    tank: { captures: true, cargo: 'heavy', blitzes: true },
    battleship: { barsZones: true },
  },
  strikes,
  phases,
  transports,
  battleSteps,
  interrupts,
  victories: { town: [{ rule: 'TURN-4', side: 'axis', afterTurnOf: 'red', needs: 1, territories: ['town'] }] },
});

addEdition(bases);

/** A position of this edition; red's turn unless it says another. */
export function basesGame(position: Partial<PositionFile>): GameState {
  const file = { edition: 'bases', power: 'red', phase: 'purchase-units', units: {}, ...position };
  const read = fromPosition(file);
  if (!read.ok) throw new Error(read.fault.map(({ path, message }) => `${path}: ${message}`).join('; '));
  return read.value;
}

/** Rule and reason of a refusal; null if the command is allowed. */
export function refusedFor(state: GameState, command: Command): string | null {
  const refusal = refusalOf(state, command);
  return refusal && `${refusal.rule} ${refusal.reason}`;
}

export const END: Command = { type: 'end-phase' };
