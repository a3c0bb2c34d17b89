import { editionOf, type Battle, type BattleSide, type GameState, type UnitId } from '../../engine/index.ts';
import { unitTypeName } from '../../text/unitNames.ts';
import type { Lost } from './battleStory.ts';
import { LostUnits } from './LostUnits.tsx';
import { StackCounter } from './StackCounter.tsx';
import { stacksOf } from './stacks.ts';

const VALUES = [1, 2, 3, 4] as const;

/** One side of the strip: its units in columns by the value they hit with, what cannot fire beside them. */
export function BattleColumns({ state, battle, side, lost }: { state: GameState; battle: Battle; side: BattleSide; lost: readonly Lost[] }) {
  const units = side === 'attacker' ? battle.attackers : battle.defenders;
  const types = editionOf(state.edition).units;
  const valueOf = (id: UnitId): number => {
    const type = types.find((candidate) => candidate.id === state.units[id]?.type);
    return (side === 'attacker' ? type?.attack : type?.defense) ?? 0;
  };
  const inColumn = (value: number) => stacksOf(state, units.filter((id) => valueOf(id) === value));
  const submerged = stacksOf(state, battle.submerged.filter((id) => (state.units[id]?.owner === state.power) === (side === 'attacker')));
  const beside = inColumn(0);
  return (
    <div className={`battle-side battle-side-${side}`}>
      <h4>{side === 'attacker' ? 'Attacker' : 'Defender'}</h4>
      <div className="battle-columns">
        {VALUES.map((value) => (
          <div key={value} className="battle-column" role="group" aria-label={`${side === 'attacker' ? 'Attack' : 'Defence'} ${value}`}>
            <span className="battle-column-value" aria-hidden="true">
              {value}
            </span>
            {inColumn(value).map((stack) => (
              <StackCounter key={stack.key} state={state} stack={stack} />
            ))}
          </div>
        ))}
        <div className="battle-column battle-column-beside" role="group" aria-label="Cannot fire">
          <span className="battle-column-value" aria-hidden="true">
            –
          </span>
          {beside.map((stack) => (
            <StackCounter key={stack.key} state={state} stack={stack} />
          ))}
        </div>
      </div>
      {submerged.length > 0 && (
        <p className="battle-note">
          Submerged: {submerged.map((stack) => `${stack.units.length} ${unitTypeName(stack.type, stack.units.length)}`).join(', ')}
        </p>
      )}
      <LostUnits lost={lost} />
    </div>
  );
}
