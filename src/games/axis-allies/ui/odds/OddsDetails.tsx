import { Calculator } from 'lucide-react';
import { boardOf, territoryOf, type BattleResult, type GameState } from '../../../../engine/axis-allies/index.ts';
import type { End, Odds } from '../../odds/odds.ts';
import type { LandingOdds, TargetOdds } from '../../odds/planOdds.ts';
import { battleIn, openCalculator } from '../../store/odds/calculator.ts';
import { battleEndText, RESULT_TEXT } from '../../text/battleEnds.ts';
import { expected, withSign } from '../../../../text/chances.ts';
import { spaceName } from '../../text/names.ts';
import { counted } from '../../../../text/words.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { ChanceBars } from './ChanceBars.tsx';
import { PolicyChoice } from './PolicyChoice.tsx';
import { useDisplayedGame } from '../../store/game.ts';

/** At most so many groups, and so wide, in IPCs. */
const MOST_GROUPS = 8;
const WIDTHS = [1, 2, 3, 5, 10, 20, 50];
const WIDEST = 100;

/** The attacker's gain in IPCs and how likely it is, from the worst to the best, near ones together. */
function balanceOf({ ends }: Odds, production: number): readonly { readonly what: string; readonly chance: number }[] {
  const gains = ends.map(({ lost, isCaptured, chance }) => ({
    gain: lost.defender - lost.attacker + (isCaptured ? production : 0),
    chance,
  }));
  const isFew = (width: number): boolean =>
    new Set(gains.map(({ gain }) => Math.floor(gain / width))).size <= MOST_GROUPS;
  const width = WIDTHS.find(isFew) ?? WIDEST;
  const groups = new Map<number, number>();
  for (const { gain, chance } of gains) {
    const from = Math.floor(gain / width) * width;
    groups.set(from, (groups.get(from) ?? 0) + chance);
  }
  return [...groups]
    .toSorted(([a], [b]) => a - b)
    .map(([from, chance]) => ({
      what: width === 1 ? withSign(from) : `${withSign(from)} to ${withSign(from + width - 1)}`,
      chance,
    }));
}

/** So many ends of a battle are listed. */
const MOST_ENDS = 6;

/** Everything about the odds of a battle to come: how it can end, what that costs, and how both sides decide. */
export function OddsDetails({ found }: { readonly found: TargetOdds }) {
  const game = useDisplayedGame();
  const { odds, landing, plan } = found;
  return (
    <div className="odds-details">
      {landing !== null && <Landing game={game} landing={landing} />}
      {odds !== null && <BattleChances odds={odds} production={territoryOf(boardOf(game), plan.space)?.ipc ?? 0} />}
      <p className="soft">
        On balance is what the defenders lose, less what the attackers lose, and the production of the territory if it
        is taken: all that is expected, in IPCs.
      </p>
      <PolicyChoice plan={plan} />
      <Button small onClick={() => openCalculator(battleIn(game, plan.space, []))}>
        <Calculator size={16} aria-hidden /> Try other units in the calculator
      </Button>
    </div>
  );
}

interface BattleChancesProps {
  readonly odds: Odds;
  /** What the territory brings who takes it, in IPCs. */
  readonly production: number;
}

/** Who wins a battle, how it is likeliest to end, and what it costs. */
export function BattleChances({ odds, production }: BattleChancesProps) {
  const listed = odds.ends.slice(0, MOST_ENDS);
  const others = odds.ends.length - listed.length;
  const results = Object.entries(odds.results) as [BattleResult, number][];
  return (
    <>
      <ChanceBars
        title="Who wins"
        chances={results
          .filter(([, chance]) => chance > 0)
          .map(([result, chance]) => ({ what: RESULT_TEXT[result], chance }))}
      />
      <ChanceBars
        title="Likeliest ends"
        chances={listed.map((end) => ({ what: battleEndText(end), chance: end.chance }))}
      />
      {others > 0 && <p className="soft">And {counted(others, 'other end')}.</p>}
      <ChanceBars title="Gain or loss in IPCs" chances={balanceOf(odds, production)} />
      {odds.isSimplified && (
        <p className="soft">
          There are too many choices to look through for both sides: here the defenders lose what the rules suggest.
        </p>
      )}
      <p className="soft">Expected rounds: {expected(odds.rounds)}.</p>
      {odds.ends.some(hasUnlanded) && (
        <p className="soft">
          Air units that no place to land is left for count as lost. It is assumed that the attackers win all their
          other battles without losses and send their carriers to where they save most.
        </p>
      )}
    </>
  );
}

const hasUnlanded = ({ unlanded: { attacker, defender } }: End): boolean =>
  Object.keys(attacker).length + Object.keys(defender).length > 0;

function Landing({ game, landing: { sea, ashore } }: { readonly game: GameState; readonly landing: LandingOdds }) {
  const unfought = ashore.reduce((sum, { chance, odds }) => sum + (odds === null ? chance : 0), 0);
  const results = new Map<BattleResult, number>();
  for (const { chance, odds } of ashore)
    for (const [result, share] of Object.entries(odds?.results ?? {}) as [BattleResult, number][])
      results.set(result, (results.get(result) ?? 0) + chance * share);
  return (
    <>
      {sea.map(({ zone, odds }) => (
        <ChanceBars
          key={zone}
          title={`First in ${spaceName(game, zone)}`}
          chances={(Object.entries(odds.results) as [BattleResult, number][])
            .filter(([, chance]) => chance > 0)
            .map(([result, chance]) => ({ what: RESULT_TEXT[result], chance }))}
        />
      ))}
      <ChanceBars
        title="Then ashore"
        chances={[
          ...[...results].map(([result, chance]) => ({ what: RESULT_TEXT[result], chance })),
          { what: 'There is no battle', chance: unfought },
        ].filter(({ chance }) => chance > 0)}
      />
    </>
  );
}
