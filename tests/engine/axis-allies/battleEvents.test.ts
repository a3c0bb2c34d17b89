import { describe, expect, test } from 'vitest';
import { ashore, atSea, cameToSea, hit, lose, miss, press, retreat, strike, submerge } from './rules/battle.ts';
import { after, endPhase, fight, game, load, move, offload, type Scene } from './rules/position.ts';
import { outcome, eventLines } from './eventLines.ts';

/** The events of battles, which the map animates, the diary logs and screen readers read. */

const UK = 'united-kingdom';
const tankAboard = (owner: string, space: string): Pick<Scene, 'aboard'> => ({
  aboard: [{ in: space, ship: 'transport', owner, cargo: [{ unit: 'tank', owner }] }],
});

describe('the events of a battle', () => {
  test('from the first die to the capture of a capital and its treasury', () => {
    const start = game({
      power: 'germany',
      treasury: { 'soviet-union': 7 },
      units: { germany: { 'west-russia': { tank: 1, fighter: 1 } }, 'soviet-union': { russia: { infantry: 1 } } },
    });
    expect(
      eventLines(
        after(start, move('west-russia', { tank: 1, fighter: 1 }, 'russia'), endPhase),
        fight('russia'),
        hit({ surface: 1 }),
        miss,
      ),
    ).toEqual([
      'battle-began ' +
        '{plan:{space:russia,kind:land,landingFrom:[]},attackers:[tank,fighter],' +
        'defenders:[infantry],seaborne:[],origins:[west-russia]}',
      'round-began {round:1,destroyers:{attacker:false,defender:false}}',
      'battle-step {step:defender-submarines}',
      'battle-step {step:attacker-strike}',
      'battle-step {step:defender-strike}',
      'battle-step {step:attacker-fire}',
      'dice-rolled ' +
        '{by:attacker,groups:[{value:3,kind:air,units:[fighter],dice:[6],hits:0},' +
        '{value:3,kind:surface,units:[tank],dice:[1],hits:1}],hits:{submarine:0,air:0,surface:1}}',
      'battle-step {step:attacker-fire-casualties}',
      'casualties-chosen {side:defender,units:[infantry],damaged:[]}',
      'battle-step {step:defender-fire}',
      'dice-rolled ' +
        '{by:defender,groups:[{value:2,kind:surface,units:[infantry],' +
        'dice:[6],hits:0}],hits:{submarine:0,air:0,surface:0}}',
      'battle-step {step:defender-fire-casualties}',
      'battle-step {step:press-or-retreat}',
      'units-destroyed {units:[infantry],why:casualty}',
      'battle-ended {space:russia,kind:land,result:attacker-won,cleared:false}',
      'territory-captured {space:russia,by:germany,from:soviet-union,to:germany}',
      'treasury-seized {from:soviet-union,to:germany,ipcs:7}',
    ]);
  });

  test('with a landing, in which only the other units retreat', () => {
    const start = game({
      power: 'germany',
      ...tankAboard('germany', 'sz-5'),
      units: {
        germany: { germany: { infantry: 1 }, 'eastern-europe': { fighter: 1, infantry: 1 }, 'sz-5': { transport: 2 } },
        'soviet-union': { karelia: { infantry: 2 } },
      },
    });
    const moved = after(
      start,
      load('germany', { infantry: 1 }, 'sz-5'),
      offload('sz-5', { infantry: 1, tank: 1 }, 'karelia'),
      move('eastern-europe', { fighter: 1, infantry: 1 }, 'karelia'),
      endPhase,
    );
    expect(outcome(moved, fight('karelia'), miss, miss, retreat('eastern-europe'))).toEqual([
      'units-offloaded {units:[infantry,tank],from:sz-5,to:karelia}',
      'battle-began ' +
        '{plan:{space:karelia,kind:land,landingFrom:[sz-5]},attackers:[infantry,fighter,infantry,tank],' +
        'defenders:[infantry,infantry],seaborne:[infantry,tank],origins:[eastern-europe]}',
      'round-began {round:1,destroyers:{attacker:false,defender:false}}',
      'units-retreated {units:[infantry],cargo:[],to:eastern-europe}',
      'units-retreated {units:[fighter],cargo:[],to:null}',
      'round-began {round:2,destroyers:{attacker:false,defender:false}}',
    ]);
  });

  test('with submarines that submerge or strike', () => {
    const start = cameToSea({ submarine: 2, battleship: 1 }, {}, { carrier: 1, submarine: 2, battleship: 1 });
    expect(eventLines(start, submerge(1), submerge(1), hit({ submarine: 1 }), lose({ carrier: 1 }), miss)).toEqual([
      'submarines-submerged {side:attacker,units:[submarine]}',
      'submarines-strike {side:attacker,units:[submarine]}',
      'battle-step {step:defender-submarines}',
      'submarines-submerged {side:defender,units:[submarine]}',
      'submarines-strike {side:defender,units:[submarine]}',
      'battle-step {step:attacker-strike}',
      'dice-rolled ' +
        '{by:attacker,groups:[{value:2,kind:submarine,units:[submarine],' +
        'dice:[1],hits:1}],hits:{submarine:1,air:0,surface:0}}',
      'battle-step {step:attacker-strike-casualties}',
      'casualties-chosen {side:defender,units:[carrier],damaged:[]}',
      'battle-step {step:defender-strike}',
      'dice-rolled ' +
        '{by:defender,groups:[{value:1,kind:submarine,units:[submarine],' +
        'dice:[6],hits:0}],hits:{submarine:0,air:0,surface:0}}',
      'battle-step {step:defender-strike-casualties}',
      'battle-step {step:attacker-fire}',
      'units-destroyed {units:[carrier],why:casualty}',
    ]);
  });
});

describe('a battle ends', () => {
  const submarines = atSea({ submarine: 1 }, { submarine: 1 });
  const ended = (result: string, cleared: boolean): string =>
    `battle-ended {space:sz-8,kind:sea,result:${result},cleared:${cleared}}`;
  const onLand = (result: string): string => `battle-ended {space:karelia,kind:land,result:${result},cleared:false}`;

  test('when all units left on one side are submerged submarines', () => {
    expect(outcome(submarines, submerge(1))).toEqual([
      'submarines-submerged {side:attacker,units:[submarine]}',
      ended('defender-won', false),
    ]);
    expect(outcome(submarines, strike, submerge(1))).toEqual([
      'submarines-strike {side:attacker,units:[submarine]}',
      'submarines-submerged {side:defender,units:[submarine]}',
      ended('attacker-won', true),
    ]);
  });

  test('with no units left', () => {
    expect(outcome(ashore({ infantry: 1 }, { infantry: 1 }), hit({ surface: 1 }), hit({ surface: 1 }))).toEqual([
      'units-destroyed {units:[infantry,infantry],why:casualty}',
      onLand('both-lost'),
    ]);
  });

  test('with only submerged submarines left', () => {
    const start = cameToSea({ submarine: 1, carrier: 1 }, {}, { carrier: 1 });
    expect(outcome(start, submerge(1), hit({ surface: 1 }), hit({ surface: 1 })).slice(1)).toEqual([
      'units-destroyed {units:[carrier,carrier],why:casualty}',
      ended('stalemate', true),
    ]);
  });

  test('with only defenders left', () => {
    expect(outcome(ashore({ infantry: 1 }, { infantry: 1 }), miss, hit({ surface: 1 }))).toEqual([
      'units-destroyed {units:[infantry],why:casualty}',
      onLand('defender-won'),
    ]);
  });

  test('with only attacking aircraft left, which capture nothing', () => {
    expect(outcome(ashore({ fighter: 1 }, { infantry: 1 }), hit({ air: 1 }), miss)).toEqual([
      'units-destroyed {units:[infantry],why:casualty}',
      onLand('attacker-won'),
    ]);
  });

  test('when all attackers have retreated, ships with their cargo; aircraft stay in the space', () => {
    expect(outcome(cameToSea({}, { fighter: 2 }, { destroyer: 1 }), miss, miss, retreat())).toEqual([
      'units-retreated {units:[fighter,fighter],cargo:[],to:null}',
      ended('attacker-retreated', false),
    ]);
    expect(
      outcome(
        cameToSea({ destroyer: 1, transport: 1 }, {}, { destroyer: 1 }, tankAboard('germany', 'sz-7')),
        miss,
        miss,
        retreat('sz-7'),
      ),
    ).toEqual([
      'units-retreated {units:[destroyer,transport],cargo:[tank],to:sz-7}',
      ended('attacker-retreated', false),
    ]);
  });

  test('with defenceless transports and their cargo lost, and battleships repaired', () => {
    const start = cameToSea({ battleship: 1 }, {}, { destroyer: 1, transport: 2 }, tankAboard(UK, 'sz-8'));
    expect(outcome(start, hit({ surface: 1 }), hit({ surface: 1 }))).toEqual([
      'units-destroyed {units:[destroyer],why:casualty}',
      'units-destroyed {units:[transport,transport],why:defenceless}',
      'units-destroyed {units:[tank],why:cargo}',
      'units-repaired {units:[battleship]}',
      ended('attacker-won', true),
    ]);
  });

  test('with the attacker’s transports lost if they cannot leave', () => {
    const start = atSea({ destroyer: 1, transport: 1 }, { destroyer: 1 }, tankAboard('germany', 'sz-8'));
    expect(outcome(start, miss, hit({ surface: 1 }))).toEqual([
      'units-destroyed {units:[destroyer],why:casualty}',
      'units-destroyed {units:[transport],why:defenceless}',
      'units-destroyed {units:[tank],why:cargo}',
      ended('defender-won', false),
    ]);
  });

  test('when a surprise strike has sunk the ships that defended transports', () => {
    const start = cameToSea({ submarine: 2 }, {}, { carrier: 1, transport: 1 });
    expect(outcome(start, strike, hit({ submarine: 1 })).slice(1)).toEqual([
      'units-destroyed {units:[carrier],why:casualty}',
      'units-destroyed {units:[transport],why:defenceless}',
      ended('attacker-won', true),
    ]);
  });

  test('when the armed units left cannot hit each other; the transports of both sides are lost', () => {
    const start = atSea(
      { submarine: 1, transport: 1 },
      { carrier: 1, fighter: 1, transport: 1 },
      tankAboard('germany', 'sz-8'),
    );
    expect(outcome(start, strike, hit({ submarine: 1 })).slice(1)).toEqual([
      'units-destroyed {units:[carrier],why:casualty}',
      'units-destroyed {units:[transport,transport],why:defenceless}',
      'units-destroyed {units:[tank],why:cargo}',
      ended('stalemate', false),
    ]);
  });

  test('but attacking transports that can retreat do so first', () => {
    const start = cameToSea({ submarine: 1, transport: 1 }, {}, { carrier: 1, fighter: 1, transport: 1 });
    const struck = after(start, strike, hit({ submarine: 1 }));
    expect(struck.battle?.attackers).toHaveLength(2);
    expect(struck.battle?.defenders).toHaveLength(1);
  });

  test('with aircraft that cannot hit the submarines left', () => {
    const start = cameToSea({ destroyer: 1 }, { fighter: 1 }, { submarine: 1, destroyer: 1, transport: 1 });
    expect(
      outcome(start, hit({ surface: 1 }), lose({ destroyer: 1 }), hit({ surface: 1 }), lose({ destroyer: 1 })),
    ).toEqual([
      'units-destroyed {units:[destroyer,destroyer],why:casualty}',
      'units-destroyed {units:[transport],why:defenceless}',
      ended('stalemate', false),
    ]);
  });

  test('with only transports on both sides, immediately or after they decide to stay', () => {
    const fleets = [
      { destroyer: 1, transport: 1 },
      { destroyer: 1, transport: 1 },
    ] as const;
    const withRoom = [fleets[0], {}, fleets[1]] as const;
    const lost = 'units-destroyed {units:[destroyer,destroyer],why:casualty}';
    expect(outcome(atSea(...fleets), hit({ surface: 1 }), hit({ surface: 1 }))).toEqual([
      lost,
      ended('stalemate', true),
    ]);
    expect(outcome(cameToSea(...withRoom), hit({ surface: 1 }), hit({ surface: 1 }), press)).toEqual([
      lost,
      ended('stalemate', true),
    ]);
  });
});
