import { type MembershipForm, membershipForm } from '@counterpoint/domain/schemas/members';
import type { SocietyMembership } from '@counterpoint/domain/schemas/parties';
import type { Check } from '../../ui/schema-resolver.ts';

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
  return {
    right,
    society_code: society_code ?? OTHER_SOCIETY,
    society_name: society_code ? '' : society_name,
    territory: territory ?? '',
    from: from ?? '',
    to: to ?? '',
  };
}

export const checkMembership: Check<MembershipValues> = (values) => membershipForm.safeParse(toForm(values));

export function toMembership(values: MembershipValues): MembershipForm {
  return membershipForm.parse(toForm(values));
}

function toForm({ society_code, society_name, ...values }: MembershipValues) {
  const isOther = society_code === OTHER_SOCIETY;
  return { ...values, society_code: isOther ? '' : society_code, society_name: isOther ? society_name : '' };
}
