import type { AnyEvent } from '../../../../engine/index.ts';
import { battleAddress } from '../../../../ui/address/address.ts';

interface NewsLinksProps {
  readonly events: readonly AnyEvent[];
  /** How many commands had been given by then. */
  readonly commands: number;
}

/** Leads from the news of a battle's end to the battle, to be watched again. */
export const NewsLinks = ({ events, commands }: NewsLinksProps) =>
  events.some(({ type }) => type === 'battle-ended') && <a href={battleAddress(commands - 1)}>Watch this battle</a>;
