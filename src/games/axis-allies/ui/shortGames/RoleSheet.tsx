import {
  editionOf,
  sideOf,
  hasNoPart,
  type GameState,
  type ByUnitType,
  type PowerId,
  type SpaceId,
} from '../../../../engine/axis-allies/index.ts';
import { PlacePicture } from '../../../../map/picture/PlacePicture.tsx';
import { lastRound } from '../../shortGames/goal.ts';
import type { Role, ShortGame } from '../../shortGames/schema.ts';
import { powerList, powerName, sideName, spaceName } from '../../text/names.ts';
import { goalText, otherGoalText, roundText } from '../../text/shortGames.ts';
import { unitCounts } from '../../text/unitNames.ts';
import { ipcs, joinWords } from '../../../../text/words.ts';
import { PowerEmblem } from '../../../../ui/components/PowerEmblem.tsx';

const MAP = { width: 720, height: 400 } as const;
const NO_ROUTES: readonly (readonly string[])[] = [];

interface RoleSheetProps {
  readonly shortGame: ShortGame;
  readonly role: Role;
  readonly start: GameState;
}

/** What one group gets on paper: who they are, what they want and should know, the map, the goal, units and rules. */
export function RoleSheet({ shortGame, role, start }: RoleSheetProps) {
  const { title, goal, rounds, map, rules, edition } = shortGame;
  const { name, powers, who, wants, knows } = role;
  const last = lastRound(shortGame, start);
  const own = sideOf(start, powers[0] ?? '');
  const titles: Readonly<Record<string, string | undefined>> = editionOf(edition).ruleTitles;
  const turns = turnsOf(start).map((power) => powerName(start, power));
  return (
    <article className="role-sheet" aria-label={`Sheet of ${name}`}>
      <header>
        <p className="role-sheet__game">{title}</p>
        <h3>
          {powers.map((power) => (
            <PowerEmblem key={power} power={power} size={36} />
          ))}{' '}
          {name}
        </h3>
        <p>
          {powerList(start, powers)}, {own !== null && sideName(own)}
        </p>
      </header>
      <div className="role-sheet__columns">
        <section>
          <h4>Who you are</h4>
          <p>{who}</p>
          <h4>What you want</h4>
          <p>{wants}</p>
        </section>
        <section>
          <h4>What you should know</h4>
          <ul>
            {knows.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      </div>
      <PlacePicture state={start} spaces={map} routes={NO_ROUTES} size={MAP} label="The map as the game begins" />
      <h4>The goal</h4>
      <p>
        {goalText(edition, goal, last)} {otherGoalText(goal)} {roundText(1, rounds)} begins with {turns[0]}; the turns
        go in this order: {joinWords(turns)}.
      </p>
      <h4>Your units as the game begins</h4>
      {powers.map((power) => (
        <section key={power}>
          <p>
            <strong>{powerName(start, power)}</strong> has {ipcs(start.treasury[power] ?? 0)} to spend.
          </p>
          <ul className="role-sheet__forces">
            {forcesOf(start, power).map(({ space, units }) => (
              <li key={space}>
                <strong>{spaceName(start, space)}</strong>: {unitCounts(units)}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <h4>The rules you need most</h4>
      <ul>
        {rules.map(({ rule, text }) => (
          <li key={rule}>
            {text}{' '}
            <span className="soft">
              ({titles[rule] ?? ''}, {rule})
            </span>
          </li>
        ))}
      </ul>
    </article>
  );
}

interface RoleForce {
  readonly space: SpaceId;
  readonly units: ByUnitType<number>;
}

/** The units of a power by space: lands first, by name. */
function forcesOf({ edition, units }: GameState, power: PowerId): readonly RoleForce[] {
  const counts = new Map<SpaceId, Record<string, number>>();
  for (const { owner, space, type } of Object.values(units)) {
    if (owner !== power) continue;
    const here = counts.get(space) ?? {};
    counts.set(space, { ...here, [type]: (here[type] ?? 0) + 1 });
  }
  return editionOf(edition)
    .spaces.filter(({ id }) => counts.has(id))
    .toSorted((a, b) => a.kind.localeCompare(b.kind) || a.name.localeCompare(b.name, 'en', { numeric: true }))
    .map(({ id }) => ({ space: id, units: counts.get(id) ?? {} }));
}

/** The powers that play, in the order of their turns, the one that begins first. */
function turnsOf(start: GameState): readonly PowerId[] {
  const { turnOrder } = editionOf(start.edition);
  const first = turnOrder.indexOf(start.power);
  return [...turnOrder.slice(first), ...turnOrder.slice(0, first)].filter((power) => !hasNoPart(start, power));
}
