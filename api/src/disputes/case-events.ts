import type { RightsSegment } from '@counterpoint/domain/recording-rights';
import type { CaseResolution } from '@counterpoint/domain/schemas/cases';
import type { EventAct } from '../platform/events/events.ts';

interface CaseEvent {
  readonly caseId: string;
  readonly act: EventAct;
}

/** Something that concerns these members alone. */
interface MembersCaseEvent extends CaseEvent {
  readonly memberIds: readonly string[];
}

/** What a party answered, in a case that goes on. */
export type CaseAnswer =
  | { readonly answer: 'maintain' | 'update' | 'revoke' | 'accept_split' }
  | { readonly answer: 'pending'; readonly respondBy: Date }
  | { readonly answer: 'escalate'; readonly statement: string }
  | {
      readonly answer: 'refuse_split' | 'withdraw_split';
      readonly reason: string;
      /** Whether the respondents have to answer once more. */
      readonly isAwaitingAgain: boolean;
    };

declare module '../platform/events/events.ts' {
  interface DomainEvents {
    /** A member filed it; `evidenceBy` is null where it needs no documents. */
    'case.filed': CaseEvent & { readonly memberId: string; readonly evidenceBy: Date | null };
    'case.evidence_requested': CaseEvent & { readonly evidenceBy: Date; readonly note: string | null };
    'case.rejected': CaseEvent & { readonly reason: string };
    /** Staff admitted it; the members are its claimants. */
    'case.admitted': MembersCaseEvent & { readonly respondBy: Date };
    /** A contest opened; all of its parties are concerned. */
    'case.opened': CaseEvent & { readonly respondBy: Date };
    /** Members are asked to answer, for the first time or again. */
    'case.answer_requested': MembersCaseEvent & { readonly respondBy: Date };
    /** Another claimant, of that name, joined it; or left it. */
    'case.joined': CaseEvent & { readonly name: string };
    'case.left': CaseEvent & { readonly name: string };
    'case.answered': CaseEvent & CaseAnswer;
    'case.settlement_proposed': CaseEvent & { readonly note: string };
    'case.document_added': MembersCaseEvent;
    'case.message_sent': MembersCaseEvent;
    'case.merged': CaseEvent & { readonly mergedNumber: string; readonly reason: string };
    'case.extended': CaseEvent & { readonly until: Date; readonly reason: string };
    /** Staff sent it to a mediator or a court; or it is back from there. */
    'case.escalated': CaseEvent & { readonly note: string };
    'case.resumed': CaseEvent & { readonly note: string };
    'case.reminder_due': MembersCaseEvent & { readonly what: 'response' | 'evidence'; readonly by: Date };
    /** The time to answer has passed: the society decides, or the case is escalated by default. */
    'case.overdue': CaseEvent;
    'case.defaulted': CaseEvent;
    /** The documents did not come in time. */
    'case.lapsed': CaseEvent;
    'case.withdrawn': CaseEvent & { readonly reason: string };
    /** A contest ended. */
    'case.settled': CaseEvent & { readonly resolution: 'agreed' | 'revoked' };
    /** A case ended with new shares, which concern these members besides its parties. */
    'case.resolved': MembersCaseEvent & {
      readonly resolution: Extract<CaseResolution, 'agreed' | 'default' | 'decided' | 'revoked'>;
    };
    /** Claims overlap, or overlap further than before. */
    'overlap.detected': CaseEvent & { readonly respondBy: Date; readonly scope: readonly RightsSegment[] };
    'overlap.answered': CaseEvent & { readonly answer: 'pending' | 'maintain' };
    'overlap.ended': CaseEvent & { readonly resolution: 'agreed' | 'withdrawn' | 'revoked' };
  }
}
