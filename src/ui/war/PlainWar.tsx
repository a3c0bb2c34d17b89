import { wordsOf } from '../../games/faces.ts';
import { toldGame, type ToldGame } from '../../session/told.ts';
import { momentAt } from '../../store/lookBack.ts';
import { LookBack, TimeBar, type ShownMoment } from './LookBack.tsx';
import { NotYetTold } from './NotYetTold.tsx';
import { useTold } from './useTold.ts';

/** The game on the table as it went so far, where its family tells no more of it than its orders. */
export function PlainWar() {
  const { told, hasFailed, tryAgain } = useTold(toldGame);
  if (told === null)
    return <NotYetTold className="panel example war__waiting" hasFailed={hasFailed} tryAgain={tryAgain} />;
  return (
    <LookBack key={told.steps.length} told={told}>
      {(shown) => (
        <aside className="panel example" data-over-map aria-label="The war so far">
          <Orders told={told} {...shown} />
          <TimeBar told={told} {...shown} />
        </aside>
      )}
    </LookBack>
  );
}

/** Every order, which shows the map after it. */
function Orders({ told, moment, onShow }: ShownMoment & { readonly told: ToldGame }) {
  return (
    <ol className="panel__content" aria-label="Orders">
      {told.steps.map(({ index, before, command }) => (
        <li key={index}>
          <button
            type="button"
            className="war__entry"
            aria-current={moment.after === index + 1}
            onClick={() => onShow(momentAt(index + 1))}
          >
            {wordsOf(before).orderText(before, command)}
          </button>
        </li>
      ))}
    </ol>
  );
}
