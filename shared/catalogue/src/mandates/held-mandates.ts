import { useRead } from '@counterpoint/client/queries';
import { heldMandates } from '@counterpoint/domain/schemas/members';

/** The active mandates under which the member may act. */
export function useHeldMandates() {
  return useRead({ key: ['account', 'mandates', 'held'], path: '/mandates/held', schema: heldMandates });
}
