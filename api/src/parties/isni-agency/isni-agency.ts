import type { IsniCandidate, IsniContent } from '@counterpoint/domain/schemas';

declare module '../../platform/services.ts' {
  interface Services {
    readonly agency: IsniAgency;
  }
}

/** A record that the agency holds for possibly the same identity. */
export interface PossibleMatch {
  readonly ppn: string;
  /** 0 to 100. */
  readonly score: number | null;
  readonly sources: readonly string[];
}

/** What the agency makes of a request. */
export type AgencyAnswer =
  | { readonly kind: 'assigned'; readonly isni: string }
  | { readonly kind: 'possible_match'; readonly matches: readonly PossibleMatch[] }
  /** It matches a record that is tied to another one: people must look. */
  | { readonly kind: 'cannot_be_assigned'; readonly ppn: string; readonly matches: readonly PossibleMatch[] }
  /** We have asked for the same identity before, under another number of ours. */
  | { readonly kind: 'duplicate'; readonly ppn: string }
  /** Nothing fits, and what was said is too little to make a new record of. */
  | { readonly kind: 'too_little'; readonly information: string }
  | { readonly kind: 'invalid'; readonly information: string };

/** What is asked of the agency for one application. */
export interface AgencyRequest {
  /** The same for each attempt, so that a request which arrived twice counts once. */
  readonly requestId: string;
  readonly askedAt: Date;
  readonly partyId: string;
  readonly subjectKind: 'person' | 'organisation';
  readonly content: IsniContent;
  readonly ipiNameNumber: string | null;
  /** Records of which the member said 'not me', and 'this is me'. */
  readonly isNot: readonly string[];
  readonly mergeWith: string | null;
}

/** The ISNI agency; what is null it is not asked, because nothing says where it is. Both throw `AgencyError` alone. */
export interface IsniAgency {
  /** Records under a name, in the public index. */
  readonly search: ((name: string) => Promise<IsniCandidate[]>) | null;
  /** One record of the index by the agency's own number; null where it has none. */
  readonly lookUp: ((ppn: string) => Promise<IsniCandidate | null>) | null;
  readonly request: ((request: AgencyRequest) => Promise<AgencyAnswer>) | null;
}
