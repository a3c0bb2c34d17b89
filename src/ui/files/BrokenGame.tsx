import { useKeeping } from '../../store/keeping.ts';
import { Button } from '../pieces/Button.tsx';
import { download } from './download.ts';
import { FaultList } from './FaultList.tsx';

/** The stored game cannot be opened: what is wrong with it, and a way to keep it. */
export function BrokenGame() {
  const broken = useKeeping((store) => store.broken);
  if (broken === null) return null;
  return (
    <section className="broken" aria-label="The stored game cannot be opened">
      <h2>The stored game cannot be opened</h2>
      <FaultList faults={broken.faults} />
      <p>
        It is not deleted. Keep it in a file if you like; when you begin a new game it is set aside in this browser.
      </p>
      <Button onClick={() => download('warboard-broken-game.json', JSON.stringify(broken.stored, null, 1))}>
        Keep it in a file
      </Button>
    </section>
  );
}
