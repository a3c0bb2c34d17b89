import type { ReactNode } from 'react';
import { forcesFor, typeOf, type BattleKind, type BattlePlan, type BattleSide } from '../../engine/index.ts';
import type { Policies, SidePolicy } from '../../odds/policies.ts';
import { useChoices } from '../../store/odds/choices.ts';
import { useCurrentGame } from '../../store/selectors.ts';
import { casualtyOptions, RETREAT_OPTIONS, submergeOptions } from '../../text/policyOptions.ts';
import { PolicySelect } from './PolicySelect.tsx';

export const BATTLE_SIDES: readonly BattleSide[] = ['attacker', 'defender'];
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
  const forces = forcesFor(game, plan);
  const units = { attacker: forces.attackers, defender: forces.defenders };
  const submerging = BATTLE_SIDES.filter((side) => units[side].some((unit) => typeOf(game, unit).submerges));
  return (
    <PolicyFields policies={policies} kind={plan.kind} submerging={submerging} onChange={set}>
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
    </PolicyFields>
  );
}

interface PolicyFieldsProps {
  readonly policies: Policies;
  readonly kind: BattleKind;
  /** The sides with submarines. */
  readonly submerging: readonly BattleSide[];
  readonly onChange: (change: Partial<Policies>) => void;
  readonly children?: ReactNode;
}

/** Which units both sides lose, when the attackers retreat, and when submarines submerge. */
export function PolicyFields({ policies, kind, submerging, onChange, children }: PolicyFieldsProps) {
  const setSide = (side: BattleSide, change: Partial<SidePolicy>): void =>
    onChange({ [side]: { ...policies[side], ...change } });
  return (
    <fieldset className="policies">
      <legend>How both sides decide</legend>
      {BATTLE_SIDES.map((side) => (
        <PolicySelect
          key={side}
          label={`${WHOSE[side]} lose`}
          options={casualtyOptions(side, kind)}
          value={policies[side].casualties}
          onChange={(casualties) => setSide(side, { casualties })}
        />
      ))}
      <PolicySelect
        label="Attackers retreat"
        options={RETREAT_OPTIONS}
        value={policies.retreat}
        onChange={(retreat) => onChange({ retreat })}
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
      {children}
    </fieldset>
  );
}
