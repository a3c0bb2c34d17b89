import { MAX_LINK_LENGTH } from '../../saves/link.ts';
import { number } from '../../text/words.ts';

/** The address of this page with another part after '#'. */
export const linkTo = (hash: string): string => window.location.href.replace(/#.*$/, '') + hash;

/**
 * The link of something that was packed, at the address for it; empty while it is not packed yet, and if the link would
 * be too long.
 */
export const shortLink = (packed: string | null, address: (packed: string) => string): string =>
  packed === null || packed.length > MAX_LINK_LENGTH ? '' : linkTo(address(packed));

/** Why something is not sent as a link: 'This game is too long for a link …'. */
export const tooLongText = (what: string, letters: number): string =>
  `This ${what} is too long for a link: it would have ${number(letters)} letters, and programs that pass links on ` +
  `often cut those of more than ${number(MAX_LINK_LENGTH)}. Save it to a file and send that.`;
