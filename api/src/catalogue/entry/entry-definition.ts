import type { PartyInterest } from '@counterpoint/domain/mandates';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { Act, AnyAct } from '../../platform/http/actor.ts';
import type { AppError } from '../../platform/http/app-error.ts';
import type { Contest } from './dispute-port.ts';
import type { Confirmation, EntryKind, RevisionKey } from './entry-kind.ts';
import type { Columns, RevisionSelector } from './entry-repository.ts';
import type { Viewer } from './entry-views.ts';

export interface NamedParty {
  readonly party_id: string | null;
  readonly name: string;
  readonly is_me: boolean;
  readonly confirmation: Confirmation;
}

export interface ConfirmableLine extends NamedParty {
  readonly is_member: boolean;
}

export interface EntryDetails extends RevisionKey {
  /** The optimistic lock. */
  readonly version: number;
  readonly state: string;
  readonly title: string;
  /** The draft or submitted revision, if it isn't the one shown. */
  readonly pending_revision: number | null;
  readonly is_in_dispute: boolean;
  readonly is_party: boolean;
  readonly is_mine: boolean;
  readonly awaits_my_confirmation: boolean;
  readonly confirm_by: string | null;
  readonly reminded_at: string | null;
  readonly removed: readonly NamedParty[];
  readonly events: readonly { readonly type: string }[];
}

export interface EntryDraft {
  readonly title: string;
}

export interface EntryContestation {
  readonly reason: string;
}

export interface EntryTypes {
  readonly details: EntryDetails;
  readonly draft: EntryDraft;
  readonly lines: object;
  readonly contestation: EntryContestation;
}

export interface EntryQuery {
  readonly id: string;
  readonly viewer: Viewer;
  /** Defaults to the revision shown. */
  readonly revision?: RevisionSelector;
}

interface NewEntry<Draft> {
  readonly id: string;
  readonly number: number;
  readonly draft: Draft;
}

export interface SubmissionContext {
  readonly actor: Pick<Act['actor'], 'memberId'>;
  readonly at: Date;
  /** Absent for a new entry. References that the entry already has stay valid, even if they could no longer be added. */
  readonly entryId?: string;
}

/** Describes a kind of entry, work or recording, to the generic entry engine. */
export interface EntryDefinition<E extends EntryTypes = EntryTypes> {
  readonly kind: EntryKind;
  readonly noun: 'work' | 'recording';
  /** The list of the form whose lines are confirmed. */
  readonly linesPath: string;
  /** The code that only one active revision may have: ISWC or ISRC. */
  readonly code: { readonly uniqueIndex: string; taken(): AppError };

  /** Returns null if the viewer may not see the revision. */
  read(db: Database, query: EntryQuery): Promise<E['details'] | null>;
  draftOf(details: E['details']): E['draft'];
  changedParts(before: E['details'], after: E['details']): string[];
  confirmableLines(details: E['details']): readonly ConfirmableLine[];
  interestsIn(details: E['details']): readonly PartyInterest[];

  insertEntry(tx: Tx, entry: NewEntry<E['draft']>, act: Act): Promise<void>;
  contentOf(draft: E['draft']): Columns;
  /** Throws 422 for unknown parties. */
  resolveLines(tx: Tx, draft: E['draft'], submitting: SubmissionContext): Promise<E['lines']>;
  insertLines(tx: Tx, key: RevisionKey, lines: E['lines']): Promise<void>;
  /** Parties that aren't members, confirmed this revision by email and can be asked again. */
  readConfirmedByEmail?(tx: Tx, active: E['details']): Promise<ReadonlySet<string>>;
  keepConfirmations(lines: E['lines'], active: E['details'], confirmedByEmail: ReadonlySet<string>): E['lines'];
  linesToConfirm(
    lines: E['lines'],
  ): readonly { readonly party_id: string | null; readonly confirmation: Confirmation }[];
  partiesIn(lines: E['lines']): string[];

  /** Throws 422 or 409 if the draft can't be submitted. */
  checkSubmission(tx: Tx, draft: E['details']): Promise<E['draft']>;
  activeState(details: E['details']): string;
  /** Returns the parties whose lines the pending revision changes although they are on hold. */
  changedOnHold(tx: Tx, active: E['details'], pending: E['details']): Promise<readonly string[]>;
  disputedLines(change: EntryChange<E>, details: E['details'], contestation: E['contestation']): Promise<DisputedLines>;

  readListing(tx: Tx, id: string): Promise<Columns>;
  copyShownRevision?(tx: Tx, id: string): Promise<void>;
  beforeActivation?(tx: Tx, key: RevisionKey): Promise<void>;
  afterActivation?(change: EntryChange<E, AnyAct>, key: RevisionKey): Promise<void>;
  refuseWithdrawal?(tx: Tx, details: E['details']): Promise<void> | void;
}

export type DisputedLines = Omit<Contest, 'entryKind' | 'version' | 'statement' | 'respondents'>;

export interface EntryChange<E extends EntryTypes = EntryTypes, By extends AnyAct = Act> {
  readonly entry: EntryDefinition<E>;
  readonly tx: Tx;
  readonly act: By;
}
