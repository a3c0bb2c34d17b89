import { areaText, type ComparableLand } from './places.ts';

/** Every place with its true area and how large it looks on the flat map. */
export function AreaTable({ places }: { readonly places: readonly ComparableLand[] }) {
  return (
    <details className="area-table">
      <summary>All areas as a table</summary>
      <p className="soft">
        “On the flat map” is how large a place looks there, as if all land together had its true area. Lands under
        25,000 km² are drawn larger, so that units fit, and are left out. The flat map ends in the far north, so a part
        of Greenland is missing there.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">Held by</th>
            <th scope="col">True area</th>
            <th scope="col">On the flat map</th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ id, name, heldBy, lands, area, looks }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{heldBy ?? (lands.length > 1 ? '' : 'Neutral')}</td>
              <td className="number">{areaText(area)}</td>
              <td className="number">{(looks / area).toFixed(1)} ×</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
