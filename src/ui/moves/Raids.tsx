import {
  isActing,
  canBeRaided,
  typeOf,
  type GameState,
  type PowerId,
  type SpaceId,
  type Unit,
  type UnitTypeId,
} from '../../engine/index.ts';
import { useGame } from '../../store/gameStore.ts';
import { useCurrentGame } from '../../store/selectors.ts';
import { spaceName, thePower } from '../../text/names.ts';
import { unitTypeName } from '../../text/unitNames.ts';
import { Stepper } from '../components/Stepper.tsx';
import { RuleLink } from '../refusals/RuleLink.tsx';

/** Air units of one type and power that could raid where they were sent. */
interface Raiders {
  readonly space: SpaceId;
  readonly type: UnitTypeId;
  readonly owner: PowerId;
  readonly units: readonly Unit[];
}

function raidersOf(state: GameState): readonly Raiders[] {
  const found = new Map<string, Raiders & { readonly units: Unit[] }>();
  for (const unit of Object.values(state.units)) {
    const { owner, space, type, id } = unit;
    if (!isActing(state, owner) || state.turn.deeds[id]?.did !== 'moved' || !typeOf(state, unit).raids) continue;
    if (!canBeRaided(state, space)) continue;
    const key = `${space} ${type} ${owner}`;
    const group = found.get(key) ?? { space, type, owner, units: [] };
    group.units.push(unit);
    found.set(key, group);
  }
  return [...found.values()];
}

/** 'The bomber raids', '2 of 3 bombers raid'. */
function raidText(name: string, raiding: number, all: number): string {
  if (all === 1) return `The ${name} ${raiding === 1 ? 'raids' : 'fights'}`;
  return `${raiding} of ${all} ${name} raid`;
}

/** How many of the aircraft sent to an enemy's industrial complex raid it; the others fight there (SBR-1). */
export function Raids() {
  const game = useCurrentGame();
  const dispatch = useGame((store) => store.dispatch);
  const readOnly = useGame((store) => store.readOnly);
  if (game.phase !== 'combat-move') return null;
  const all = raidersOf(game);
  if (all.length === 0) return null;
  return (
    <section className="engagements" aria-label="Raids on industrial complexes">
      <h3>Raid or fight</h3>
      <p className="soft">
        Who raids an industrial complex costs the enemy IPCs and does not fight there. <RuleLink rule="SBR-1" short />
      </p>
      <ul>
        {all.map(({ space, type, owner, units }) => {
          const raiding = units.filter(({ id }) => game.turn.deeds[id]?.duty === 'raid');
          const others = units.filter((unit) => !raiding.includes(unit));
          const whose = owner === game.power ? '' : ` of ${thePower(game, owner)}`;
          const many = `${unitTypeName(type, 2)}${whose}`;
          const change = (n: number): void => {
            const [list, raid] = n > raiding.length ? ([others, true] as const) : ([raiding, false] as const);
            const changed = list.slice(0, Math.abs(n - raiding.length)).map(({ id }) => id);
            dispatch({ type: 'raid', units: changed, raid });
          };
          return (
            <li key={`${space} ${many}`} className="raid-line">
              <span>
                <strong>{spaceName(game, space)}</strong>
                <span className="row__detail">
                  {raidText(`${unitTypeName(type, units.length)}${whose}`, raiding.length, units.length)}
                </span>
              </span>
              <Stepper
                label={`${many} that raid ${spaceName(game, space)}`}
                value={raiding.length}
                max={units.length}
                disabled={readOnly}
                onChange={change}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
