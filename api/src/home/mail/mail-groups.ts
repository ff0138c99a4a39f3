import type { MailGroup } from '@counterpoint/domain/schemas/home';
import type { NoticeText } from '../notifications/notices/notice-text.ts';

/** Null: shown in the portal only. */
type MailedAs = MailGroup | 'deadlines' | null;

const GROUPS: Readonly<Record<NoticeText['id'], MailedAs>> = {
  confirmationRequested: 'confirmations',
  namedInLineUp: 'confirmations',
  importConfirmation: 'confirmations',
  entryContested: 'claims',
  entryReviewed: 'claims',
  invitationAnswered: 'claims',
  caseContested: 'claims',
  shareClaimed: 'claims',
  shareClaimAnswered: 'claims',
  lineUpClaimed: 'claims',
  lineUpClaimAnswered: 'claims',
  lineUpClaimClosed: 'claims',
  rightsClaimed: 'claims',
  rightsReleased: 'claims',
  caseFiled: 'cases',
  caseEvidenceNeeded: 'cases',
  caseRejected: 'cases',
  caseAdmitted: 'cases',
  caseOpened: 'cases',
  caseAnswered: 'cases',
  caseSplitProposed: 'cases',
  caseMessage: 'cases',
  caseOverdue: 'cases',
  caseEscalated: 'cases',
  caseDefaulted: 'cases',
  caseLapsed: 'cases',
  caseWithdrawn: 'cases',
  caseSettled: 'cases',
  caseResolved: 'cases',
  overlapDetected: 'cases',
  overlapEnded: 'cases',
  confirmationReminder: 'deadlines',
  importReminder: 'deadlines',
  caseReminder: 'deadlines',
  isniSubmitted: 'isni',
  isniClaimed: 'isni',
  isniInReview: 'isni',
  isniPossibleMatch: 'isni',
  isniQuestion: 'isni',
  isniAssigned: 'isni',
  isniRejected: 'isni',
  isniWithdrawn: null,
  partyClaimAccepted: 'isni',
  partyClaimRefused: 'isni',
  partyClaimUndone: 'isni',
  mandateProposed: 'confirmations',
  representedInvited: 'confirmations',
  representedReminder: 'deadlines',
  representedImport: 'confirmations',
  mandateConfirmed: 'updates',
  mandateDeclined: 'updates',
  mandateEnded: 'updates',
  confirmedForYou: 'updates',
  contestedForYou: 'claims',
  importEnded: 'imports',
  entryConfirmed: 'updates',
  entryRegistered: 'updates',
  entryRecalled: 'updates',
  revisionLapsed: 'updates',
  entryWithdrawn: 'updates',
  recordingLinked: 'updates',
  recordingUnlinked: 'updates',
  worksMerged: 'updates',
  worksUnmerged: 'updates',
  caseJoined: 'updates',
  caseLeft: 'updates',
  caseDocument: 'updates',
  caseMerged: 'updates',
  caseExtended: 'updates',
  caseResumed: 'updates',
};

/** Responses after which the other parties have to respond. */
const AWAITING_OTHERS: readonly string[] = ['maintain', 'refuse_split', 'withdraw_split'];

export function mailGroupOf(text: NoticeText): MailedAs {
  if (text.id === 'caseAnswered' && !AWAITING_OTHERS.includes(text.values.answer)) return 'updates';
  if (text.id === 'representedImport' && text.values.day !== null) return 'deadlines';
  return GROUPS[text.id];
}
