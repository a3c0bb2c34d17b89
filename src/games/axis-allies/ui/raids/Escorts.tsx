import type { GameState } from '../../../../engine/axis-allies/index.ts';
import { Stepper } from '../../../../ui/components/Stepper.tsx';
import { RuleLink } from '../../../../ui/rules/RuleLink.tsx';
import { besideRaids, isEscorting, type BesideRaid, type Raiders } from '../../session/unasked.ts';
import { useDisplayedGame, useGame } from '../../store/game.ts';
import { escortText } from '../../text/facilityRaids.ts';
import { spaceName } from '../../text/names.ts';
import { unitTypeName } from '../../text/unitNames.ts';

/** How many of the aircraft beside raiders escort them; the others fight there (SBR-6). */
export function Escorts() {
  const game = useDisplayedGame();
  const all = besideRaids(game);
  if (all.length === 0) return null;
  return (
    <section className="engagements" aria-label="Escorts of raids">
      <h3>Escorts</h3>
      <p className="soft">
        Escorts meet those that rise against the raid, and fight nowhere else this turn. <RuleLink rule="SBR-6" short />
      </p>
      <ul>
        {all.flatMap((beside) =>
          beside.escorts.map((some) => (
            <HowManyEscort
              key={`${beside.space} ${some.type} ${some.owner}`}
              game={game}
              beside={beside}
              escorts={some}
            />
          )),
        )}
      </ul>
    </section>
  );
}

interface HowManyEscortProps {
  readonly game: GameState;
  readonly beside: BesideRaid;
  readonly escorts: Raiders;
}

function HowManyEscort({ game, beside: { space }, escorts: { type, units } }: HowManyEscortProps) {
  const dispatch = useGame((store) => store.dispatch);
  const readOnly = useGame((store) => store.readOnly);
  const idsOf = (escort: boolean) => units.flatMap(({ id }) => (isEscorting(game, id) === escort ? [id] : []));
  const escorting = idsOf(true).length;
  const change = (n: number): void => {
    const escort = n > escorting;
    dispatch({ type: 'escort', units: idsOf(!escort).slice(0, Math.abs(n - escorting)), escort });
  };
  return (
    <li className="raid-line">
      <span>
        <strong>{spaceName(game, space)}</strong>
        <span className="row__detail">{escortText(type, escorting, units.length)}</span>
      </span>
      <Stepper
        label={`${unitTypeName(type, 2)} that escort the raid on ${spaceName(game, space)}`}
        value={escorting}
        max={units.length}
        disabled={readOnly}
        onChange={change}
      />
    </li>
  );
}
