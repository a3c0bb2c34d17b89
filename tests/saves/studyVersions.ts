/** A study as version 1 of the format wrote it. Never change it: it must always open. */
export const STUDY_VERSION_1: unknown = {
  version: 1,
  kind: 'study',
  title: 'Soviet opening',
  edition: '1941',
  start: { kind: 'setup', victory: 'standard' },
  seed: 'one',
  diceMode: 'program',
  players: [
    { name: 'Axis', powers: ['germany', 'japan'] },
    { name: 'Allies', powers: ['soviet-union', 'united-kingdom', 'united-states'] },
  ],
  draws: [{ kind: 'space', space: 'karelia', colour: 'red' }],
  nodes: [
    { parent: -1, move: { type: 'purchase', units: { infantry: 2 } }, name: 'Infantry', mark: 'good' },
    { parent: 0, move: { type: 'end-phase' }, comment: 'Two lines\nof *text*.' },
    { parent: -1, move: { type: 'purchase', units: { tank: 1 } }, chance: 0.25, isFolded: true },
  ],
  cursor: 1,
  savedAt: '2026-11-22T14:05:00.000Z',
};

/** A study as version 2 of the format wrote it. Never change it: it must always open. */
export const STUDY_VERSION_2 = {
  version: 2,
  kind: 'study',
  title: 'Soviet opening',
  edition: '1941',
  chapters: [
    {
      title: 'Chapter 1',
      start: { kind: 'setup', victory: 'standard' },
      seed: 'one',
      diceMode: 'program',
      players: [
        { name: 'Axis', powers: ['germany', 'japan'] },
        { name: 'Allies', powers: ['soviet-union', 'united-kingdom', 'united-states'] },
      ],
      notes: { draws: [{ kind: 'space', space: 'karelia', colour: 'red' }] },
      nodes: [
        { parent: -1, move: { type: 'purchase', units: { infantry: 2 } }, name: 'Infantry', mark: 'good' },
        { parent: 0, move: { type: 'end-phase' }, comment: 'Two lines\nof *text*.' },
        { parent: -1, move: { type: 'purchase', units: { tank: 1 } }, chance: 0.25, isFolded: true },
      ],
      cursor: 1,
    },
    {
      title: 'An empty sea',
      start: {
        kind: 'position',
        position: {
          edition: '1941',
          round: 3,
          power: 'germany',
          phase: 'combat-move',
          victory: 'standard',
          treasury: { 'soviet-union': 1, germany: 2, 'united-kingdom': 3, japan: 4, 'united-states': 5 },
          control: {},
          units: { germany: { germany: { infantry: 3 } } },
        },
      },
      seed: 'two',
      diceMode: 'program',
      players: [
        { name: 'Axis', powers: ['germany', 'japan'] },
        { name: 'Allies', powers: ['soviet-union', 'united-kingdom', 'united-states'] },
      ],
      notes: { comment: 'Where it begins.' },
      nodes: [{ parent: -1, move: { type: 'end-phase' } }],
      cursor: -1,
    },
  ],
  shown: 1,
  savedAt: '2026-11-22T14:05:00.000Z',
};

const [before, since] = STUDY_VERSION_2.chapters;

/** A study as version 3 of the format wrote it: a chapter from before, and one begun since. */
export const STUDY_VERSION_3: unknown = {
  ...STUDY_VERSION_2,
  version: 3,
  chapters: [{ ...before, idleDice: true }, since],
};
