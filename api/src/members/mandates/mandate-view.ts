import type { MandateState } from '@counterpoint/domain/mandates';
import type { HeldMandate, MandateView } from '@counterpoint/domain/schemas/members';
import type { HeldMandateRow, listMandates, StoredMandate } from './mandate-repository.ts';

type ListedMandate = Awaited<ReturnType<typeof listMandates>>['rows'][number];

export function toMandate(row: ListedMandate, { memberId, day }: { memberId: string; day: string }): MandateView {
  const { id, scopes, territory, valid_from, valid_to, party_id, name } = row;
  return {
    id,
    side: row.representative_id === memberId ? 'representative' : 'represented',
    other: { party_id, name },
    scopes,
    territory,
    valid_from,
    valid_to,
    state: stateOf(row, day),
    is_mine: row.proposed_by === memberId,
    proposed_at: row.proposed_at.toISOString(),
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
  };
}

export function toHeldMandate({ id, party_id, name, scopes, territory }: HeldMandateRow): HeldMandate {
  return { id, party_id, name, scopes, territory };
}

export function isExpired({ valid_to }: Pick<StoredMandate, 'valid_to'>, day: string): boolean {
  return valid_to !== null && valid_to < day;
}

function stateOf(row: Pick<StoredMandate, 'state' | 'valid_from' | 'valid_to'>, day: string): MandateState {
  if (row.state === 'declined' || row.state === 'ended') return row.state;
  if (isExpired(row, day)) return 'expired';
  if (row.state === 'active' && row.valid_from > day) return 'upcoming';
  return row.state;
}
