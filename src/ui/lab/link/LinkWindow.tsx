import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLab } from '../../../store/lab/labStore.ts';
import { toStudyFile, packedStudy } from '../../../store/lab/studyFile.ts';
import { studyAddress } from '../../address/address.ts';
import { Button } from '../../components/Button.tsx';
import { Window } from '../../components/Window.tsx';
import { CopyLinkButton, LinkField } from '../../files/LinkField.tsx';
import { shortLink, tooLongText } from '../../files/longLink.ts';
import { downloadStudy } from '../downloadStudy.ts';

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
  const link = shortLink(packed, studyAddress);

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
            <CopyLinkButton link={link} onSaid={setSaid} />
          )}
        </>
      }
    >
      {link !== '' && (
        <>
          <p>The whole study is in the link, as it stands now: whoever opens it gets a copy of their own.</p>
          <LinkField what="study" link={link} />
        </>
      )}
      {packed !== null && link === '' && <p>{tooLongText('study', packed.length)}</p>}
      <p role="status">{said}</p>
    </Window>
  );
}
