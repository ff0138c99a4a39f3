import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { auditTrail } from '../../testing/test-audit.ts';
import { apply, FREE_ISNI, MINIMAL_CONTENT, OTHER_ISNI, reread, submitApplication } from '../../testing/test-isni.ts';
import { aRecordingDraft, registerRecording } from '../../testing/test-recordings.ts';
import { society as runStaff } from '../../testing/test-society.ts';
import { newKey } from '../../testing/test-works.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const society = (...args: string[]) => runStaff(api, ...args);

const post = (member: TestMember, path: string, version: number) =>
  member.inject('POST', `/isni-applications/${path}`, {
    headers: { 'if-match': `"${version}"`, ...newKey() },
  });

async function news(member: TestMember) {
  const { items } = (await member.inject('GET', '/notifications')).json().data;
  return items.map(({ title, user, link }: { title: string; user: { full_name: string }; link: { type: string } }) => [
    title,
    user.full_name,
    link.type,
  ]);
}

const isniOf = async (member: TestMember) => (await member.inject('GET', '/user/user_isni')).json().data;

async function submitted() {
  const member = await api.signUp();
  return { member, application: await submitApplication(member, await apply(member)) };
}

describe('drafts', () => {
  test('may be incomplete, saves at the expected version, and returns what was typed', async () => {
    const ama = await api.signUp();
    const draft = await apply(ama, {});
    expect(draft).toMatchObject({ state: 'draft', version: 1, subject_kind: 'person', candidates: [] });
    expect(await isniOf(ama)).toMatchObject({ isni_number: null, status: 'draft' });
    const save = (version: number, payload: object) =>
      ama.inject('PUT', `/isni-applications/${draft.id}`, { headers: { 'if-match': `"${version}"` }, payload });
    const saved = await save(1, { family_name: 'Mensah', start_date: '199' });
    expect(saved.json().data).toMatchObject({ version: 2, content: { family_name: 'Mensah', start_date: '199' } });
    const stale = await save(1, { family_name: 'Other' });
    expect(stale.statusCode).toBe(412);
    expect(stale.json().current.content.family_name).toBe('Mensah');
    expect((await ama.inject('GET', '/isni-applications')).json().data.items).toHaveLength(1);
    expect(await news(ama)).toEqual([]);
  });

  test('are visible to their member alone, including the status next to the name', async () => {
    const [ama, kofi] = [await api.signUp(), await api.signUp()];
    const seenBy = async (who: TestMember) =>
      (await who.inject('GET', `/user/rightsholder_isni/${ama.partyId.toUpperCase()}`)).json().data;
    const before = await seenBy(kofi);
    expect(before).toMatchObject({ isni_number: null, status: 'none' });
    await apply(ama, {});
    expect(await seenBy(ama)).toEqual(await isniOf(ama));
    expect(await seenBy(ama)).toMatchObject({ status: 'draft' });
    expect(await seenBy(kofi)).toEqual(before);
  });

  test('are limited to one at a time, even for concurrent requests', async () => {
    const ama = await api.signUp();
    const start = () => ama.inject('POST', '/isni-applications', { headers: newKey(), payload: {} });
    const answers = await Promise.all([start(), start()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('application_open');
  });

  test('are started once for a repeated request', async () => {
    const ama = await api.signUp();
    const headers = newKey();
    const [first, second] = [
      await ama.inject('POST', '/isni-applications', { headers, payload: {} }),
      await ama.inject('POST', '/isni-applications', { headers, payload: {} }),
    ];
    expect(second.json().data.id).toBe(first.json().data.id);
  });

  test('can be discarded completely', async () => {
    const ama = await api.signUp();
    const { id } = await apply(ama);
    const gone = await ama.inject('DELETE', `/isni-applications/${id}`, { headers: { 'if-match': '"1"' } });
    expect(gone.statusCode).toBe(204);
    expect((await ama.inject('GET', `/isni-applications/${id}`)).statusCode).toBe(404);
    expect(await isniOf(ama)).toMatchObject({ status: 'none' });
  });

  test('can be discarded after the member got a number in another way', async () => {
    const ama = await api.signUp();
    const { id } = await apply(ama);
    await api.db.updateTable('party').set({ isni: FREE_ISNI }).where('id', '=', ama.partyId).execute();
    await ama.inject('DELETE', `/isni-applications/${id}`, { headers: { 'if-match': '"1"' } });
    expect(await isniOf(ama)).toMatchObject({ isni_number: FREE_ISNI, status: 'assigned' });
    await api.db.updateTable('party').set({ isni: null }).where('id', '=', ama.partyId).execute();
  });

  test('can’t be started by a member with a number', async () => {
    const ama = await api.signUp({ isni: '0000000123531945' });
    const answer = await ama.inject('POST', '/isni-applications', { headers: newKey(), payload: {} });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'isni_held']);
  });

  test('require full permissions to write, and can be read by all accounts of the member', async () => {
    const reader = await api.signUp({ role: 'reader' });
    const answer = await reader.inject('POST', '/isni-applications', { headers: newKey(), payload: {} });
    expect(answer.statusCode).toBe(403);
    expect((await reader.inject('GET', '/isni-applications')).statusCode).toBe(200);
  });
});

describe('submitting an application', () => {
  test('reports everything missing and changes nothing', async () => {
    const ama = await api.signUp();
    const draft = await apply(ama, { start_date: '14.3.1991' });
    const refused = await post(ama, `${draft.id}/submission`, 1);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().details.map(({ path }: { path: string }) => path)).toEqual(
      expect.arrayContaining(['family_name', 'roles', 'works', 'consent', 'start_date']),
    );
    expect(await reread(ama, draft)).toMatchObject({ state: 'draft', version: 1 });
  });

  test('is limited to ten times an hour, including recalls', async () => {
    const ama = await api.signUp();
    const takeBack = ({ id, version }: { id: string; version: number }) => post(ama, `${id}/withdrawal`, version);
    for (let sent = 0; sent < 10; sent += 1) await takeBack(await submitApplication(ama, await apply(ama)));
    const draft = await apply(ama);
    const refused = await post(ama, `${draft.id}/submission`, 1);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_attempts']);
    expect(await reread(ama, draft)).toMatchObject({ state: 'draft', version: 1 });
  });

  test('normalises codes, notifies the member, and locks the text', async () => {
    const { member, application } = await submitted();
    expect(application).toMatchObject({ state: 'submitted', content: { works: [{ identifier: 'T0345246801' }] } });
    expect(application.events.map(({ from, to, by }) => [from, to, by])).toEqual([
      [null, 'draft', 'member'],
      ['draft', 'submitted', 'member'],
    ]);
    expect(await news(member)).toEqual([['ISNI application received', 'The society', 'isni_application']]);
    const late = await member.inject('PUT', `/isni-applications/${application.id}`, {
      headers: { 'if-match': `"${application.version}"` },
      payload: MINIMAL_CONTENT,
    });
    expect([late.statusCode, late.json().code]).toEqual([409, 'not_writable']);
  });

  test('happens once for concurrent requests', async () => {
    const ama = await api.signUp();
    const { id, version } = await apply(ama);
    const answers = await Promise.all([1, 2].map(() => post(ama, `${id}/submission`, version)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    expect(await news(ama)).toHaveLength(1);
  });

  test('writes before and after to the audit trail', async () => {
    const { application } = await submitted();
    const trail = await auditTrail(api, application.id);
    expect(trail.map(({ action }) => action)).toEqual(['isni_application.create', 'isni_application.submit']);
    expect(trail[1]).toMatchObject({ before: { state: 'draft' }, after: { state: 'submitted' } });
  });

  test('can be recalled until staff work on it', async () => {
    const { member, application } = await submitted();
    const answer = await post(member, `${application.id}/withdrawal`, application.version);
    expect(answer.json().data.state).toBe('withdrawn');
    expect(await isniOf(member)).toMatchObject({ status: 'none' });
    const again = await apply(member);
    await submitApplication(member, again);
    await society('applications', 'review', again.id);
    const late = await post(member, `${again.id}/withdrawal`, (await reread(member, again)).version);
    expect([late.statusCode, late.json().code]).toEqual([409, 'wrong_state']);
  });
});

describe('staff of the society', () => {
  test('review and assign a number, and the member is notified of each step', async () => {
    const { member, application } = await submitted();
    expect((await society('applications', 'review', application.id)).data.state).toBe('in_review');
    const assigned = await society('applications', 'assign', application.id, FREE_ISNI);
    expect(assigned.data).toMatchObject({ state: 'assigned', assigned_isni: FREE_ISNI });
    expect(await isniOf(member)).toMatchObject({ isni_number: FREE_ISNI, status: 'assigned' });
    const others = await api.signUp();
    const target = await others.inject('GET', `/user/rightsholder_isni/${member.partyId}`);
    expect(target.json().data).toMatchObject({ isni_number: FREE_ISNI, status: 'assigned' });
    expect((await news(member)).map(([title]: string[]) => title)).toEqual([
      'Your ISNI is assigned',
      'ISNI application in review',
      'ISNI application received',
    ]);
    const found = await others.inject('GET', `/composers?query=${FREE_ISNI}`);
    expect(found.json().data.items).toMatchObject([{ id: member.partyId }]);
  });

  test('make the member’s recordings found by the number that they assign', async () => {
    const { member, application } = await submitted();
    const { id } = await registerRecording(member, aRecordingDraft('Numbered Later', member));
    const isni = '9990000000000046';
    expect((await society('applications', 'assign', application.id, isni)).code).toBe(0);
    const found = await member.inject('GET', `/recordings?query=${isni}`);
    expect(found.json().data.items).toMatchObject([{ id }]);
  });

  test('can’t assign an invalid number, one of another name, or one too late', async () => {
    await api.signUp({ isni: OTHER_ISNI });
    const { application } = await submitted();
    const assign = (isni: string) => society('applications', 'assign', application.id, isni);
    expect((await assign('0000000000000000')).code).toBe(2);
    expect((await assign('9990000000000039')).code).toBe(2);
    expect((await assign(OTHER_ISNI)).problem).toMatchObject({ code: 'isni_of_another' });
    expect((await society('applications', 'refuse', application.id, '--reason', 'Not a creator')).code).toBe(0);
    expect((await assign('9990000000000011')).problem).toMatchObject({ code: 'wrong_state' });
  });

  test('assign a number to one of two members for concurrent commands', async () => {
    const both = [await submitted(), await submitted()];
    const notifications = await Promise.all(
      both.map(({ application }) => society('applications', 'assign', application.id, '0000000419369078')),
    );
    expect(notifications.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect(notifications.map(({ problem }) => problem?.code ?? null)).toContain('isni_of_another');
  });

  test('reject with a reason that the member sees; they may apply again', async () => {
    const { member, application } = await submitted();
    expect((await society('applications', 'refuse', application.id)).code).toBe(2);
    await society('applications', 'refuse', application.id, '--reason', 'No public work yet');
    expect(await reread(member, application)).toMatchObject({ state: 'rejected', reason: 'No public work yet' });
    expect(await isniOf(member)).toMatchObject({ isni_number: null, status: 'rejected' });
    expect((await apply(member)).state).toBe('draft');
  });

  test('request information, and the member submits again', async () => {
    const { member, application } = await submitted();
    await society('applications', 'ask', application.id, '--question', 'Which band was it?');
    const pending = await reread(member, application);
    expect(pending).toMatchObject({ state: 'more_info_needed', question: 'Which band was it?' });
    const payload = { ...pending.content, note: 'The Harbour Band' };
    const headers = { 'if-match': `"${pending.version}"` };
    const saved = await member.inject('PUT', `/isni-applications/${pending.id}`, { headers, payload });
    const again = await submitApplication(member, saved.json().data);
    expect(again).toMatchObject({ state: 'submitted', question: null });
    expect(again.events.at(-1)).toMatchObject({ by: 'member', to: 'submitted', note: 'The Harbour Band' });
  });

  test('list what is open, with every command in the audit trail', async () => {
    const { member, application } = await submitted();
    const { data } = await society('applications', 'list', '--state', 'submitted');
    expect(data.map(({ id }: { id: string }) => id)).toContain(application.id);
    expect((await society('applications', 'list', '--state', 'lost')).code).toBe(2);
    const shown = await society('applications', 'show', application.id);
    expect(shown.data).toMatchObject({ member_id: member.memberId, content: { family_name: 'Mensah' } });
    await society('applications', 'review', application.id);
    const trail = await auditTrail(api, application.id);
    const review = trail.find(({ action }) => action === 'society.applications.review');
    expect(review).toMatchObject({ staff: 'Esi Kyei', before: { state: 'submitted' }, after: { state: 'in_review' } });
    expect((await society('applications', 'show', member.memberId)).problem).toMatchObject({ code: 'not_found' });
  });
});
