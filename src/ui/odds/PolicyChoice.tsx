import { forcesFor, typeOf, type BattlePlan, type BattleSide } from '../../engine/index.ts';
import type { Policies, SidePolicy } from '../../odds/policies.ts';
import { useChoices } from '../../store/odds/choices.ts';
import { useCurrentGame } from '../../store/selectors.ts';
import { casualtyOptions, RETREAT_OPTIONS, submergeOptions } from '../../text/policyOptions.ts';
import { PolicySelect } from './PolicySelect.tsx';

const SIDES: readonly BattleSide[] = ['attacker', 'defender'];
const WHOSE = { attacker: 'Attackers', defender: 'Defenders' } as const;

/** How both sides decide, in all battles or only in this one. */
export function PolicyChoice({ plan }: { readonly plan: BattlePlan }) {
  const game = useCurrentGame();
  const { usual, at, setUsual, setAt } = useChoices();
  const own = at[plan.space];
  const policies = own ?? usual;
  const set = (change: Partial<Policies>): void => {
    const changed = { ...policies, ...change };
    if (own === undefined) setUsual(changed);
    else setAt(plan.space, changed);
  };
  const setSide = (side: BattleSide, change: Partial<SidePolicy>): void =>
    set({ [side]: { ...policies[side], ...change } });
  const forces = forcesFor(game, plan);
  const units = { attacker: forces.attackers, defender: forces.defenders };
  const submerging = SIDES.filter((side) => units[side].some((unit) => typeOf(game, unit).submerges));
  return (
    <fieldset className="policies">
      <legend>How both sides decide</legend>
      {SIDES.map((side) => (
        <PolicySelect
          key={side}
          label={`${WHOSE[side]} lose`}
          options={casualtyOptions(side, plan.kind)}
          value={policies[side].casualties}
          onChange={(casualties) => setSide(side, { casualties })}
        />
      ))}
      <PolicySelect
        label="Attackers retreat"
        options={RETREAT_OPTIONS}
        value={policies.retreat}
        onChange={(retreat) => set({ retreat })}
      />
      {submerging.map((side) => (
        <PolicySelect
          key={side}
          label={`${WHOSE[side]}’ submarines dive`}
          options={submergeOptions(side)}
          value={policies[side].submerge}
          onChange={(submerge) => setSide(side, { submerge })}
        />
      ))}
      <label className="policies__own">
        <input
          type="checkbox"
          checked={own !== undefined}
          onChange={({ target }) => setAt(plan.space, target.checked ? policies : null)}
        />
        Only in this battle
      </label>
      <p className="soft">
        {own === undefined ? 'For all battles; this browser remembers it.' : 'Till the battles of this turn are over.'}
      </p>
    </fieldset>
  );
}
