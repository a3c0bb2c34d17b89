import type { Holder } from '../../atlas/schema.ts';
import { holderColour } from '../../games/looks.ts';
import { useHeldControl } from '../../store/atlas/onMap.ts';
import { useLayout } from '../shell/layout.ts';

/**
 * What the colours and short names of who held what mean, for the part of the map that is in view. It is open where
 * there is room, unless it `isFolded` at first.
 */
export function HolderKey({ isFolded = false }: { readonly isFolded?: boolean }) {
  const holders = useHeldControl(({ inView }) => inView);
  const isRoomy = useLayout() === 'side';
  if (holders.length === 0) return null;
  return (
    <details className="holder-key layer-bar__part" open={isRoomy && !isFolded}>
      <summary>Key of the colours</summary>
      {/* Focusable, so that a long list can be scrolled by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="holder-key__all" tabIndex={0}>
        <HolderList holders={holders} />
      </div>
    </details>
  );
}

/** Each with its short name in its colour. */
export function HolderList({ holders }: { readonly holders: readonly Holder[] }) {
  return (
    <ul className="holder-list" aria-label="Who held the lands in view">
      {holders.map(({ id, short, name, ...holder }) => (
        <li key={id}>
          <span className="holder-list__plate" style={{ background: holderColour(holder) }}>
            {short}
          </span>
          {name}
        </li>
      ))}
    </ul>
  );
}
