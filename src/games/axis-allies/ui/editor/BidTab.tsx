import { SIDES, sideOf, type Side } from '../../../../engine/axis-allies/index.ts';
import { bidOf, isBeforeFirstTurn, worthOf } from '../../store/editor/bid.ts';
import { useEditor } from '../../store/editor/editorStore.ts';
import type { PositionDraft } from '../../store/editor/openDraft.ts';
import { setTreasury } from '../../store/editor/possessionEdits.ts';
import { editionIn } from '../../store/selectors.ts';
import { agreedText, bidText, placedText } from '../../text/editorText.ts';
import { powerName, sideName } from '../../text/names.ts';
import { ipcs } from '../../../../text/words.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { NumberField } from './fields.tsx';
import { useDisplayedGame } from '../../store/game.ts';

/** What a side gets before the first turn. It is placed as any other units and IPCs; here it is agreed and seen. */
export function BidTab({ draft }: { readonly draft: PositionDraft }) {
  const { position, bid } = draft;
  const agree = useEditor((store) => store.agree);
  const state = useDisplayedGame();
  if (!isBeforeFirstTurn(position))
    return <p className="soft">A bid is placed before the first turn of the first round, and this one is later.</p>;
  const shares = bidOf(position);
  return (
    <>
      <p>
        Whoever plays the side that seems weaker may get units or IPCs before the first turn. Agree on how much, then
        add them with the tools as anything else.
      </p>
      <div className="editor__lines">
        <label>
          Who gets it{' '}
          <select
            className="field"
            value={bid?.side ?? ''}
            onChange={({ target }) =>
              agree(target.value === '' ? null : { side: target.value as Side, ipcs: bid?.ipcs ?? 0 })
            }
          >
            <option value="">Nobody</option>
            {SIDES.map((side) => (
              <option key={side} value={side}>
                {sideName(side)}
              </option>
            ))}
          </select>
        </label>
        {bid !== null && (
          <span className="editor__line">
            How many IPCs
            <NumberField
              label="IPCs of the bid"
              value={bid.ipcs}
              onChange={(amount) => agree({ ...bid, ipcs: amount })}
            />
          </span>
        )}
      </div>
      {bid !== null && <Agreed draft={draft} bid={bid} />}
      <h2 className="editor__head">Other than in the set-up</h2>
      {shares.length === 0 && <p className="soft">All is as in the set-up.</p>}
      {SIDES.map((side) => {
        const own = shares.filter(({ power }) => sideOf(position, power) === side);
        return own.length === 0 ? null : (
          <section key={side} aria-label={sideName(side)}>
            <h3>
              {sideName(side)}: {ipcs(worthOf(position, side))}
            </h3>
            <ul className="editor__shares">
              {own.map((share) => (
                <li key={share.power}>{bidText(state, share)}</li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

interface AgreedProps {
  readonly draft: PositionDraft;
  readonly bid: NonNullable<PositionDraft['bid']>;
}

/** Who gives how much, how much of it is placed, and buttons that put the rest into a treasury. */
function Agreed({ draft: { position }, bid: { side, ipcs: amount } }: AgreedProps) {
  const state = useDisplayedGame();
  const edit = useEditor((store) => store.edit);
  const placed = worthOf(position, side);
  const rest = amount - placed;
  const own = editionIn(state).turnOrder.filter((power) => sideOf(position, power) === side);
  return (
    <div className="editor__note" role="status">
      <p>
        {agreedText(side, amount)} {placedText(side, amount, placed)}
      </p>
      {rest > 0 &&
        own.map((power) => (
          <Button
            key={power}
            small
            onClick={() => edit('the rest of the bid', setTreasury(power, (state.treasury[power] ?? 0) + rest))}
          >
            {ipcs(rest)} to {powerName(state, power)}
          </Button>
        ))}
    </div>
  );
}
