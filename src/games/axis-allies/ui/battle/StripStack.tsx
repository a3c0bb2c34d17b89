import type { PointerEvent as ReactPointerEvent } from 'react';
import type { GameState, Battle } from '../../../../engine/axis-allies/index.ts';
import { hitsText, boundText } from '../../text/battleText.ts';
import { Stepper } from '../../../../ui/components/Stepper.tsx';
import { spaceName, thePower } from '../../text/names.ts';
import { cargoText } from '../../text/cargoText.ts';
import { countedUnits, unitTypeName } from '../../text/unitNames.ts';
import { counted } from '../../../../text/words.ts';
import { UnitCounter } from '../../../../ui/components/UnitCounter.tsx';
import type { BattleStack } from './stacks.ts';
import type { CasualtyChoice } from './useCasualtyChoice.ts';
import { useGame } from '../../store/game.ts';
import { FATE_TEXT } from '../../text/stepText.ts';
import { fateNow } from './roundSteps.ts';

/** A pointer that moved less (px) has pressed, not dragged. */
const STILL = 6;

/**
 * Carries a copy of a counter along with the pointer, by mouse, pen or finger, and tells over what it was let go. After
 * a drag the press at its end does not count.
 */
function carryCounter(down: ReactPointerEvent, onDrop: (over: Element | null) => void): void {
  const counter = down.currentTarget.querySelector('.unit-counter');
  const strip = down.currentTarget.closest<HTMLElement>('.strip');
  if (!down.isPrimary || down.button !== 0 || counter === null || strip === null) return;
  const carried = down.currentTarget;
  const listening = new AbortController();
  let copy: HTMLElement | null = null;

  function move({ pointerId, clientX, clientY }: PointerEvent): void {
    if (pointerId !== down.pointerId) return;
    if (copy === null && Math.hypot(clientX - down.clientX, clientY - down.clientY) < STILL) return;
    copy ??= copyOf(counter as Element);
    if (strip !== null) strip.dataset['carrying'] = '';
    copy.style.translate = `${clientX}px ${clientY}px`;
  }

  function end({ pointerId, clientX, clientY, type }: PointerEvent): void {
    if (pointerId !== down.pointerId) return;
    listening.abort();
    if (copy === null) return;
    copy.remove();
    delete strip?.dataset['carrying'];
    ignoreClick(carried);
    if (type === 'pointerup') onDrop(document.elementFromPoint(clientX, clientY));
  }

  const { signal } = listening;
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', end, { signal });
  window.addEventListener('pointercancel', end, { signal });
}

/** The click that follows a drag on the same element is part of the drag. */
function ignoreClick(element: Element): void {
  const ignoring = new AbortController();
  const { signal } = ignoring;
  element.addEventListener('click', (click) => click.stopPropagation(), { capture: true, signal });
  setTimeout(() => ignoring.abort(), 50);
}

function copyOf(counter: Element): HTMLElement {
  const { width, height } = counter.getBoundingClientRect();
  const copy = document.createElement('div');
  copy.className = 'carried-counter';
  copy.style.width = `${width}px`;
  copy.style.height = `${height}px`;
  copy.append(counter.cloneNode(true));
  document.body.append(copy);
  return copy;
}

/** A stack in words: '2 fighters of Germany, damaged'. */
function stackName(state: GameState, stack: BattleStack): string {
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

const movesText = ({ movesLeft }: BattleStack): string =>
  movesLeft === null ? '' : `${counted(movesLeft, 'move')} left`;

function hitText({ hit, doomed }: BattleStack): string {
  if (hit) return doomed ? 'hit' : 'hit, still to fire';
  return doomed ? 'will not return' : '';
}

/** A stack: silhouette, count, and its marks. */
function StackCounter({ state, stack }: { state: GameState; stack: BattleStack }) {
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

interface ChosenLossesProps {
  readonly state: GameState;
  readonly battle: Battle;
  readonly choice: CasualtyChoice;
}

/**
 * The row of those that take the hits: units are dragged into it and out of it, and a press takes one out.
 */
export function ChosenLosses({ state, battle, choice }: ChosenLossesProps) {
  const readOnly = useGame((store) => store.readOnly);
  const hit = choice.stacks.flatMap((stack) => {
    const n = choice.hitsOn(stack)?.n ?? 0;
    return n > 0 ? [{ stack, n }] : [];
  });
  const fate = fateNow(state, battle);
  const back = (stack: BattleStack) => (over: Element | null) => {
    if (over !== null && over.closest('.chosen-losses') === null) choice.takeBack(stack);
  };
  return (
    <div className="chosen-losses" role="group" aria-label="Chosen losses">
      <span className="chosen-losses__word">Chosen losses</span>
      {hit.map(({ stack, n }) => (
        <button
          key={stack.key}
          type="button"
          className="chosen-losses__stack"
          disabled={readOnly}
          aria-label={`Take one back: ${stackName(state, stack)}, ${hitsText(n)}`}
          onPointerDown={(event) => carryCounter(event, back(stack))}
          onClick={() => choice.takeBack(stack)}
        >
          <UnitCounter type={stack.type} power={stack.owner} size="small" />
          {n}
        </button>
      ))}
      {fate !== null && <span className="soft chosen-losses__fate">{FATE_TEXT[fate]}</span>}
      {choice.missing > 0 && <span className="chosen-losses__missing">{hitsText(choice.missing)} to come</span>}
    </div>
  );
}

/** A stack of the battle strip; while its owner chooses casualties, with the number of hits it takes. */
export function StripStack({
  state,
  stack,
  choice,
}: {
  state: GameState;
  stack: BattleStack;
  choice: CasualtyChoice | null;
}) {
  const readOnly = useGame((store) => store.readOnly);
  const hits = choice?.hitsOn(stack) ?? null;
  if (choice === null || hits === null) return <StackCounter state={state} stack={stack} />;
  return (
    <div
      className={hits.n > 0 ? 'strip-choice strip-choice-hit' : 'strip-choice'}
      role="group"
      tabIndex={-1}
      aria-label={`${stackName(state, stack)}, ${hitsText(hits.n)}`}
      data-stack={stack.key}
    >
      <div
        className="strip-carried"
        onPointerDown={(event) => {
          if (!readOnly) carryCounter(event, (over) => over?.closest('.chosen-losses') && choice.put(stack));
        }}
      >
        <StackCounter state={state} stack={stack} />
      </div>
      <Stepper
        label={`hits on ${stackName(state, stack)}`}
        value={hits.n}
        max={hits.max}
        disabled={readOnly}
        onChange={(n) => choice.setHits(stack, n)}
      />
    </div>
  );
}
