import type { RightsSegment } from '@counterpoint/domain/recording-rights';
import type { CaseResolution } from '@counterpoint/domain/schemas/cases';
import type { EventAct } from '../platform/events/events.ts';

interface CaseEvent {
  readonly caseId: string;
  readonly act: EventAct;
}

interface MembersCaseEvent extends CaseEvent {
  readonly memberIds: readonly string[];
}

export type CaseAnswer =
  | { readonly answer: 'maintain' | 'update' | 'revoke' | 'accept_split' }
  | { readonly answer: 'pending'; readonly respondBy: Date }
  | { readonly answer: 'escalate'; readonly statement: string }
  | {
      readonly answer: 'refuse_split' | 'withdraw_split';
      readonly reason: string;
      readonly isAwaitingAgain: boolean;
    };

declare module '../platform/events/events.ts' {
  interface DomainEvents {
    'case.filed': CaseEvent & { readonly memberId: string; readonly evidenceBy: Date | null };
    'case.evidence_requested': CaseEvent & { readonly evidenceBy: Date; readonly note: string | null };
    'case.rejected': CaseEvent & { readonly reason: string };
    /** `memberIds` are the claimants. */
    'case.admitted': MembersCaseEvent & { readonly respondBy: Date };
    /** By a member who contests what a revision gives them. Notifies all parties, or only `memberIds`. */
    'case.opened': CaseEvent & {
      readonly memberIds?: readonly string[];
      readonly isWork: boolean;
      readonly respondBy: Date;
      readonly reason: string;
    };
    /** Without a date once the parties disagree. */
    'case.answer_requested': MembersCaseEvent & { readonly respondBy: Date | null };
    /** `memberIds` are the parties whom the claim doesn't ask to respond. */
    'case.joined': MembersCaseEvent & { readonly name: string };
    'case.left': CaseEvent & { readonly name: string };
    'case.answered': CaseEvent & CaseAnswer;
    'case.settlement_proposed': CaseEvent & { readonly note: string };
    'case.document_added': MembersCaseEvent;
    'case.message_sent': MembersCaseEvent;
    'case.merged': CaseEvent & { readonly mergedNumber: string; readonly reason: string };
    /** `memberIds` are those with this deadline. */
    'case.extended': MembersCaseEvent & { readonly until: Date; readonly reason: string };
    /** Passed to a mediator or a court; `case.resumed` when it returns. */
    'case.escalated': CaseEvent & { readonly note: string };
    'case.resumed': CaseEvent & { readonly note: string };
    'case.reminder_due': MembersCaseEvent & { readonly what: 'response' | 'evidence'; readonly by: Date };
    /** The deadline has passed: staff decide, or the case is escalated by default. */
    'case.overdue': CaseEvent;
    'case.defaulted': CaseEvent;
    'case.lapsed': CaseEvent;
    'case.withdrawn': CaseEvent & { readonly reason: string };
    'case.settled': CaseEvent & { readonly resolution: 'agreed' | 'revoked' };
    /** `memberIds` are those affected besides the parties. */
    'case.resolved': MembersCaseEvent & {
      readonly resolution: Extract<CaseResolution, 'agreed' | 'default' | 'decided' | 'revoked'>;
    };
    'overlap.detected': CaseEvent & { readonly scope: readonly RightsSegment[] };
    'overlap.ended': CaseEvent & { readonly resolution: 'agreed' | 'withdrawn' | 'revoked' };
  }
}
