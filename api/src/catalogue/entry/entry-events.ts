import type { RightsLine } from '@counterpoint/domain/recording-rights';
import type { Shares } from '@counterpoint/domain/shares';
import type { EventAct } from '../../platform/events/events.ts';
import type { EntryKind, RevisionKey } from './entry-kind.ts';

/** Something that happens to one version of a work or a recording. */
export interface EntryEvent {
  readonly of: EntryKind;
  /** Without `revision`: the version that the work or recording shows. */
  readonly entry: Pick<RevisionKey, 'id'> & Partial<RevisionKey>;
  readonly act: EventAct;
}

interface EntryChanged {
  readonly of: EntryKind;
  readonly id: string;
}

interface ClaimAnswered extends EntryEvent {
  /** The claimant. */
  readonly memberId: string;
  /** Null for a claim that is accepted. */
  readonly refusal: string | null;
}

declare module '../../platform/events/events.ts' {
  interface DomainEvents {
    /** Anything about an entry has changed that lists, pages or the search index show. */
    'entry.changed': EntryChanged;
    /** A draft was submitted for the first time. */
    'entry.submitted': EntryChanged & { readonly at: Date };
    /** A revision is active, in place of the one that was. */
    'revision.activated': { readonly of: EntryKind; readonly revision: RevisionKey; readonly at: Date };
    /** A submitted version waits for the members whom it names or leaves out. */
    'confirmation.requested': EntryEvent;
    'confirmation.reminder_due': EntryEvent & { readonly confirmBy: Date };
    'entry.confirmed': EntryEvent;
    'entry.contested': EntryEvent & { readonly reason: string };
    /** A version is active; or it was, and is complete from now on. */
    'entry.registered': EntryEvent;
    /** The submitter withdrew a submission to correct it. */
    'entry.recalled': EntryEvent;
    'entry.withdrawn': EntryEvent & { readonly reason: string };
    /** A member claims the line of an unknown writer, which the submitter answers. */
    'claim.submitted': EntryEvent & { readonly shares: Shares };
    'claim.answered': ClaimAnswered;
    'rights.claimed': EntryEvent & { readonly lines: readonly RightsLine[] };
    /** A member claims less than before, or nothing. */
    'rights.released': EntryEvent;
    /** A performer claims a place in the line-up, which the submitter answers. */
    'line_up_claim.submitted': EntryEvent;
    'line_up_claim.answered': ClaimAnswered;
    /** The claims of these members ended with the recording, which was withdrawn. */
    'line_up_claim.closed': EntryEvent & { readonly memberIds: readonly string[]; readonly reason: string };
  }
}
