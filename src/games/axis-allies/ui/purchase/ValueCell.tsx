interface ValueCellProps {
  readonly value: number;
  /** Without developments; another number is marked. */
  readonly usual: number;
}

/** A value of a unit type, '–' for none; one that a development has changed stands out. */
export function ValueCell({ value, usual }: ValueCellProps) {
  if (value === usual) return <td>{value === 0 ? '–' : value}</td>;
  return (
    <td className="purchase-changed" title={`${usual} without your developments`}>
      {value}
      <span className="visually-hidden">, {usual} without your developments</span>
    </td>
  );
}
