import { useState } from 'react';
import { valuesIn, type GameState, type UnitId } from '../../../../../engine/axis-allies/index.ts';
import { useFightOn, useIsFightWaiting } from '../../../store/fightOn/fightOnStore.ts';
import { battleMark } from '../../../session/unasked.ts';
import { useStandingStrikes } from '../../../store/flow.ts';
import { thePower } from '../../../text/names.ts';
import { countedUnits, unitTypeName } from '../../../text/unitNames.ts';
import { Button } from '../../../../../ui/components/Button.tsx';
import { DelayedButton } from '../../../../../ui/components/DelayedButton.tsx';
import { Stepper } from '../../../../../ui/components/Stepper.tsx';
import { OddsOfAnswers } from '../../odds/parts.tsx';
import { DeciderHeading } from '../../dice/DeciderHeading.tsx';
import type { DecisionProps } from './BattleDice.tsx';
import { useGame } from '../../../store/game.ts';

/** Words for what submarines do instead: strike now, or, at the end of a round, stay in the battle. */
const INSTEAD = {
  strike: {
    question: 'strike by surprise or submerge?',
    standing: 'Strike in later rounds too, unasked',
    note: 'A strike comes before all other fire; who submerges leaves the battle and stays in the zone.',
    one: 'Strike',
    all: (n: number) => `Strike with all ${n}`,
    some: (n: number) => `strike with ${n}`,
  },
  stay: {
    question: 'submerge or stay in the battle?',
    standing: 'Stay in later rounds too, unasked',
    note: 'Who submerges leaves the battle and stays under water till noncombat moves are over.',
    one: 'Stay',
    all: (n: number) => `Stay with all ${n}`,
    some: (n: number) => `stay with ${n}`,
  },
};

/** Whether submarines submerge: all of them, some or none (COM-5). */
export function SubmergeChoice({ state, question }: DecisionProps<'submerge'>) {
  const fightOn = useGame((store) => store.fightOn);
  const goOn = useFightOn((store) => store.goOn);
  const isWaiting = useIsFightWaiting(state);
  const setStanding = useStandingStrikes((store) => store.setStanding);
  const mark = useGame(({ commands }) => battleMark(commands));
  const [isStanding, setIsStanding] = useState(false);
  const all = question.submarines.length;
  const packs = packsOf(state, question);
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({ [packs[0]?.key ?? '']: 1 });
  const isOne = packs.length === 1;
  const least = isOne ? 1 : 0;
  const mostOf = ({ units }: Pack): number => (isOne ? all - 1 : units.length);
  const countOf = (pack: Pack): number => Math.min(Math.max(chosen[pack.key] ?? 0, least), mostOf(pack));
  const some = packs.flatMap((pack) => pack.units.slice(0, countOf(pack)));
  const words = question.endsRound === true ? INSTEAD.stay : INSTEAD.strike;
  const submerge = (units: readonly UnitId[]): void => {
    const command = { type: 'submerge', units } as const;
    if (isWaiting) void goOn(command);
    else fightOn(command);
  };
  const strike = (): void => {
    setStanding(mark, question.side, isStanding);
    submerge([]);
  };

  return (
    <>
      <DeciderHeading
        state={state}
        by={question.by}
        what={`${countedUnits('submarine', all)}: ${words.question}`}
        takesFocus
      />
      <OddsOfAnswers />
      <p className="soft">No enemy destroyer is here. {words.note}</p>
      <div className="decision-buttons">
        <DelayedButton meaning="strike" look="main" wide onClick={strike}>
          {all === 1 ? words.one : words.all(all)}
        </DelayedButton>
        <DelayedButton meaning="submerge" wide onClick={() => submerge(question.submarines)}>
          {all === 1 ? 'Submerge' : `Submerge all ${all}`}
        </DelayedButton>
      </div>
      <label className="fight-on__check decision-standing">
        <input type="checkbox" checked={isStanding} onChange={({ target }) => setIsStanding(target.checked)} />
        {words.standing}
      </label>
      {all > 1 && (
        <div className="decision-some">
          {packs.map((pack) => (
            <span key={pack.key} className="decision-pack">
              <Stepper
                label={`submarines${pack.which} to submerge`}
                value={countOf(pack)}
                min={least}
                max={mostOf(pack)}
                onChange={(n) => setChosen({ ...chosen, [pack.key]: n })}
              />
              {!isOne && (
                <span aria-hidden="true">
                  of {pack.units.length} {unitTypeName('submarine', pack.units.length)}
                  {pack.which}
                </span>
              )}
            </span>
          ))}
          <Button disabled={some.length === 0 || some.length === all} onClick={() => submerge(some)}>
            {some.length === 0 || some.length === all
              ? 'Choose who submerges'
              : `Submerge ${some.length}, ${words.some(all - some.length)}`}
          </Button>
        </div>
      )}
    </>
  );
}

/** Which submarines strike in every round, unasked, and a button that asks them again. */
export function StandingStrikes() {
  const mark = useGame(({ commands }) => battleMark(commands));
  const { battle, sides, setStanding } = useStandingStrikes();
  if (battle !== mark) return null;
  return sides.map((side) => (
    <p key={side} className="soft">
      The {side}’s submarines are not asked any more.{' '}
      <Button small onClick={() => setStanding(mark, side, false)}>
        Ask them again
      </Button>
    </p>
  ));
}

/** Submarines that are as good as each other: of one power, and hitting with the same value. */
interface Pack {
  readonly key: string;
  /** What tells them apart, if there are others: ' of the United Kingdom that hit with 2'. */
  readonly which: string;
  readonly units: readonly UnitId[];
}

function packsOf(state: GameState, { submarines, side }: DecisionProps<'submerge'>['question']): readonly Pack[] {
  const values = state.battle && valuesIn(state, state.battle, side);
  const known = submarines
    .flatMap((id) => state.units[id] ?? [])
    .map(({ id, owner }) => ({ id, owner, value: values?.get(id) ?? 0 }));
  const hasOwners = new Set(known.map(({ owner }) => owner)).size > 1;
  const hasValues = new Set(known.map(({ value }) => value)).size > 1;
  const packs = new Map<string, Pack>();
  for (const { id, owner, value } of known) {
    const key = `${owner} ${value}`;
    const whose = hasOwners ? ` of ${thePower(state, owner)}` : '';
    const which = `${whose}${hasValues ? ` that hit with ${value}` : ''}`;
    packs.set(key, { key, which, units: [...(packs.get(key)?.units ?? []), id] });
  }
  return [...packs.values()];
}
