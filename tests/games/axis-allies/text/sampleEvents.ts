import {
  BATTLE_STEPS,
  PHASES,
  type BattlePlan,
  type BattleResult,
  type GameEvent,
  type GameState,
  type Offer,
  type Shot,
} from '../../../../src/engine/axis-allies/index.ts';

const RESULTS: readonly BattleResult[] = [
  'attacker-won',
  'defender-won',
  'both-lost',
  'attacker-retreated',
  'stalemate',
];
const NO_HITS = { submarine: 0, air: 0, surface: 0 };

/** At least one event of every type, as the compiler sees to it: a new type without a sample does not build. */
export function sampleEvents(state: GameState): readonly GameEvent[] {
  const units = Object.keys(state.units).slice(0, 2);
  const [unit = ''] = units;
  const plan: BattlePlan = { space: 'karelia', kind: 'land', landingFrom: [] };
  const shot: Shot = { space: 'karelia', by: 'germany', value: 1, targets: units };
  const offer: Offer = { advantage: 'salvage', by: 'soviet-union', places: ['karelia'], units: { tank: 1 } };
  const samples: { readonly [Type in GameEvent['type']]: readonly Extract<GameEvent, { type: Type }>[] } = {
    'turn-began': [{ type: 'turn-began', power: 'germany', round: 2 }],
    'phase-began': PHASES.map((phase) => ({ type: 'phase-began', power: 'germany', phase })),
    'units-purchased': [
      { type: 'units-purchased', power: 'soviet-union', units: { infantry: 2, tank: 1 }, treasury: 1 },
      { type: 'units-purchased', power: 'germany', units: {}, treasury: 12 },
    ],
    'dice-bought': [
      { type: 'dice-bought', power: 'germany', development: 'rockets', dice: 1, treasury: 3 },
      { type: 'dice-bought', power: 'united-states', development: 'rockets', dice: 2, treasury: 1 },
    ],
    'research-rolled': [true, false].map((isSuccess) => ({
      type: 'research-rolled',
      power: 'germany',
      development: 'rockets',
      dice: [2, 3],
      isSuccess,
    })),
    'development-gained': [{ type: 'development-gained', power: 'germany', development: 'rockets' }],
    'facility-repaired': [
      {
        type: 'facility-repaired',
        power: 'soviet-union',
        space: 'karelia',
        facility: 'industrial-complex',
        points: 3,
        treasury: 4,
      },
    ],
    'facility-removed': [
      { type: 'facility-removed', power: 'soviet-union', space: 'karelia', facility: 'industrial-complex' },
    ],
    'convoys-in-danger': [{ type: 'convoys-in-danger', power: 'germany', asks: ['soviet-union', 'united-kingdom'] }],
    'convoys-disrupted': [
      { type: 'convoys-disrupted', power: 'united-kingdom', of: 'germany', zones: ['sz-5'], ipcs: 1 },
      { type: 'convoys-disrupted', power: 'united-kingdom', of: 'germany', zones: ['sz-5', 'sz-6'], ipcs: 4 },
      { type: 'convoys-disrupted', power: 'united-kingdom', of: 'germany', zones: [], ipcs: 0 },
    ],
    'facility-placed': [
      {
        type: 'facility-placed',
        power: 'soviet-union',
        space: 'karelia',
        facility: 'industrial-complex',
        isFree: false,
      },
    ],
    'units-moved': [
      {
        type: 'units-moved',
        power: 'germany',
        legs: [{ unit, route: ['ukraine', 'karelia'] }],
        cargo: [{ unit, to: 'sz-5' }],
      },
    ],
    'units-loaded': [{ type: 'units-loaded', loads: [{ unit, transport: 'ship', from: 'germany', zone: 'sz-5' }] }],
    'assault-declared': [{ type: 'assault-declared', units, from: 'sz-5', to: 'karelia' }],
    'units-offloaded': [{ type: 'units-offloaded', units, from: 'sz-5', to: 'karelia' }],
    'kamikaze-declared': [{ type: 'kamikaze-declared', power: 'japan', units }],
    'kamikaze-called-off': [{ type: 'kamikaze-called-off', power: 'japan', units: [unit] }],
    'raid-declared': [
      { type: 'raid-declared', units, raid: true },
      { type: 'raid-declared', units: [unit], raid: false },
    ],
    'raid-began': [{ type: 'raid-began', space: 'karelia', units }],
    'raid-rolled': [{ type: 'raid-rolled', space: 'karelia', units, dice: [3, 6] }],
    'escort-declared': [
      { type: 'escort-declared', units, escort: true },
      { type: 'escort-declared', units: [unit], escort: false },
    ],
    'interceptors-chosen': [
      { type: 'interceptors-chosen', space: 'karelia', by: ['soviet-union'], units },
      { type: 'interceptors-chosen', space: 'karelia', by: ['soviet-union'], units: [] },
    ],
    'raiders-shared': [{ type: 'raiders-shared', space: 'karelia', shares: { 'industrial-complex': units } }],
    'facility-damaged': [
      {
        type: 'facility-damaged',
        power: 'soviet-union',
        space: 'karelia',
        facility: 'industrial-complex',
        points: 3,
      },
    ],
    'raid-failed': [{ type: 'raid-failed', space: 'karelia' }],
    'rocket-launched': [{ type: 'rocket-launched', unit, from: 'ukraine', to: 'karelia' }],
    'rocket-rolled': [{ type: 'rocket-rolled', from: 'ukraine', to: 'karelia', dice: [5] }],
    'ipcs-destroyed': [{ type: 'ipcs-destroyed', power: 'germany', space: 'germany', ipcs: 5 }],
    'landing-called-off': [
      { type: 'landing-called-off', units, transports: ['ship'] },
      { type: 'landing-called-off', units: [unit], transports: [] },
    ],
    'engagement-said': [
      { type: 'engagement-said', zone: 'sz-5', attack: true },
      { type: 'engagement-said', zone: 'sz-5', attack: false },
    ],
    'battles-listed': [
      { type: 'battles-listed', battles: [] },
      { type: 'battles-listed', battles: [plan] },
    ],
    'battle-began': [{ type: 'battle-began', plan, attackers: units, defenders: [], seaborne: [], origins: [] }],
    'round-began': [
      { type: 'round-began', round: 1, destroyers: { attacker: false, defender: false } },
      { type: 'round-began', round: 2, destroyers: { attacker: false, defender: false } },
    ],
    'battle-step': BATTLE_STEPS.map((step) => ({ type: 'battle-step', step })),
    'submarines-submerged': [{ type: 'submarines-submerged', side: 'attacker', units }],
    'submarines-strike': [{ type: 'submarines-strike', side: 'defender', units }],
    'transports-passed': [{ type: 'transports-passed', passing: [{ zone: 'sz-5', by: 'germany', transports: units }] }],
    'passing-aimed': [
      { type: 'passing-aimed', zone: 'sz-5', by: 'germany', units },
      { type: 'passing-aimed', zone: 'sz-5', by: 'germany', units: [] },
    ],
    'passing-rolled': [
      { type: 'passing-rolled', zone: 'sz-5', by: 'germany', units, transports: [unit], dice: [2, 5], hits: 1 },
    ],
    'asked-before-battles': [{ type: 'asked-before-battles', question: null }],
    'kamikaze-aimed': [{ type: 'kamikaze-aimed', power: 'japan', targets: [unit, unit], zones: ['sz-5'] }],
    'kamikaze-rolled': [{ type: 'kamikaze-rolled', power: 'japan', targets: [unit], dice: [2], hit: [unit] }],
    'ships-damaged': [{ type: 'ships-damaged', units }],
    'aircraft-scrambled': [
      { type: 'aircraft-scrambled', power: 'germany', flights: [{ unit, from: 'karelia', to: 'sz-5' }] },
    ],
    'flights-under-fire': [{ type: 'flights-under-fire', shots: [shot] }],
    'antiaircraft-fired': [{ type: 'antiaircraft-fired', ...shot, dice: [1, 4], hit: [unit] }],
    'dice-rolled': [
      {
        type: 'dice-rolled',
        by: 'attacker',
        groups: [{ value: 3, kind: 'surface', units, dice: [3, 4], hits: 1 }],
        hits: { ...NO_HITS, surface: 1 },
      },
    ],
    'casualties-chosen': [
      { type: 'casualties-chosen', side: 'defender', units, damaged: [] },
      { type: 'casualties-chosen', side: 'defender', units: [], damaged: units },
    ],
    'units-destroyed': (['casualty', 'antiaircraft', 'cargo', 'defenceless', 'no-landing', 'no-room'] as const).map(
      (why) => ({
        type: 'units-destroyed',
        units: ['gone'],
        why,
      }),
    ),
    'units-repaired': [{ type: 'units-repaired', units }],
    'units-retreated': [
      { type: 'units-retreated', units, cargo: [], to: 'ukraine' },
      { type: 'units-retreated', units, cargo: [], to: null },
    ],
    'battle-ended': RESULTS.map((result) => ({
      type: 'battle-ended',
      space: 'karelia',
      result,
      kind: 'land',
      cleared: false,
    })),
    'territory-captured': [
      { type: 'territory-captured', space: 'karelia', by: 'germany', from: 'soviet-union', to: 'germany' },
      { type: 'territory-captured', space: 'karelia', by: 'united-states', from: 'germany', to: 'soviet-union' },
    ],
    'territory-returned': [{ type: 'territory-returned', space: 'karelia', from: 'united-states', to: 'soviet-union' }],
    'treasury-seized': [{ type: 'treasury-seized', from: 'soviet-union', to: 'germany', ipcs: 1 }],
    'neutral-attacked': [
      { type: 'neutral-attacked', space: 'karelia', by: 'germany', joins: 'allies', units: [] },
      {
        type: 'neutral-attacked',
        space: 'karelia',
        by: 'germany',
        joins: 'allies',
        units: [{ id: 'u900', type: 'infantry', owner: 'neutral', space: 'karelia' }],
      },
    ],
    'war-began': [{ type: 'war-began', by: 'germany', wars: [['soviet-union', 'germany']] }],
    'fighters-kept-aboard': [{ type: 'fighters-kept-aboard', kept: [{ unit, carrier: 'ship' }] }],
    'fighters-released': [{ type: 'fighters-released', units }],
    'submarines-surfaced': [{ type: 'submarines-surfaced', units }],
    'fighters-stranded': [{ type: 'fighters-stranded', units }],
    'fighter-landed': [{ type: 'fighter-landed', unit, to: 'karelia' }],
    'unit-mobilized': [
      {
        type: 'unit-mobilized',
        unit: { id: 'u99', type: 'tank', owner: 'germany', space: 'germany' },
        complex: 'germany',
      },
    ],
    'units-refunded': [{ type: 'units-refunded', power: 'germany', units: { destroyer: 1 }, ipcs: 8 }],
    'income-collected': [{ type: 'income-collected', power: 'germany', ipcs: 12 }],
    'advantage-used': [{ type: 'advantage-used', power: 'soviet-union', advantage: 'russian-winter' }],
    'advantage-lost': [{ type: 'advantage-lost', power: 'soviet-union', advantage: 'nonaggression-treaty' }],
    'advantage-began': (['battle', 'turn', 'own-turn'] as const).map((until) => ({
      type: 'advantage-began',
      power: 'soviet-union',
      advantage: 'russian-winter',
      until,
    })),
    'moves-granted': [
      { type: 'moves-granted', power: 'germany', advantage: 'panzerblitz', units: [unit], points: 1 },
      { type: 'moves-granted', power: 'germany', advantage: 'panzerblitz', units, points: 1 },
    ],
    'offer-made': [{ type: 'offer-made', offer }],
    'offer-answered': [
      { type: 'offer-answered', offer, to: 'karelia' },
      { type: 'offer-answered', offer, to: null },
    ],
    'units-placed': [
      {
        type: 'units-placed',
        power: 'soviet-union',
        units: [{ id: 'u99', type: 'tank', owner: 'soviet-union', space: 'karelia' }],
        space: 'karelia',
        advantage: 'salvage',
      },
    ],
    'units-transferred': [
      { type: 'units-transferred', units: [unit], from: 'united-kingdom', to: 'soviet-union', why: 'lend-lease' },
      { type: 'units-transferred', units, from: 'united-states', to: 'soviet-union', why: 'lend-lease' },
      { type: 'units-transferred', units, from: 'germany', to: 'soviet-union', why: 'captured' },
      { type: 'units-transferred', units, from: 'germany', to: 'soviet-union', why: 'returned' },
    ],
    'units-doomed': [{ type: 'units-doomed', power: 'japan', advantage: 'kaiten-torpedoes', units }],
    'units-sent': [{ type: 'units-sent', power: 'united-kingdom', units, cargo: [], from: 'karelia', to: 'russia' }],
    'complex-moved': [{ type: 'complex-moved', power: 'soviet-union', from: 'karelia', to: 'russia' }],
    'turn-ended': [{ type: 'turn-ended', power: 'united-states' }],
    'game-won': [{ type: 'game-won', outcome: { winner: 'axis', held: ['united-kingdom', 'russia'] } }],
  };
  return Object.values(samples).flat();
}
