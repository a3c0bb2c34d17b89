import { Link } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../components/Button.tsx';
import type { FileFault } from '../../store/openSave.ts';
import { Window } from '../components/Window.tsx';
import { FaultList } from './FaultList.tsx';
import { MAX_LINK_LENGTH } from '../../saves/link.ts';
import { number } from '../../text/words.ts';
import type { Result } from '../../engine/index.ts';
import './files.css';

interface LinkFieldProps {
  /** What is in the link: 'game'. */
  readonly what: string;
  readonly link: string;
}

/** A link as text, chosen whole with the focus. */
export function LinkField({ what, link }: LinkFieldProps) {
  return (
    <input
      className="field link-field"
      aria-label={`Link to the ${what}`}
      readOnly
      value={link}
      onFocus={({ target }) => target.select()}
    />
  );
}

interface CopyLinkButtonProps {
  readonly link: string;
  /** Hears whether it was copied, in words. */
  readonly onSaid: (said: string) => void;
}

export function CopyLinkButton({ link, onSaid }: CopyLinkButtonProps) {
  return (
    <Button look="main" onClick={() => void copied(link).then(onSaid)}>
      <Link size={18} aria-hidden /> Copy the link
    </Button>
  );
}

/** What a link holds, and how it is checked. */
const CHECKED = {
  game: 'every step of it is played by the rules',
  study: 'every move of it is played by the rules',
  lesson: 'every stop of it is checked',
  quiz: 'every choice of it is checked',
} as const;

interface LinkReadProps {
  readonly what: keyof typeof CHECKED;
  readonly onClose: () => void;
}

/** While a link is read and played. */
export function LinkBeingRead({ what, onClose }: LinkReadProps) {
  return (
    <Window
      open
      title={`A ${what} comes with this link`}
      onClose={onClose}
      buttons={<Button onClick={onClose}>Do not open it</Button>}
    >
      <p role="status">It is being read, and {CHECKED[what]}…</p>
    </Window>
  );
}

/** What is wrong with a link that cannot be opened. */
export function LinkRefused({ what, faults, onClose }: LinkReadProps & { readonly faults: readonly FileFault[] }) {
  return (
    <Window open title={`The ${what} of this link cannot be opened`} onClose={onClose}>
      <div role="alert">
        <p>Nothing was changed.</p>
        <FaultList faults={faults} />
      </div>
    </Window>
  );
}

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

const FAILED: readonly FileFault[] = [{ path: '', message: 'it cannot be read; try again in a moment' }];

/**
 * What a link holds, or what is wrong with it; null while it is read. `read` is one and the same function at every
 * call, and is asked once for each link.
 */
export function useLinkRead<Value>(
  packed: string,
  read: (packed: string) => Promise<Result<Value, readonly FileFault[]>>,
): Result<Value, readonly FileFault[]> | null {
  const [latest, setLatest] = useState<{ packed: string; result: Result<Value, readonly FileFault[]> } | null>(null);
  useEffect(() => {
    let isWanted = true;
    read(packed)
      .catch(() => ({ ok: false as const, fault: FAILED }))
      .then((result) => (isWanted ? setLatest({ packed, result }) : undefined));
    return () => {
      isWanted = false;
    };
  }, [packed, read]);
  return latest?.packed === packed ? latest.result : null;
}

/** Copies a text for pasting elsewhere; gives what to say of it. */
export async function copied(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied.';
  } catch {
    return 'The browser does not let it be copied; select it and copy it by hand.';
  }
}
