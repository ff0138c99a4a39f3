import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { csvFile, importTable, sendImport } from '../../interchange/imports/testing/send-import.ts';
import { aClaimant, aParty } from '../../parties/claims/testing/claims.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { aFiledShare } from '../../testing/test-filing.ts';
import {
  answerOffer,
  apply,
  FREE_ISNI,
  MINIMAL_CONTENT,
  OTHER_ISNI,
  reread,
  submitApplication,
} from '../../testing/test-isni.ts';
import { aRecordingDraft, recordingAs, registerRecording } from '../../testing/test-recordings.ts';
import { changing, workAs } from '../../testing/test-revisions.ts';
import { society } from '../../testing/test-society.ts';
import { aDraft, newKey, register } from '../../testing/test-works.ts';
import { tablesMentioning } from './testing/tables-mentioning.ts';

let api: TestApi;
let owner: TestMember;
let claimant: TestMember;
beforeAll(async () => {
  api = await createTestApi();
  owner = await api.signUp();
  claimant = await api.signUp();
});
afterAll(() => api.close());

/** A claim to a share of a work and one to a place in a line-up. */
async function openClaims(owner: TestMember, claimant: TestMember) {
  const shares = { pr: 5000, mr: 5000, sr: 0 };
  const writers = [owner.partyId, null].map((party_id) => ({ party_id, role: 'CA' as const, shares }));
  const work = await register(owner, { title: 'Half Unknown', writers });
  const recording = await registerRecording(owner, aRecordingDraft('Half Credited', owner));
  const statement = 'She asked me to write the words in 2019.';
  const claims = [
    { path: `/compositions/${work.id}/claims`, payload: { role: 'CA', shares, statement } },
    {
      path: `/recordings/${recording.id}/line-up-claims`,
      payload: {
        category: 'non_featured',
        roles: ['bass_guitar'],
        performed_from: null,
        performed_to: null,
        country: null,
        credited_as: null,
        evidence: { kind: 'session_sheet', reference: 'Page 2', statement },
      },
    },
  ];
  const answers: string[] = [];
  for (const { path, payload } of claims) {
    const { data } = (await claimant.inject('POST', path, { headers: newKey(), payload })).json();
    expect(data.state).toBe('requested');
    answers.push(`${path}/${data.id}/answer`);
  }
  return { work, recording, claims, answers };
}

test('ends open claims to shares and to places in a line-up, so that nobody can accept them', async () => {
  const { work, recording, answers } = await openClaims(owner, claimant);
  await society(api, 'members', 'erase', claimant.memberId, '--yes');
  const seen = [await workAs(owner, work.id), await recordingAs(owner, recording.id)];
  for (const [index, entry] of seen.entries()) {
    const accepting = { headers: changing(entry), payload: { is_accepted: true, reason: null } };
    expect((await owner.inject('POST', answers[index] ?? '', accepting)).json().code).toBe('already_answered');
  }
});

test('ends claims that the erased member would have to answer, notifies the claimants, and allows no new ones', async () => {
  const [leaving, kofi] = [await api.signUp(), await api.signUp()];
  const { work, claims } = await openClaims(leaving, kofi);
  await society(api, 'members', 'erase', leaving.memberId, '--yes');
  const reason = 'The member who submitted it no longer has an account. File a case: the society decides on it.';
  for (const { path, payload } of claims) {
    expect((await kofi.inject('GET', path)).json().data.items).toMatchObject([{ state: 'refused', answer: reason }]);
    const again = await kofi.inject('POST', path, { headers: newKey(), payload });
    expect([again.statusCode, again.json()]).toMatchObject([409, { code: 'submitter_left', message: reason }]);
  }
  const { items } = (await kofi.inject('GET', '/notifications')).json().data;
  expect(items.filter(({ message }: { message: string }) => message.includes(reason))).toHaveLength(2);
  expect((await aFiledShare(kofi, work.id, 2500)).state).toBe('awaiting_response');
});

test('erases the files of imports, and imports that wrote nothing', async () => {
  const member = await api.signUp({ ipi_name_number: '00000000199' });
  const fileOf = (title: string) =>
    csvFile([
      ['Title', 'Writer last name', 'Writer IPI', 'Role', 'Writer share'],
      [title, 'Quartey', '00000000199', 'CA', '100'],
    ]);
  const written = await importTable(member, fileOf('Imported'));
  const waiting = await sendImport(member, fileOf('Never Imported'));
  expect([written.imported, waiting.state]).toEqual([1, 'mapping']);
  await society(api, 'members', 'erase', member.memberId, '--yes');
  const jobs = api.db.selectFrom('import_job').select(['id', 'preview']).where('member_id', '=', member.memberId);
  expect(await jobs.execute()).toEqual([{ id: written.id, preview: null }]);
  const files = api.db.selectFrom('file').select('unused_since').where('member_id', '=', member.memberId);
  const unused = (await files.execute()).map(({ unused_since }) => unused_since !== null);
  expect([unused.length > 0, unused.includes(false)]).toEqual([true, false]);
  expect(await api.db.selectFrom('import_finding').selectAll().execute()).toEqual([]);
});

/** Offers another record first. Application, history and record mention a town. */
async function assignIsni(member: TestMember, isni: string) {
  const content = { ...MINIMAL_CONTENT, city: 'Kumasi', is_date_private: true, note: 'The band was from Kumasi.' };
  const { id } = await submitApplication(member, await apply(member, content));
  await society(api, 'applications', 'candidates', id, '--records', `${OTHER_ISNI} Ama M., born in Kumasi`);
  const offered = await reread(member, { id });
  await answerOffer(member, offered, { candidate: offered.candidates[0]?.id ?? '', is_me: false });
  expect((await society(api, 'applications', 'assign', id, isni)).code).toBe(0);
  return id;
}

const isniOf = (member: TestMember) =>
  api.db.selectFrom('party').select(['isni', 'isni_status']).where('id', '=', member.partyId).executeTakeFirst();

test('keeps of an assigned ISNI application only the number, if registrations name the member', async () => {
  const member = await api.signUp();
  await register(member, aDraft('Registered', member));
  const id = await assignIsni(member, FREE_ISNI);
  expect(await tablesMentioning(api, 'Kumasi')).toEqual(['isni_application', 'isni_candidate', 'isni_event']);
  await society(api, 'members', 'erase', member.memberId, '--yes');
  for (const gone of ['Kumasi', '1991-03-14', 'Songbird']) expect(await tablesMentioning(api, gone)).toEqual([]);
  expect(await isniOf(member)).toEqual({ isni: FREE_ISNI, isni_status: 'assigned' });
  const shown = await society(api, 'applications', 'show', id);
  expect(shown).toMatchObject({ code: 0, data: { state: 'assigned', assigned_isni: FREE_ISNI } });
});

test('erases the ISNI and its application of a member whom nothing registered names', async () => {
  const member = await api.signUp();
  await assignIsni(member, OTHER_ISNI);
  const { data } = await society(api, 'members', 'erase', member.memberId, '--yes');
  expect(data).toMatchObject({ isNameKept: false, removed: { applications: 1 } });
  expect(await tablesMentioning(api, OTHER_ISNI)).toEqual([]);
  expect(await isniOf(member)).toEqual({ isni: null, isni_status: 'none' });
});

test('erases what would undo an accepted claim of a party, with the names of both parties', async () => {
  await aParty(api, { ipi_name_number: '00000000297' });
  const { member, claim } = await aClaimant(api, '00000000297', { other_names: 'Arthur-Brew' });
  expect((await society(api, 'claims', 'accept', claim.id, '--yes')).code).toBe(0);
  expect(await tablesMentioning(api, 'Arthur-Brew')).toContain('party_merge');
  await society(api, 'members', 'erase', member.memberId, '--yes');
  for (const gone of ['Arthur-Brew', 'Efua']) expect(await tablesMentioning(api, gone)).toEqual([]);
  expect((await society(api, 'claims', 'undo', claim.id, '--yes')).problem?.code).toBe('not_merged');
});
