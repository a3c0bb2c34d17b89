import { expect, test } from 'vitest';
import { turnStory, warRecord, type ToldEntry } from '../../../../src/games/axis-allies/history/index.ts';
import { entryText } from '../../../../src/games/axis-allies/text/history/entryText.ts';
import { turnPartText } from '../../../../src/games/axis-allies/text/history/turnText.ts';
import type { Command, GameState } from '../../../../src/engine/axis-allies/index.ts';
import {
  after,
  endPhase,
  game,
  idsOf,
  move,
  roll,
  type Order,
} from '../../../engine/axis-allies/revised/advantages/support.ts';

/** The diary tells every way that pieces go and come, also without a move or a purchase of their own. */

/** Plays these orders from a start, and tells what came of them. */
function told(start: GameState, ...orders: readonly Order[]): readonly ToldEntry[] {
  const commands: Command[] = [];
  let now = start;
  for (const order of orders) {
    const command = typeof order === 'function' ? order(now) : order;
    commands.push(command);
    now = after(now, command);
  }
  const work = warRecord(start, commands);
  for (let step = work.next(); ; step = work.next()) if (step.done === true) return step.value.entries;
}

const lines = (start: GameState, ...orders: readonly Order[]): readonly string[] =>
  told(start, ...orders).map((entry) => entryText(start, entry));

const load =
  (from: string, counts: Readonly<Record<string, number>>, zone: string): Order =>
  (now) => ({
    type: 'load',
    units: idsOf(now, from, counts),
    zone,
  });

const offload =
  (zone: string, counts: Readonly<Record<string, number>>, to: string): Order =>
  (now) => ({
    type: 'offload',
    units: idsOf(now, zone, counts),
    to,
  });

test('NCM-8: troops that went by sea are told of when they land', () => {
  const start = game({
    power: 'united-kingdom',
    phase: 'noncombat-move',
    units: { 'united-kingdom': { 'united-kingdom': { infantry: 2 }, 'sz-8': { transport: 1 } } },
  });
  const orders = [
    load('united-kingdom', { infantry: 2 }, 'sz-8'),
    move('sz-8', { transport: 1 }, 'sz-9'),
    offload('sz-9', { infantry: 2 }, 'eastern-canada'),
  ];
  expect(lines(start, ...orders)).toEqual([
    'A transport from Sea Zone 8 to Sea Zone 9.',
    '2 infantry from Sea Zone 9 to Eastern Canada.',
  ]);
});

test('CPX-1: an industrial complex is told of as it is placed', () => {
  const start = game({
    power: 'united-kingdom',
    phase: 'mobilize-new-units',
    purchased: { 'industrial-complex': 1 },
    units: { 'united-kingdom': { india: { infantry: 1 } } },
  });
  const entries = told(start, { type: 'mobilize', unit: 'industrial-complex', to: 'india' });
  expect(entries.map((entry) => entryText(start, entry))).toEqual(['An industrial complex placed in India.']);
  expect(turnStory(entries).map((part) => turnPartText(start, part))).toEqual([
    'New units: an industrial complex in India.',
  ]);
});

test('NA-SU-2, NA-SU-4: free units are told of where they come, before and after a battle', () => {
  const start = game({
    power: 'japan',
    advantages: { 'soviet-union': ['nonaggression-treaty', 'salvage'] },
    units: { japan: { manchuria: { tank: 1 } }, 'soviet-union': { 'buryatia-ssr': { infantry: 1 } } },
  });
  const place: Command = { type: 'place-offer', to: 'buryatia-ssr' };
  const fight: Command = { type: 'fight', space: 'buryatia-ssr' };
  const orders = [
    move('manchuria', { tank: 1 }, 'buryatia-ssr'),
    endPhase,
    place,
    fight,
    roll(6),
    roll(1, 6, 6, 6, 6),
    place,
  ];
  expect(lines(start, ...orders)).toEqual([
    'A tank from Manchuria to Buryatia S.S.R.',
    'The Soviet Union uses Nonaggression Treaty.',
    '4 infantry of the Soviet Union placed in Buryatia S.S.R.',
    'Battle of Buryatia S.S.R.: a tank against 5 infantry of the Soviet Union; the defenders hold. ' +
      'Attackers lost a tank (5 IPCs).',
    'A tank of the Soviet Union placed in Buryatia S.S.R.',
  ]);
});

test('NA-UK-3: who was sent where by Enigma Decoded', () => {
  const start = game({
    power: 'germany',
    advantages: { 'united-kingdom': ['enigma-decoded'] },
    units: { germany: { libya: { tank: 1 } }, 'united-kingdom': { 'anglo-egypt': { infantry: 2 } } },
  });
  const orders: readonly Order[] = [
    move('libya', { tank: 1 }, 'anglo-egypt'),
    endPhase,
    (now) => ({
      type: 'use-advantage',
      advantage: 'enigma-decoded',
      units: idsOf(now, 'anglo-egypt', { infantry: 1 }, 'united-kingdom'),
      to: 'trans-jordan',
    }),
  ];
  expect(lines(start, ...orders).slice(1)).toEqual([
    'The United Kingdom uses Enigma Decoded.',
    '1 infantry of the United Kingdom from Anglo-Egypt to Trans-Jordan.',
  ]);
});

test('NA-SU-5, NA-SU-3: units that were lent, and a complex that moved', () => {
  const start = game({
    power: 'soviet-union',
    phase: 'purchase-units',
    advantages: { 'soviet-union': ['lend-lease', 'mobile-industry'] },
    units: {
      'soviet-union': { russia: { infantry: 1 } },
      'united-kingdom': { caucasus: { fighter: 1 } },
      'united-states': { caucasus: { tank: 1 } },
    },
  });
  const lend: Order = (now) => ({
    type: 'use-advantage',
    advantage: 'lend-lease',
    units: [
      ...idsOf(now, 'caucasus', { fighter: 1 }, 'united-kingdom'),
      ...idsOf(now, 'caucasus', { tank: 1 }, 'united-states'),
    ],
  });
  const industry: Command = {
    type: 'use-advantage',
    advantage: 'mobile-industry',
    from: 'caucasus',
    to: 'kazakh-ssr',
  };
  const entries = told(start, lend, endPhase, endPhase, endPhase, industry);
  expect(entries.map((entry) => entryText(start, entry))).toEqual([
    'A fighter of the United Kingdom and a tank of the United States in Caucasus now belong to the Soviet Union.',
    'An industrial complex from Caucasus to Kazakh S.S.R.',
  ]);
  expect(turnStory(entries).map((part) => turnPartText(start, part))).toEqual([
    'Moved an industrial complex from Caucasus to Kazakh S.S.R.',
    'Taken over: a fighter of the United Kingdom and a tank of the United States in Caucasus.',
  ]);
});
