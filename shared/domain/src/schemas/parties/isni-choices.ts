import { codesOf } from '../../fields/codes-of.ts';
import * as text from '../../messages/isni.generated.ts';
export const ISNI_ROLE_LABELS = {
  composer: text.composer,
  author: text.author,
  arranger: text.arranger,
  performer: text.performer,
  conductor: text.conductor,
  producer: text.producer,
  publisher: text.publisher,
  record_company: text.recordCompany,
};
export const ISNI_ROLES = codesOf(ISNI_ROLE_LABELS);
export type IsniRole = keyof typeof ISNI_ROLE_LABELS;

export const ISNI_CLASS_LABELS = {
  musical: text.musical,
  audiovisual: text.audiovisual,
  textual: text.textual,
  art: text.art,
  choreography: text.choreography,
  software: text.software,
};
export const ISNI_CLASSES = codesOf(ISNI_CLASS_LABELS);

/** Follows the applicant's name. */
export const ISNI_RELATION_LABELS = {
  member_of: text.memberOf,
  has_member: text.hasMember,
  works_with: text.worksWith,
  affiliated_with: text.affiliatedWith,
  also_known_as: text.alsoKnownAs,
};
export const ISNI_RELATIONS = codesOf(ISNI_RELATION_LABELS);
export type IsniRelation = keyof typeof ISNI_RELATION_LABELS;
