import { rulesAddress, GAME_ADDRESS } from '../../../../ui/address/address.ts';

interface NoSuchCaseProps {
  readonly edition: string;
  readonly rule: string;
  readonly number: number;
}

/** Shown for an address of a case that does not exist. */
export function NoSuchCase({ edition, rule, number }: NoSuchCaseProps) {
  return (
    <aside className="panel example" aria-label="Example">
      <div className="panel__content example__none" role="alert">
        <p>
          {rule} has no case {number}.
        </p>
        <a className="button" href={rulesAddress(edition, rule)}>
          Read {rule}
        </a>
        <a className="button" href={GAME_ADDRESS}>
          Close
        </a>
      </div>
    </aside>
  );
}
