import type { FastifyPluginAsync } from 'fastify';
import { certificateRoutes } from '../catalogue/certificates/certificate-routes.ts';
import { entryRoutes } from '../catalogue/entry/routes/entry-routes.ts';
import { recordingsOfWorkRoutes, worksOfRecordingRoutes } from '../catalogue/links/link-routes.ts';
import { lineUpClaimRoutes } from '../catalogue/recordings/claims/line-up-claim-routes.ts';
import { rightsClaimRoutes } from '../catalogue/recordings/claims/rights-claim-routes.ts';
import { RECORDING_API, recordingRoutes } from '../catalogue/recordings/recording-routes.ts';
import { representedConfirmationRoutes } from '../catalogue/representation/awaiting-routes.ts';
import { claimRoutes } from '../catalogue/works/claims/claim-routes.ts';
import { invitationRoutes } from '../catalogue/works/invitations/invitation-routes.ts';
import { WORK_API, workRoutes } from '../catalogue/works/work-routes.ts';
import { answerRoutes } from '../disputes/answers/answer-routes.ts';
import { caseFileRoutes } from '../disputes/case-file/case-file-routes.ts';
import { caseRoutes } from '../disputes/case-routes.ts';
import { evidenceRoutes } from '../disputes/evidence/evidence-routes.ts';
import { filingRoutes } from '../disputes/filing/filing-routes.ts';
import { caseExportRoutes } from '../disputes/list/export-routes.ts';
import { messageRoutes } from '../disputes/messages/message-routes.ts';
import { doubleClaimRoutes } from '../disputes/overlaps/double-claim-routes.ts';
import { settlementRoutes } from '../disputes/settlement/settlement-routes.ts';
import { dashboardRoutes } from '../home/dashboard/dashboard-routes.ts';
import { liveRoutes } from '../home/live/live-routes.ts';
import { mailPreferenceRoutes } from '../home/mail/mail-preference-routes.ts';
import { unsubscribeRoutes } from '../home/mail/unsubscribe-routes.ts';
import { notificationRoutes } from '../home/notifications/notification-routes.ts';
import { rightsHolderRoutes } from '../home/rights-holder/rights-holder-routes.ts';
import { acknowledgementRoutes } from '../interchange/cwr/acknowledgement-routes.ts';
import { cwrRoutes } from '../interchange/cwr/cwr-routes.ts';
import { recordingExportRoutes } from '../interchange/exports/recording-export-routes.ts';
import { exportRoutes } from '../interchange/exports/work-export-routes.ts';
import { importFileRoutes } from '../interchange/imports/import-file-routes.ts';
import { importChoiceRoutes, importRoutes } from '../interchange/imports/import-routes.ts';
import { rightsMessageRoutes } from '../interchange/rdrn/rights-message-routes.ts';
import { emailChangeRoutes } from '../members/account/email-change-routes.ts';
import { passwordRoutes } from '../members/account/password-routes.ts';
import { profilePictureRoutes } from '../members/account/profile-picture-routes.ts';
import { profileRoutes } from '../members/account/profile-routes.ts';
import { signUpRoutes } from '../members/account/sign-up-routes.ts';
import { mandateRoutes } from '../members/mandates/mandate-routes.ts';
import { acceptanceRoutes } from '../members/people/acceptance-routes.ts';
import { peopleRoutes } from '../members/people/people-routes.ts';
import { secondFactorRoutes } from '../members/second-factor/second-factor-routes.ts';
import { secondStepRoutes } from '../members/second-factor/second-step-routes.ts';
import { sessionRoutes } from '../members/session/session-routes.ts';
import { partyClaimRoutes } from '../parties/claims/party-claim-routes.ts';
import { composerRoutes, rightsHolderIndexRoutes } from '../parties/composers/party-routes.ts';
import { isniApplicationRoutes } from '../parties/identifiers/isni-application-routes.ts';
import { isniCandidateRoutes, isniRoutes } from '../parties/identifiers/isni-routes.ts';
import { membershipRoutes } from '../parties/rights-holders/membership-routes.ts';
import { memberLimitRoutes } from '../platform/limits/member-limit-routes.ts';
import { countryRoutes, settingsRoutes } from '../platform/reference/country-routes.ts';
import type { Services } from '../platform/services.ts';
import { frontendReportRoutes } from '../staff/frontend-reports/frontend-report-routes.ts';
import { ownDataRoutes } from '../staff/member-data/own-data-routes.ts';
import { healthRoutes } from './health/health-routes.ts';

export const subjectRoutes: readonly FastifyPluginAsync<Services>[] = [
  healthRoutes,
  sessionRoutes,
  secondStepRoutes,
  secondFactorRoutes,
  signUpRoutes,
  passwordRoutes,
  emailChangeRoutes,
  profileRoutes,
  profilePictureRoutes,
  peopleRoutes,
  acceptanceRoutes,
  ownDataRoutes,
  mandateRoutes,
  representedConfirmationRoutes,
  rightsHolderRoutes,
  membershipRoutes,
  partyClaimRoutes,
  isniRoutes,
  isniApplicationRoutes,
  isniCandidateRoutes,
  frontendReportRoutes,
  liveRoutes,
  workRoutes,
  ...entryRoutes(WORK_API),
  exportRoutes,
  claimRoutes,
  invitationRoutes,
  certificateRoutes,
  cwrRoutes,
  acknowledgementRoutes,
  importRoutes,
  importChoiceRoutes,
  importFileRoutes,
  composerRoutes,
  rightsHolderIndexRoutes,
  recordingRoutes,
  ...entryRoutes(RECORDING_API),
  recordingExportRoutes,
  rightsMessageRoutes,
  worksOfRecordingRoutes,
  recordingsOfWorkRoutes,
  rightsClaimRoutes,
  lineUpClaimRoutes,
  doubleClaimRoutes,
  caseExportRoutes,
  caseRoutes,
  answerRoutes,
  settlementRoutes,
  filingRoutes,
  evidenceRoutes,
  messageRoutes,
  caseFileRoutes,
  dashboardRoutes,
  notificationRoutes,
  mailPreferenceRoutes,
  unsubscribeRoutes,
  countryRoutes,
  settingsRoutes,
  memberLimitRoutes,
];
