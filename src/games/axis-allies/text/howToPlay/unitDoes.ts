import type { UnitType } from '../../../../engine/axis-allies/index.ts';
import { unitTypeName } from '../unitNames.ts';
import { counted, joinWords } from '../../../../text/words.ts';

/** What a unit can do beside moving and fighting, in a few words; empty for nothing. */
export function unitDoes(unit: UnitType): string {
  const supported = Object.entries(unit.supports).map(
    ([type, attack]) => `raises ${unitTypeName(type)} to attack ${attack}`,
  );
  const does: readonly (readonly [holds: boolean, text: string])[] = [
    [unit.captures, 'takes ground'],
    [unit.blitzes, 'goes on through empty enemy ground'],
    ...supported.map((text) => [true, text] as const),
    [unit.antiaircraftFire > 0, 'fires at aircraft only'],
    [unit.landsOnDecks, 'lands on carriers too'],
    [unit.raids, 'can raid industrial complexes'],
    [unit.hold.length > 0, 'carries a land unit and an infantry'],
    [unit.deck > 0, `carries ${counted(unit.deck, 'fighter')}`],
    [unit.firesFirst, 'fires first'],
    [unit.submerges, 'can dive out of a battle'],
    [unit.huntsSubmarines, 'hunts submarines'],
    [unit.bombards > 0, 'fires at coasts'],
    [unit.hits > 1, 'takes two hits'],
    [unit.defenceless, 'cannot fight'],
  ];
  return joinWords(does.flatMap(([holds, text]) => (holds ? [text] : [])));
}
