import type { CaseDifference } from '@counterpoint/domain/cases';
import type { RightsSegment } from '@counterpoint/domain/recording-rights';
import type { CaseLine, CaseScope } from '@counterpoint/domain/schemas/cases';
import type { NewClaim, WorkDetails } from '@counterpoint/domain/schemas/works';
import type { Right, Shares } from '@counterpoint/domain/shares';
import type { NewHold } from '../../holds/hold-repository.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import type { EntryKind, RevisionKey } from './entry-kind.ts';

export interface OpenCase {
  readonly id: string;
  readonly number: string;
  readonly contestedRevision: number | null;
  /** Each claimant's total over all lines; a right they don't claim is absent. */
  readonly claimed: readonly { readonly party_id: string; readonly shares: Shares }[];
  readonly parties: readonly { readonly partyId: string; readonly side: 'claimant' | 'respondent' }[];
  readonly isDetected: boolean;
  /** The disputed lines with the difference; the measure is null for contributors. */
  readonly disputed: readonly CaseDifference[];
  /** Uses, territories and period; recordings only. */
  readonly scope: readonly RightsSegment[];
}

export interface Contest {
  readonly entryKind: EntryKind;
  readonly version: RevisionKey & { readonly title: string };
  readonly statement: string;
  readonly registeredLines: readonly CaseLine[];
  readonly claimedLines: readonly CaseLine[];
  /** The rights in a work; empty for a recording. */
  readonly asked: Partial<CaseScope>;
  /** Null for a work. */
  readonly scope: readonly RightsSegment[] | null;
  readonly respondents: readonly string[];
  readonly holds: readonly Pick<NewHold, 'right' | 'share' | 'partyId' | 'scope'>[];
}

export interface EndedContests {
  readonly contests: readonly OpenCase[];
  readonly resolution: 'agreed' | 'revoked';
  /** False if all parties are notified of what happens to the entry instead. */
  readonly isAnnounced: boolean;
}

export interface DisputedClaim {
  readonly work: WorkDetails;
  readonly claim: NewClaim;
  readonly rights: readonly Right[];
  readonly claimedLines: readonly CaseLine[];
}

/** Lets the catalogue ask disputes within its own transactions. */
export interface DisputePort {
  readOpenCases(db: Database, entryKind: EntryKind, id: string): Promise<OpenCase[]>;
  contest(tx: Tx, act: Act, contest: Contest): Promise<void>;
  /** Ends contests: `agreed` if the claimant now agrees, `revoked` if the contested revision is gone. */
  endContests(tx: Tx, act: Act, ended: EndedContests): Promise<void>;
  /** Files a claim as a case and returns its id. Throws 409 if there is no respondent. */
  fileClaim(tx: Tx, act: Act, disputed: DisputedClaim): Promise<string>;
}

declare module '../../platform/db/wiring.ts' {
  interface Wiring {
    readonly disputes: DisputePort;
  }
}
