import { describe, expect, test } from 'vitest';
import { play, pointless, REASONS, remedies } from '../../../../../src/engine/axis-allies/index.ts';
import { refusalText } from '../../../../../src/games/axis-allies/text/refusals/refusalText.ts';
import { remediesText } from '../../../../../src/games/axis-allies/text/remedies.ts';
import { expectSentence } from '../sentence.ts';
import { ADVANTAGES } from '../told/advantages.ts';
import { AIR_WAR } from '../told/airWar.ts';
import { BATTLES } from '../told/battles.ts';
import { CONVOYS } from '../told/convoys.ts';
import { FACILITIES } from '../told/facilities.ts';
import { FLIGHTS } from '../told/flights.ts';
import { HOME } from '../told/home.ts';
import { HOME_GROUND } from '../told/homeGround.ts';
import { MOVES } from '../told/moves.ts';
import { NEW_UNITS } from '../told/newUnits.ts';
import { OTHER_SHIPS } from '../told/otherShips.ts';
import { BEFORE_BATTLES } from '../told/beforeBattles.ts';
import { MID_MOVE } from '../told/midMove.ts';
import { RAIDS } from '../told/raids.ts';
import { SHIPS } from '../told/ships.ts';
import { TRANSPORTS } from '../told/transports.ts';

/** Every reason in a real situation, with the words in which people are told: to be read as a list and judged. */
const ALL = {
  moves: MOVES,
  'what comes in mid-move': MID_MOVE,
  'what comes before battles': BEFORE_BATTLES,
  flights: FLIGHTS,
  ships: SHIPS,
  'other ships': OTHER_SHIPS,
  transports: TRANSPORTS,
  battles: BATTLES,
  'air war': AIR_WAR,
  raids: RAIDS,
  'new units': NEW_UNITS,
  home: HOME,
  facilities: FACILITIES,
  convoys: CONVOYS,
  'home ground': HOME_GROUND,
  advantages: ADVANTAGES,
};

describe.each(Object.entries(ALL))('what is said of %s', (_, told) => {
  test.each(told.map((one) => [`${one.by}: ${one.what}`, one] as const))(
    '%s',
    (_title, { on, by, reason, says, instead }) => {
      const [state, order] = on();
      const command = typeof order === 'function' ? order(state) : order;
      const answer = play(state, command);
      const refusal = answer.ok ? pointless(state, command) : answer.fault;
      if (refusal === null) throw new Error(`${JSON.stringify(command)} was accepted`);
      expect([refusal.rule, refusal.reason]).toEqual([by, reason]);
      expect(refusalText(state, refusal)).toBe(says);
      expect(remediesText(state, { command, refusal }, remedies(state, command))).toBe(instead ?? '');
      for (const sentence of instead === undefined ? [says] : [says, instead]) expectSentence(sentence);
    },
  );
});

test('no reason is left out', () => {
  const told = Object.values(ALL).flatMap((list) => list.map(({ reason }) => reason));
  expect(REASONS.filter((reason) => !told.includes(reason))).toEqual([]);
});
