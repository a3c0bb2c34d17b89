import { loadEdition, newGame, toPosition } from '../../src/engine/axis-allies/index.ts';

const OPENING = toPosition(
  newGame(await loadEdition('revised'), {
    players: [
      { name: 'Ada', powers: ['soviet-union', 'united-kingdom', 'united-states'] },
      { name: 'Bo', powers: ['germany', 'japan'] },
    ],
    victory: 'minor',
    advantages: { germany: ['u-boat-interdiction'] },
  }),
);

/**
 * The opening of Revised in the turn of the United Kingdom, whose bombers can raid Berlin and whose fleet off Norway
 * can land troops beside a gun.
 */
export const REVISED_POSITION = {
  ...OPENING,
  power: 'united-kingdom',
  units: {
    ...OPENING.units,
    germany: { ...OPENING.units['germany'], norway: { infantry: 1, 'antiaircraft-gun': 1 } },
    'united-kingdom': {
      ...OPENING.units['united-kingdom'],
      'sz-2': {},
      'sz-3': { battleship: 1, transport: 1 },
    },
  },
};

/** The opening of Revised when the Soviet Union gives its orders to attack. */
export const SOVIET_POSITION = { ...OPENING, phase: 'combat-move' } as const;

/** What a position of Revised cannot be: a weapon nobody knows, two complexes in a territory, a gun at sea. */
export const IMPOSSIBLE_POSITION = {
  ...REVISED_POSITION,
  version: 3,
  developments: { germany: ['death-ray'] },
  complexes: ['germany', 'germany'],
  units: { ...REVISED_POSITION.units, japan: { japan: { infantry: 1 }, 'sz-60': { 'antiaircraft-gun': 1 } } },
};
