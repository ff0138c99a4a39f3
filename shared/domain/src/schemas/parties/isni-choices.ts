import { codesOf } from '../../fields/codes-of.ts';
import * as text from '../../messages/isni.generated.ts';
export const ISNI_ROLE_LABELS = text.isniRoleLabels;
export const ISNI_ROLES = codesOf(ISNI_ROLE_LABELS);
export type IsniRole = keyof typeof ISNI_ROLE_LABELS;

export const ISNI_CLASS_LABELS = text.isniClassLabels;
export const ISNI_CLASSES = codesOf(ISNI_CLASS_LABELS);

/** Follows the applicant's name. */
export const ISNI_RELATION_LABELS = text.isniRelationLabels;
export const ISNI_RELATIONS = codesOf(ISNI_RELATION_LABELS);
export type IsniRelation = keyof typeof ISNI_RELATION_LABELS;
