import { useCalculator } from '../../../store/odds/calculator.ts';
import { lazyPart } from '../../../../../ui/lazy/lazyPart.tsx';

const CalculatorWindow = lazyPart(async () => (await import('./CalculatorWindow.tsx')).CalculatorWindow, {
  name: 'The battle calculator',
});

/** The battle calculator, wherever it is opened from. */
export function Calculator() {
  return useCalculator((calculator) => calculator.isOpen) ? <CalculatorWindow /> : null;
}
