import type { GameState } from '../../../../engine/axis-allies/index.ts';
import { boundText } from '../../text/battleText.ts';
import { spaceName, thePower } from '../../text/names.ts';
import { cargoText } from '../../text/cargoText.ts';
import { countedUnits, unitTypeName } from '../../text/unitNames.ts';
import { counted } from '../../../../text/words.ts';
import { UnitCounter } from '../../../../ui/components/UnitCounter.tsx';
import type { Stack } from './stacks.ts';

/** A stack in words: '2 fighters of Germany, damaged'. */
export function stackName(state: GameState, stack: Stack): string {
  const words = [
    `${countedUnits(stack.type, stack.units.length)} of ${thePower(state, stack.owner)}`,
    stack.damaged ? 'damaged' : '',
    stack.bound ? boundText(state) : '',
    hitText(stack),
    movesText(stack),
    stack.cargo.length > 0 ? `carrying ${cargoText(state, stack.cargo, stack.owner)}` : '',
  ];
  return words.filter((word) => word !== '').join(', ');
}

const movesText = ({ movesLeft }: Stack): string => (movesLeft === null ? '' : `${counted(movesLeft, 'move')} left`);

function hitText({ hit, doomed }: Stack): string {
  if (hit) return doomed ? 'hit' : 'hit, still to fire';
  return doomed ? 'will not return' : '';
}

/** A stack: silhouette, count, and its marks. */
export function StackCounter({ state, stack }: { state: GameState; stack: Stack }) {
  const targets = [
    ...new Set(stack.cargo.flatMap(({ landsIn }) => (landsIn === null ? [] : `for ${spaceName(state, landsIn)}`))),
  ];
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
      {stack.movesLeft !== null && <span className="stack-mark stack-mark-sea">{movesText(stack)}</span>}
      {stack.damaged && <span className="stack-mark">damaged</span>}
      {stack.hit && <span className="stack-mark">hit</span>}
      {stack.doomed && !stack.hit && <span className="stack-mark">will not return</span>}
      {stack.cargo.length > 0 && (
        <span className="stack-cargo">
          {stack.cargo.map(({ type, owner }, i) => (
            <UnitCounter key={i} type={type} power={owner} size="small" />
          ))}
        </span>
      )}
      {targets.length > 0 && <span className="stack-mark stack-mark-sea">{targets.join(', ')}</span>}
    </div>
  );
}
