import { MAX_STUDIES } from '../../saves/limits.ts';
import { useLab } from '../../store/lab/labStore.ts';
import { deleteOldest, keepOldest, useRoomForStudies } from '../../store/lab/roomForStudies.ts';
import { Button } from '../components/Button.tsx';
import { downloadStudyFile } from './downloadStudy.ts';
import { studyName } from './StudyEntry.tsx';

/** Says which study should go because there are too many, and offers it as a file first; nothing goes by itself. */
export function SurplusStudy() {
  const { oldest, count } = useRoomForStudies();
  const open = useLab((lab) => lab.study?.id ?? null);
  if (oldest === null || oldest.file === null) return null;
  const { file } = oldest;
  return (
    <div className="storage-notice">
      <p>
        {count} studies are kept in this browser, and there should be {MAX_STUDIES}. The oldest is “{studyName(file)}”.
        Save it to a file, if it is worth it, and delete it here.
      </p>
      <Button small onClick={() => downloadStudyFile(file)}>
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
