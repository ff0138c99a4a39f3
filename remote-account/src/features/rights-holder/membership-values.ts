import { type MembershipForm, membershipForm, type SocietyMembership } from '@counterpoint/domain/schemas';
import type { Check } from '../../ui/schema-resolver.ts';

/** What stands for a society that the list does not have. */
export const OTHER_SOCIETY = 'other';

/** A membership as its form holds it: every field a text. */
export interface MembershipValues {
  right: string;
  society_code: string;
  society_name: string;
  territory: string;
  from: string;
  to: string;
}

/** The fields in the order of the form. */
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

/** The form in its stored shape. Throws for values that were not checked. */
export function toMembership(values: MembershipValues): MembershipForm {
  return membershipForm.parse(toForm(values));
}

function toForm({ society_code, society_name, ...values }: MembershipValues) {
  const isOther = society_code === OTHER_SOCIETY;
  return { ...values, society_code: isOther ? '' : society_code, society_name: isOther ? society_name : '' };
}
