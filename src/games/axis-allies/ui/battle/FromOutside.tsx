import {
  typeOf,
  unitsIn,
  type Battle,
  type BattleSide,
  type GameState,
  type Unit,
} from '../../../../engine/axis-allies/index.ts';
import { alikeUnits } from '../../text/raids.ts';
import { unitTypeName } from '../../text/unitNames.ts';
import { oneOrMany } from '../../../../text/words.ts';
import { UnitCounter } from '../../../../ui/components/UnitCounter.tsx';
import { hitNumbers } from './joinGroups.ts';

interface FromOutsideProps {
  readonly state: GameState;
  readonly battle: Battle;
  readonly side: BattleSide;
}

/** What fires in the first round without being in the battle: ships off the coast, an antiaircraft gun. */
export function FromOutside({ state, battle, side }: FromOutsideProps) {
  if (battle.round > 1) return null;
  const units = side === 'attacker' ? shipsOffCoast(state, battle) : guns(state, battle);
  if (units.length === 0) return null;
  return (
    <div className="strip-outside">
      {alikeUnits(units, ({ owner, type }) => `${owner} ${type}`).map(([unit, ...others]) => {
        const count = others.length + 1;
        return (
          <p key={unit.id}>
            <UnitCounter type={unit.type} power={unit.owner} size="small" /> The {count > 1 && `${count} `}
            {unitTypeName(unit.type, count)}{' '}
            {side === 'attacker' ? shipsDo(state, battle, unit, count) : gunDoes(battle)}
          </p>
        );
      })}
    </div>
  );
}

/** Before bombardment comes only the fire of a gun. */
const shipsDo = (state: GameState, { step }: Battle, unit: Unit, count: number): string =>
  step === 'antiaircraft-fire' || step === 'bombardment'
    ? `${oneOrMany(count, 'bombards', 'bombard')} in this round, hitting on ` +
      `${hitNumbers(typeOf(state, unit).bombards)}.`
    : `${oneOrMany(count, 'has', 'have')} bombarded the coast.`;

const gunDoes = ({ step }: Battle): string =>
  step === 'antiaircraft-fire' ? 'fires at aircraft in this round.' : 'has fired at the aircraft.';

const shipsOffCoast = (state: GameState, battle: Battle): readonly Unit[] =>
  (battle.bombarding ?? []).flatMap((id) => state.units[id] ?? []);

/** However many guns there are, one fires; none if no aircraft attack. */
function guns(state: GameState, battle: Battle): readonly Unit[] {
  const isAir = (unit: Unit | undefined): boolean => unit !== undefined && typeOf(state, unit).domain === 'air';
  if (battle.kind !== 'land' || !battle.attackers.some((id) => isAir(state.units[id]))) return [];
  return unitsIn(state, battle.space)
    .filter((unit) => unit.aboard === undefined && typeOf(state, unit).antiaircraftFire > 0)
    .slice(0, 1);
}
