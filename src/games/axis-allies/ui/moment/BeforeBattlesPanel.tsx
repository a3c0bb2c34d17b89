import { editionOf, type Awaiting, type UnitId } from '../../../../engine/axis-allies/index.ts';
import { counted } from '../../../../text/words.ts';
import { useDisplayedGame, useGame } from '../../store/game.ts';
import { facesUpTo } from '../../text/diceText.ts';
import { possessive, spaceName } from '../../text/names.ts';
import { unitTypeName } from '../../text/unitNames.ts';
import { CountChoice } from './CountChoice.tsx';
import { chosenUnits, packsBy, type UnitPack } from './packs.ts';

type Question<Kind extends Awaiting['kind']> = Extract<Awaiting, { readonly kind: Kind }>;

/** Before the battles a power says how many kamikaze attacks it makes, and at which ships (KAM-2). */
export function KamikazePanel({ question }: { readonly question: Question<'kamikaze'> }) {
  const state = useDisplayedGame();
  const dispatch = useGame((store) => store.dispatch);
  const { by, targets, left } = question;
  const packs = targets.map((id, i): UnitPack => {
    const { type = '', owner = '', space = '' } = state.units[id] ?? {};
    const alike = targets.filter((other, j) => {
      const unit = state.units[other];
      return j <= i && unit?.type === type && unit.owner === owner && unit.space === space;
    });
    const which = `${possessive(state, owner)} ${unitTypeName(type)} ${alike.length > 1 ? `${alike.length} ` : ''}`;
    const isHit = state.units[id]?.damaged ? ', damaged,' : '';
    return { key: id, label: `attacks at ${which}${isHit}in ${spaceName(state, space)}`, max: left, units: [id] };
  });
  const hitsOn = editionOf(state.edition).kamikaze?.hitsOn ?? 0;
  return (
    <CountChoice
      key="kamikaze"
      state={state}
      by={by}
      what={`kamikaze attacks? ${counted(left, 'attack')} left in this game`}
      note={`Each hits on ${facesUpTo(hitsOn)}, and only the ship at which it is aimed. All are named before any die.`}
      spaces={[...new Set(targets.flatMap((id) => state.units[id]?.space ?? []))]}
      packs={packs}
      most={left}
      say={(total) => (total === 0 ? 'Make no attack' : `Make ${counted(total, 'attack')}`)}
      onChoose={(counts) =>
        dispatch({
          type: 'kamikaze',
          targets: packs.flatMap(({ key }) => Array.from({ length: counts[key] ?? 0 }, (): UnitId => key)),
        })
      }
    />
  );
}

/** Before the battles the owner of aircraft on an island says which of them scramble (SCR-1). */
export function ScramblePanel({ question }: { readonly question: Question<'scramble'> }) {
  const state = useDisplayedGame();
  const dispatch = useGame((store) => store.dispatch);
  const { by, from } = question;
  const packs = from.flatMap(({ from: island, zone, units }) =>
    packsBy(
      units,
      (id) =>
        `${unitTypeName(state.units[id]?.type ?? '', 2)} from ${spaceName(state, island)} into ` +
        spaceName(state, zone),
    ),
  );
  return (
    <CountChoice
      key={`scramble ${by.join()}`}
      state={state}
      by={by}
      what="which aircraft scramble?"
      note="They defend at sea in this turn's battle there, and do not defend their island. Then they return to it."
      spaces={[...new Set(from.map(({ zone }) => zone))]}
      packs={packs}
      most={packs.reduce((sum, { max }) => sum + max, 0)}
      say={(total) => (total === 0 ? 'Nobody scrambles' : `Scramble ${total}`)}
      onChoose={(counts) => dispatch({ type: 'scramble', units: chosenUnits(packs, counts) })}
    />
  );
}
