// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { awaiting, commandTo, mobilizationPlaces, SHELF, wares } from '../../../../../src/engine/axis-allies/index.ts';
import { beginGuide, isGuided, leaveGuide, passSteps, useGuide } from '../../../../../src/store/guide.ts';
import { landingOrders } from '../../../../../src/games/axis-allies/store/landings.ts';
import { movableUnits } from '../../../../../src/games/axis-allies/store/movableUnits.ts';
import { isRefusal, nextPhase } from '../../../../../src/games/axis-allies/session/phaseEnd.ts';
import { suggestedAttack } from '../../../../../src/games/axis-allies/store/suggestions.ts';
import { useInHand } from '../../../../../src/games/axis-allies/store/hand.ts';
import { useView } from '../../../../../src/games/axis-allies/store/viewStore.ts';
import { GUIDE_WORDS } from '../../../../../src/games/axis-allies/text/guide/guideWords.ts';
import {
  momentOf,
  STEPS,
  stepAt,
  stepsOver,
  targetOf,
  type GuideStep,
} from '../../../../../src/games/axis-allies/ui/guide/steps.ts';
import { currentGame, SETUP, startNewGame } from '../../../../store/gameSupport.ts';
import { useGame } from '../../../../../src/games/axis-allies/store/game.ts';

const game = () => useGame.getState();
const guide = () => {
  const { guide: kept } = useGuide.getState();
  if (kept === null) throw new Error('no guide');
  return kept;
};
const now = () => momentOf(currentGame(), { ...useView.getState(), ...useInHand.getState() }, guide());

let shown: GuideStep['id'] | null = null;
/** What the guide does after each change, and the step that it then shows. */
function follow(): GuideStep['id'] | null {
  passSteps(stepsOver(now(), shown));
  const step = stepAt(now(), guide().passed)?.id ?? null;
  shown = step ?? shown;
  return step;
}

/** Follows a step that only tells something, as its button does. */
function next(): GuideStep['id'] | null {
  if (shown !== null) passSteps([shown]);
  return follow();
}

beforeEach(() => {
  shown = null;
  leaveGuide();
});

describe.each(SHELF.map(({ id }) => id))('the guide through the first turn of %s', (edition) => {
  beforeEach(() => {
    startNewGame({ ...SETUP, edition, start: { kind: 'setup', victory: edition === '1941' ? 'standard' : 'minor' } });
    beginGuide();
  });

  test('follows what the player does from the purchase to the goodbye', () => {
    expect(follow()).toBe('welcome');
    let step = next();
    if (step === 'develop') {
      game().endPhase();
      step = follow();
    }
    expect(step).toBe('buy');
    const [cheapest] = wares(currentGame(), currentGame().power).toSorted((a, b) => a.cost - b.cost);
    game().dispatch({ type: 'purchase', units: { [cheapest?.type ?? '']: 2 } });
    expect(follow()).toBe('end-purchase');
    game().endPhase();
    expect(follow()).toBe('pick-space');
    const attack = suggestedAttack(currentGame());
    if (attack === null) throw new Error('no attack is proposed');
    useView.getState().focus(attack.from);
    expect(follow()).toBe('pick-units');
    const units = movableUnits(currentGame()).get(attack.from) ?? [];
    useView.getState().choose(units.filter((id) => currentGame().units[id]?.type !== 'antiaircraft-gun'));
    expect(follow()).toBe('pick-target');
    expect(targetOf(now())).toBe(attack.target);
    game().dispatch(commandTo(currentGame(), useView.getState().chosen, attack.target));
    expect(follow()).toBe('planned');
    expect(next()).toBe('end-combat-move');
    game().endPhase();
    // The battle is fought on to its end; each question has its step, once.
    const asked = new Set<string>();
    for (let i = 0; i < 40 && currentGame().battle !== null; i += 1) {
      const awaited = awaiting(currentGame());
      asked.add(awaited.kind);
      expect(follow()).toBe({ dice: 'roll', casualties: 'casualties', retreat: 'retreat' }[awaited.kind as 'dice']);
      if (awaited.kind === 'dice') game().roll();
      else if (awaited.kind === 'casualties') game().dispatch({ type: 'casualties', units: awaited.suggestion });
      else game().dispatch({ type: 'press' });
      follow();
      useGuide.setState({
        guide: { ...guide(), passed: guide().passed.filter((id) => !['roll', 'casualties', 'retreat'].includes(id)) },
      });
    }
    expect([...asked]).toContain('dice');
    if (awaiting(currentGame()).kind === 'fly-home') {
      expect(follow()).toBe('home');
      const [order, ...more] = landingOrders(currentGame());
      if (order !== undefined) game().dispatch(order, ...more);
    }
    expect(follow()).toBe('end-combat');
    game().endPhase();
    if (follow() === 'land') {
      const [order, ...more] = landingOrders(currentGame());
      if (order !== undefined) game().dispatch(order, ...more);
    }
    expect(follow()).toBe('move-up');
    expect(next()).toBe('end-noncombat');
    game().endPhase();
    expect(follow()).toBe('place');
    for (const [type, count] of Object.entries(currentGame().purchased))
      for (let i = 0; i < count; i += 1) {
        const [place] = mobilizationPlaces(currentGame(), type);
        game().dispatch({ type: 'mobilize', unit: type, to: place?.space ?? '', complex: place?.complex ?? '' });
      }
    expect(follow()).toBe('end-turn');
    game().endPhase();
    if (follow() === 'end-turn') game().endPhase();
    expect(currentGame().power).not.toBe(guide().power);
    expect(follow()).toBe('goodbye');
  });

  test('proposes an attack to every power that has an enemy beside it, over land and legal', () => {
    game().endPhase();
    if (currentGame().phase === 'purchase-units') game().endPhase();
    const attack = suggestedAttack(currentGame());
    const units = movableUnits(currentGame()).get(attack?.from ?? '') ?? [];
    expect(units.length).toBeGreaterThan(0);
    const ending = nextPhase(currentGame());
    expect(isRefusal(ending)).toBe(false);
  });
});

describe('the guide', () => {
  beforeEach(() => {
    startNewGame();
    beginGuide();
  });

  test('shows the choosing of units again if they are put back', () => {
    follow();
    next();
    game().endPhase();
    const attack = suggestedAttack(currentGame());
    useView.getState().focus(attack?.from ?? '');
    useView.getState().choose(movableUnits(currentGame()).get(attack?.from ?? '') ?? []);
    expect(follow()).toBe('pick-target');
    useView.getState().choose([]);
    expect(follow()).toBe('pick-units');
    useView.getState().focus(null);
    expect(follow()).toBe('pick-space');
  });

  test('is kept in the browser, with the steps that are passed, and ends when it is left', () => {
    follow();
    next();
    const stored = JSON.parse(localStorage.getItem('warboard-guide') ?? '{}') as { state: { guide: unknown } };
    expect(stored.state.guide).toMatchObject({ game: SETUP.seed, power: 'soviet-union', passed: ['welcome'] });
    leaveGuide();
    expect(useGuide.getState().guide).toBeNull();
    passSteps(['buy']);
    expect(useGuide.getState().guide).toBeNull();
  });

  test('belongs to one game, and not to the lab', () => {
    expect(isGuided(game(), guide())).toBe(true);
    expect(isGuided({ ...game(), isLab: true }, guide())).toBe(false);
    startNewGame({ ...SETUP, seed: 'another game' });
    expect(isGuided(game(), guide())).toBe(false);
    expect(isGuided(game(), null)).toBe(false);
  });

  test('ignores what is stored and makes no sense', async () => {
    leaveGuide();
    localStorage.setItem('warboard-guide', JSON.stringify({ state: { guide: { game: 1 } }, version: 0 }));
    await useGuide.persist.rehydrate();
    expect(useGuide.getState().guide).toBeNull();
  });

  test('has words for each step, and each step once', () => {
    expect(STEPS.map(({ id }) => id).toSorted()).toEqual(Object.keys(GUIDE_WORDS).toSorted());
  });
});
