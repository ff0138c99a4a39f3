import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { latestCaseOf } from '../../testing/test-filing.ts';
import { giveMandate } from '../../testing/test-mandates.ts';
import { actOnRecording, aRecordingDraft, aRight, registerRecording } from '../../testing/test-recordings.ts';
import { changing } from '../../testing/test-revisions.ts';
import { aDraft, register, storeDraft } from '../../testing/test-works.ts';

const GHANA = '0288';

let api: TestApi;
let co: TestMember;
let writer: TestMember;
let publisher: TestMember;
let mandateId: string;
beforeAll(async () => {
  api = await createTestApi();
  co = await api.signUp({ given_name: 'Kofi', other_names: 'Addo' });
  writer = await api.signUp({ given_name: 'Esi', other_names: 'Quartey' });
  publisher = await api.signUp({ corporation_name: 'Osu Music', given_name: 'Naa', other_names: 'Tetteh' });
  mandateId = await giveMandate({ representative: publisher, represented: writer });
});
afterAll(() => api.close());

const under = (path: string, id = mandateId) => `${path}?mandate=${id}`;
const awaiting = (title: string) => register(co, aDraft(title, co, writer));

function answer(work: Pick<WorkDetails, 'id' | 'version'>, name: 'confirmation' | 'contestation', payload?: object) {
  const path = under(`/compositions/${work.id}/${name}`);
  return publisher.inject('POST', path, { headers: changing(work), ...(payload && { payload }) });
}

async function newest(member: TestMember) {
  return (await member.inject('GET', '/notifications')).json().data.items[0];
}

async function latestPublished() {
  const columns = ['topic', 'member_ids'] as const;
  return api.db.selectFrom('outbox').select(columns).orderBy('id', 'desc').executeTakeFirstOrThrow();
}

async function waiting(member = publisher) {
  const { items } = (await member.inject('GET', '/mandates/confirmations')).json().data;
  return items.map(({ title, name }: { title: string; name: string }) => `${title} for ${name}`);
}

describe('a representative', () => {
  test('is notified of what waits for the represented member, and sees it as they do', async () => {
    const work = await awaiting('River Song');
    expect(await newest(publisher)).toMatchObject({
      title: 'Confirm for Esi Quartey',
      link: { type: 'mandate', id: mandateId },
    });
    expect(await waiting()).toEqual(['River Song for Esi Quartey']);
    const dashboard = (await publisher.inject('GET', '/dashboard')).json().data;
    expect(dashboard.mandates).toEqual({ proposed: 0, to_confirm: 1 });
    expect((await publisher.inject('GET', `/compositions/${work.id}`)).statusCode).toBe(404);
    const seen = (await publisher.inject('GET', under(`/compositions/${work.id}`))).json().data;
    expect(seen).toMatchObject({ awaits_my_confirmation: true, is_mine: false });
    expect(seen.writers.map(({ is_me }: { is_me: boolean }) => is_me)).toEqual([false, true]);
  });

  test('confirms on behalf of the member, recorded with person, member and mandate', async () => {
    const work = await awaiting('Confirmed for Her');
    const confirmed = await answer(work, 'confirmation');
    expect(confirmed.json().data.state).toBe('registered_incomplete');
    const { events } = (await writer.inject('GET', `/compositions/${work.id}`)).json().data;
    const event = events.find(({ type }: { type: string }) => type === 'confirmed');
    expect(event).toMatchObject({ actor_name: 'Osu Music on behalf of Esi Quartey', is_me: false });
    const row = await api.db
      .selectFrom('composition_event')
      .select(['member_id', 'account_id', 'mandate_id'])
      .where('id', '=', event.id)
      .executeTakeFirst();
    const recorded = { member_id: publisher.memberId, account_id: publisher.accountId, mandate_id: mandateId };
    expect(row).toEqual(recorded);
    const trail = api.db.selectFrom('audit_event').select(['member_id', 'account_id', 'mandate_id']);
    expect(await trail.where('action', '=', 'composition.confirm').executeTakeFirst()).toEqual(recorded);
    const { items } = (await writer.inject('GET', '/notifications')).json().data;
    expect(items.map(({ title }: { title: string }) => title)).toContain('Osu Music confirmed on your behalf');
  });

  test('has open pages updated when the member confirms alone', async () => {
    const work = await awaiting('Confirmed by Herself');
    await writer.inject('POST', `/compositions/${work.id}/confirmation`, { headers: changing(work) });
    expect(await waiting()).not.toContain('Confirmed by Herself for Esi Quartey');
    const change = await latestPublished();
    expect(change.topic).toBe('compositions');
    expect(change.member_ids).toContain(publisher.memberId);
  });

  test('contests on behalf of the member, whose case it is', async () => {
    const work = await awaiting('Contested for Her');
    const payload = { reason: 'Her part is larger.', shares: { pr: 6000, mr: 6000, sr: 0 } };
    const contested = (await answer(work, 'contestation', payload)).json().data;
    expect(contested).toMatchObject({ is_in_dispute: true, writers: [{}, { confirmation: 'contested' }] });
    expect(contested.events.at(-1)).toMatchObject({ type: 'contested', represented_name: 'Esi Quartey' });
    const opened = await latestCaseOf(writer);
    expect(opened).toMatchObject({ claimant_name: 'Esi Quartey', object_title: 'Contested for Her' });
    const { events } = (await writer.inject('GET', `/oppositions/${opened.id}`)).json().data;
    expect(events[0]).toMatchObject({ actor: 'Osu Music on behalf of Esi Quartey', is_me: false });
    expect((await publisher.inject('GET', '/oppositions')).json().data.items).toEqual([]);
  });

  test('does not see the member’s drafts, and can’t act as the submitter', async () => {
    const draft = await storeDraft(writer, aDraft('Unfinished', writer));
    expect((await publisher.inject('GET', under(`/compositions/${draft.id}`))).statusCode).toBe(404);
    const own = await register(writer, aDraft('Her Own', writer, co));
    const seen = (await publisher.inject('GET', under(`/compositions/${own.id}`))).json().data;
    expect(seen.is_mine).toBe(false);
    const recalled = await publisher.inject('POST', under(`/compositions/${own.id}/taking-back`), {
      headers: changing(own),
    });
    expect([recalled.statusCode, recalled.json().code]).toEqual([403, 'no_mandate']);
  });

  test('is offered no links, which only the member can add or remove', async () => {
    const own = await register(writer, aDraft('Linked By Her', writer));
    const works = [{ composition_id: own.id, title: 'Linked By Her' }];
    const take = await registerRecording(writer, { ...aRecordingDraft('Her Take', writer), works });
    const linksAs = async (member: TestMember, path: string) => (await member.inject('GET', path)).json().data;
    for (const path of [`/compositions/${own.id}/recordings`, `/recordings/${take.id}/works`]) {
      expect(await linksAs(writer, path)).toMatchObject({ can_link: true, items: [{ can_unlink: true }] });
      expect(await linksAs(publisher, under(path))).toMatchObject({ can_link: false, items: [{ can_unlink: false }] });
    }
  });

  test('can’t answer after the mandate ended, or with one of another scope', async () => {
    const work = await awaiting('Too Late');
    const other = await api.signUp({ corporation_name: 'Labadi Music' });
    const confirmBy = (id: string) =>
      other.inject('POST', under(`/compositions/${work.id}/confirmation`, id), { headers: changing(work) });
    const registering = await giveMandate(
      { representative: other, represented: writer },
      { scopes: ['register_works', 'register_recordings'] },
    );
    expect((await confirmBy(registering)).json().code).toBe('no_mandate');
    expect((await confirmBy(mandateId)).json().code).toBe('no_mandate');
    await writer.inject('DELETE', `/mandates/${registering}`);
    const confirming = await giveMandate({ representative: other, represented: writer });
    await other.inject('DELETE', `/mandates/${confirming}`);
    expect((await confirmBy(confirming)).json().code).toBe('no_mandate');
    expect(await waiting(other)).toEqual([]);
    expect((await answer(work, 'confirmation')).statusCode).toBe(200);
  });

  test('answers for rights in recordings within the mandate’s territory', async () => {
    const label = await api.signUp({ corporation_name: 'Tema Records' });
    const local = await api.signUp({ corporation_name: 'Local Managers' });
    const id = await giveMandate({ representative: local, represented: writer }, { territory: GHANA });
    const half = { share: 5000 };
    const draft = (title: string, territory: string) => ({
      ...aRecordingDraft(title, label),
      rights: [aRight(label.partyId, half), aRight(writer.partyId, { ...half, territories: [{ territory }] })],
    });
    const world = await registerRecording(label, draft('Worldwide', '2136'));
    const ghana = await registerRecording(label, draft('In Ghana', GHANA));
    expect(await waiting(local)).toEqual(['In Ghana for Esi Quartey']);
    const { items } = (await local.inject('GET', '/notifications')).json().data;
    const notices = items.filter(({ title }: { title: string }) => title === 'Confirm for Esi Quartey');
    expect(notices).toEqual([expect.objectContaining({ message: expect.stringContaining('In Ghana') })]);
    const confirm = (recording: { id: string; version: number }) =>
      actOnRecording(local, recording, `confirmation?mandate=${id}`);
    expect((await confirm(world)).json().code).toBe('outside_territory');
    expect((await confirm(ghana)).json().data.rights[1].confirmation).toBe('confirmed');
  });
});
