import { TAKEBACKS, type Takebacks } from '../../saves/schema.ts';
import { TAKEBACK_RULES } from '../../text/agreedText.ts';
import { Choice } from './Choice.tsx';

interface TakebacksChoiceProps {
  readonly value: Takebacks;
  readonly onChange: (takebacks: Takebacks) => void;
}

/** Whether dice and other players' choices may be taken back. */
export function TakebacksChoice({ value, onChange }: TakebacksChoiceProps) {
  const options = TAKEBACKS.map((rule) => ({ value: rule, ...TAKEBACK_RULES[rule] }));
  return <Choice legend="Takebacks" value={value} options={options} onChange={onChange} />;
}
