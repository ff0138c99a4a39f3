import type { IsniCandidate, IsniContent } from '@counterpoint/domain/schemas/parties';

declare module '../../platform/services.ts' {
  interface Services {
    readonly agency: IsniAgency;
  }
}

export interface PossibleMatch {
  readonly ppn: string;
  readonly score: number | null;
  readonly sources: readonly string[];
}

export type AgencyAnswer =
  | { readonly kind: 'assigned'; readonly isni: string }
  | { readonly kind: 'possible_match'; readonly matches: readonly PossibleMatch[] }
  /** It matches a record that is linked with another one: staff must decide. */
  | { readonly kind: 'cannot_be_assigned'; readonly ppn: string; readonly matches: readonly PossibleMatch[] }
  /** We asked for this identity before, under another number. */
  | { readonly kind: 'duplicate'; readonly ppn: string }
  /** No match, and too little data for a new record. */
  | { readonly kind: 'too_little'; readonly information: string }
  | { readonly kind: 'invalid'; readonly information: string };

export interface AgencyRequest {
  /** The same for each attempt, so that the agency recognises a repeat. */
  readonly requestId: string;
  readonly requestedAt: Date;
  readonly partyId: string;
  readonly subjectKind: 'person' | 'organisation';
  readonly content: IsniContent;
  readonly ipiNameNumber: string | null;
  /** PPNs of records that the member rejected; `mergeWith` is the confirmed one. */
  readonly isNot: readonly string[];
  readonly mergeWith: string | null;
}

/** A method is null if its address isn't configured. All throw `AgencyError` only. */
export interface IsniAgency {
  readonly search: ((name: string) => Promise<IsniCandidate[]>) | null;
  readonly lookUp: ((ppn: string) => Promise<IsniCandidate | null>) | null;
  readonly request: ((request: AgencyRequest) => Promise<AgencyAnswer>) | null;
}
