import { researchable } from '../../../../engine/axis-allies/index.ts';
import { editionIn } from '../../store/selectors.ts';
import { chooseWeapon, useInHand } from '../../store/hand.ts';
import { LooseReport } from '../dice/LooseReport.tsx';
import { RuleLink } from '../../../../ui/rules/RuleLink.tsx';
import { DevelopmentList } from './DevelopmentList.tsx';
import { ResearchOrder } from './ResearchOrder.tsx';
import { useGame, useDisplayedGame } from '../../store/game.ts';
import './research.css';

/** Develop weapons: one development a turn, and how many dice are paid for it; then what came of them. */
export function ResearchPanel() {
  const state = useDisplayedGame();
  const readOnly = useGame((store) => store.readOnly);
  const weapon = useInHand(({ weapon: inHand }) => inHand);
  const open = researchable(state);
  const chosen = open.find(({ id }) => id === weapon) ?? null;
  const { researchDieCost } = editionIn(state);
  const most = Math.floor((state.treasury[state.power] ?? 0) / researchDieCost);
  const canPay = open.length > 0 && most > 0;
  return (
    <section className="research" aria-label="Develop weapons">
      {state.turn.research === null ? (
        <p className="soft">
          Choose one weapon and pay for dice. Each die has one chance in six; if none shows its number, the IPCs are
          lost. You can also go on without. <RuleLink rule="RES-3" short />
        </p>
      ) : (
        <div>
          <LooseReport comesIntoView />
          {/* Also a stop for Tab: a part that scrolls and holds none would be out of the keyboard's reach. */}
          <RuleLink rule="RES-3" />
        </div>
      )}
      <DevelopmentList
        state={state}
        open={canPay && !readOnly ? open : []}
        chosen={chosen}
        onChoose={({ id }) => chooseWeapon(id)}
      />
      {canPay && <ResearchOrder key={chosen?.id} state={state} chosen={chosen} dieCost={researchDieCost} most={most} />}
    </section>
  );
}
