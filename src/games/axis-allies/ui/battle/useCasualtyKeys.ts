import { useEffect } from 'react';
import { keyOf } from '../../../../store/keyOf.ts';
import type { CasualtyChoice } from './useCasualtyChoice.ts';

/** Elements whose own keys these would take. */
const OTHERS = 'input, select, textarea, canvas, [role=application], [role=dialog], [role=menu], [role=tree]';

/** Steps from stack to stack. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
/** What is done with the stack in focus: one more of it is lost, or one less. */
const CHANGES: Readonly<Record<string, 'put' | 'takeBack'>> = {
  ArrowDown: 'put',
  '+': 'put',
  ArrowUp: 'takeBack',
  '-': 'takeBack',
};

/** While casualties are chosen, arrows go from stack to stack, and choose one more of it or one less. */
export function useCasualtyKeys(choice: CasualtyChoice, isDisabled: boolean): void {
  useEffect(() => {
    if (isDisabled) return undefined;
    const listen = (event: KeyboardEvent): void => {
      const key = keyOf(event);
      const { ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
      if (ctrlKey || metaKey || altKey || defaultPrevented) return;
      if (!(target instanceof Element) || target.closest(OTHERS) !== null) return;
      const shown = [...document.querySelectorAll<HTMLElement>('.strip-choice')];
      const at = shown.findIndex((one) => one.contains(target));
      const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
      const change = Object.hasOwn(CHANGES, key) ? CHANGES[key] : undefined;
      const stack = choice.stacks.find((one) => one.key === shown[at]?.dataset['stack']);
      if (step !== undefined) shown[at < 0 ? 0 : (at + step + shown.length) % shown.length]?.focus();
      else if (change !== undefined && stack !== undefined) choice[change](stack);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [choice, isDisabled]);
}
