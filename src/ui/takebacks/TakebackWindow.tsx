import { useGame } from '../../store/gameStore.ts';
import { takebackRule } from '../../session/takebacks.ts';
import { closeTakebacks, useTakebacks, withdrawTakeback } from '../../store/takebacks/takebackStore.ts';
import { RULE_TEXTS, TAKEBACK_NOTE } from '../../text/takebackText.ts';
import { Button } from '../components/Button.tsx';
import { Window } from '../components/Window.tsx';
import { PointList } from './PointList.tsx';
import { TakebackVote } from './TakebackVote.tsx';
import './takebacks.css';

/** Where to choose how far to go back, and where everybody else agrees to it or not. */
export function TakebackWindow() {
  const request = useTakebacks((store) => store.request);
  const timeline = useGame((store) => store.timeline);
  const setup = useGame((store) => store.setup);
  if (timeline === null) return null;
  const rule = takebackRule(setup);
  return (
    <Window
      open
      title="Take back"
      onClose={closeTakebacks}
      buttons={
        <>
          <Button onClick={closeTakebacks}>{request === null ? 'Close' : 'Let it be'}</Button>
          {request !== null && <Button onClick={withdrawTakeback}>Choose another point</Button>}
        </>
      }
    >
      {request === null ? (
        <>
          <p>{RULE_TEXTS[rule]}</p>
          {rule !== 'never' && <p className="soft">{TAKEBACK_NOTE}</p>}
          <PointList timeline={timeline} setup={setup} />
        </>
      ) : (
        <TakebackVote request={request} orders={timeline.index - request.point.point.index} />
      )}
    </Window>
  );
}
