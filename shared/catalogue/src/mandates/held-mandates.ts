import { useRead } from '@counterpoint/client/queries';
import { heldMandates } from '@counterpoint/domain/schemas/members';

export const HELD_MANDATES = { key: ['account', 'mandates', 'held'], path: '/mandates/held', schema: heldMandates };

/** The active mandates under which the member may act. */
export function useHeldMandates() {
  return useRead(HELD_MANDATES);
}
