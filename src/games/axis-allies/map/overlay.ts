import type { SpaceId } from '../../../engine/index.ts';
import { isExampleDisplayed, useExample } from '../../../store/displayedGame.ts';
import { percent, withSign } from '../../../text/chances.ts';
import type { Overlay, SignRow, SpaceFill, Watched } from '../../face/scene.ts';
import { threatLevel, THREAT_LOOKS } from '../emblems/threatLevels.ts';
import type { ThreatMap } from '../odds/threats/threatMap.ts';
import { useKnownOdds, type KnownOdds } from '../store/odds/knownOdds.ts';
import { useThreats } from '../store/odds/threats.ts';

/** Odds are those of the game on the table, not of examples. */
export const hasChances: Watched<boolean> = {
  get: () => {
    const { isAsked, hasFailed } = useKnownOdds.getState();
    return isAsked && !hasFailed && !isExampleDisplayed();
  },
  subscribe: (listener) => stopAll([useKnownOdds.subscribe(listener), useExample.subscribe(listener)]),
};

/** The chances to win battles, the gains of raids, and the threats to spaces while they are to be shown. */
export const overlay: Watched<Overlay> = {
  get: () => {
    const { targets, raids, withHand } = useKnownOdds.getState();
    const { isShown, map } = useThreats.getState();
    return overlayOf(targets, raids, withHand, isShown && !isExampleDisplayed() ? map : null);
  },
  subscribe: (listener) =>
    stopAll([useKnownOdds.subscribe(listener), useThreats.subscribe(listener), useExample.subscribe(listener)]),
};

const stopAll = (stops: readonly (() => void)[]) => (): void => stops.forEach((stop) => stop());

/** A function that keeps its latest answer: asked the same again, it gives the same object. */
function keepingLast<Asked extends readonly unknown[], Answer>(of: (...asked: Asked) => Answer) {
  let last: { readonly asked: Asked; readonly answer: Answer } | null = null;
  return (...asked: Asked): Answer => {
    if (last === null || asked.some((part, i) => part !== last?.asked[i])) last = { asked, answer: of(...asked) };
    return last.answer;
  };
}

const worstOf = keepingLast((map: ThreatMap | null) => (map === null ? [] : worstThreats(map)));
const fillsOf = keepingLast((worst: readonly ThreatShade[]) => worst.map(fillOf));
const signsOf = keepingLast((raids: KnownOdds['raids'], worst: readonly ThreatShade[]): readonly SignRow[] => [
  ...Object.values(raids).map(raidRow),
  ...worst.flatMap(threatRow),
]);
const overlayOf = keepingLast(
  (
    targets: KnownOdds['targets'],
    raids: KnownOdds['raids'],
    withHand: KnownOdds['withHand'],
    threats: ThreatMap | null,
  ): Overlay => {
    const worst = worstOf(threats);
    return {
      chances: chancesOf(targets),
      signs: signsOf(raids, worst),
      fills: fillsOf(worst),
      spoken: { ...spokenOf(targets, false), ...spokenOf(withHand, true) },
    };
  },
);

const chancesOf = keepingLast((targets: KnownOdds['targets']): Overlay['chances'] =>
  Object.fromEntries(
    Object.entries(targets).flatMap(([space, known]) => ('won' in known ? [[space, percent(known.won)]] : [])),
  ),
);

/** The odds in each space, if the battle is fought as planned, or by the units in hand too. */
const spokenOf = (known: KnownOdds['targets'], withHand: boolean): Overlay['spoken'] =>
  Object.fromEntries(
    Object.entries(known).map(([space, found]) => [
      space,
      async () => (await import('../text/spokenOdds.ts')).spokenOdds(found, withHand),
    ]),
  );

/** What a raid is expected to gain, in IPCs. */
const raidRow = ({ space, swing }: KnownOdds['raids'][SpaceId]): SignRow => ({
  space,
  items: [{ kind: 'chance', text: withSign(swing) }],
});

type ThreatShade = Pick<ThreatMap['threats'][number], 'space' | 'chance'>;

/** The worst threat to each space, which comes first in the list. */
export function worstThreats<Each extends ThreatShade>({
  threats,
}: {
  readonly threats: readonly Each[];
}): readonly Each[] {
  const worst = new Map<SpaceId, Each>();
  for (const threat of threats) if (!worst.has(threat.space)) worst.set(threat.space, threat);
  return [...worst.values()];
}

/** Smaller chances of a threat are not written on the map. */
const LEAST_SHOWN = 0.005;

const threatRow = ({ space, chance }: ThreatShade): SignRow[] =>
  chance === null || chance < LEAST_SHOWN
    ? []
    : [
        {
          space,
          items: [{ kind: 'chance', text: percent(Math.min(1, chance)), ground: THREAT_LOOKS.likely.colour }],
        },
      ];

/** Strokes over a space that is threatened, by how likely it is to fall; an outline where that is likely. */
function fillOf({ space, chance }: ThreatShade): SpaceFill {
  const level = threatLevel(chance);
  return { space, ...THREAT_LOOKS[level], isOutlined: level === 'likely' };
}
