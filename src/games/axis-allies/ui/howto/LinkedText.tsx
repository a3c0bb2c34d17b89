import { ruleTitle } from '../../../../text/editions.ts';
import { piecesOf } from '../../text/howToPlay/heldIn.ts';
import { rulesAddress } from '../../../../ui/address/address.ts';

interface LinkedTextProps {
  readonly edition: string;
  readonly text: string;
}

/** A text in which every rule it names leads to the rulebook. */
export function LinkedText({ edition, text }: LinkedTextProps) {
  return piecesOf(text).map((piece, i) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <a
        key={i}
        className="howto__rule"
        href={rulesAddress(edition, piece.rule)}
        title={ruleTitle({ edition }, piece.rule)}
      >
        {piece.rule}
      </a>
    ),
  );
}

/** Paragraphs of such texts. */
export function LinkedTexts({ edition, texts }: { readonly edition: string; readonly texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text}>
      <LinkedText edition={edition} text={text} />
    </p>
  ));
}
