import { useSettings } from '../../../../store/settings.ts';
import { useKnownOdds } from '../../store/odds/knownOdds.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import './odds.css';

/** The heading of a list of battles, with the switch that shows or hides all odds. */
export function BattlesHead({ title }: { readonly title: string }) {
  const { odds, set } = useSettings();
  const hasFailed = useKnownOdds((known) => known.hasFailed);
  return (
    <>
      <div className="battles-head">
        <h3>{title}</h3>
        <Button small look="quiet" onClick={() => set({ odds: !odds })}>
          {odds ? 'Hide odds' : 'Show odds'}
        </Button>
      </div>
      {odds && hasFailed && (
        <p className="odds__failed" role="status">
          The odds could not be loaded; the game goes on without them.
          <Button small onClick={() => useKnownOdds.setState({ hasFailed: false })}>
            Try again
          </Button>
        </p>
      )}
    </>
  );
}
