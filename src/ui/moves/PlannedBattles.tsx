import { Swords } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  advantageOf,
  enemiesIn,
  battlesToCome,
  raidsToFly,
  shotsOnTheWay,
  type AdvantageId,
  type BattlePlan,
  type GameState,
  type Offer,
  type Shot,
  type SpaceId,
} from '../../engine/index.ts';
import { isRefusal, nextPhase } from '../../store/nextPhase.ts';
import { flyTo } from '../../store/mapCamera.ts';
import { useCurrentGame } from '../../store/selectors.ts';
import { useSettings } from '../../store/settings.ts';
import { useView } from '../../store/viewStore.ts';
import { byImportance } from '../../store/spaceOrder.ts';
import { spaceName } from '../../text/names.ts';
import { lostAheadText, offerAheadText } from '../../text/offerAhead.ts';
import { shotOnTheWayText } from '../../text/shots.ts';
import { capitalized } from '../../text/words.ts';
import { BattlesHead } from '../odds/BattlesHead.tsx';
import { OddsOfRaid, OddsOfTarget, WorthOfPlan } from '../odds/parts.tsx';
import { RefusalReason } from '../refusals/RefusalReason.tsx';
import { RuleLink } from '../refusals/RuleLink.tsx';

function battleText(game: GameState, { space, kind, landingFrom }: BattlePlan): string {
  const what = kind === 'sea' ? 'sea battle' : landingFrom.length > 0 ? 'landing' : 'on land';
  return enemiesIn(game, space, game.power).length === 0 ? `${what}, nobody defends` : what;
}

/** The battles to come, and what must be decided before combat can begin. */
export function PlannedBattles() {
  const game = useCurrentGame();
  if (game.phase !== 'combat-move') return null;
  const isBefore = byImportance(game);
  const battles = battlesToCome(game).toSorted((a, b) => isBefore(a.space, b.space));
  const raids = raidsToFly(game);
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
      {battles.length + raids.length > 0 && (
        <section className="planned" aria-label="Battles to come">
          <BattlesHead title="Battles to come" />
          <ul>
            {raids.map((space) => (
              <BattleRow
                key={`${space}-raid`}
                space={space}
                what="Raid on the industrial complex"
                odds={<OddsOfRaid space={space} />}
              />
            ))}
            {battles.map((plan) => (
              <BattleRow
                key={`${plan.space}-${plan.kind}`}
                space={plan.space}
                what={capitalized(battleText(game, plan))}
                odds={<OddsOfTarget space={plan.space} />}
              />
            ))}
          </ul>
          <WorthOfPlan />
          {shotsOnTheWay(game).map((shot) => (
            <ShotAhead key={`${shot.space} ${shot.targets.join()}`} game={game} shot={shot} />
          ))}
          {!isRefusal(next) && next.lost.map((id) => <LostAhead key={id} game={game} advantage={id} />)}
          {!isRefusal(next) &&
            next.offers.map((offer) => <OfferAhead key={offer.advantage} game={game} offer={offer} />)}
        </section>
      )}
    </>
  );
}

/** A gun that fires at flights before these battles. */
function ShotAhead({ game, shot }: { readonly game: GameState; readonly shot: Shot }) {
  const { odds } = useSettings();
  return (
    <p className="planned__offer">
      {shotOnTheWayText(game, shot)} {odds && 'The odds do not count this. '}
      <RuleLink rule="AA-3" short />
    </p>
  );
}

/** An advantage that these battles cost the acting power. */
function LostAhead({ game, advantage }: { readonly game: GameState; readonly advantage: AdvantageId }) {
  const rule = advantageOf(game, advantage)?.rule;
  return (
    <p className="planned__offer">
      {lostAheadText(game, advantage)} {rule !== undefined && <RuleLink rule={rule} short />}
    </p>
  );
}

/** What another power may do before these battles. */
function OfferAhead({ game, offer }: { readonly game: GameState; readonly offer: Offer }) {
  const { odds } = useSettings();
  const rule = advantageOf(game, offer.advantage)?.rule;
  return (
    <p className="planned__offer">
      {offerAheadText(game, offer)} {odds && 'The odds do not count this. '}
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
  const game = useCurrentGame();
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
