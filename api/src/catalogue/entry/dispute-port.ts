import type { CaseDifference } from '@counterpoint/domain/oppositions';
import type { RightsSegment } from '@counterpoint/domain/recording-rights';
import type { CaseLine, CaseScope } from '@counterpoint/domain/schemas/cases';
import type { NewClaim, WorkDetails } from '@counterpoint/domain/schemas/works';
import type { Right, Shares } from '@counterpoint/domain/shares';
import type { CaseKind } from '@counterpoint/domain/states';
import type { NewHold } from '../../holds/hold-repository.ts';
import type { CaseDays } from '../../platform/config/case-days.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/act.ts';
import type { EntryKind, RevisionKey } from './entry-kind.ts';

/** A case about a work or recording that is not closed. */
export interface OpenCase {
  readonly id: string;
  readonly number: string;
  readonly kind: CaseKind;
  readonly right: Right | null;
  readonly contestedRevision: number | null;
  /** What each claimant says is theirs, in all their lines together; nothing of a right that they say nothing about. */
  readonly claimed: readonly { readonly party_id: string; readonly shares: Shares }[];
  readonly parties: readonly { readonly partyId: string; readonly side: 'claimant' | 'respondent' }[];
  readonly isDetected: boolean;
  /** The lines that somebody would have otherwise, and what of each; a contributor is one without a measure. */
  readonly disputed: readonly CaseDifference[];
  /** Where and when, of a recording. */
  readonly scope: readonly RightsSegment[];
}

/** What a member says against what a revision gives them. */
export interface Contest {
  readonly of: EntryKind;
  /** The revision that is contested. */
  readonly version: RevisionKey & { readonly title: string };
  readonly statement: string;
  /** The lines in question as the revision has them, and as the member says they should be. */
  readonly registeredLines: readonly CaseLine[];
  readonly claimedLines: readonly CaseLine[];
  /** In which rights in a work; empty for a recording. */
  readonly asked: Partial<CaseScope>;
  /** Where and when, of a recording; null for a work. */
  readonly scope: readonly RightsSegment[] | null;
  readonly respondents: readonly string[];
  /** What is on hold while the case is open. */
  readonly holds: readonly Pick<NewHold, 'right' | 'share' | 'partyId' | 'scope'>[];
  readonly responseDays: number;
}

export interface EndedContests {
  readonly contests: readonly OpenCase[];
  readonly resolution: 'agreed' | 'revoked';
}

/** A claim that no line of a work has room for. */
export interface DisputedClaim {
  readonly work: WorkDetails;
  readonly claim: NewClaim;
  /** The rights in which more is claimed than the member has. */
  readonly rights: readonly Right[];
  readonly days: CaseDays;
}

/** What the catalogue asks of disputes in its own transactions. */
export interface DisputePort {
  /** Returns the open cases about a work or recording, the oldest first. */
  readOpenCases(db: Database, of: EntryKind, id: string): Promise<OpenCase[]>;
  /** Opens a case about a contested revision, or goes on in the case that the member has about it. */
  contest(tx: Tx, act: Act, contest: Contest): Promise<void>;
  /** Ends contests: agreed, where the claimant now agrees; revoked, where the revision they contested is no more. */
  endContests(tx: Tx, act: Act, ended: EndedContests): Promise<void>;
  /** Files a claim as a case, and returns its id. Throws 409 where there is nobody to answer. */
  fileClaim(tx: Tx, act: Act, disputed: DisputedClaim): Promise<string>;
}

declare module '../../platform/db/wiring.ts' {
  interface Wiring {
    readonly disputes: DisputePort;
  }
}
