import type { SocietyMembership } from '@counterpoint/domain/schemas/parties';

export const OTHER_SOCIETY = 'other';

export interface MembershipValues {
  right: string;
  society_code: string;
  society_name: string;
  territory: string;
  from: string;
  to: string;
}

export const MEMBERSHIP_FIELDS = ['right', 'society_code', 'society_name', 'territory', 'from', 'to'] as const;

export function toValues(membership: SocietyMembership | null): MembershipValues {
  if (!membership) return { right: '', society_code: '', society_name: '', territory: '', from: '', to: '' };
  const { right, society_code, society_name, territory, from, to } = membership;
  const society = society_code ? { society_code, society_name: '' } : { society_code: OTHER_SOCIETY, society_name };
  return { ...society, right, territory: territory ?? '', from: from ?? '', to: to ?? '' };
}

export function toForm({ society_code, society_name, ...values }: MembershipValues) {
  const isOther = society_code === OTHER_SOCIETY;
  return { ...values, society_code: isOther ? '' : society_code, society_name: isOther ? society_name : '' };
}
