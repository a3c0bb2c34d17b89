import { ArrowUp } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import {
  BATTLE_SIDES,
  type BattleKind,
  type BattlePlan,
  type BattleSide,
  forcesFor,
  typeOf,
  type Unit,
  type UnitType,
  type UnitTypeId,
} from '../../../../engine/axis-allies/index.ts';
import { percent } from '../../../../text/chances.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import type { Aim, CasualtyPolicy, Policies, RetreatPolicy, SidePolicy, SubmergePolicy } from '../../odds/policies.ts';
import { useDisplayedGame } from '../../store/game.ts';
import { useChoices } from '../../store/odds/choices.ts';
import { unitTypeName } from '../../text/unitNames.ts';

/** A policy that can be chosen, and its name in a list. */
interface PolicyOption<Policy> {
  readonly policy: Policy;
  readonly text: string;
}

const CASUALTIES: readonly PolicyOption<CasualtyPolicy>[] = [
  { policy: 'suggested', text: 'What the rules suggest' },
  { policy: 'cheapest', text: 'The cheapest first' },
  { policy: 'keep-capturer', text: 'The cheapest, but one stays to capture' },
  { policy: 'keep-air', text: 'All others before aircraft' },
];

/** What is best by an aim, as the side sees it. */
const BEST: Readonly<Record<BattleSide, readonly PolicyOption<{ readonly best: Aim }>[]>> = {
  attacker: [
    { policy: { best: 'win' }, text: 'Whatever is best to win' },
    { policy: { best: 'capture' }, text: 'Whatever is best to take the territory' },
    { policy: { best: 'swing' }, text: 'Whatever is best in IPCs' },
  ],
  defender: [
    { policy: { best: 'win' }, text: 'Whatever is best against a win' },
    { policy: { best: 'capture' }, text: 'Whatever is best to hold the territory' },
    { policy: { best: 'swing' }, text: 'Whatever is best in IPCs' },
  ],
};

/**
 * Which units a side loses first; only on land is a territory taken, and only attackers keep a unit for that. In order
 * means that of these types.
 */
export const casualtyOptions = (
  side: BattleSide,
  kind: BattleKind,
  inOrder: readonly UnitTypeId[],
): readonly PolicyOption<CasualtyPolicy>[] => [
  ...CASUALTIES.filter(({ policy }) => policy !== 'keep-capturer' || (side === 'attacker' && kind === 'land')),
  { policy: { inOrder }, text: 'In this order' },
  ...(kind === 'sea'
    ? [{ policy: { inOrder, damageFirst: true }, text: 'First hits of ships that take two, then this order' } as const]
    : []),
  ...BEST[side].filter(({ policy }) => policy.best !== 'capture' || kind === 'land'),
];

export const RETREAT_OPTIONS: readonly PolicyOption<RetreatPolicy>[] = [
  { policy: 'never', text: 'Never' },
  { policy: 'when-behind', text: 'When the defenders can take more hits' },
  ...[1, 2, 3].map((afterRounds) => ({ policy: { afterRounds }, text: `After round ${afterRounds}` })),
  ...[0.25, 0.4, 0.5, 0.6].map((below) => ({
    policy: { below },
    text: `When they win with less than ${percent(below)}`,
  })),
  { policy: { best: 'swing' }, text: 'When that is best in IPCs' },
];

const SUBMERGE: readonly PolicyOption<SubmergePolicy>[] = [
  { policy: 'never', text: 'Never' },
  { policy: 'always', text: 'As soon as they can' },
  { policy: 'when-alone', text: 'When no others are left' },
];

/** When the submarines of a side submerge. */
const submergeOptions = (side: BattleSide): readonly PolicyOption<SubmergePolicy>[] => [
  ...SUBMERGE,
  ...BEST[side].filter(({ policy }) => policy.best !== 'capture'),
];

interface LossOrderProps {
  readonly label: string;
  readonly order: readonly UnitTypeId[];
  readonly onChange: (order: readonly UnitTypeId[]) => void;
}

/** Types of units in the order in which they are lost; each can be lost earlier. */
function LossOrder({ label, order, onChange }: LossOrderProps) {
  return (
    <ol className="loss-order" aria-label={label}>
      {order.map((type, at) => (
        <li key={type}>
          {unitTypeName(type, 2)}
          {at > 0 && (
            <Button
              small
              shape="icon"
              look="quiet"
              aria-label={`Lose ${unitTypeName(type, 2)} earlier`}
              onClick={() => onChange(order.toSpliced(at, 1).toSpliced(at - 1, 0, type))}
            >
              <ArrowUp size={16} aria-hidden />
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}

interface PolicySelectProps<Policy> {
  readonly label: string;
  readonly options: readonly PolicyOption<Policy>[];
  readonly value: Policy;
  readonly onChange: (policy: Policy) => void;
}

/** A list of policies to choose from. */
function PolicySelect<Policy>({ label, options, value, onChange }: PolicySelectProps<Policy>) {
  const at = options.findIndex(({ policy }) => JSON.stringify(policy) === JSON.stringify(value));
  return (
    <label className="policy">
      {label}
      <select
        className="field"
        value={at}
        onChange={({ target }) => {
          const chosen = options[Number(target.value)];
          if (chosen) onChange(chosen.policy);
        }}
      >
        {options.map(({ text }, i) => (
          <option key={text} value={i}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

const WHOSE = { attacker: 'Attackers', defender: 'Defenders' } as const;

/** How both sides decide, in all battles or only in this one. */
export function PolicyChoice({ plan }: { readonly plan: BattlePlan }) {
  const game = useDisplayedGame();
  const { usual, at, setUsual, setAt } = useChoices();
  const own = at[plan.space];
  const policies = own ?? usual;
  const set = (change: Partial<Policies>): void => {
    const changed = { ...policies, ...change };
    if (own === undefined) setUsual(changed);
    else setAt(plan.space, changed);
  };
  const forces = forcesFor(game, plan);
  const typesOf = (units: readonly Unit[]): readonly UnitType[] => units.map((unit) => typeOf(game, unit));
  const types = { attacker: typesOf(forces.attackers), defender: typesOf(forces.defenders) };
  return (
    <PolicyFields policies={policies} kind={plan.kind} types={types} onChange={set}>
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
  /** The types of the units of both sides. */
  readonly types: Readonly<Record<BattleSide, readonly UnitType[]>>;
  readonly onChange: (change: Partial<Policies>) => void;
  readonly children?: ReactNode;
}

/** The order that was chosen, with types that it does not name: the cheapest of them first. */
function orderOf(chosen: readonly UnitTypeId[], types: readonly UnitType[]): readonly UnitTypeId[] {
  const cheapest = types.toSorted((a, b) => a.cost - b.cost).map(({ id }) => id);
  return [...new Set([...chosen, ...cheapest])];
}

/** Which units both sides lose, when the attackers retreat, and when submarines submerge. */
export function PolicyFields({ policies, kind, types, onChange, children }: PolicyFieldsProps) {
  const submerging = BATTLE_SIDES.filter((side) => types[side].some(({ submerges }) => submerges));
  const setSide = (side: BattleSide, change: Partial<SidePolicy>): void =>
    onChange({ [side]: { ...policies[side], ...change } });
  return (
    <fieldset className="policies">
      <legend>How both sides decide</legend>
      {BATTLE_SIDES.map((side) => {
        const { casualties } = policies[side];
        const isOrder = typeof casualties === 'object' && 'inOrder' in casualties;
        const order = orderOf(isOrder ? casualties.inOrder : [], types[side]);
        return (
          <Fragment key={side}>
            <PolicySelect
              label={`${WHOSE[side]} lose`}
              options={casualtyOptions(side, kind, order)}
              value={isOrder ? { ...casualties, inOrder: order } : casualties}
              onChange={(chosen) => setSide(side, { casualties: chosen })}
            />
            {isOrder && (
              <LossOrder
                label={`${WHOSE[side]} lose in this order`}
                order={order}
                onChange={(inOrder) => setSide(side, { casualties: { ...casualties, inOrder } })}
              />
            )}
          </Fragment>
        );
      })}
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
