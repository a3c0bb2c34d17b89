import {
  HIT_KINDS,
  TARGET_KINDS,
  type HitKind,
  type Standing,
  type TargetKind,
  type UnitType,
} from '../engine/index.ts';
import { bitOf } from './volley.ts';

/** How sides can stand, as numbers: a bit for each kind of target, for each kind of hit, and for a destroyer. */

const DESTROYER = 1 << (TARGET_KINDS.length + HIT_KINDS.length);

const bitOfHit = (kind: HitKind): number => 1 << (TARGET_KINDS.length + HIT_KINDS.indexOf(kind));

/** How a unit stands by itself, with these kinds of hits; a side stands like all its units together. */
export const standingBits = ({ huntsSubmarines }: UnitType, target: TargetKind, hit: HitKind | null): number =>
  bitOf(target) | (hit === null ? 0 : bitOfHit(hit)) | (huntsSubmarines ? DESTROYER : 0);

const known: (Standing | undefined)[] = [];

/** What the rules ask of a side that stands like this. */
export const standingWith = (bits: number): Standing =>
  (known[bits] ??= {
    isLeft: bits !== 0,
    defended: TARGET_KINDS.filter((target) => target !== 'defenceless' && (bits & bitOf(target)) !== 0),
    hasDefenceless: (bits & bitOf('defenceless')) !== 0,
    hits: HIT_KINDS.filter((kind) => (bits & bitOfHit(kind)) !== 0),
    hasDestroyer: (bits & DESTROYER) !== 0,
  });
