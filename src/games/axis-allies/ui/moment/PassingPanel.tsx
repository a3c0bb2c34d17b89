import { cargoOf, typeOf, type Awaiting, type GameState, type UnitId } from '../../../../engine/axis-allies/index.ts';
import { counted } from '../../../../text/words.ts';
import { useDisplayedGame, useGame } from '../../store/game.ts';
import { spaceName } from '../../text/names.ts';
import { typeCounts, unitList, unitTypeName } from '../../text/unitNames.ts';
import { CountChoice } from './CountChoice.tsx';
import { chosenUnits, packsBy } from './packs.ts';

type Question<Kind extends Awaiting['kind']> = Extract<Awaiting, { readonly kind: Kind }>;

const typeOfUnit = (state: GameState, id: UnitId): string => state.units[id]?.type ?? '';

/** The owner of submarines that transports pass says how many of them fire (HUNT-1). */
export function ShootPanel({ question }: { readonly question: Question<'shoot'> }) {
  const state = useDisplayedGame();
  const dispatch = useGame((store) => store.dispatch);
  const { zone, by, submarines, transports } = question;
  const [first] = submarines.flatMap((id) => state.units[id] ?? []);
  const hitsOn = first === undefined ? 0 : typeOf(state, first).hitsPassing;
  const packs = packsBy(submarines, (id) => unitTypeName(typeOfUnit(state, id), 2));
  return (
    <CountChoice
      key={`${zone} ${by.join()}`}
      state={state}
      by={by}
      what={`fire at ${unitList(state, transports)} in ${spaceName(state, zone)}?`}
      note={
        'They pass without a warship. ' +
        `Each submarine rolls one die and hits on ${hitsOn} or less, once in this phase.`
      }
      spaces={[zone]}
      packs={packs}
      most={submarines.length}
      say={(total) => (total === 0 ? 'Hold the fire' : `Fire with ${total}`)}
      onChoose={(counts) => dispatch({ type: 'shoot', units: chosenUnits(packs, counts) })}
    />
  );
}

/** What tells a transport apart: what is aboard. */
function transportLabel(state: GameState, id: UnitId): string {
  const ship = state.units[id];
  const cargo = ship === undefined ? [] : cargoOf(state, ship).map(({ type }) => type);
  const name = unitTypeName(typeOfUnit(state, id), 2);
  return cargo.length === 0 ? `${name} without cargo` : `${name} with ${typeCounts(cargo)}`;
}

/** The power that moves says which of the transports that were fired at are lost (HUNT-1). */
export function LostTransportsPanel({ question }: { readonly question: Question<'lost-transports'> }) {
  const state = useDisplayedGame();
  const dispatch = useGame((store) => store.dispatch);
  const { zone, by, hits, candidates } = question;
  const packs = packsBy(candidates, (id) => transportLabel(state, id));
  return (
    <CountChoice
      key={`${zone} lost`}
      state={state}
      by={by}
      what={`lose ${counted(hits, 'transport')} in ${spaceName(state, zone)}`}
      note="Cargo is lost with its ship; the other ships move on."
      spaces={[zone]}
      packs={packs}
      most={hits}
      isExact
      say={(total) => (total === hits ? `Lose ${counted(hits, 'transport')}` : `Choose ${counted(hits, 'transport')}`)}
      onChoose={(counts) => dispatch({ type: 'casualties', units: chosenUnits(packs, counts) })}
    />
  );
}
