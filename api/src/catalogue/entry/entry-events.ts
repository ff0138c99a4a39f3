import type { RightsLine } from '@counterpoint/domain/recording-rights';
import type { Shares } from '@counterpoint/domain/shares';
import type { EventAct } from '../../platform/events/events.ts';
import type { EntryKind, RevisionKey } from './entry-kind.ts';

export interface EntryEvent {
  readonly entryKind: EntryKind;
  readonly entry: Pick<RevisionKey, 'id'> & Partial<RevisionKey>;
  readonly act: EventAct;
}

interface EntryChanged {
  readonly entryKind: EntryKind;
  readonly id: string;
}

interface ClaimAnswered extends EntryEvent {
  readonly memberId: string;
  /** Null if it was accepted. */
  readonly refusal: string | null;
}

interface InvitationAnswered extends EntryEvent {
  readonly name: string;
  /** The sum of the party's lines. */
  readonly shares: Shares;
  /** Null if the party confirmed. */
  readonly refusal: string | null;
}

declare module '../../platform/events/events.ts' {
  interface DomainEvents {
    /** Anything that lists, pages or the search index show has changed; `memberIds` are those who see the entry. */
    'entry.changed': EntryChanged & { readonly memberIds: readonly string[]; readonly at: Date };
    'entry.submitted': EntryChanged & { readonly at: Date };
    'revision.activated': { readonly entryKind: EntryKind; readonly revision: RevisionKey; readonly at: Date };
    'confirmation.requested': EntryEvent;
    'confirmation.reminder_due': EntryEvent & { readonly confirmBy: Date };
    /** Not published for the last confirmation, which registers the entry. */
    'entry.confirmed': EntryEvent & {
      /** Members notified that the confirmation closed a case. */
      readonly notifiedIds: readonly string[];
    };
    'entry.contested': EntryEvent & {
      readonly reason: string;
      /** Members whose response to the case is requested at the same time. */
      readonly askedIds: readonly string[];
    };
    /** A representative confirmed or contested for the member. */
    'entry.answered_on_behalf': EntryEvent & {
      readonly answer: 'confirmed' | 'contested';
      readonly representativeId: string;
      readonly representedId: string;
    };
    /** The society approved, and so submitted, a member's draft, or refused it. */
    'entry.reviewed': ClaimAnswered;
    'entry.registered': EntryEvent;
    'entry.recalled': EntryEvent;
    /** Members who had to confirm a later revision didn't; it is its submitter's draft again. */
    'revision.lapsed': EntryEvent & { readonly names: readonly string[] };
    /** The outcome of a case contradicts a pending revision, which is its submitter's draft again. */
    'amendment.returned': EntryEvent & { readonly caseNumber: string };
    'entry.withdrawn': EntryEvent & {
      readonly reason: string;
      /** A submitted revision that was withdrawn with the active one. */
      readonly pendingRevision: number | null;
      /** A recalled draft, which only its submitter can open. */
      readonly wasDraft: boolean;
    };
    /** A claim to an unknown writer's line; the submitter answers it. */
    'claim.submitted': EntryEvent & { readonly shares: Shares };
    'claim.answered': ClaimAnswered;
    /** A party without an account confirmed its shares in a work, or declined them. */
    'invitation.answered': InvitationAnswered;
    'rights.claimed': EntryEvent & { readonly lines: readonly RightsLine[] };
    'rights.released': EntryEvent;
    'line_up_claim.submitted': EntryEvent;
    'line_up_claim.answered': ClaimAnswered;
    /** Open claims on an entry that was withdrawn. */
    'claims.closed': EntryEvent & { readonly memberIds: readonly string[]; readonly reason: string };
  }
}
