import { MEMBER_ROLES, type MemberRole, ORGANISATION_TYPES } from '@counterpoint/domain/schemas/members';
import type { Message } from '@counterpoint/messages';
import * as text from '../messages/member-fields.generated.ts';

export const ROLE_LABELS: Readonly<Record<MemberRole, Message>> = text.roleLabels;

export const ORGANISATION_LABELS: Readonly<Record<(typeof ORGANISATION_TYPES)[number], Message>> = {
  Producer: text.roleLabels.producer,
  'Record Company': text.recordCompany,
  'Producer/Record Company': text.producerRecordCompany,
  'Music Publisher': text.musicPublisher,
  Other: text.otherOrganisation,
};

export function roleOptions() {
  return MEMBER_ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role](), help: text.roleHelp[role]() }));
}

export function organisationOptions() {
  return ORGANISATION_TYPES.map((type) => ({ value: type, label: ORGANISATION_LABELS[type]() }));
}
