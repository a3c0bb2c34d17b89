import { Award } from 'lucide-react';
import type { ReactNode } from 'react';
import { hasNoPart, nationalProduction, type GameState } from '../../../../engine/axis-allies/index.ts';
import type { PowerId } from '../../../../engine/index.ts';
import { editionIn, powerIn } from '../../store/selectors.ts';
import { ipcs } from '../../../../text/words.ts';
import { PowerEmblem } from '../../../../ui/components/PowerEmblem.tsx';
import { developmentText } from '../../text/developmentText.ts';
import { BarPopover } from '../../../../ui/shell/BarPopover.tsx';
import { PopoverButton } from '../../../../ui/components/PopoverButton.tsx';
import { playerOf, useDisplayedGame } from '../../store/game.ts';
import './powerPopover.css';

/** All treasuries; with little room the acting power's, which opens all of them. */
export const Holdings = ({ isShort }: { readonly isShort: boolean }) =>
  isShort ? <TreasuryPopover /> : <Treasuries />;

/** The acting power's treasury; a press shows all of them. */
function TreasuryPopover() {
  const game = useDisplayedGame();
  const treasury = game.treasury[game.power] ?? 0;
  return (
    <BarPopover
      name={`${ipcs(treasury)}: show all treasuries`}
      shown={
        <span className="topbar__treasury number">
          <PowerEmblem power={game.power} size={18} /> {treasury}
        </span>
      }
    >
      <Treasuries />
    </BarPopover>
  );
}

/** Treasury and production of all powers, in turn order; where powers can develop weapons, a press tells which. */
export function Treasuries() {
  const game = useDisplayedGame();
  const { turnOrder, developments, advantages } = editionIn(game);
  const playing = turnOrder.filter((power) => !hasNoPart(game, power));
  const hasMore = developments.length + advantages.length > 0;
  return (
    <ul className="ledger" aria-label="Treasuries">
      {playing.map((power) => {
        const { name } = powerIn(game, power);
        const sentence =
          `${name}, ${playerOf(game, power)?.name ?? 'nobody'}: ${ipcs(game.treasury[power] ?? 0)} in the treasury, ` +
          `production ${nationalProduction(game, power)}.`;
        return (
          <li
            key={power}
            className={`ledger__power ${power === game.power ? 'ledger__power--now' : ''}`}
            title={`${sentence} IPCs are the money of the game.`}
          >
            {hasMore ? (
              <PowerPopover game={game} power={power} sentence={sentence}>
                <Sums game={game} power={power} />
                {holdings(game, power) > 0 && (
                  <span className="ledger__holdings number" aria-hidden>
                    <Award size={11} aria-hidden />×{holdings(game, power)}
                  </span>
                )}
              </PowerPopover>
            ) : (
              <>
                <Sums game={game} power={power} />
                <span className="visually-hidden">{sentence}</span>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Sums({ game, power }: { readonly game: GameState; readonly power: PowerId }) {
  return (
    <>
      <PowerEmblem power={power} size={26} />
      <span aria-hidden className="ledger__sums number">
        <strong>{game.treasury[power] ?? 0}</strong>
        <span>+{nationalProduction(game, power)}</span>
      </span>
    </>
  );
}

interface PowerPopoverProps {
  readonly game: GameState;
  readonly power: PowerId;
  /** What the button says of the power. */
  readonly sentence: string;
  /** How the power looks in the bar. */
  readonly children: ReactNode;
}

/** How many developments and advantages a power has. */
const holdings = ({ developments, advantages }: GameState, power: PowerId): number =>
  (developments[power]?.length ?? 0) + (advantages[power]?.length ?? 0);

/** A power in the bar; a press tells which weapons it has developed and which advantages it has. */
function PowerPopover({ game, power, sentence, children }: PowerPopoverProps) {
  const button = (
    <>
      {children}
      <span className="visually-hidden">{`${sentence} ${holdingsText(game, power)}`}</span>
    </>
  );
  const title = (
    <>
      <PowerEmblem power={power} size={26} /> {powerIn(game, power).name}
    </>
  );
  return (
    <PopoverButton
      button={{ className: 'ledger__button', children: button }}
      popup={{ className: 'power-popover' }}
      title={title}
    >
      <p className="soft">{playerOf(game, power)?.name}</p>
      <Developments game={game} power={power} />
      <Advantages game={game} power={power} />
    </PopoverButton>
  );
}

/** 'Has Rockets.' */
function holdingsText(game: GameState, power: PowerId): string {
  const names = [...developmentsOf(game, power), ...advantagesIn(game, power)].map(({ name }) => name);
  return names.length === 0 ? 'No developments.' : `Has ${names.join(', ')}.`;
}

const developmentsOf = (game: GameState, power: PowerId) =>
  editionIn(game).developments.filter(({ id }) => game.developments[power]?.includes(id) === true);

const advantagesIn = (game: GameState, power: PowerId) =>
  editionIn(game).advantages.filter(({ id }) => game.advantages[power]?.includes(id) === true);

type OfPower = Pick<PowerPopoverProps, 'game' | 'power'>;

function Developments({ game, power }: OfPower) {
  const own = developmentsOf(game, power);
  if (editionIn(game).developments.length === 0) return null;
  return (
    <section aria-label="Developed">
      <h3>Developed</h3>
      {own.length === 0 && <p>No weapons yet.</p>}
      <ul>
        {own.map((development) => (
          <li key={development.id}>
            <strong>{development.name}</strong> <span className="soft">{developmentText(game, development)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether an advantage holds just now, or is over for good. */
function stateOf({ running, spentAdvantages }: GameState, advantage: string): string {
  if (running.some((one) => one.advantage === advantage)) return ' (in force now)';
  return spentAdvantages.includes(advantage) ? ' (used up)' : '';
}

function Advantages({ game, power }: OfPower) {
  const own = advantagesIn(game, power);
  if (own.length === 0) return null;
  return (
    <section aria-label="National advantages">
      <h3>National advantages</h3>
      <ul>
        {own.map(({ id, name, about }) => (
          <li key={id}>
            <strong>{name}</strong>
            {stateOf(game, id)} <span className="soft">{about}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
