import type { WriterView } from '@counterpoint/domain/schemas/works';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { Act, AnyAct } from '../../platform/http/act.ts';
import type { AppError } from '../../platform/http/app-error.ts';
import type { Contest } from './dispute-port.ts';
import type { EntryKind, RevisionKey } from './entry-kind.ts';
import type { Columns, WhichRevision } from './entry-repository.ts';
import type { Viewer } from './entry-views.ts';

/** Whether the party of a line has confirmed it. */
export type Confirmation = WriterView['confirmation'];

/** A party that is named in a revision or removed by it. */
export interface NamedParty {
  readonly party_id: string | null;
  readonly is_me: boolean;
  readonly confirmation: Confirmation;
}

/** A line whose party is invited to confirm it. */
export interface ConfirmableLine extends NamedParty {
  readonly is_member: boolean;
}

/** A work or a recording with one of its revisions, as a member sees it. */
export interface EntryDetails extends RevisionKey {
  /** The lock version: a change names the one that its author has seen. */
  readonly version: number;
  readonly state: string;
  readonly title: string;
  /** The draft or submitted revision beside the one that the entry shows. */
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

/** The types in which works differ from recordings. */
export interface EntryTypes {
  readonly details: EntryDetails;
  readonly draft: { readonly title: string };
  /** The lines of a revision as they are written. */
  readonly lines: object;
  /** What a member sends to contest a revision. */
  readonly contestation: { readonly reason: string };
}

/** Which revision of which entry, as whom. */
export interface EntryQuery {
  readonly id: string;
  readonly viewer: Viewer;
  /** The one that the entry shows, unless said otherwise. */
  readonly which?: WhichRevision;
}

interface NewEntry<Draft> {
  readonly id: string;
  /** The running number for its reference. */
  readonly number: number;
  readonly draft: Draft;
}

/** Who submits a revision, and when. */
export interface Submitting {
  readonly actor: Pick<Act['actor'], 'memberId'>;
  readonly at: Date;
}

interface LineMessages {
  /** The list of lines in the form. */
  readonly path: string;
}

/** Everything in which works differ from recordings. The engine does the rest for both. */
export interface EntryDefinition<E extends EntryTypes> {
  readonly kind: EntryKind;
  /** What members call one: `work`. */
  readonly noun: 'work' | 'recording';
  /** For messages about its lines. */
  readonly lines: LineMessages;
  /** Its code, of which there is one active revision: an ISWC or ISRC. */
  readonly code: { readonly uniqueIndex: string; taken(): AppError };

  /** Returns a revision if the viewer may see it. */
  read(db: Database, query: EntryQuery): Promise<E['details'] | null>;
  draftOf(details: E['details']): E['draft'];
  /** Names the parts in which two revisions differ. */
  changedParts(before: E['details'], after: E['details']): string[];
  confirmableLines(details: E['details']): readonly ConfirmableLine[];

  insertEntry(tx: Tx, entry: NewEntry<E['draft']>, act: Act): Promise<void>;
  /** Returns the columns of a revision that a draft fills. */
  contentOf(draft: E['draft']): Columns;
  /** Returns the lines of a draft with who must confirm them. Throws 422 for parties that do not exist. */
  resolveLines(tx: Tx, draft: E['draft'], submitting: Submitting): Promise<E['lines']>;
  insertLines(tx: Tx, key: RevisionKey, lines: E['lines']): Promise<void>;
  /** Keeps the confirmation of each member whose lines say the same as in the active revision. */
  keepConfirmations(lines: E['lines'], active: E['details']): E['lines'];
  linesToConfirm(
    lines: E['lines'],
  ): readonly { readonly party_id: string | null; readonly confirmation: Confirmation }[];
  partiesIn(lines: E['lines']): string[];

  /** Throws 422 or 409 if a draft cannot be submitted. Returns what is submitted. */
  checkSubmission(tx: Tx, draft: E['details']): Promise<E['draft']>;
  activeState(details: E['details']): string;
  /** Returns the names of the parties whose lines the pending revision changes although they are on hold. */
  changedOnHold(tx: Tx, active: E['details'], pending: E['details']): Promise<readonly string[]>;
  /** Returns what the member disputes of a revision. */
  disputedLines(change: EntryChange<E>, details: E['details'], contestation: E['contestation']): Promise<DisputedLines>;

  /** Returns the columns of members' lists. */
  readListing(tx: Tx, id: string): Promise<Columns>;
  /** Copies what lists read from the revision that the entry shows. */
  copyShown?(tx: Tx, id: string): Promise<void>;
  beforeActivation?(tx: Tx, key: RevisionKey): Promise<void>;
  afterActivation?(activation: Activation<E>, key: RevisionKey): Promise<void>;
  refuseWithdrawal?(details: E['details']): void;
  afterWithdrawal?(change: EntryChange<E>, details: E['details'], reason: string): Promise<void>;
}

/** What a contest is about. */
export type DisputedLines = Omit<Contest, 'of' | 'version' | 'statement' | 'responseDays'>;

/** An entry that somebody changes in a transaction. */
export interface EntryChange<E extends EntryTypes, By extends AnyAct = Act> {
  readonly entry: EntryDefinition<E>;
  readonly tx: Tx;
  readonly act: By;
}

/** A change that makes a revision active. The society does it when the time to confirm has passed. */
export interface Activation<E extends EntryTypes> extends EntryChange<E, AnyAct> {
  /** How many days the parties of a new case have to respond. */
  readonly responseDays: number | null;
}

/** How many days members have when a revision is submitted. */
export interface SubmissionDays {
  /** To confirm it. */
  readonly confirmation: number;
  /** To respond in a case that its activation opens. Null for works, whose activation opens none. */
  readonly response: number | null;
}

/** How many days members have to confirm a revision, and to respond in a case. */
export interface EntryDays extends SubmissionDays {
  readonly response: number;
}
