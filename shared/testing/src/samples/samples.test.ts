import * as schemas from '@counterpoint/domain/schemas';
import { expect, test } from '@jest/globals';
import * as samples from './index.ts';

test.each([
  ['profile', schemas.profile, samples.aProfile()],
  ['corporate profile', schemas.profile, samples.aCorporateProfile()],
  ['party', schemas.composerRow, samples.aParty()],
  ['own party', schemas.composerRow, samples.myParty()],
  ['composer', schemas.composerDetails, samples.aComposer()],
  ['page of composers', schemas.composerPage, samples.aComposerPage()],
  ['ISNI record', schemas.isniRecord, samples.anIsniRecord()],
  ['application for an ISNI', schemas.isniApplication, samples.anIsniApplication()],
  ['record that may be the applicant’s', schemas.offeredCandidate, samples.anOfferedCandidate()],
  ['identifiers', schemas.memberIdentifiers, samples.someIdentifiers()],
  ['session', schemas.session, samples.aSession()],
  ['writer', schemas.writerView, samples.aWriter()],
  ['co-writer', schemas.writerView, samples.aCoWriter()],
  ['page of compositions', schemas.compositionPage, samples.aCompositionPage()],
  ['page of the repertoire', schemas.repertoirePage, samples.aRepertoirePage()],
  ['composition', schemas.compositionDetails, samples.aCompositionDetails()],
  ['draft', schemas.compositionDetails, samples.aDraft()],
  ['page of recordings', schemas.recordingPage, samples.aRecordingPage()],
  ['recording', schemas.recordingDetails, samples.aRecordingDetails()],
  ['draft of a recording', schemas.recordingDetails, samples.aRecordingDraft({ rights: [samples.aClaimOfRights()] })],
  ['page of double claims', schemas.doubleClaimPage, samples.aDoubleClaimPage()],
  ['claim of a performer', schemas.lineUpClaim, samples.aLineUpClaim()],
  ['page of oppositions', schemas.oppositionPage, samples.anOppositionPage()],
  ['document of a case', schemas.caseEvidence, samples.aCaseEvidence()],
  ['message in a case', schemas.caseMessage, samples.aCaseMessage()],
  ['case', schemas.caseDetails, samples.aCaseDetails({ proposals: [samples.aCaseProposal()] })],
  ['dashboard', schemas.dashboard, samples.aDashboard()],
  ['empty dashboard', schemas.dashboard, samples.anEmptyDashboard()],
  ['page of notifications', schemas.notificationPage, samples.aNotificationPage()],
])('the sample %s is what the API sends', (_, schema, sample) => {
  expect(schema.parse(sample)).toEqual(sample);
});

test('a sample takes what the test cares for', () => {
  expect(samples.aCompositionRow({ title: 'Other' })).toMatchObject({ title: 'Other', state: 'registered' });
});
