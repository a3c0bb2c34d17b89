import { Download, Link } from 'lucide-react';
import { useEffect, useState } from 'react';
import { MAX_LINK_LENGTH } from '../../../saves/link.ts';
import { useLab } from '../../../store/lab/labStore.ts';
import { toStudyFile } from '../../../store/lab/studyFile.ts';
import { packedStudy } from '../../../store/lab/studyLink.ts';
import { number } from '../../../text/lab/rollOutText.ts';
import { studyAddress } from '../../address/address.ts';
import { Button } from '../../components/Button.tsx';
import { Window } from '../../components/Window.tsx';
import { downloadStudy } from '../downloadStudy.ts';
import './link.css';

/** A link that holds the open study, to be copied; if it would be too long, the way to a file. */
export function LinkWindow({ onClose }: { readonly onClose: () => void }) {
  const [packed, setPacked] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const { title, history } = useLab.getState();
    packedStudy(toStudyFile(title, history.now, new Date())).then(setPacked, () =>
      setSaid('This browser cannot make a link. Save the study to a file.'),
    );
  }, []);
  const isTooLong = packed !== null && packed.length > MAX_LINK_LENGTH;
  const link = packed === null || isTooLong ? '' : window.location.href.replace(/#.*$/, '') + studyAddress(packed);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      setSaid('Copied.');
    } catch {
      setSaid('The browser does not let it be copied; select it and copy it by hand.');
    }
  }

  return (
    <Window
      open
      title="A link to this study"
      onClose={onClose}
      buttons={
        <>
          <Button onClick={onClose}>Close</Button>
          {link === '' ? (
            <Button look="main" onClick={downloadStudy}>
              <Download size={18} aria-hidden /> Save it to a file
            </Button>
          ) : (
            <Button look="main" onClick={() => void copy()}>
              <Link size={18} aria-hidden /> Copy the link
            </Button>
          )}
        </>
      }
    >
      {link !== '' && (
        <>
          <p>The whole study is in the link, as it stands now: whoever opens it gets a copy of their own.</p>
          <input
            className="lab-link"
            aria-label="Link to the study"
            readOnly
            value={link}
            onFocus={({ target }) => target.select()}
          />
        </>
      )}
      {isTooLong && (
        <p>
          This study is too long for a link: it would have {number(packed.length)} letters, and programs that pass links
          on often cut those of more than {number(MAX_LINK_LENGTH)}. Save it to a file and send that.
        </p>
      )}
      <p role="status">{said}</p>
    </Window>
  );
}
