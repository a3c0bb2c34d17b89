import type { ReactNode } from 'react';
import type { GameState, PowerId } from '../../engine/index.ts';
import { editionIn, playerOf, powerIn } from '../../store/selectors.ts';
import { developmentText } from '../../text/developmentText.ts';
import { PopoverButton } from '../components/PopoverButton.tsx';
import { PowerEmblem } from '../components/PowerEmblem.tsx';
import './powerPopover.css';

interface PowerPopoverProps {
  readonly game: GameState;
  readonly power: PowerId;
  /** What the button says of the power. */
  readonly sentence: string;
  /** How the power looks in the bar. */
  readonly children: ReactNode;
}

/** How many developments and advantages a power has. */
export const holdings = ({ developments, advantages }: GameState, power: PowerId): number =>
  (developments[power]?.length ?? 0) + (advantages[power]?.length ?? 0);

/** A power in the bar; a press tells which weapons it has developed and which advantages it has. */
export function PowerPopover({ game, power, sentence, children }: PowerPopoverProps) {
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
