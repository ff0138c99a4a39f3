export const CASE_ACTS = [
  'submit',
  'detect',
  'dismiss',
  'ask_for_evidence',
  'admit',
  'lapse',
  'update',
  'revoke',
  'maintain',
  'ask_for_time',
  'default',
  'propose',
  'accept',
  'refuse',
  'escalate',
  'resume',
  'decide',
  'withdraw',
  'settle',
  'merge',
] as const;
/** `update`, `revoke`, `maintain` and `ask_for_time` are DDEX RCC's update, revoke, maintain and pending. */
export type CaseAct = (typeof CASE_ACTS)[number];
