import { describe } from 'vitest';
import type { Command, GameState } from '../../../../src/engine/axis-allies/index.ts';
import { testRefusals } from '../rules/refusalCases.ts';
import { after, endPhase, fight, game, idsOf, move, one, roll, type Scene } from './position.ts';

/** The details (units, spaces, numbers) of refused raids, rockets, flights home and orders under fire. */

const SU = 'soviet-union';
const UK = 'united-kingdom';
const GUN = { 'antiaircraft-gun': 1 };

const raid =
  (space: string, type: string) =>
  (state: GameState): Command => ({ type: 'raid', units: idsOf(state, space, { [type]: 1 }), raid: true });
const fly = (space: string): Command => ({ type: 'fight', space, kind: 'raid' });
const rocket = (from: string, to: string): Command => ({ type: 'rocket', from, to });

/** German aircraft of the Ukraine, with Soviet infantry in the Caucasus and in Archangel. */
const ukraine = (units: Readonly<Record<string, number>>, more: Partial<Scene> = {}) =>
  game({
    power: 'germany',
    ...more,
    units: { germany: { 'ukraine-ssr': units }, [SU]: { caucasus: { infantry: 1 }, archangel: { infantry: 1 } } },
  });

describe('refused raids', () => {
  const flown = (type: string, to: string) => after(ukraine({ [type]: 1 }), move('ukraine-ssr', { [type]: 1 }, to));

  testRefusals([
    [
      'SBR-1: a fighter does not raid',
      () => [flown('fighter', 'caucasus'), raid('caucasus', 'fighter')],
      { rule: 'SBR-1', reason: 'cannot-raid', units: ['fighter'], spaces: ['caucasus'] },
    ],
    [
      'SBR-1: there is nothing to raid in Archangel',
      () => [flown('bomber', 'archangel'), raid('archangel', 'bomber')],
      { rule: 'SBR-1', reason: 'nothing-to-raid', units: ['bomber'], spaces: ['archangel'] },
    ],
    [
      'SBR-1: of two bombers one flew where there is nothing to raid',
      () => {
        const away = after(
          ukraine({ bomber: 2 }),
          move('ukraine-ssr', { bomber: 1 }, 'caucasus'),
          move('ukraine-ssr', { bomber: 1 }, 'archangel'),
        );
        const units = [one(away, 'archangel', 'bomber'), one(away, 'caucasus', 'bomber')];
        return [away, { type: 'raid', units, raid: true }];
      },
      { rule: 'SBR-1', reason: 'nothing-to-raid', units: ['bomber'], spaces: ['archangel'] },
      ['instead: raid bomber true'],
    ],
    [
      'SBR-1: a bomber raids where it has flown, not where it has always been',
      () => {
        const scene = { control: { 'ukraine-ssr': 'germany' } };
        return [ukraine({ bomber: 1 }, scene), raid('ukraine-ssr', 'bomber')];
      },
      { rule: 'SBR-1', reason: 'nothing-to-raid', units: ['bomber'], spaces: ['ukraine-ssr'] },
    ],
    [
      'TURN-7: no bomber of another power',
      () => {
        const state = game({ power: 'germany', units: { japan: { japan: { bomber: 1 } } } });
        return [state, { type: 'raid', units: [one(state, 'japan', 'bomber', 'japan')], raid: true }];
      },
      { rule: 'TURN-7', reason: 'not-your-unit', units: ['bomber'], power: 'japan' },
    ],
    [
      'COM-1: no raid is flown where none was declared',
      () => [after(flown('bomber', 'caucasus'), endPhase), fly('caucasus')],
      { rule: 'COM-1', reason: 'no-such-battle', spaces: ['caucasus'] },
      ['instead: fight caucasus'],
    ],
    [
      'SBR-2: nothing comes before the dice of a raid',
      () => [after(flown('bomber', 'caucasus'), raid('caucasus', 'bomber'), endPhase, fly('caucasus')), endPhase],
      { rule: 'SBR-2', reason: 'raid-dice-first', spaces: ['caucasus'] },
    ],
  ]);
});

describe('refused rockets', () => {
  const launchers = (guns: Readonly<Record<string, number>>, more: Partial<Scene> = {}) =>
    after(
      game({
        power: 'germany',
        developments: { germany: ['rockets'] },
        ...more,
        units: {
          germany: Object.fromEntries(Object.entries(guns).map(([at, count]) => [at, { 'antiaircraft-gun': count }])),
          [SU]: { caucasus: { infantry: 1 } },
        },
      }),
      endPhase,
    );

  const taken = (guns: Scene['units'][string]) =>
    game({
      power: 'germany',
      phase: 'conduct-combat',
      developments: { germany: ['rockets'] },
      units: { germany: guns },
      turn: { captured: ['west-russia'] },
    });

  testRefusals([
    [
      'RKT-1: no gun stands there',
      () => [launchers({ belorussia: 1 }), rocket('ukraine-ssr', 'caucasus')],
      { rule: 'RKT-1', reason: 'no-rockets', spaces: ['ukraine-ssr'] },
      ['instead: rocket belorussia caucasus / rocket belorussia russia'],
    ],
    [
      'RKT-1: there is no complex of the enemy',
      () => [launchers({ 'ukraine-ssr': 1 }), rocket('ukraine-ssr', 'archangel')],
      { rule: 'RKT-1', reason: 'nothing-to-strike', spaces: ['archangel'] },
      ['instead: rocket ukraine-ssr caucasus / rocket ukraine-ssr russia'],
    ],
    [
      'RKT-2: a gun of that territory has struck',
      () => [
        after(launchers({ 'ukraine-ssr': 2 }), rocket('ukraine-ssr', 'caucasus'), roll(1)),
        rocket('ukraine-ssr', 'russia'),
      ],
      { rule: 'RKT-2', reason: 'struck-already', spaces: ['ukraine-ssr'] },
    ],
    [
      'RKT-2: a gun of that territory has struck, one of another has not',
      () => [
        after(launchers({ germany: 1, 'ukraine-ssr': 2 }), rocket('ukraine-ssr', 'caucasus'), roll(1)),
        rocket('ukraine-ssr', 'russia'),
      ],
      { rule: 'RKT-2', reason: 'struck-already', spaces: ['ukraine-ssr'] },
      ['instead: rocket germany united-kingdom'],
    ],
    [
      'RKT-2: that complex has been struck',
      () => [
        after(launchers({ 'ukraine-ssr': 1, belorussia: 1 }), rocket('ukraine-ssr', 'caucasus'), roll(1)),
        rocket('belorussia', 'caucasus'),
      ],
      { rule: 'RKT-2', reason: 'complex-struck', spaces: ['caucasus'] },
      ['instead: rocket belorussia russia'],
    ],
    [
      'RKT-3: it is too far',
      () => [launchers({ germany: 1 }), rocket('germany', 'russia')],
      { rule: 'RKT-3', reason: 'out-of-range', spaces: ['russia'], allowed: 3, requested: 4 },
      ['instead: rocket germany caucasus / rocket germany united-kingdom'],
    ],
    [
      'RKT-3: too far for one gun: its other targets come first, then the same target for another gun',
      () => [launchers({ germany: 1, 'ukraine-ssr': 1 }), rocket('germany', 'russia')],
      { rule: 'RKT-3', reason: 'out-of-range', spaces: ['russia'] },
      ['instead: rocket germany caucasus / rocket germany united-kingdom / rocket ukraine-ssr russia'],
    ],
    [
      'RKT-3: the same, for the gun that was named later',
      () => [launchers({ germany: 1, 'ukraine-ssr': 1 }), rocket('ukraine-ssr', UK)],
      { rule: 'RKT-3', reason: 'out-of-range', spaces: [UK] },
      ['instead: rocket ukraine-ssr caucasus / rocket ukraine-ssr russia / rocket germany united-kingdom'],
    ],
    [
      'RKT-4: the territory was taken this turn',
      () => [taken({ 'west-russia': GUN }), rocket('west-russia', 'russia')],
      { rule: 'RKT-4', reason: 'captured-gun', spaces: ['west-russia'] },
    ],
    [
      'RKT-4: so a gun of another territory strikes',
      () => [taken({ 'west-russia': GUN, germany: GUN }), rocket('west-russia', 'russia')],
      { rule: 'RKT-4', reason: 'captured-gun', spaces: ['west-russia'] },
      ['instead: rocket germany caucasus / rocket germany united-kingdom'],
    ],
    [
      'RKT-1: nothing comes before the die of a rocket',
      () => [after(launchers({ 'ukraine-ssr': 1 }), rocket('ukraine-ssr', 'caucasus')), endPhase],
      { rule: 'RKT-1', reason: 'rocket-first', spaces: ['caucasus'] },
    ],
  ]);
});

describe('refused orders while aircraft are on their way', () => {
  /** A fighter has won in the Caucasus and must fly home. */
  const won = () =>
    after(
      ukraine({ fighter: 1, tank: 1, bomber: 1 }),
      move('ukraine-ssr', { fighter: 1, tank: 1 }, 'caucasus'),
      endPhase,
      fight('caucasus'),
      roll(1, 6),
      roll(6),
    );
  /** A bomber has flown over a gun in West Russia. */
  const underFire = () =>
    after(
      game({
        power: SU,
        units: { [SU]: { archangel: { bomber: 1 } }, germany: { 'west-russia': GUN, 'ukraine-ssr': { infantry: 1 } } },
      }),
      move('archangel', { bomber: 1 }, 'ukraine-ssr', 'west-russia'),
      endPhase,
    );

  testRefusals([
    [
      'COM-25: nothing comes before flights home',
      () => [won(), endPhase],
      { rule: 'COM-25', reason: 'flights-home-first', units: ['fighter'], spaces: ['caucasus'] },
      ['instead: move fighter ukraine-ssr / move fighter west-russia / move fighter balkans'],
    ],
    [
      'COM-25: others do not fly home',
      () => [won(), move('ukraine-ssr', { bomber: 1 }, 'balkans')],
      { rule: 'COM-25', reason: 'not-homebound', units: ['bomber'] },
      ['instead: move fighter ukraine-ssr / move fighter west-russia / move fighter balkans'],
    ],
    [
      'TURN-7: no aircraft of another power',
      () => [won(), { type: 'move', units: ['u99'], to: 'ukraine-ssr' }],
      { rule: 'TURN-7', reason: 'unknown-unit', units: ['u99'] },
    ],
    [
      'AA-3: nothing comes before the fire of guns',
      () => [underFire(), fight('ukraine-ssr')],
      { rule: 'AA-3', reason: 'guns-first', spaces: ['west-russia'] },
    ],
  ]);
});
