import boardFile from '../../../../rules/1941/board.json' with { type: 'json' };
import { addEdition } from '../../../../src/engine/axis-allies/board.ts';
import { editionFrom, type EditionRules } from '../../../../src/engine/axis-allies/editions/schema.ts';
import { editionOf } from '../../../../src/engine/axis-allies/index.ts';

/** An edition on 1941's board and by its rules, with units that it does not have and carriers that do not attack. */

const KNOWN = editionOf('1941');

const unit = (id: string, domain: string, cost: number, move: number, attack: number, defense: number, hits = 1) => ({
  id,
  domain,
  cost,
  move,
  attack,
  defense,
  hits,
});

const UNITS = [
  unit('infantry', 'land', 3, 1, 1, 2),
  unit('artillery', 'land', 4, 1, 2, 2),
  unit('mechanized-infantry', 'land', 4, 2, 1, 2),
  unit('tank', 'land', 6, 2, 3, 3),
  unit('fighter', 'air', 10, 4, 3, 4),
  unit('tactical-bomber', 'air', 11, 4, 3, 3),
  unit('bomber', 'air', 12, 6, 4, 1),
  unit('submarine', 'sea', 6, 2, 2, 1),
  unit('transport', 'sea', 7, 2, 0, 0),
  unit('destroyer', 'sea', 8, 2, 2, 2),
  unit('cruiser', 'sea', 12, 2, 3, 3),
  unit('carrier', 'sea', 16, 2, 0, 2, 2),
  unit('battleship', 'sea', 20, 2, 4, 4, 2),
];

const BOARD = { ...boardFile, units: UNITS };

const ABILITIES: EditionRules['abilities'] = {
  infantry: { captures: true, cargo: 'light' },
  artillery: { captures: true, cargo: 'heavy' },
  'mechanized-infantry': { captures: true, cargo: 'heavy' },
  tank: { captures: true, cargo: 'heavy', blitzes: true },
  fighter: { landsOnDecks: true },
  'tactical-bomber': { landsOnDecks: true },
  submarine: { submerges: true, firesFirst: true, restsAmongEnemies: true },
  transport: { unarmed: true, hold: ['heavy', 'light'], defenceless: true },
  destroyer: { barsZones: true, huntsSubmarines: true },
  cruiser: { barsZones: true },
  carrier: { barsZones: true, deck: 2 },
  battleship: { barsZones: true },
};

/** Makes such an edition known to the rules, with more in its board file and other rules. Answers its id. */
export function addFleetEdition(edition: string, file: object = {}, rules: Partial<EditionRules> = {}): string {
  addEdition(editionFrom({ ...BOARD, ...file, edition }, { ...KNOWN, abilities: ABILITIES, ...rules }));
  return edition;
}
