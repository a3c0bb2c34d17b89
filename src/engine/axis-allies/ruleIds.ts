/** The numbered rules of rules/1941/rulebook.md. An id never changes its meaning. */
export const RULE_IDS = [
  'MAP-1', 'MAP-2', 'MAP-3', 'MAP-4', 'MAP-5', 'MAP-6', 'MAP-7', 'MAP-8', 'MAP-9', 'MAP-10', 'MAP-11',
  'UNIT-1', 'UNIT-2', 'UNIT-3', 'UNIT-4', 'UNIT-5',
  'TURN-1', 'TURN-2', 'TURN-3', 'TURN-4', 'TURN-5', 'TURN-6', 'TURN-7', 'TURN-8', 'TURN-9', 'TURN-10',
  'BUY-1', 'BUY-2', 'BUY-3',
  'CM-1', 'CM-2', 'CM-3', 'CM-4', 'CM-5', 'CM-6', 'CM-7', 'CM-8', 'CM-9', 'CM-10', 'CM-11', 'CM-12', 'CM-13',
  'CM-14', 'CM-15', 'CM-16', 'CM-17', 'CM-18', 'CM-19', 'CM-20', 'CM-21', 'CM-22',
  'AMPH-1', 'AMPH-2', 'AMPH-3', 'AMPH-4', 'AMPH-5', 'AMPH-6', 'AMPH-7', 'AMPH-8', 'AMPH-9',
  'COM-1', 'COM-2', 'COM-3', 'COM-4', 'COM-5', 'COM-6', 'COM-7', 'COM-8', 'COM-9', 'COM-10', 'COM-11',
  'COM-12', 'COM-13', 'COM-14', 'COM-15', 'COM-16', 'COM-17', 'COM-18', 'COM-19', 'COM-20', 'COM-21',
  'COM-22', 'COM-23', 'COM-24', 'COM-25',
  'NCM-1', 'NCM-2', 'NCM-3', 'NCM-4', 'NCM-5', 'NCM-6', 'NCM-7', 'NCM-8', 'NCM-9', 'NCM-10',
  'MOB-1', 'MOB-2', 'MOB-3', 'MOB-4',
  'INC-1',
] as const;
export type RuleId = (typeof RULE_IDS)[number];
