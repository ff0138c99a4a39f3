/** What somebody does who has an ISNI; the society's roles, in the words of the ISNI application. */
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
export const ISNI_ROLE_LABELS: Readonly<Record<IsniRole, string>> = {
  composer: 'Composer',
  author: 'Author of lyrics',
  arranger: 'Arranger',
  performer: 'Performer',
  conductor: 'Conductor',
  producer: 'Producer',
  publisher: 'Publisher',
  record_company: 'Record company',
};

/** The fields of creation that ISNI tells apart (domain 4.1). */
export const ISNI_CLASSES = ['musical', 'audiovisual', 'textual', 'art', 'choreography', 'software'] as const;
export type IsniClass = (typeof ISNI_CLASSES)[number];
export const ISNI_CLASS_LABELS: Readonly<Record<IsniClass, string>> = {
  musical: 'Music',
  audiovisual: 'Film and television',
  textual: 'Text',
  art: 'Art',
  choreography: 'Choreography',
  software: 'Software',
};

/** How another person or organisation is related to the applicant. */
export const ISNI_RELATIONS = ['member_of', 'has_member', 'works_with', 'affiliated_with', 'also_known_as'] as const;
export type IsniRelation = (typeof ISNI_RELATIONS)[number];
/** The relations as members read them, after the applicant's name. */
export const ISNI_RELATION_LABELS: Readonly<Record<IsniRelation, string>> = {
  member_of: 'is a member of',
  has_member: 'has as a member',
  works_with: 'works with',
  affiliated_with: 'is affiliated with',
  also_known_as: 'is also known as',
};
