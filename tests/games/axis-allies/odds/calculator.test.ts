import { beforeEach, describe, expect, test } from 'vitest';
import {
  battlesToCome,
  editionOf,
  forcesFor,
  newGame,
  play,
  type GameState,
} from '../../../../src/engine/axis-allies/index.ts';
import { calculated } from '../../../../src/games/axis-allies/odds/calculator.ts';
import { TO_THE_END } from '../../../../src/games/axis-allies/odds/policies.ts';
import { planOdds } from '../../../../src/games/axis-allies/odds/planOdds.ts';
import { unitsUnderFire } from '../../../../src/games/axis-allies/odds/gunFire.ts';
import {
  askedIn,
  battleIn,
  emptyBattle,
  fighting,
  openCalculator,
  typesWith,
  useCalculator,
} from '../../../../src/games/axis-allies/store/odds/calculator.ts';
import { EDITIONS } from '../../../engine/axis-allies/editions/everyEdition.ts';
import { gamesOf, startOf } from '../../../engine/axis-allies/games/recordedGame.ts';

/** The battle calculator: what it asks is what stands on the board, and its odds are those of the game. */

const numberOf = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((a, b) => a + b, 0);

/** Positions of recorded games with battles to come. */
function battlesOf(edition: string): readonly GameState[] {
  return gamesOf(edition).flatMap((recorded) => {
    const found: GameState[] = [];
    let state = startOf(recorded);
    for (const command of recorded.commands) {
      const played = play(state, command);
      if (!played.ok) break;
      const isNew = state.phase === 'combat-move' && played.value.state.phase === 'conduct-combat';
      state = played.value.state;
      if (isNew) found.push(state);
    }
    return found;
  });
}

describe.each(EDITIONS.map((edition) => [edition.id, edition] as const))('%s', (id, edition) => {
  beforeEach(() => useCalculator.setState({ draft: null, isOpen: false }));

  test('takes over the battles of a position with all their units', () => {
    const states = battlesOf(id).slice(0, 5);
    expect(states.length).toBeGreaterThan(3);
    for (const state of states)
      for (const plan of battlesToCome(state)) {
        const { attackers, defenders } = forcesFor(state, plan);
        const asked = askedIn(battleIn(state, plan.space, []));
        expect([numberOf(asked.attackers), numberOf(asked.defenders)], plan.space).toEqual([
          attackers.length,
          defenders.length,
        ]);
      }
  });

  test('reckons what the game does, where nothing of the place counts', () => {
    let compared = 0;
    for (const played of battlesOf(id).slice(0, 5)) {
      // National advantages are not asked about.
      const state: GameState = { ...played, advantages: {}, running: [] };
      const odds = planOdds(state, () => TO_THE_END);
      for (const target of odds.targets) {
        // Aircraft at sea may find no place to land, and landings wait for battles at sea.
        if (
          !('won' in target) ||
          target.plan.kind === 'sea' ||
          target.plan.landingFrom.length > 0 ||
          target.odds === null
        )
          continue;
        const found = calculated({
          edition: id,
          asked: askedIn(battleIn(state, target.plan.space, [])),
          policies: TO_THE_END,
          least: null,
        });
        if (!found.ok || typeof found.value.odds === 'string') throw new Error(JSON.stringify(found));
        // Aircraft may pass a gun on their way (AA-3).
        const isUnderFire = unitsUnderFire(state).some((unit) => state.units[unit]?.space === target.plan.space);
        if (isUnderFire) continue;
        const guns = forcesFor(state, target.plan).defenders.some(({ type }) => type === 'antiaircraft-gun');
        if (guns) continue;
        compared += 1;
        expect(found.value.odds.results['attacker-won'], target.plan.space).toBeCloseTo(
          target.odds.results['attacker-won'],
          9,
        );
      }
    }
    expect(compared).toBeGreaterThan(3);
  });

  test('asks for no unit that cannot fight on the ground chosen', () => {
    const all = Object.fromEntries(edition.units.map((one) => [one.id, 1]));
    for (const ground of ['land', 'sea', 'landing'] as const) {
      const asked = askedIn({ ...emptyBattle(id), ground, units: { attacker: all, defender: all }, ships: all });
      const found = calculated({ edition: id, asked, policies: TO_THE_END, least: 0.3 });
      expect(found.ok && typeof found.value.odds !== 'string', `${ground} ${JSON.stringify(found)}`).toBe(true);
      expect(fighting(edition.units, 'attacker', ground).some(({ noncombatOnly }) => noncombatOnly)).toBe(false);
    }
  });

  test('keeps what was put together, unless another edition is asked for', () => {
    openCalculator(id);
    useCalculator.setState({ draft: { ...emptyBattle(id), ground: 'sea' } });
    openCalculator(id);
    expect(useCalculator.getState().draft?.ground).toBe('sea');
    for (const other of EDITIONS.filter((one) => one.id !== id)) {
      openCalculator(other.id);
      expect(useCalculator.getState().draft).toEqual(emptyBattle(other.id));
    }
  });

  test('a space at peace has defenders and nobody that attacks', () => {
    const game = newGame(edition, { victory: Object.keys(edition.victories)[0]! });
    const draft = battleIn(game, edition.powers[0]!.capital!, []);
    expect(numberOf(draft.units.defender)).toBeGreaterThan(0);
    expect(draft.units.attacker).toEqual({});
    const found = calculated({ edition: id, asked: askedIn(draft), policies: TO_THE_END, least: null });
    expect(found).toEqual({ ok: false, fault: ['There are no attackers.'] });
  });
});

test('AMPH-4, BOM-1: ships bombard where troops land, and who landed stays', () => {
  const revised = EDITIONS.find(({ developments }) => developments.length > 0)!;
  const landing = {
    ...emptyBattle(revised.id),
    ground: 'landing' as const,
    units: { attacker: { infantry: 2 }, defender: { infantry: 2 } },
  };
  const won = (ships: Readonly<Record<string, number>>, developed: readonly string[] = []): number => {
    const asked = askedIn({ ...landing, ships, developments: { attacker: developed, defender: [] } });
    const found = calculated({
      edition: revised.id,
      asked,
      policies: { ...TO_THE_END, retreat: { afterRounds: 1 } },
      least: null,
    });
    if (!found.ok || typeof found.value.odds === 'string') throw new Error(JSON.stringify(found));
    expect(found.value.odds.results['attacker-retreated']).toBe(0);
    return found.value.odds.results['attacker-won'];
  };
  const alone = won({});
  expect(won({ battleship: 1 })).toBeGreaterThan(alone);
  expect(won({ destroyer: 1 })).toBeCloseTo(alone, 12);
  const combined = revised.developments.find(({ changes }) => changes['destroyer']?.bombards)!;
  expect(won({ destroyer: 1 }, [combined.id])).toBeGreaterThan(alone);
  expect(
    typesWith(editionOf(revised.id), [combined.id]).find(({ id }) => id === 'destroyer')?.bombards,
  ).toBeGreaterThan(0);
});
