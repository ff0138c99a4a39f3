import type { FastifyPluginAsync } from 'fastify';
import { emailChangeRoutes } from './account/email-change-routes.ts';
import { passwordRoutes } from './account/password-routes.ts';
import { profilePictureRoutes } from './account/profile-picture-routes.ts';
import { profileRoutes } from './account/profile-routes.ts';
import { signUpRoutes } from './account/sign-up-routes.ts';
import type { ApiContext } from './api-context.ts';
import { certificateRoutes } from './certificates/certificate-routes.ts';
import { composerRoutes } from './composers/composer-routes.ts';
import { exportRoutes } from './compositions/catalogue/export-routes.ts';
import { claimRoutes } from './compositions/claims/claim-routes.ts';
import { compositionRoutes } from './compositions/composition-routes.ts';
import { submissionRoutes } from './compositions/confirmation/submission-routes.ts';
import { bulkDiscardRoutes } from './compositions/drafts/bulk-discard-routes.ts';
import { draftRoutes } from './compositions/drafts/draft-routes.ts';
import { amendmentRoutes } from './compositions/versions/amendment-routes.ts';
import { historyRoutes } from './compositions/versions/history-routes.ts';
import { withdrawalRoutes } from './compositions/versions/withdrawal-routes.ts';
import { acknowledgementRoutes } from './cwr/acknowledgement-routes.ts';
import { cwrRoutes } from './cwr/cwr-routes.ts';
import { dashboardRoutes } from './dashboard/dashboard-routes.ts';
import { duplicateRoutes } from './duplicates/duplicate-routes.ts';
import { frontendErrorRoutes } from './frontend-errors/frontend-error-routes.ts';
import { healthRoutes } from './health/health-routes.ts';
import { isniApplicationRoutes } from './identifiers/isni-application-routes.ts';
import { isniCandidateRoutes } from './identifiers/isni-candidate-routes.ts';
import { isniRoutes } from './identifiers/isni-routes.ts';
import { isniSubmissionRoutes } from './identifiers/isni-submission-routes.ts';
import { importFileRoutes } from './imports/import-file-routes.ts';
import { importRoutes } from './imports/import-routes.ts';
import { liveRoutes } from './live/live-routes.ts';
import { notificationRoutes } from './notifications/notification-routes.ts';
import { answerRoutes } from './oppositions/answers/answer-routes.ts';
import { caseRoutes } from './oppositions/case/case-routes.ts';
import { caseFileRoutes } from './oppositions/case-file/case-file-routes.ts';
import { evidenceRoutes } from './oppositions/evidence/evidence-routes.ts';
import { filingRoutes } from './oppositions/filing/filing-routes.ts';
import { caseExportRoutes } from './oppositions/list/export-routes.ts';
import { mailChoiceRoutes } from './oppositions/mail/mail-choice-routes.ts';
import { messageRoutes } from './oppositions/messages/message-routes.ts';
import { oppositionRoutes } from './oppositions/opposition-routes.ts';
import { settlementRoutes } from './oppositions/settlement/settlement-routes.ts';
import { lineUpClaimRoutes } from './recordings/claims/line-up-claim-routes.ts';
import { rightsClaimRoutes } from './recordings/claims/rights-claim-routes.ts';
import { recordingSubmissionRoutes } from './recordings/confirmation/recording-submission-routes.ts';
import { doubleClaimRoutes } from './recordings/double-claims/double-claim-routes.ts';
import { recordingBulkRoutes } from './recordings/drafts/recording-bulk-routes.ts';
import { recordingDraftRoutes } from './recordings/drafts/recording-draft-routes.ts';
import { recordingCandidateRoutes } from './recordings/duplicates/recording-candidate-routes.ts';
import { recordingExportRoutes } from './recordings/export/export-routes.ts';
import { linkRoutes } from './recordings/links/link-routes.ts';
import { recordingRoutes } from './recordings/recording-routes.ts';
import { recordingAmendmentRoutes } from './recordings/versions/recording-amendment-routes.ts';
import { recordingHistoryRoutes } from './recordings/versions/recording-history-routes.ts';
import { recordingWithdrawalRoutes } from './recordings/versions/recording-withdrawal-routes.ts';
import { countryRoutes } from './reference/country-routes.ts';
import { settingsRoutes } from './reference/settings-routes.ts';
import { membershipRoutes } from './rightsholders/membership-routes.ts';
import { rightsHolderIndexRoutes } from './rightsholders/rights-holder-index-routes.ts';
import { rightsHolderRoutes } from './rightsholders/rights-holder-routes.ts';
import { sessionRoutes } from './session/session-routes.ts';

/** Every subject's routes. A new subject is one folder and one line here. */
export const subjectRoutes: readonly FastifyPluginAsync<ApiContext>[] = [
  healthRoutes,
  sessionRoutes,
  signUpRoutes,
  passwordRoutes,
  emailChangeRoutes,
  profileRoutes,
  profilePictureRoutes,
  rightsHolderRoutes,
  membershipRoutes,
  isniRoutes,
  isniApplicationRoutes,
  isniSubmissionRoutes,
  isniCandidateRoutes,
  frontendErrorRoutes,
  liveRoutes,
  compositionRoutes,
  bulkDiscardRoutes,
  exportRoutes,
  draftRoutes,
  submissionRoutes,
  withdrawalRoutes,
  amendmentRoutes,
  historyRoutes,
  claimRoutes,
  certificateRoutes,
  cwrRoutes,
  acknowledgementRoutes,
  duplicateRoutes,
  importRoutes,
  importFileRoutes,
  composerRoutes,
  rightsHolderIndexRoutes,
  recordingRoutes,
  recordingExportRoutes,
  linkRoutes,
  recordingDraftRoutes,
  recordingSubmissionRoutes,
  recordingBulkRoutes,
  recordingCandidateRoutes,
  recordingWithdrawalRoutes,
  recordingAmendmentRoutes,
  recordingHistoryRoutes,
  rightsClaimRoutes,
  lineUpClaimRoutes,
  doubleClaimRoutes,
  oppositionRoutes,
  caseExportRoutes,
  mailChoiceRoutes,
  caseRoutes,
  answerRoutes,
  settlementRoutes,
  filingRoutes,
  evidenceRoutes,
  messageRoutes,
  caseFileRoutes,
  dashboardRoutes,
  notificationRoutes,
  countryRoutes,
  settingsRoutes,
];
