import type { GameState } from '../../engine/index.ts';
import { boundText } from '../../text/battleText.ts';
import { thePower } from '../../text/names.ts';
import { countedUnits, typeCounts, unitTypeName } from '../../text/unitNames.ts';
import { UnitCounter } from '../components/UnitCounter.tsx';
import type { Stack } from './stacks.ts';

/** A stack in words: '2 fighters of Germany, damaged'. */
export function stackName(state: GameState, stack: Stack): string {
  const words = [
    `${countedUnits(stack.type, stack.units.length)} of ${thePower(state, stack.owner)}`,
    stack.damaged ? 'damaged' : '',
    stack.bound ? boundText(state) : '',
    hitText(stack),
    stack.cargo.length > 0 ? `carrying ${typeCounts(stack.cargo)}` : '',
  ];
  return words.filter((word) => word !== '').join(', ');
}

function hitText({ hit, doomed }: Stack): string {
  if (hit) return doomed ? 'hit' : 'hit, still to fire';
  return doomed ? 'will not return' : '';
}

/** A stack: silhouette, count, and its marks. */
export function StackCounter({ state, stack }: { state: GameState; stack: Stack }) {
  return (
    <div
      className={stack.hit ? 'stack stack-hit' : 'stack'}
      role="img"
      aria-label={stackName(state, stack)}
      title={stackName(state, stack)}
    >
      <UnitCounter type={stack.type} power={stack.owner} />
      <span className="stack-count">{stack.units.length}</span>
      <span className="stack-name">{unitTypeName(stack.type, stack.units.length)}</span>
      {stack.bound && <span className="stack-mark stack-mark-sea">{boundText(state)}</span>}
      {stack.damaged && <span className="stack-mark">damaged</span>}
      {stack.hit && <span className="stack-mark">hit</span>}
      {stack.doomed && !stack.hit && <span className="stack-mark">will not return</span>}
      {stack.cargo.length > 0 && (
        <span className="stack-cargo">
          {stack.cargo.map((type, i) => (
            <UnitCounter key={i} type={type} power={stack.owner} size="small" />
          ))}
        </span>
      )}
    </div>
  );
}
