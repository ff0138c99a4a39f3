import type { Message } from '@counterpoint/messages';
import * as text from '../../messages/isni.generated.ts';
export const ISNI_ROLES = [
  'composer',
  'author',
  'arranger',
  'performer',
  'conductor',
  'producer',
  'publisher',
  'record_company',
] as const;
export type IsniRole = (typeof ISNI_ROLES)[number];
export const ISNI_ROLE_LABELS: Readonly<Record<IsniRole, Message>> = {
  composer: text.composer,
  author: text.author,
  arranger: text.arranger,
  performer: text.performer,
  conductor: text.conductor,
  producer: text.producer,
  publisher: text.publisher,
  record_company: text.recordCompany,
};

export const ISNI_CLASSES = ['musical', 'audiovisual', 'textual', 'art', 'choreography', 'software'] as const;
export type IsniClass = (typeof ISNI_CLASSES)[number];
export const ISNI_CLASS_LABELS: Readonly<Record<IsniClass, Message>> = {
  musical: text.musical,
  audiovisual: text.audiovisual,
  textual: text.textual,
  art: text.art,
  choreography: text.choreography,
  software: text.software,
};

export const ISNI_RELATIONS = ['member_of', 'has_member', 'works_with', 'affiliated_with', 'also_known_as'] as const;
export type IsniRelation = (typeof ISNI_RELATIONS)[number];
/** Follows the applicant's name. */
export const ISNI_RELATION_LABELS: Readonly<Record<IsniRelation, Message>> = {
  member_of: text.memberOf,
  has_member: text.hasMember,
  works_with: text.worksWith,
  affiliated_with: text.affiliatedWith,
  also_known_as: text.alsoKnownAs,
};
