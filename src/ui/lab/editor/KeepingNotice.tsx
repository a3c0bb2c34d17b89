import { useKeeping } from '../../../store/lab/editor/keeping.ts';
import { Button } from '../../components/Button.tsx';
import { download } from '../../files/download.ts';
import { FaultList } from '../../files/FaultList.tsx';

/** Says so if this browser does not keep the draft, keeps it apart from another tab’s, or has one that is no draft. */
export function KeepingNotice() {
  const { isKept, isApart, broken, letGo } = useKeeping();
  return (
    <div role="alert">
      {broken !== null && (
        <div className="storage-notice">
          <p>
            The position that was kept cannot be opened. It is kept on as it is, beside this one, until you let it go.
          </p>
          <FaultList faults={broken.faults} />
          <Button small onClick={() => download('warboard-broken-position.json', broken.text)}>
            Save it to a file
          </Button>{' '}
          <Button small onClick={letGo}>
            Let it go
          </Button>
        </div>
      )}
      {isApart && (
        <p className="storage-notice">
          Another tab changed this position too. Both are kept: this one goes on as a position of its own, and the other
          stands under “Begin”.
        </p>
      )}
      {!isKept && (
        <p className="storage-notice">This browser does not keep the position. Save it to a file before you leave.</p>
      )}
    </div>
  );
}
