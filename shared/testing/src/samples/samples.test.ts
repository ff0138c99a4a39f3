import { caseDetails, caseEvidence, caseListPage, caseMessage } from '@counterpoint/domain/schemas/cases';
import { dashboard, notificationPage } from '@counterpoint/domain/schemas/home';
import { importDetails } from '@counterpoint/domain/schemas/imports';
import { profile, session } from '@counterpoint/domain/schemas/members';
import {
  composerDetails,
  composerPage,
  composerRow,
  isniApplication,
  isniRecord,
  memberIdentifiers,
  offeredCandidate,
} from '@counterpoint/domain/schemas/parties';
import { doubleClaimPage, lineUpClaim, recordingDetails, recordingPage } from '@counterpoint/domain/schemas/recordings';
import { repertoirePage, workDetails, workPage, writerView } from '@counterpoint/domain/schemas/works';
import { expect, test } from '@jest/globals';
import * as samples from './index.ts';

test.each([
  ['profile', profile, samples.aProfile()],
  ['corporate profile', profile, samples.aCorporateProfile()],
  ['party', composerRow, samples.aParty()],
  ['own party', composerRow, samples.myParty()],
  ['composer', composerDetails, samples.aComposer()],
  ['page of composers', composerPage, samples.aComposerPage()],
  ['ISNI record', isniRecord, samples.anIsniRecord()],
  ['application for an ISNI', isniApplication, samples.anIsniApplication()],
  ['record that may be the applicant’s', offeredCandidate, samples.anOfferedCandidate()],
  ['identifiers', memberIdentifiers, samples.someIdentifiers()],
  ['import', importDetails, samples.anImport()],
  ['session', session, samples.aSession()],
  ['writer', writerView, samples.aWriter()],
  ['co-writer', writerView, samples.aCoWriter()],
  ['page of compositions', workPage, samples.aWorkPage()],
  ['page of the repertoire', repertoirePage, samples.aRepertoirePage()],
  ['composition', workDetails, samples.aWorkDetails()],
  ['draft', workDetails, samples.aDraft()],
  ['page of recordings', recordingPage, samples.aRecordingPage()],
  ['recording', recordingDetails, samples.aRecordingDetails()],
  ['draft of a recording', recordingDetails, samples.aRecordingDraft({ rights: [samples.aClaimOfRights()] })],
  ['page of double claims', doubleClaimPage, samples.aDoubleClaimPage()],
  ['claim of a performer', lineUpClaim, samples.aLineUpClaim()],
  ['page of oppositions', caseListPage, samples.aCaseListPage()],
  ['document of a case', caseEvidence, samples.aCaseEvidence()],
  ['message in a case', caseMessage, samples.aCaseMessage()],
  ['case', caseDetails, samples.aCaseDetails({ proposals: [samples.aCaseProposal()] })],
  ['dashboard', dashboard, samples.aDashboard()],
  ['empty dashboard', dashboard, samples.anEmptyDashboard()],
  ['page of notifications', notificationPage, samples.aNotificationPage()],
])('matches the API’s schema: %s', (_, schema, sample) => {
  expect(schema.parse(sample)).toEqual(sample);
});

test('overrides the fields of a sample', () => {
  expect(samples.aWorkRow({ title: 'Other' })).toMatchObject({ title: 'Other', state: 'registered' });
});
