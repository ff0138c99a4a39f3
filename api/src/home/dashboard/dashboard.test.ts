import type { Dashboard } from '@counterpoint/domain/schemas/home';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DAY_MS } from '../../testing/advance-days.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { storeCase } from '../../testing/test-cases.ts';
import { aFiledCase, aSharedWork, aWorkOf, aWrittenCase, changeCase, writersWith } from '../../testing/test-filing.ts';
import { apply, reread, submitApplication } from '../../testing/test-isni.ts';
import {
  amendRecording,
  aRecordingDraft,
  changeRecording,
  registerRecording,
  storeRecordingDraft,
} from '../../testing/test-recordings.ts';
import { amend, workAs } from '../../testing/test-revisions.ts';
import { society } from '../../testing/test-society.ts';
import { aDraft, confirm, register, storeDraft } from '../../testing/test-works.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ SOCIETY_TIME_ZONE: 'Africa/Accra' });
});
afterAll(() => api.close());

async function dashboardOf(member: TestMember): Promise<Dashboard> {
  const answer = await member.inject('GET', '/dashboard');
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}

const writer = (given_name: string) => api.signUp({ given_name, other_names: 'Mensah' });

describe('dashboard', () => {
  test('shows a new member twelve months without registrations and nothing else', async () => {
    const dashboard = await dashboardOf(await writer('New'));
    expect(dashboard).toMatchObject({
      attention: [],
      attention_counts: { confirm_shares: 0, continue_draft: 0 },
      activity: [],
    });
    expect(dashboard.confirmations).toEqual({ asked: 0, confirmed: 0, share: null, members_to_confirm: 0 });
    expect(dashboard.registrations).toHaveLength(12);
    expect(dashboard.registrations.at(-1)).toEqual({
      month: api.clock.now().toISOString().slice(0, 7),
      compositions: 0,
      recordings: 0,
    });
  });

  test('counts registrations of works and recordings by month for a year', async () => {
    const ama = await writer('Ama');
    const work = await register(ama, aDraft('This Month', ama));
    await register(ama, aDraft('Another of This Month', ama));
    const old = await register(ama, aDraft('Thirteen Months Ago', ama));
    const at = new Date(`${monthsAgo(13)}-15T12:00:00Z`);
    await api.db
      .updateTable('composition_member')
      .set({ registered_at: at })
      .where('composition_id', '=', old.id)
      .execute();
    await registerRecording(ama, aRecordingDraft('Recorded', ama));
    await storeRecordingDraft(ama, aRecordingDraft('Not yet', ama));
    const { registrations } = await dashboardOf(ama);
    expect(registrations.map(({ month }) => month)).toEqual(Array.from({ length: 12 }, (_, n) => monthsAgo(11 - n)));
    expect(registrations.at(-1)).toMatchObject({ compositions: 2, recordings: 1 });
    expect(registrations.slice(0, -1).every(({ compositions }) => compositions === 0)).toBe(true);
    expect(work.state).toBe('registered_incomplete');
  });

  test('counts what was amended in the month of its first registration', async () => {
    const ama = await writer('Ama');
    const work = await register(ama, aDraft('Written', ama));
    const recording = await registerRecording(ama, aRecordingDraft('Recorded', ama));
    const registered_at = new Date(`${monthsAgo(2)}-15T12:00:00Z`);
    await api.db
      .updateTable('composition_revision')
      .set({ registered_at })
      .where('composition_id', '=', work.id)
      .execute();
    await api.db
      .updateTable('recording_revision')
      .set({ registered_at })
      .where('recording_id', '=', recording.id)
      .execute();
    await amend(ama, work, aDraft('Written Again', ama));
    await amendRecording(ama, recording, aRecordingDraft('Recorded Again', ama));
    const { registrations } = await dashboardOf(ama);
    expect(registrations.filter(({ compositions, recordings }) => compositions + recordings > 0)).toEqual([
      { month: monthsAgo(2), compositions: 1, recordings: 1 },
    ]);
  });

  test('starts months in the society’s time zone', async () => {
    const other = await createTestApi({ SOCIETY_TIME_ZONE: 'Pacific/Kiritimati' });
    const ama = await other.signUp();
    await register(ama, aDraft('On the Edge', ama));
    // 11:00 UTC on the last day of a month is 01:00 on the first of the next one there.
    const edge = new Date(`${monthsAgo(2)}-01T00:00:00Z`);
    await other.db
      .updateTable('composition_member')
      .set({ registered_at: new Date(edge.getTime() - 13 * 3_600_000) })
      .execute();
    const { registrations } = (await ama.inject('GET', '/dashboard')).json().data as Dashboard;
    expect(registrations.find(({ compositions }) => compositions === 1)?.month).toBe(monthsAgo(2));
    await other.close();
  });

  test('lists the ten newest events of visible works, with their authors', async () => {
    const [ama, kofi] = [await writer('Ama'), await writer('Kofi')];
    await storeDraft(ama, aDraft('Only a Draft', ama, kofi));
    for (const n of [1, 2, 3, 4, 5]) await register(ama, aDraft(`Alone ${n}`, ama));
    const work = await register(ama, aDraft('Together', ama, kofi));
    await confirm(kofi, work);
    const { activity } = await dashboardOf(ama);
    expect(activity).toHaveLength(10);
    expect(activity.slice(0, 3)).toMatchObject([
      { type: 'registered', title: 'Together', actor_name: 'Kofi Mensah', is_me: false, shares: null },
      { type: 'confirmed', link: { type: 'composition', id: work.id }, shares: { pr: 5000, mr: 5000, sr: 0 } },
      { type: 'submitted', actor_name: 'Ama Mensah', is_me: true, number: null },
    ]);
    expect((await dashboardOf(kofi)).activity).toHaveLength(3);
  });

  test('shows the shares that a member confirmed, of the revision that was to be confirmed', async () => {
    const [ama, kofi, yaa] = [await writer('Ama'), await writer('Kofi'), await writer('Yaa')];
    const shares = (first: number, second: number, third: number) =>
      [
        [ama, first],
        [kofi, second],
        [yaa, third],
      ] as const;
    const work = await aWorkOf('Changed', shares(4000, 4000, 2000));
    await amend(ama, work, { title: 'Changed', writers: writersWith(shares(4000, 1000, 5000)) });
    await confirm(kofi, await workAs(kofi, work.id));
    const [latest] = (await dashboardOf(ama)).activity;
    expect(latest).toMatchObject({ type: 'confirmed', actor_name: 'Kofi Mensah', shares: { pr: 1000, mr: 1000 } });
  });

  test('dates a case by its filing, not by its draft', async () => {
    const [ama, kofi] = [await writer('Ama'), await writer('Kofi')];
    const draft = await aWrittenCase(kofi, await aSharedWork('Disputed', ama, kofi), {
      [kofi.partyId]: 7000,
      [ama.partyId]: 3000,
    });
    const lastWeek = new Date(api.clock.now().getTime() - 7 * DAY_MS);
    await api.db.updateTable('opposition').set({ created_at: lastWeek }).where('id', '=', draft.id).execute();
    await changeCase(kofi, draft, 'submission');
    const opened = (await dashboardOf(ama)).activity.find(({ type }) => type === 'opposition_opened');
    expect(opened?.at.slice(0, 10)).toBe(api.clock.now().toISOString().slice(0, 10));
  });

  test('shows how many of those asked have confirmed, and how many still can', async () => {
    const [ama, kofi, yaa] = [await writer('Ama'), await writer('Kofi'), await writer('Yaa')];
    await storeDraft(ama, aDraft('Not Asked Yet', ama, kofi));
    const first = await register(ama, aDraft('First', ama, kofi, yaa));
    await register(ama, aDraft('Second', ama, kofi));
    expect((await dashboardOf(ama)).confirmations).toEqual({
      asked: 3,
      confirmed: 0,
      share: 0,
      members_to_confirm: 2,
    });
    await confirm(kofi, first);
    expect((await dashboardOf(ama)).confirmations).toMatchObject({ asked: 3, confirmed: 1, share: 3333 });
    expect((await dashboardOf(yaa)).confirmations).toEqual({
      asked: 2,
      confirmed: 1,
      share: 5000,
      members_to_confirm: 0,
    });
  });

  test('counts everything that needs attention and lists six of it', async () => {
    const [ama, kofi] = [await writer('Ama'), await writer('Kofi')];
    for (const n of [1, 2, 3, 4, 5, 6, 7]) await storeDraft(kofi, aDraft(`Draft ${n}`));
    for (const n of [1, 2]) await register(ama, aDraft(`Asked ${n}`, ama, kofi));
    const { attention, attention_counts } = await dashboardOf(kofi);
    expect(attention).toHaveLength(6);
    expect(attention_counts).toMatchObject({ confirm_shares: 2, continue_draft: 7, missing_ipi: 0 });
  });

  test('names no performing share to a member who only gets shares of other rights', async () => {
    const [ama, kofi] = [await writer('Ama'), await writer('Kofi')];
    const writers = [
      { party_id: ama.partyId, role: 'CA' as const, shares: { pr: 10_000, mr: 5_000, sr: 0 } },
      { party_id: kofi.partyId, role: 'CA' as const, shares: { pr: 0, mr: 5_000, sr: 0 } },
    ];
    await register(ama, { title: 'Mechanical Only', writers });
    expect((await dashboardOf(kofi)).attention).toMatchObject([{ kind: 'confirm_shares', share: null }]);
  });

  test('includes a split to accept and evidence to add in the member’s own cases', async () => {
    const [claimant, respondent] = [await writer('Ama'), await writer('Kofi')];
    const split = await storeCase(api, { claimant, respondent, state: 'settlement_proposed' });
    await api.db.updateTable('opposition').set({ claimed_share: 2_500 }).where('id', '=', split).execute();
    const evidence = await storeCase(api, { claimant, respondent, state: 'awaiting_claimant_evidence' });
    const { attention, attention_counts } = await dashboardOf(claimant);
    expect(attention.map(({ object_id }) => object_id).sort()).toEqual([split, evidence].sort());
    expect(attention).toMatchObject([
      { actor_name: null, share: null },
      { actor_name: null, share: null },
    ]);
    expect(attention_counts.answer_opposition).toBe(2);
    expect((await dashboardOf(respondent)).attention).toMatchObject([
      { object_id: split, actor_name: 'Ama Mensah', share: 2_500, at: null },
      { kind: 'missing_ipi' },
      { kind: 'missing_ipi' },
    ]);
  });

  test('includes a question about the ISNI application until the member responds', async () => {
    const ama = await writer('Ama');
    const application = await submitApplication(ama, await apply(ama));
    expect((await dashboardOf(ama)).isni_question).toBeNull();
    await society(api, 'applications', 'ask', application.id, '--question', 'Which band was it?');
    expect((await dashboardOf(ama)).isni_question).toBe('more_info_needed');
    await submitApplication(ama, await reread(ama, application));
    expect((await dashboardOf(ama)).isni_question).toBeNull();
  });

  test('leaves out missing IPI numbers of works in dispute, as the linked list does', async () => {
    const [ama, kofi] = [await writer('Ama'), await writer('Kofi')];
    await aSharedWork('Not Disputed', ama, kofi);
    const disputed = await aSharedWork('On Hold', ama, kofi);
    const incomplete = async () => {
      const { attention_counts, listed_counts } = await dashboardOf(ama);
      const { total } = (await ama.inject('GET', '/compositions?filter=registered_incomplete')).json().data;
      return [attention_counts.missing_ipi, listed_counts.missing_ipi, total];
    };
    expect(await incomplete()).toEqual([2, 2, 2]);
    await aFiledCase(kofi, disputed, { [kofi.partyId]: 7000, [ama.partyId]: 3000 });
    expect(await incomplete()).toEqual([1, 1, 1]);
  });

  test('includes recordings in what needs attention and in recent activity', async () => {
    const [ama, kofi] = [await writer('Ama'), await writer('Kofi')];
    const draft = await storeRecordingDraft(kofi, aRecordingDraft('Begun'));
    const waiting = await registerRecording(ama, aRecordingDraft('Recorded', ama, kofi));
    expect((await dashboardOf(kofi)).attention).toMatchObject([
      { kind: 'confirm_recording', object_id: waiting.id, title: 'Recorded', actor_name: 'Ama Mensah' },
      { kind: 'continue_recording', object_id: draft.id, title: 'Begun', actor_name: null },
    ]);
    expect((await dashboardOf(ama)).confirmations).toEqual({ asked: 1, confirmed: 0, share: 0, members_to_confirm: 1 });
    const work = await register(ama, aDraft('Written', ama, kofi));
    expect((await dashboardOf(ama)).confirmations).toMatchObject({ asked: 2, members_to_confirm: 1 });
    await changeRecording(kofi, waiting, 'confirmation');
    expect((await dashboardOf(ama)).confirmations).toMatchObject({ asked: 2, confirmed: 1, share: 5000 });
    await confirm(kofi, work);
    expect((await dashboardOf(ama)).confirmations).toMatchObject({ confirmed: 2, members_to_confirm: 0 });
    const { attention, activity } = await dashboardOf(ama);
    expect(attention.map(({ kind }) => kind)).toEqual(['missing_ipi']);
    expect(activity.filter(({ link }) => link?.type === 'recording')).toMatchObject([
      { type: 'registered', link: { type: 'recording', id: waiting.id } },
      { type: 'confirmed', title: 'Recorded', actor_name: 'Kofi Mensah', shares: null },
      { type: 'submitted', is_me: true },
    ]);
  });
});

function monthsAgo(months: number): string {
  const now = api.clock.now();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 7);
}
