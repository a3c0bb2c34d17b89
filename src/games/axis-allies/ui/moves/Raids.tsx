import type { ReactNode } from 'react';
import {
  enemiesIn,
  play,
  shotAtRaiders,
  typeOf,
  type GameState,
  type UnitId,
} from '../../../../engine/axis-allies/index.ts';
import { isRaiding, overComplexes, type OverComplex, type Raiders } from '../../session/unasked.ts';
import { isOpen, useRaidAnswers } from '../../store/flow.ts';
import { shotText } from '../../text/battleText.ts';
import { spaceName, thePower } from '../../text/names.ts';
import { raidedName, raidersRoll, raidQuestion } from '../../text/raids.ts';
import { unitList, unitTypeName } from '../../text/unitNames.ts';
import { capitalized } from '../../../../text/words.ts';
import { Stepper } from '../../../../ui/components/Stepper.tsx';
import { OddsIfRaided } from '../odds/parts.tsx';
import { RuleLink } from '../../../../ui/rules/RuleLink.tsx';
import { useGame, useDisplayedGame } from '../../store/game.ts';

/**
 * Whether the aircraft sent to an enemy's industrial complex raid it or fight there, and how many of them (SBR-1). As
 * long as nobody has said so of some, and while that is being said, this is `first` in the panel.
 */
export function Raids({ first = false }: { readonly first?: boolean }) {
  const game = useDisplayedGame();
  const answers = useRaidAnswers();
  const isBeingSaid = useGame((store) => store.commands.at(-1)?.type === 'raid');
  const all = overComplexes(game);
  const isFirst = isBeingSaid || all.some((over) => isOpen(game, over, answers));
  if (all.length === 0 || isFirst !== first) return null;
  return (
    <section className="engagements" aria-label="Raids">
      <h3>Raid or fight</h3>
      {all.map((over) => (
        <RaidOrFight key={over.space} game={game} over={over} />
      ))}
    </section>
  );
}

interface OverProps {
  readonly game: GameState;
  readonly over: OverComplex;
}

/**
 * Aircraft that are alone there are asked; where nobody can be fought they raid, and beside others each kind has its
 * number.
 */
function RaidOrFight({ game, over }: OverProps) {
  const { space, raiders, units, areAlone, canFight } = over;
  if (areAlone && !canFight)
    return (
      <p className="raid-only">
        Nobody can be fought in {spaceName(game, space)}, so {unitList(game, units)} raid
        {units.length === 1 ? 's' : ''} its {raidedName(game, space)}. <RuleLink rule="SBR-1" short />
      </p>
    );
  const isMixed = !areAlone || units.length > 1;
  return (
    <div className="raid-space">
      {areAlone && <RaidQuestion game={game} over={over} />}
      {isMixed && (
        <ul>
          {raiders.map((some) => (
            <HowManyRaid key={`${some.type} ${some.owner}`} game={game} over={over} raiders={some} />
          ))}
        </ul>
      )}
      {!areAlone && <WhatRaidDoes game={game} over={over} />}
    </div>
  );
}

/** 'Does the bomber over Germany raid or fight?', and what each means. */
function RaidQuestion({ game, over }: OverProps) {
  const { space, units } = over;
  const dispatch = useGame((store) => store.dispatch);
  const readOnly = useGame((store) => store.readOnly);
  const answers = useRaidAnswers();
  const raiding = units.filter((id) => isRaiding(game, id)).length;
  const choose = (raid: boolean): void => {
    answers.answer(game, over);
    dispatch({ type: 'raid', units, raid });
  };
  const enemies = enemiesIn(game, space, game.power).flatMap((unit) => (typeOf(game, unit).canBeHit ? [unit.id] : []));
  const option = (name: string, isChosen: boolean, raid: boolean, about: ReactNode) => (
    <label className="raid-option">
      <input type="radio" name={`raid-${space}`} checked={isChosen} disabled={readOnly} onChange={() => choose(raid)} />
      <span>
        <strong>{name}</strong>
        {about}
      </span>
    </label>
  );
  return (
    <fieldset className="raid-question">
      <legend>
        {raidQuestion(game, space, units)} <RuleLink rule="SBR-1" short />
      </legend>
      {option(
        units.length === 1 ? 'Raid' : 'All raid',
        raiding === units.length,
        true,
        <WhatRaidDoes game={game} over={over} />,
      )}
      {option(
        units.length === 1 ? 'Fight' : 'All fight',
        raiding === 0 && !isOpen(game, over, answers),
        false,
        <span className="row__detail">Against {unitList(game, enemies)}. Aircraft take no territory.</span>,
      )}
    </fieldset>
  );
}

/** What a raid of those that raid, or else of all, may cost and bring. */
function WhatRaidDoes({ game, over: { space, units } }: OverProps) {
  const some = units.filter((id) => isRaiding(game, id));
  const raiders = some.length > 0 ? some : units;
  const raid = play(game, { type: 'raid', units: raiders, raid: true });
  if (!raid.ok) return null;
  const then = raid.value.state;
  const shot = shotAtRaiders(then, space);
  return (
    <>
      <span className="row__detail">
        {[...(shot ? [shotText(then, shot)] : []), ...raidersRoll(then, space, raiders)].join(' ')}
      </span>
      <OddsIfRaided space={space} raiders={raiders} />
    </>
  );
}

interface HowManyRaidProps extends OverProps {
  readonly raiders: Raiders;
}

/** How many aircraft of a kind raid; the others fight. */
function HowManyRaid({ game, over, raiders: { type, owner, units } }: HowManyRaidProps) {
  const { space } = over;
  const dispatch = useGame((store) => store.dispatch);
  const readOnly = useGame((store) => store.readOnly);
  const answer = useRaidAnswers((store) => store.answer);
  const idsOf = (raid: boolean): readonly UnitId[] =>
    units.flatMap(({ id }) => (isRaiding(game, id) === raid ? [id] : []));
  const raiding = idsOf(true).length;
  const whose = owner === game.power ? '' : ` of ${thePower(game, owner)}`;
  const many = `${unitTypeName(type, 2)}${whose}`;
  const change = (n: number): void => {
    const raid = n > raiding;
    answer(game, over);
    dispatch({ type: 'raid', units: idsOf(!raid).slice(0, Math.abs(n - raiding)), raid });
  };
  return (
    <li className="raid-line">
      <span>
        <strong>{spaceName(game, space)}</strong>
        <span className="row__detail">
          {raidText(`${unitTypeName(type, units.length)}${whose}`, raiding, units.length)}
        </span>
      </span>
      <Stepper
        label={`${many} that raid ${spaceName(game, space)}`}
        value={raiding}
        max={units.length}
        disabled={readOnly}
        onChange={change}
      />
    </li>
  );
}

/** 'The bomber raids', '2 of 3 bombers raid'. */
function raidText(name: string, raiding: number, all: number): string {
  if (all === 1) return `${capitalized(`the ${name}`)} ${raiding === 1 ? 'raids' : 'fights'}`;
  return `${raiding} of ${all} ${name} raid`;
}
