import type { WorkInvitation } from '@counterpoint/domain/schemas/works';
import { toInstant } from '../../entry/entry-views.ts';
import type { Invitation } from './invitation-repository.ts';

export function toInvitation(row: Invitation, now: Date): WorkInvitation {
  const { id, party_id, email, revision, reason, sent_at, expires_at, opened_at, answered_at } = row;
  return {
    id,
    party_id,
    state: stateOf(row, now),
    address: maskAddress(email),
    revision,
    reason,
    sent_at: sent_at.toISOString(),
    expires_at: expires_at.toISOString(),
    opened_at: toInstant(opened_at),
    answered_at: toInstant(answered_at),
  };
}

function stateOf({ answer, expires_at, opened_at }: Invitation, now: Date): WorkInvitation['state'] {
  if (answer) return answer;
  if (expires_at <= now) return 'expired';
  return opened_at ? 'opened' : 'sent';
}

/** Enough for the member who typed it to recognise it. */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0]}•••${email.slice(at)}`;
}
