import { Swords } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  advantageOf,
  enemiesIn,
  battlesToCome,
  raidsToFly,
  shotsOnTheWay,
  type BattlePlan,
  type GameState,
  type RuleId,
  type SpaceId,
} from '../../../../engine/axis-allies/index.ts';
import { isRefusal, nextPhase } from '../../session/phaseEnd.ts';
import { flyTo } from '../../../../store/mapCamera.ts';
import { useSettings } from '../../../../store/settings.ts';
import { useKnownOdds } from '../../store/odds/knownOdds.ts';
import { useView } from '../../store/viewStore.ts';
import { byImportance } from '../../store/spaceOrder.ts';
import { expected } from '../../../../text/chances.ts';
import { spaceName } from '../../text/names.ts';
import { lostAheadText, offerAheadText, shotOnTheWayText } from '../../text/moveHints.ts';
import { raidedName } from '../../text/raids.ts';
import { capitalized } from '../../../../text/words.ts';
import { SilentShips } from '../battle/BattleItem.tsx';
import { BattlesHead } from '../odds/BattlesHead.tsx';
import { OddsOfRaid, OddsOfTarget, WorthOfPlan } from '../odds/parts.tsx';
import { RefusalReason } from '../refusals/Refused.tsx';
import { RuleLink } from '../../../../ui/rules/RuleLink.tsx';
import { useDisplayedGame } from '../../store/game.ts';

function battleText(game: GameState, { space, kind, landingFrom }: BattlePlan): string {
  const what = kind === 'sea' ? 'sea battle' : landingFrom.length > 0 ? 'landing' : 'on land';
  return enemiesIn(game, space, game.power).length === 0 ? `${what}, nobody defends` : what;
}

/** The battles to come, and what must be decided before combat can begin. */
export function PlannedBattles() {
  const game = useDisplayedGame();
  const flights = useKnownOdds((known) => known.flights);
  if (game.phase !== 'combat-move') return null;
  const isBefore = byImportance(game);
  const battles = battlesToCome(game).toSorted((a, b) => isBefore(a.space, b.space));
  const raids = raidsToFly(game);
  const shots = shotsOnTheWay(game);
  const next = nextPhase(game);
  return (
    <>
      {isRefusal(next) && (
        <section className="planned planned--open" aria-label="Before combat">
          <h3>Before combat can begin</h3>
          <p>
            <RefusalReason state={game} command={{ type: 'end-phase' }} refusal={next} />
          </p>
        </section>
      )}
      {battles.length + raids.length + shots.length > 0 && (
        <section className="planned" aria-label="Battles to come">
          <BattlesHead title="Battles to come" />
          <ul>
            {raids.map((space) => (
              <BattleRow
                key={`${space}-raid`}
                space={space}
                what={`Raid on the ${raidedName(game, space)}`}
                odds={<OddsOfRaid space={space} />}
              />
            ))}
            {battles.map((plan) => (
              <BattleRow
                key={`${plan.space}-${plan.kind}`}
                space={plan.space}
                what={capitalized(battleText(game, plan))}
                odds={
                  <>
                    <OddsOfTarget space={plan.space} />
                    <SilentShips state={game} plan={plan} />
                  </>
                }
              />
            ))}
            {Object.values(flights).map(({ space, ipcs }) => (
              <BattleRow
                key={`${space}-flight`}
                space={space}
                what="Past a gun, no battle"
                odds={<p className="odds">Lose {expected(ipcs)} IPCs</p>}
              />
            ))}
          </ul>
          <WorthOfPlan />
          {shots.map((shot) => (
            <Ahead key={`${shot.space} ${shot.targets.join()}`} rule="AA-3">
              {shotOnTheWayText(game, shot)}
            </Ahead>
          ))}
          {!isRefusal(next) &&
            next.lost.map((id) => (
              <Ahead key={id} rule={advantageOf(game, id)?.rule}>
                {lostAheadText(game, id)}
              </Ahead>
            ))}
          {!isRefusal(next) &&
            next.offers.map((offer) => (
              <Ahead key={offer.advantage} rule={advantageOf(game, offer.advantage)?.rule} isUncounted>
                {offerAheadText(game, offer)}
              </Ahead>
            ))}
        </section>
      )}
    </>
  );
}

interface AheadProps {
  readonly rule: RuleId | undefined;
  /** The odds of these battles leave it out. */
  readonly isUncounted?: boolean;
  readonly children: string;
}

/** What comes before these battles, or with them. */
function Ahead({ rule, isUncounted = false, children }: AheadProps) {
  const { odds } = useSettings();
  return (
    <p className="planned__offer">
      {children} {isUncounted && odds && 'The odds do not count this. '}
      {rule !== undefined && <RuleLink rule={rule} short />}
    </p>
  );
}

interface BattleRowProps {
  readonly space: SpaceId;
  readonly what: string;
  readonly odds?: ReactNode;
}

/** A battle to come: its space, and what it is. */
function BattleRow({ space, what, odds }: BattleRowProps) {
  const game = useDisplayedGame();
  const focus = useView((view) => view.focus);
  return (
    <li>
      <button
        type="button"
        className="row row--attack"
        onClick={() => {
          focus(space);
          flyTo([space]);
        }}
      >
        <strong>
          <Swords size={15} aria-hidden /> {spaceName(game, space)}
        </strong>
        <span className="row__detail">{what}</span>
      </button>
      {odds}
    </li>
  );
}
