import type { Development, GameState } from '../../../../engine/axis-allies/index.ts';
import { editionIn } from '../../store/selectors.ts';
import { developmentText } from '../../text/developmentText.ts';
import { Die } from '../dice/Die.tsx';

interface DevelopmentListProps {
  readonly state: GameState;
  /** The developments that can be chosen now. */
  readonly open: readonly Development[];
  readonly chosen: Development | null;
  readonly onChoose: (development: Development) => void;
}

/** All developments: the number that brings each, what it brings, and whether the power has it. */
export function DevelopmentList({ state, open, chosen, onChoose }: DevelopmentListProps) {
  const own = state.developments[state.power] ?? [];
  return (
    <fieldset className="developments">
      <legend className="visually-hidden">What to develop</legend>
      {editionIn(state).developments.map((development) => {
        const { id, name, number } = development;
        const isDeveloped = own.includes(id);
        return (
          <label key={id} className={isDeveloped ? 'development development--own' : 'development'}>
            {open.length > 0 && (
              <input
                type="radio"
                name="development"
                checked={chosen?.id === id}
                disabled={!open.includes(development)}
                onChange={() => onChoose(development)}
              />
            )}
            <Die value={number} hit={isDeveloped} />
            <span>
              <strong>{name}</strong>
              {isDeveloped && <span className="development__own"> developed</span>}
              <span className="development__text">{developmentText(state, development)}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
