/* Everything that shows odds, to be loaded as one. */

import { ChartNoAxesColumn } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../../ui/components/Button.tsx';
import type { TargetOdds as FoundOdds, Unsolved } from '../../odds/planOdds.ts';
import { leftOutText, targetOddsText, ANSWER_TEXT, NO_ODDS, oddsNowText } from '../../text/targetOdds.ts';
import {
  type SpaceId,
  escortsIn,
  raidersIn,
  type UnitId,
  isHostileTerritory,
} from '../../../../engine/axis-allies/index.ts';
import { useKnownOdds } from '../../store/odds/knownOdds.ts';
import { spaceName } from '../../text/names.ts';
import { OddsDetails } from './OddsDetails.tsx';
import { useDisplayedGame } from '../../store/game.ts';
import { oddsIfRaided } from '../../odds/raidOdds.ts';
import { usualNow } from '../../store/odds/choices.ts';
import { lostShares, raidOddsText, takenShares, rocketOddsText, raidWorthText } from '../../text/raidOdds.ts';
import { ChanceBars } from './ChanceBars.tsx';
import type { Odds } from '../../odds/odds.ts';

interface OddsBoxProps {
  /** What the button tells more about. */
  readonly title: string;
  /** What the button opens; without it there is no button. */
  readonly details: ReactNode;
  readonly children: ReactNode;
}

/** Odds in a line, and a button for all about them. */
function OddsBox({ title, details, children }: OddsBoxProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="odds">
      <div className="odds__line">
        {children}
        {details !== null && (
          <Button
            small
            shape="icon"
            look="quiet"
            aria-label={title}
            title={title}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <ChartNoAxesColumn size={18} aria-hidden />
          </Button>
        )}
      </div>
      {isOpen && details}
    </div>
  );
}

interface OddsTextProps {
  readonly found: FoundOdds | Unsolved | undefined;
  /** What they leave out, if anything. */
  readonly leftOut: string | null;
}

/** The odds of a battle to come in two short lines; while they are reckoned, room for them. */
function OddsText({ found, leftOut }: OddsTextProps) {
  if (found === undefined) return <span className="soft">Reckoning the odds…</span>;
  const [chances, ipcs] = targetOddsText(found);
  return (
    <span>
      <strong>{chances}</strong> {ipcs}
      {leftOut !== null && <span className="odds__left-out"> {leftOut}</span>}
    </span>
  );
}

/** The odds of the battle to come in a space, and a button for all about them. */
export function TargetOdds({ space }: { readonly space: SpaceId }) {
  const game = useDisplayedGame();
  const found = useKnownOdds(({ targets }) => targets[space]);
  const leftOut = found === undefined ? null : leftOutText(game, space);
  const hasDetails = found !== undefined && 'won' in found && (found.odds !== null || found.landing !== null);
  return (
    <OddsBox
      title={`More about the odds in ${spaceName(game, space)}`}
      details={hasDetails ? <OddsDetails found={found} /> : null}
    >
      <OddsText found={found} leftOut={leftOut} />
    </OddsBox>
  );
}

/** The odds in a space if the units in hand attack it, in its row; nothing where they cannot. */
export function HandOdds({ space }: { readonly space: SpaceId }) {
  const found = useKnownOdds(({ withHand }) => withHand[space]);
  if (found === undefined) return null;
  const [chances, ipcs] = targetOddsText(found);
  return (
    <>
      <span className="row__chance">{chances}</span>
      <span className="row__ipcs">{ipcs}</span>
    </>
  );
}

/** The odds of the raid to come in a territory, and a button for how likely each number is. */
export function RaidOdds({ space }: { readonly space: SpaceId }) {
  const game = useDisplayedGame();
  const found = useKnownOdds(({ raids }) => raids[space]);
  if (found === undefined) return null;
  const [taken, lost] = raidOddsText(found);
  const types = [...raidersIn(game, space), ...escortsIn(game, space)].map(({ type }) => type);
  const details = (
    <div className="odds-details">
      <ChanceBars title={found.facilities ? 'IPCs of damage' : 'IPCs taken'} chances={takenShares(found)} />
      {found.lost.length > 1 && <ChanceBars title="Shot down" chances={lostShares(found, types)} />}
    </div>
  );
  return (
    <OddsBox title={`More about the odds of the raid on ${spaceName(game, space)}`} details={details}>
      <span>
        <strong>{taken}</strong> {lost}
      </span>
    </OddsBox>
  );
}

/** The odds of a raid by these aircraft, before anybody has said that they raid. They are few, so it takes no time. */
export function RaidIfOrdered({ space, raiders }: { readonly space: SpaceId; readonly raiders: readonly UnitId[] }) {
  const found = oddsIfRaided(useDisplayedGame(), space, raiders, usualNow);
  if (found === null) return null;
  const [taken, lost] = raidOddsText(found);
  return (
    <span className="odds">
      <strong>{taken}</strong> {lost}
    </span>
  );
}

interface RocketOddsProps {
  readonly from: SpaceId;
  readonly to: SpaceId;
}

/** The odds of a rocket at a complex, and a button for how likely each number is. */
export function RocketOdds({ from, to }: RocketOddsProps) {
  const game = useDisplayedGame();
  const found = useKnownOdds(({ rockets }) => rockets[to]);
  if (found === undefined) return null;
  const details = found.taken.length > 1 && (
    <div className="odds-details">
      <ChanceBars title="IPCs taken" chances={takenShares(found)} />
    </div>
  );
  const title = `More about the odds of a rocket from ${spaceName(game, from)} to ${spaceName(game, to)}`;
  return (
    <OddsBox title={title} details={details || null}>
      <strong>{rocketOddsText(found)}</strong>
    </OddsBox>
  );
}

/** What all battles to come are worth together; one alone says it itself. */
export function PlanWorth() {
  const worth = useKnownOdds((known) => known.worth);
  const battles = useKnownOdds(({ targets }) => Object.keys(targets).length);
  const raids = useKnownOdds((known) => Object.keys(known.raids).length);
  if (worth === null || battles + raids < 2) return null;
  const [chances, ...ipcs] = raidWorthText(worth, battles > 0);
  const title = `All ${battles > 0 ? 'battles' : 'raids'} together`;
  return (
    <section className="odds odds--plan" aria-label={title}>
      <h4>{title}</h4>
      <p>
        <strong>{chances}</strong>
      </p>
      {ipcs.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

/** The odds of the battle under way from now on; nothing while an answer is asked for that has odds of its own. */
export function OddsUnderWay() {
  const found = useKnownOdds(({ underWay }) => underWay);
  if (found === null || found === 'no-attackers' || found === 'no-defenders') return null;
  if (typeof found === 'string') return <p className="odds">{NO_ODDS[found]}</p>;
  if (Object.keys(found.answers).length > 0) return null;
  return (
    <div className="odds odds--now">
      <OddsLine label="From now on" odds={found.odds} hasLosses />
    </div>
  );
}

/** The odds of each answer to what is asked now. */
export function OddsOfEachAnswer() {
  const found = useKnownOdds(({ underWay }) => underWay);
  if (found === null || typeof found === 'string') return null;
  const answers = Object.entries(found.answers);
  if (answers.length === 0) return null;
  return (
    <div className="odds odds--now" role="group" aria-label="Odds of each answer">
      {answers.map(([answer, odds]) => (
        <OddsLine key={answer} label={ANSWER_TEXT[answer as keyof typeof ANSWER_TEXT]} odds={odds} />
      ))}
    </div>
  );
}

interface OddsLineProps {
  readonly label: string;
  readonly odds: Odds;
  readonly hasLosses?: boolean;
}

function OddsLine({ label, odds, hasLosses = false }: OddsLineProps) {
  const game = useDisplayedGame();
  const space = game.battle?.space;
  const isAtStake = space !== undefined && isHostileTerritory(game, space, game.power);
  const [chances, losses] = oddsNowText(odds, isAtStake ? odds.captured : null);
  return (
    <p>
      <strong>
        {label}: {chances}
      </strong>
      {hasLosses && <span className="odds__losses">{losses}</span>}
    </p>
  );
}
