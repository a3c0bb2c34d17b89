import { useMapTip } from '../../../../store/mapPopups.ts';
import { passageText } from '../../text/spaces/ground.ts';
import { SignTip } from '../../../../ui/shell/SignTip.tsx';
import { useDisplayedGame } from '../../store/game.ts';

const close = (): void => useMapTip.getState().show(null);

/** What the sign of a passage under the pointer means; the details of the zones say the same. */
export function MapTip() {
  const tip = useMapTip((map) => map.tip);
  const game = useDisplayedGame();
  if (tip === null) return null;
  const { title, words, rule } = passageText(game, tip.passage);
  return (
    <SignTip x={tip.x} y={tip.y} onClose={close}>
      <h2>{title}</h2>
      <p>{words}</p>
      <p className="soft">Rule {rule}</p>
    </SignTip>
  );
}
