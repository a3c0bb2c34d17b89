import { useState } from 'react';
import { MAX_STUDIES } from '../../saves/limits.ts';
import { useLab } from '../../store/lab/labStore.ts';
import { deleteOldest, keepOldest, useRoomForStudies, storedStudy } from '../../store/lab/studyStorage.ts';
import { Button } from '../components/Button.tsx';
import { downloadStudyFile, studyName } from './keptStudy.tsx';

/** Says which study should go because there are too many, and offers it as a file first; nothing goes by itself. */
export function SurplusStudy() {
  const { oldest, count } = useRoomForStudies();
  const open = useLab((lab) => lab.study?.id ?? null);
  const [unread, setUnread] = useState<string | null>(null);
  if (oldest === null || oldest.file === null) return null;
  const { id, file } = oldest;
  async function save(): Promise<void> {
    const whole = await storedStudy(id).catch(() => null);
    setUnread(whole === null ? id : null);
    if (whole !== null) downloadStudyFile(whole);
  }
  return (
    <div className="storage-notice">
      <p>
        {count} studies are kept in this browser, and there should be {MAX_STUDIES}. The oldest is “{studyName(file)}”.
        Save it to a file, if it is worth it, and delete it here.
      </p>
      {unread === id && <p role="alert">It cannot be read.</p>}
      <Button small onClick={() => void save()}>
        Save it to a file
      </Button>
      <Button small look="danger" onClick={() => void deleteOldest(open)}>
        Delete it
      </Button>
      <Button small onClick={keepOldest}>
        Keep all for now
      </Button>
    </div>
  );
}
