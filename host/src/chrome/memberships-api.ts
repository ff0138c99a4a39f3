import type { HttpClient } from '@counterpoint/contract';
import { formatIpiNameNumber } from '@counterpoint/domain/identifiers';
import { type OwnMembership, ownMemberships, session } from '@counterpoint/domain/schemas/members';
import { formatLongDate } from '@counterpoint/kit/text';
import * as text from '../messages/overlays.generated.ts';

export const MEMBERSHIPS = { key: ['memberships'], path: 'user/memberships', schema: ownMemberships };

/** The name, and what tells the member from others of the same name. */
export function memberLabel({ member_id, name, ...member }: OwnMembership, all: readonly OwnMembership[]): string {
  if (!all.some((other) => other.name === name && other.member_id !== member_id)) return name;
  const { ipi_name_number: ipi, joined_at } = member;
  if (ipi) return text.memberWithIpi({ name, number: formatIpiNameNumber(ipi) });
  return joined_at ? text.memberSince({ name, date: formatLongDate(joined_at) }) : name;
}

export function chooseMember(http: HttpClient, memberId: string) {
  return http.put('session/member', { schema: session, json: { member_id: memberId } });
}
