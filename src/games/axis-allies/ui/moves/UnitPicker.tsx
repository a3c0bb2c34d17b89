import { useView } from '../../store/viewStore.ts';
import { spaceName } from '../../text/names.ts';
import { capitalized } from '../../../../text/words.ts';
import type { SpaceId } from '../../../../engine/axis-allies/index.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { Stepper } from '../../../../ui/components/Stepper.tsx';
import { UnitCounter } from '../../../../ui/components/UnitCounter.tsx';
import { aboardText, unitLineName, unitLineText, unitLines, withUnitCount } from './unitLines.ts';
import { useGame, useDisplayedGame } from '../../store/game.ts';

/** The acting power's units in one space, in groups, with a stepper for how many are chosen. */
export function UnitPicker({ space }: { readonly space: SpaceId }) {
  const game = useDisplayedGame();
  const readOnly = useGame((store) => store.readOnly);
  const chosen = useView((view) => view.chosen);
  const choose = useView((view) => view.choose);
  const lines = unitLines(game, space);
  if (lines.length === 0) return null;
  const free = lines.filter(({ movesLeft, aboard }) => movesLeft > 0 && !aboard).flatMap(({ units }) => units);

  return (
    <section className="picker" aria-label={`Units in ${spaceName(game, space)}`}>
      <div className="picker__head">
        <h3>{spaceName(game, space)}</h3>
        {free.length > 1 && !readOnly && (
          <Button small onClick={() => choose([...chosen.filter((unit) => !free.includes(unit)), ...free])}>
            Take all
          </Button>
        )}
      </div>
      <ul>
        {lines.map((line) => {
          const n = line.units.filter((unit) => chosen.includes(unit)).length;
          const aboard = line.aboard ? ` ${aboardText(game, line)}` : '';
          const label = `${unitLineName(game, line, 2)}${aboard} in ${spaceName(game, space)}`;
          return (
            <li key={line.key} className={`picker__line ${n > 0 ? 'picker__line--chosen' : ''}`}>
              <button
                type="button"
                className="picker__all"
                disabled={readOnly}
                onClick={() => choose(withUnitCount(chosen, line, n === line.units.length ? 0 : line.units.length))}
              >
                <UnitCounter type={line.type} power={line.owner} size="small" />
                <span>
                  <span className="visually-hidden">All </span>
                  <strong>
                    {line.units.length} {unitLineName(game, line)}
                  </strong>
                  <span className="visually-hidden">
                    {aboard} in {spaceName(game, space)},{' '}
                  </span>
                  <span className="picker__detail">{capitalized(unitLineText(game, line))}</span>
                </span>
              </button>
              <Stepper
                label={label}
                value={n}
                max={readOnly ? 0 : line.units.length}
                toldBeside
                onChange={(count) => choose(withUnitCount(chosen, line, count))}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
