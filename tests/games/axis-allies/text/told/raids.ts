import { after, fight, roll } from '../../../../engine/axis-allies/rules/position.ts';
import {
  besideBattle,
  besideBomber,
  escort,
  flown,
  intercept,
  overJapan,
  raid,
  share,
} from '../../../../engine/axis-allies/pacific-1940/raidScenes.ts';
import type { Told } from './told.ts';

/** Raids that are met in the air, and that damage facilities. */
export const RAIDS: readonly Told[] = [
  {
    what: 'a bomber is told to escort',
    on: () => [after(besideBomber(), raid({ bomber: 1 })), escort({ bomber: 1 })],
    by: 'SBR-6',
    reason: 'cannot-escort',
    says: 'The bomber escorts no raid; it fights where it is sent.',
  },
  {
    what: 'a tactical bomber escorts beside a fighter',
    on: () => [after(besideBomber(), raid({ bomber: 1 })), escort({ 'tactical-bomber': 1, fighter: 1 })],
    by: 'TAC-1',
    reason: 'cannot-escort',
    says: 'The tactical bomber escorts no raid; it fights where it is sent.',
    instead: 'The fighter can escort the raid.',
  },
  {
    what: 'a fighter escorts where nobody raids',
    on: () => [besideBomber(), escort({ fighter: 1 })],
    by: 'SBR-6',
    reason: 'nothing-to-escort',
    says: 'The fighter in Malaya has nobody to escort: first it flies to where bombers of yours raid.',
  },
  {
    what: 'infantry is to meet a raid',
    on: () => [flown(), intercept({ infantry: 1 })],
    by: 'SBR-6',
    reason: 'cannot-intercept',
    says: 'The United Kingdom’s infantry does not meet the raid on Malaya: only fighters based there do.',
    instead: 'The United Kingdom’s 2 fighters and ANZAC’s fighter can meet the raid.',
  },
  {
    what: 'dice are rolled before anybody has said who meets the raid',
    on: () => [flown(), roll(1)],
    by: 'SBR-6',
    reason: 'interception-first',
    says: 'First it is said which aircraft meet the raid on Malaya.',
  },
  {
    what: 'dice are rolled before the raiders are shared out',
    on: () => [overJapan(3), roll(1)],
    by: 'SBR-7',
    reason: 'share-first',
    says: 'First the raiders over Japan are shared out among what stands there.',
  },
  {
    what: 'a raider is left out',
    on: () => [overJapan(3), share({ 'air-base': 2 })],
    by: 'SBR-7',
    reason: 'wrong-share',
    says: '3 raiders must be shared out in Japan, not 2.',
  },
  {
    what: 'raiders go to what does not stand there',
    on: () => [overJapan(3), share({ 'minor-complex': 3 })],
    by: 'SBR-7',
    reason: 'wrong-share',
    says: 'What the raiders are to raid does not stand in Japan.',
  },
  {
    what: 'a battle elsewhere is chosen before a raid',
    on: () => [besideBattle(), fight('shan-state')],
    by: 'AMPH-8',
    reason: 'raids-first',
    says: 'Raids are flown before all battles.',
    instead: 'Raid Malaya first.',
  },
];
