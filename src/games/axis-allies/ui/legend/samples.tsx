import type { ReactNode } from 'react';
import { EMBLEM_BOX, SILHOUETTE_BOX } from '../../../../emblems/looks.ts';
import { MARK_SHAPES } from '../../emblems/silhouettes.ts';
import { markLook, powerLook, signLook, silhouetteOf } from '../../../looks.ts';
import type { Edition, FacilityId, FacilityKind, PowerId } from '../../../../engine/axis-allies/index.ts';
import { capitalized } from '../../../../text/words.ts';
import { facilityUse } from '../../text/facilities.ts';
import { unitTypeName } from '../../text/unitNames.ts';

interface Sample {
  readonly name: string;
  readonly text: string;
  readonly drawing: ReactNode;
}

const SWORDS = 'M-5 -5L4 4M5 -5L-4 4M-6 2L-2 6M6 2L2 6';
const SHIELD = 'M0 -7L5.5 -5V0Q5.5 4 0 6.5Q-5.5 4 -5.5 0V-5Z';

/** A counter of the acting power, centred in the sample. */
function Counter({
  power,
  type,
  children,
}: {
  readonly power: PowerId;
  readonly type: string;
  readonly children?: ReactNode;
}) {
  const { colour, ink } = powerLook(power);
  const scale = 18 / SILHOUETTE_BOX.height;
  return (
    <g transform="translate(6 5)">
      <rect width={36} height={22} rx={3} fill={colour} className="legend__line" />
      <path d={silhouetteOf(type)} fill={ink} fillRule="evenodd" transform={`translate(5 2) scale(${scale})`} />
      {children}
    </g>
  );
}

/** A plate with the strength of a side; `x` is its left edge. */
function StrengthPlate({
  power,
  x,
  glyph,
  total,
}: {
  readonly power: PowerId;
  readonly x: number;
  readonly glyph: string;
  readonly total: number;
}) {
  const { colour, ink } = powerLook(power);
  return (
    <g transform={`translate(${x} 16)`}>
      <rect y={-8} width={23} height={16} rx={5} fill={colour} className="legend__line" />
      <path
        d={glyph}
        transform="translate(8 0) scale(.8)"
        fill="none"
        stroke={ink}
        strokeWidth={1.8}
        strokeLinecap="round"
      />
      <text x={15} y={5} fill={ink} className="legend__figure">
        {total}
      </text>
    </g>
  );
}

/** Samples of what the map shows besides signs, in the colours of the acting power and an enemy. */
export const stateSamples = (power: PowerId, enemy: PowerId): readonly Sample[] => {
  const { colour, ink, emblem } = powerLook(power);
  return [
    {
      name: 'A planned attack',
      text: 'Broader for more units. On it how many dice they roll, and the sum of what they hit with.',
      drawing: <path d="M2 27Q16 10 32 11L30 5L46 11L33 20L32 15Q18 15 4 30Z" fill={colour} className="legend__line" />,
    },
    {
      name: 'A battle’s two sides',
      text: 'Swords: the attack, all points together. Shield: the defence.',
      drawing: (
        <>
          <StrengthPlate power={power} x={0} glyph={SWORDS} total={7} />
          <StrengthPlate power={enemy} x={25} glyph={SHIELD} total={5} />
        </>
      ),
    },
    {
      name: 'A way',
      text: 'Where the chosen units would go: each step counted, and at the end the movement they would have left.',
      drawing: (
        <>
          <path d="M4 27L20 10L40 20M33 21L40 20L38 13" className="legend__way" />
          <circle cx={20} cy={10} r={7} className="legend__note" />
          <text x={17.5} y={14} className="legend__figure legend__figure--ink">
            1
          </text>
        </>
      ),
    },
    {
      name: 'Chosen',
      text: 'Light and dark rim: chosen for an order. 2/5 means two of five.',
      drawing: (
        <>
          <rect x={3} y={2} width={42} height={28} rx={5} className="legend__chosen" />
          <Counter power={power} type="tank" />
        </>
      ),
    },
    {
      name: 'Movement left',
      text:
        'Seen from close by: a square for each movement point these units have left, an open one for a point ' +
        'that only some of them have.',
      drawing: (
        <Counter power={power} type="fighter">
          <path d="M7 17H10V20H7ZM13 17H16V20H13Z" fill={ink} />
          <path d="M19.5 17.5H21.5V19.5H19.5ZM25.5 17.5H27.5V19.5H25.5Z" fill="none" stroke={ink} />
        </Counter>
      ),
    },
    {
      name: 'Has moved',
      text: 'A turned-down corner with a tick: these units have done their moving in this phase.',
      drawing: (
        <Counter power={power} type="tank">
          <path d="M-1 -1H13L-1 13Z" className="legend__corner" />
          <path d="M1 4L4 7L8 1" className="legend__tick" />
        </Counter>
      ),
    },
    {
      name: 'Must land',
      text: 'An aircraft that would be lost if the phase ended now.',
      drawing: (
        <Counter power={power} type="fighter">
          <circle cx={5} cy={5} r={7} fill={signLook('mark-must-land').colour} stroke="#fff" />
          <path d="M5 1V6M5 8.6V8.8" stroke="#fff" strokeWidth={2.2} strokeLinecap="round" />
        </Counter>
      ),
    },
    {
      name: 'Damaged',
      text: 'A battleship that has taken its first hit in the battle under way.',
      drawing: (
        <Counter power={power} type="battleship">
          <path d="M24 1L18 9L23 12L16 21" className="legend__crack" />
        </Counter>
      ),
    },
    {
      name: 'Captured this turn',
      text: 'The flag of who holds it now, and a broken rim in that colour.',
      drawing: (
        <>
          <rect
            x={2}
            y={18}
            width={44}
            height={12}
            rx={2}
            fill="none"
            stroke={colour}
            strokeWidth={3}
            strokeDasharray="7 3"
          />
          <path d="M16 29V3H40L36 10L40 17H17" fill={colour} className="legend__line" />
          <path d={emblem} fill={ink} fillRule="evenodd" transform={`translate(20 4.5) scale(${11 / EMBLEM_BOX})`} />
        </>
      ),
    },
    {
      name: 'Whose it is',
      text: 'The emblem and the colour of who controls it; beside it its value in IPCs.',
      drawing: (
        <g transform="translate(12 4)">
          <circle cx={12} cy={12} r={12} fill={colour} />
          <path d={emblem} fill={ink} fillRule="evenodd" transform="translate(4.2 4.2) scale(.65)" />
        </g>
      ),
    },
    {
      name: 'Capital',
      text: 'A star in a disc; lost, its power’s treasury goes to the taker.',
      drawing: <path d={MARK_SHAPES.capital.path} fillRule="evenodd" className="legend__ink" />,
    },
  ];
};

/** What can stand in a territory, and if anything there can be damaged, how that is shown. */
export function facilitySamples(kinds: readonly FacilityKind[]): readonly Sample[] {
  const standing = kinds.map((kind) => ({
    name: capitalized(unitTypeName(kind.id)),
    text: facilityUse(kind),
    drawing: <path d={markLook(kind.id).path} fillRule="evenodd" className="legend__ink" />,
  }));
  const [first] = kinds.filter(({ maxDamage }) => maxDamage > 0);
  return first === undefined ? standing : [...standing, damageSample(first.id)];
}

const damageSample = (facility: FacilityId): Sample => ({
  name: 'Damage',
  text: 'Behind what stands in a territory: its points of damage, till they are paid for.',
  drawing: (
    <>
      <path
        d={markLook(facility).path}
        fillRule="evenodd"
        className="legend__ink"
        transform="scale(.7) translate(0 7)"
      />
      <path d="M33 6H38L39.5 9L41 6H46V26H33Z" className="legend__damage" />
      <text x={36.5} y={21} className="legend__figure legend__figure--paper">
        4
      </text>
    </>
  ),
});

/** The signs of zones, as far as an edition has them. */
export const zoneSamples = ({ convoys, kamikaze }: Pick<Edition, 'convoys' | 'kamikaze'>): readonly Sample[] => [
  ...(convoys === null
    ? []
    : [zoneSample('convoy', 'Convoy', 'Enemy warships here can cost who holds the coast some of its income.')]),
  ...(kamikaze === null
    ? []
    : [zoneSample('kamikaze', 'Kamikaze', 'Ships that come to fight here can be attacked by kamikaze.')]),
];

const zoneSample = (mark: string, name: string, text: string): Sample => ({
  name,
  text,
  drawing: <path d={markLook(mark).path} fillRule="evenodd" className="legend__ink" />,
});

/** For editions that are won by victory cities. */
export const VICTORY_CITY_SAMPLE: Sample = {
  name: 'Victory city',
  text: 'A hall with columns; who controls enough of these cities wins.',
  drawing: <path d={MARK_SHAPES['key-city'].path} fillRule="evenodd" className="legend__ink" />,
};
