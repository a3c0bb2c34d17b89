import { fromPosition, type GameState, type Phase } from '../../../../src/engine/axis-allies/index.ts';
import { revised } from '../../../../src/engine/axis-allies/editions/revised.ts';
import { chance } from '../players/chance.ts';
import { flightsFrom } from './landingModel.ts';
import { isNeutral, isSea, SPACES } from './movementModel.ts';

/** Small seas with carriers, fighters and enemies, and few coasts to land on. */

const AXIS = ['germany', 'japan'];
const ALLIES = ['soviet-union', 'united-kingdom', 'united-states'];
const CAPITALS: Readonly<Record<string, string>> = {
  germany: 'germany',
  japan: 'japan',
  'soviet-union': 'russia',
  'united-kingdom': 'united-kingdom',
  'united-states': 'eastern-united-states',
};
const ENEMIES = ['submarine', 'destroyer', 'transport', 'carrier'];

/** A position of this seed, at the beginning of this movement phase. Null if the draw is no position. */
export function landingPosition(seed: string, phase: Phase): GameState | null {
  const draws = chance(seed, 0);
  const any = <Item>(list: readonly Item[]): Item => draws.one(list)!;
  const power = any([...AXIS, ...ALLIES]);
  const friends = (AXIS.includes(power) ? AXIS : ALLIES).filter((other) => other !== power);
  const foes = AXIS.includes(power) ? ALLIES : AXIS;
  const theatre = [...flightsFrom(any([...SPACES.keys()].filter(isSea)), 2 + draws.below(2))];
  // Few zones, so that they meet.
  const zones = draws.shuffled(theatre.filter(isSea)).slice(0, 6);
  const land = theatre.filter((space) => !isSea(space) && !isNeutral(space));
  const control: Record<string, string> = {};
  for (const space of SPACES.keys()) if (!isSea(space) && !isNeutral(space)) control[space] = any(foes);
  for (const [owner, capital] of Object.entries(CAPITALS)) control[capital] = owner;
  const refuges = draws.shuffled(land).slice(0, draws.below(3));
  for (const space of refuges) if (!Object.values(CAPITALS).includes(space)) control[space] = power;

  const units: Record<string, Record<string, Record<string, number>>> = {};
  const add = (owner: string, space: string, type: string, count = 1): void => {
    if (count === 0) return;
    const here = ((units[owner] ??= {})[space] ??= {});
    here[type] = (here[type] ?? 0) + count;
  };
  for (let n = 1 + draws.below(2); n > 0; n--) {
    const [zone, own] = [any(zones), draws.below(3)];
    add(power, zone, 'carrier');
    add(power, zone, 'fighter', own);
    if (own < 2 && draws.happens(0.6)) add(any(friends), zone, 'fighter', 1 + draws.below(2 - own));
  }
  if (draws.happens(0.4)) {
    const [zone, owner, guests] = [any(zones), any(friends), draws.below(3)];
    add(owner, zone, 'carrier');
    add(draws.happens(0.4) ? power : owner, zone, 'fighter', guests);
  }
  for (const space of refuges) {
    if (control[space] !== power) continue;
    add(power, space, 'fighter', draws.below(2));
    if (draws.happens(0.3)) add(power, space, 'bomber');
  }
  if (draws.happens(0.5)) add(power, any(zones), any(['destroyer', 'submarine', 'transport']));
  const own = new Set(Object.values(units).flatMap((here) => Object.keys(here)));
  for (let n = 1 + draws.below(7); n > 0; n--) {
    const [zone, owner, type] = [any(zones), any(foes), any(ENEMIES)];
    // After combat nobody lies beside enemies.
    if (phase === 'noncombat-move' && own.has(zone)) continue;
    add(owner, zone, type);
    if (type === 'carrier') add(owner, zone, 'fighter', draws.below(3));
  }
  for (const space of land)
    if (foes.includes(control[space]!) && draws.happens(0.3))
      add(control[space]!, space, any(['infantry', 'antiaircraft-gun']));
  const read = fromPosition({
    edition: revised.id,
    version: 3,
    power,
    phase,
    control,
    units,
    // New carriers are no landing places (CM-11, NCM-5).
    purchased: draws.happens(0.5) ? { carrier: 1 } : {},
    developments: draws.happens(0.2) ? { [power]: ['long-range-aircraft'] } : {},
    advantages: draws.happens(0.5) ? { 'united-states': ['fast-carriers'] } : {},
  });
  return read.ok ? read.value : null;
}
