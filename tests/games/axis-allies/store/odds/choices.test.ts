// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { TO_THE_END, type Policies } from '../../../../../src/games/axis-allies/odds/policies.ts';
import { keptPolicies } from '../../../../../src/games/axis-allies/store/odds/choices.ts';

const KEY = 'warboard-policies';

/** Opens the choices as a page does that finds this in its storage. */
async function choicesFrom(kept: string | null) {
  vi.resetModules();
  localStorage.clear();
  if (kept !== null) localStorage.setItem(KEY, kept);
  return (await import('../../../../../src/games/axis-allies/store/odds/choices.ts')).useChoices;
}

afterEach(() => localStorage.clear());

const POLICIES: Policies = {
  attacker: { casualties: { best: 'swing' }, submerge: 'never' },
  defender: { casualties: 'keep-air', submerge: 'when-alone' },
  retreat: { below: 0.4 },
};

test('how both sides decide is remembered, but not what was chosen for one battle', async () => {
  const first = await choicesFrom(null);
  first.getState().setUsual(POLICIES);
  first.getState().setAt('karelia', { ...POLICIES, retreat: 'never' });
  const again = await choicesFrom(localStorage.getItem(KEY));
  expect(again.getState()).toMatchObject({ usual: POLICIES, at: {} });
});

test.each(['{', '[]', '{"state":7,"version":0}', '{"state":{"usual":"wild"},"version":0}', '{"state":null}'])(
  '%s in the storage is ignored',
  async (kept) => {
    expect((await choicesFrom(kept)).getState()).toMatchObject({ usual: TO_THE_END, at: {} });
  },
);

test('what makes no sense for one side leaves the other as it was chosen', async () => {
  const usual = { ...POLICIES, attacker: { casualties: { best: 'luck' }, submerge: 'never' }, retreat: { below: 2 } };
  const kept = await choicesFrom(JSON.stringify({ state: { usual }, version: 0 }));
  expect(kept.getState().usual).toEqual({ ...TO_THE_END, defender: POLICIES.defender });
});

test.each([{ inOrder: ['submarine', 'destroyer'] }, { inOrder: ['submarine'], damageFirst: true }])(
  'an order of losses is remembered: %o',
  (casualties) => {
    const kept = { ...POLICIES, attacker: { casualties, submerge: 'never' } };
    expect(keptPolicies(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  },
);
