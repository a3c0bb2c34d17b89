import type { PowerId, Edition, UnitType } from '../../../../engine/axis-allies/index.ts';
import { counted } from '../../../../text/words.ts';
import { countedUnits } from '../../text/unitNames.ts';
import { UnitCounter } from '../../../../ui/components/UnitCounter.tsx';
import { Die } from '../dice/Die.tsx';

/** Units of one type in the example of a battle, and what their dice show. */
interface SampleRoll {
  readonly unit: UnitType;
  /** They hit with a die of at most this. */
  readonly value: number;
  readonly dice: readonly number[];
}

/** A round of battle as an example: the cheapest land unit and the one that blitzes attack two of the cheapest. */
interface SampleRound {
  readonly attackers: readonly SampleRoll[];
  readonly defenders: readonly SampleRoll[];
}

export const hitsIn = (rolls: readonly SampleRoll[]): number =>
  rolls.reduce((sum, { value, dice }) => sum + dice.filter((die) => die <= value).length, 0);

/** The example for an edition, from its units; null if it has none that fit. */
export function sampleRound({ units }: Pick<Edition, 'units'>): SampleRound | null {
  const ground = units.filter(({ captures }) => captures).toSorted((a, b) => a.cost - b.cost);
  const foot = ground.find(({ blitzes }) => !blitzes);
  const mobile = ground.find(({ blitzes }) => blitzes);
  if (foot === undefined || mobile === undefined) return null;
  return {
    attackers: [
      { unit: foot, value: foot.attack, dice: [4, 1, 6] },
      { unit: mobile, value: mobile.attack, dice: [2] },
    ],
    defenders: [{ unit: foot, value: foot.defense, dice: [2, 5] }],
  };
}

interface SampleBattleProps {
  readonly round: SampleRound;
  readonly attacker: PowerId;
  readonly defender: PowerId;
}

/** A round of battle as an example, with its dice and what comes of it. */
export function SampleBattle({ round, attacker, defender }: SampleBattleProps) {
  const [lost] = round.attackers;
  return (
    <figure className="howto__battle">
      <SampleSide title="Attack" power={attacker} rolls={round.attackers} />
      <SampleSide title="Defence" power={defender} rolls={round.defenders} />
      <figcaption>
        An example: the attackers have {counted(hitsIn(round.attackers), 'hit')}, so both defenders are lost, after they
        have fired back. They have {counted(hitsIn(round.defenders), 'hit')}
        {lost === undefined ? '' : ` and the attacker gives up ${countedUnits(lost.unit.id, 1)}`}. The others take the
        territory.
      </figcaption>
    </figure>
  );
}

interface SampleSideProps {
  readonly title: string;
  readonly power: PowerId;
  readonly rolls: readonly SampleRoll[];
}

function SampleSide({ title, power, rolls }: SampleSideProps) {
  return (
    <div className="howto__side">
      <strong>{title}</strong>
      {rolls.map(({ unit, value, dice }) => (
        <p key={unit.id} className="howto__roll">
          <UnitCounter type={unit.id} power={power} size="small" />
          <span className="howto__needs">
            {countedUnits(unit.id, dice.length)}, {value === 1 ? 'hit with a 1' : `hit with ${value} or less`}
          </span>
          <span className="howto__dice">
            {dice.map((die, i) => (
              <Die key={i} value={die} hit={die <= value} />
            ))}
          </span>
        </p>
      ))}
    </div>
  );
}
