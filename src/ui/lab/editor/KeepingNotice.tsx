import { useKeeping } from '../../../store/lab/editor/keeping.ts';
import { Button } from '../../components/Button.tsx';
import { download } from '../../files/download.ts';
import { FaultList } from '../../files/FaultList.tsx';

/** Says so if the browser does not keep the draft, may keep another tab's, or kept one that cannot be read. */
export function KeepingNotice() {
  const { isKept, isElsewhere, broken, letGo } = useKeeping();
  return (
    <div role="alert">
      {broken !== null && (
        <div className="storage-notice">
          <p>
            The position that you set up last cannot be opened. It is kept as it is, and this one is not, until you let
            the old one go.
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
      {isElsewhere && (
        <p className="storage-notice">
          Another tab sets up a position too. Once both are closed, the browser has only the one changed last: save this
          one to a file if you want both.
        </p>
      )}
      {!isKept && (
        <p className="storage-notice">This browser does not keep the position. Save it to a file before you leave.</p>
      )}
    </div>
  );
}
