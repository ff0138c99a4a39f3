import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import { aFiledShare } from '../../../testing/test-filing.ts';
import { actOnWork, amend, changeWork, changing, workAs } from '../../../testing/test-revisions.ts';
import { aDraft, confirm, register } from '../../../testing/test-works.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;
let osu: TestMember;
let stranger: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama', other_names: 'Kusi', ipi_name_number: '00241555778' });
  kofi = await api.signUp({ given_name: 'Kofi', other_names: 'Mensah', ipi_name_number: '99900000158' });
  osu = await api.signUp({ corporation_name: 'Osu Music', ipi_name_number: '99900000256' });
  stranger = await api.signUp({ given_name: 'Yaa' });
});
afterAll(() => api.close());

/** Registered and confirmed by everyone. */
async function aWork(title: string, ...others: TestMember[]): Promise<WorkDetails> {
  let work = await register(ama, aDraft(title, ama, ...others));
  for (const other of others) work = await confirm(other, work);
  return workAs(ama, work.id);
}

/** Increases Ama's share at Kofi's expense. */
function shifted(work: WorkDetails, title = work.title) {
  return {
    title,
    writers: work.writers.map(({ party_id, role, shares }) => {
      const by = party_id === ama.partyId ? 1000 : party_id === kofi.partyId ? -1000 : 0;
      return { party_id, role, shares: { ...shares, pr: shares.pr + by } };
    }),
  };
}

const standings = ({ writers }: WorkDetails) => writers.map(({ confirmation }) => confirmation);
const draftOf = (member: TestMember, { id }: { id: string }) => workAs(member, id, '/amendment');

describe('amendments of registered works', () => {
  test('shows an amendment to its submitter alone while the old revision stays active', async () => {
    const work = await aWork('Old and New', kofi);
    const begun = await changeWork(ama, work, 'amendment');
    expect(begun).toMatchObject({ state: 'draft', revision: 2, pending_revision: 2, title: 'Old and New' });
    expect(begun.writers.map(({ shares }) => shares)).toEqual(work.writers.map(({ shares }) => shares));
    expect(await workAs(ama, work.id)).toMatchObject({ state: 'registered', revision: 1, pending_revision: 2 });
    expect(await workAs(kofi, work.id)).toMatchObject({ revision: 1, pending_revision: null });
    for (const member of [kofi, stranger]) expect(await draftOf(member, work)).toBeNull();
    expect((await actOnWork(ama, begun, 'amendment')).json().code).toBe('amendment_exists');
    const others = [await actOnWork(kofi, begun, 'amendment'), await actOnWork(stranger, begun, 'amendment')];
    expect(others.map(({ statusCode }) => statusCode)).toEqual([403, 404]);
  });

  test('asks members whose lines change, keeps the other confirmations, and supersedes the old revision', async () => {
    const work = await aWork('Shifted', kofi, osu);
    const pending = await amend(ama, work, shifted(work));
    expect(pending).toMatchObject({
      state: 'awaiting_confirmation',
      revision: 2,
      change_note: 'The shares were wrong.',
    });
    expect(standings(pending)).toEqual(['submitter', 'invited', 'confirmed']);
    expect((await actOnWork(osu, pending, 'confirmation')).json().code).toBe('nothing_to_confirm');
    expect(await workAs(kofi, work.id)).toMatchObject({ state: 'registered', revision: 1, pending_revision: 2 });
    const target = await workAs(kofi, work.id, '/amendment');
    expect(target.awaits_my_confirmation).toBe(true);
    const confirmed = await confirm(kofi, target);
    expect(confirmed).toMatchObject({ state: 'registered', revision: 2, pending_revision: null, is_in_dispute: false });
    expect((await workAs(osu, work.id, '/revisions/1')).state).toBe('superseded');
    expect(await draftOf(ama, work)).toBeNull();
    expect((await ama.inject('GET', '/compositions/unheard-of/amendment')).statusCode).toBe(404);
    const [notification] = (await osu.inject('GET', '/notifications')).json().data.items;
    expect(notification.title).toBe('New revision registered');
  });

  test('activates at once if nobody is affected, and updates search and list', async () => {
    const work = await aWork('Forgotten Zephyr', kofi);
    const now = await amend(ama, work, { ...shifted(work), writers: work.writers, title: 'Remembered Sirocco' });
    expect(now).toMatchObject({ state: 'registered', revision: 2, title: 'Remembered Sirocco' });
    const found = async (query: string) =>
      (await stranger.inject('GET', `/repertoire/compositions?query=${query}`)).json().data.total;
    expect([await found('sirocco'), await found('zephyr')]).toEqual([1, 0]);
    const { items } = (await kofi.inject('GET', '/compositions')).json().data;
    expect(items[0]).toMatchObject({ title: 'Remembered Sirocco', state: 'registered' });
  });

  test('asks members whom it removes', async () => {
    const work = await aWork('Without Him', kofi);
    const pending = await amend(ama, work, aDraft('Without Him', ama));
    const removed = [{ name: 'Kofi Mensah', confirmation: 'invited' }];
    expect(pending).toMatchObject({ state: 'awaiting_confirmation', removed });
    const again = { name: 'amendment/submission', payload: { change_note: 'Submitted again.' } };
    expect((await actOnWork(ama, pending, again)).json().code).toBe('amendment_not_a_draft');
    const [notification] = (await kofi.inject('GET', '/notifications')).json().data.items;
    expect(notification.message).toBe('The new revision of “Without Him” no longer names you');
    expect(await confirm(kofi, pending)).toMatchObject({ state: 'registered', revision: 2 });
  });

  test('reserves the ISWC for the work', async () => {
    const iswc = 'T-702.152.911-5';
    const alone = await register(ama, { ...aDraft('Numbered', ama), iswc });
    const now = await amend(ama, alone, { ...aDraft('Renumbered', ama), iswc });
    expect(now).toMatchObject({ state: 'registered', revision: 2, iswc: 'T7021529115' });
  });

  test('starts with the first save, and shows it to a second one over the same revision', async () => {
    const work = await aWork('Two Tabs', kofi);
    const save = (genre: string, { version }: { version: number }) =>
      ama.inject('PUT', `/compositions/${work.id}/amendment`, {
        headers: changing({ version }),
        payload: { ...shifted(work), genre },
      });
    const first = await save('Highlife', work);
    expect(first.statusCode).toBe(200);
    expect(first.json().data).toMatchObject({ state: 'draft', revision: 2, genre: 'Highlife' });
    const second = await save('Jazz', work);
    expect(second.statusCode).toBe(412);
    expect(second.json().current).toMatchObject({ state: 'draft', revision: 2, genre: 'Highlife' });
    const third = await save('Jazz', second.json().current);
    expect(third.json().data).toMatchObject({ state: 'draft', revision: 2, genre: 'Jazz' });
    expect(await workAs(kofi, work.id)).toMatchObject({ revision: 1, state: 'registered' });
  });

  test('continues with the active revision if the amendment was discarded elsewhere', async () => {
    const work = await aWork('Thrown Away', kofi);
    const begun = await changeWork(ama, work, 'amendment');
    await ama.inject('DELETE', `/compositions/${work.id}/amendment`, { headers: changing(begun) });
    const late = await ama.inject('PUT', `/compositions/${work.id}/amendment`, {
      headers: changing(begun),
      payload: shifted(work),
    });
    expect(late.statusCode).toBe(412);
    expect(late.json().current).toMatchObject({ state: 'registered', revision: 1 });
  });

  test('handles a concurrent confirmation and recall, and reports a conflict to one of them', async () => {
    const work = await aWork('Two at Once', kofi);
    const pending = await amend(ama, work, shifted(work));
    const answers = await Promise.all([
      actOnWork(kofi, pending, 'confirmation'),
      actOnWork(ama, pending, 'taking-back'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    const now = await workAs(ama, work.id);
    expect([1, 2]).toContain(now.revision);
    expect(now.state).toBe('registered');
  });

  test('holds the contested shares until it is recalled and discarded, which ends the case', async () => {
    const work = await aWork('Never Mind', kofi);
    const pending = await amend(ama, work, shifted(work));
    const payload = { reason: 'That was not agreed.', shares: { pr: 9000, mr: 9000, sr: 0 } };
    const contested = await changeWork(kofi, pending, { name: 'contestation', payload });
    expect(contested).toMatchObject({ state: 'registered', revision: 1, is_in_dispute: true });
    const taken = await changeWork(ama, contested, 'taking-back');
    const discarded = await ama.inject('DELETE', `/compositions/${work.id}/amendment`, { headers: changing(taken) });
    expect(discarded.statusCode).toBe(204);
    expect(await workAs(kofi, work.id)).toMatchObject({ revision: 1, pending_revision: null, is_in_dispute: false });
  });

  test('rejects changes of disputed shares and allows the rest', async () => {
    const work = await aWork('Partly Fixed', kofi, osu);
    await aFiledShare(kofi, work.id, 6000);
    const disputed = await workAs(ama, work.id);
    await expect(amend(ama, disputed, shifted(work))).rejects.toThrow('line_on_hold');
    const { version } = await workAs(ama, work.id);
    const saved = await ama.inject('PUT', `/compositions/${work.id}/amendment`, {
      headers: changing({ version }),
      payload: { title: 'Partly Corrected', writers: work.writers },
    });
    const now = await changeWork(ama, saved.json().data, {
      name: 'amendment/submission',
      payload: { change_note: 'A slip in the title.' },
    });
    expect(now).toMatchObject({ state: 'registered', title: 'Partly Corrected', revision: 2, is_in_dispute: true });
  });

  test('isn’t activated while what it changes is on hold', async () => {
    const work = await aWork('On Hold', kofi);
    await amend(ama, work, shifted(work));
    await aFiledShare(osu, work.id, 6000);
    await confirm(kofi, await workAs(kofi, work.id, '/amendment'));
    expect(await workAs(ama, work.id)).toMatchObject({ revision: 1, pending_revision: 2, is_in_dispute: true });
  });
});

describe('history of a work', () => {
  test('lists every revision for its parties, with author and differences', async () => {
    const work = await aWork('Told and Retold', kofi);
    await confirm(kofi, await amend(ama, work, { ...shifted(work), title: 'Retold' }));
    await changeWork(ama, await workAs(ama, work.id), 'amendment');
    const versionsOf = async (member: TestMember) =>
      (await member.inject('GET', `/compositions/${work.id}/revisions`)).json().data.items;
    expect(await versionsOf(kofi)).toMatchObject([
      { number: 2, state: 'registered', author_name: 'Ama Kusi', is_me: false, changed: ['title', 'writers'] },
      { number: 1, state: 'superseded', changed: [], change_note: null },
    ]);
    expect((await versionsOf(ama)).map(({ state }: { state: string }) => state)).toEqual([
      'draft',
      'registered',
      'superseded',
    ]);
    expect((await workAs(kofi, work.id, '/revisions/1')).title).toBe('Told and Retold');
    expect((await kofi.inject('GET', `/compositions/${work.id}/revisions/3`)).statusCode).toBe(404);
    for (const part of ['/revisions', '/revisions/1', '/revisions/2'])
      expect((await stranger.inject('GET', `/compositions/${work.id}${part}`)).statusCode).toBe(404);
  });

  test('shows the active revision alone to members who aren’t a party', async () => {
    const work = await aWork('Looked At', kofi);
    const target = await workAs(stranger, work.id);
    expect(target).toMatchObject({ is_party: false, is_mine: false, events: [], pending_revision: null });
    const waiting = await register(ama, aDraft('Not Yet', ama, kofi));
    expect((await stranger.inject('GET', `/compositions/${waiting.id}`)).statusCode).toBe(404);
    for (const what of ['withdrawal', 'taking-back', 'amendment', 'confirmation', 'contestation'])
      expect([what, (await actOnWork(stranger, work, { name: what, payload: { reason: 'x' } })).statusCode]).toEqual([
        what,
        404,
      ]);
  });

  test('is hidden from members whom only a recalled revision named', async () => {
    const work = await aWork('Nearly', kofi);
    const pending = await amend(ama, work, aDraft('Nearly', ama, kofi, stranger));
    expect((await workAs(stranger, work.id)).is_party).toBe(true);
    await changeWork(ama, pending, 'taking-back');
    expect(await workAs(stranger, work.id)).toMatchObject({ is_party: false, events: [] });
    expect((await stranger.inject('GET', '/compositions?query=Nearly')).json().data.total).toBe(0);
    expect((await workAs(kofi, work.id)).is_party).toBe(true);
  });

  test('hides from strangers publishing agreements and removed parties', async () => {
    const published = (...writers: TestMember[]) => ({
      ...aDraft('Agreed', ...writers),
      writers: writers.map(({ partyId }) => {
        const part = 5000 / writers.length;
        return { party_id: partyId, role: 'C' as const, shares: { pr: part, mr: part, sr: 0 } };
      }),
      publishers: [
        {
          chain: 1,
          party_id: osu.partyId,
          type: 'E' as const,
          shares: { pr: 5000, mr: 5000, sr: 0 },
          agreement: { number: 'AG-77' },
        },
      ],
    });
    const registered = await confirm(osu, await confirm(kofi, await register(ama, published(ama, kofi))));
    await confirm(kofi, await amend(ama, await workAs(ama, registered.id), published(ama)));
    const [mine, theirs] = [await workAs(osu, registered.id), await workAs(stranger, registered.id)];
    expect([mine.publishers[0]?.agreement?.number, mine.removed.length]).toEqual(['AG-77', 1]);
    expect([theirs.publishers[0]?.agreement, theirs.removed]).toEqual([null, []]);
  });
});

describe('withdrawn works', () => {
  test('notifies everyone named with the reason, and keeps the ISWC on record', async () => {
    const iswc = 'T-071.574.140-4';
    const waiting = await register(ama, { ...aDraft('Gone for Good', ama, kofi), iswc });
    await confirm(kofi, waiting);
    const payload = { reason: 'Registered by mistake.' };
    const withdrawn = await changeWork(ama, await workAs(ama, waiting.id), { name: 'withdrawal', payload });
    expect(withdrawn).toMatchObject({ state: 'withdrawn', iswc: 'T0715741404', pending_revision: null });
    expect(withdrawn.events.at(-1)).toMatchObject({ type: 'withdrawn', note: 'Registered by mistake.' });
    const [notification] = (await kofi.inject('GET', '/notifications')).json().data.items;
    expect(notification.message).toBe('“Gone for Good” was withdrawn: Registered by mistake.');
    expect((await stranger.inject('GET', `/compositions/${waiting.id}`)).statusCode).toBe(404);
    expect((await stranger.inject('GET', '/repertoire/compositions?query=Gone+for+Good')).json().data.total).toBe(0);
    const again = await actOnWork(ama, withdrawn, { name: 'withdrawal', payload: { reason: 'Twice.' } });
    expect(again.json().code).toBe('not_withdrawable');
  });

  test('withdraws a pending amendment as well, and rejects a withdrawal during a dispute', async () => {
    const work = await aWork('Both of Them', kofi);
    const pending = await amend(ama, work, shifted(work));
    await changeWork(ama, pending, { name: 'withdrawal', payload: { reason: 'We never finished it.' } });
    expect((await workAs(kofi, work.id, '/revisions/2')).state).toBe('withdrawn');
    const disputed = await aWork('In Dispute', kofi);
    const claim = { role: 'CA', shares: { pr: 7000, mr: 5000, sr: 0 }, statement: 'I wrote more than half.' };
    await kofi.inject('POST', `/compositions/${disputed.id}/claims`, { headers: changing(disputed), payload: claim });
    const seen = await workAs(ama, disputed.id);
    const refused = await actOnWork(ama, seen, { name: 'withdrawal', payload: { reason: 'No.' } });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'in_dispute']);
  });
});

test('lists a pending amendment on the dashboard of members who must confirm it', async () => {
  const work = await aWork('Waits On The Dashboard', kofi);
  await amend(ama, work, shifted(work));
  const { attention } = (await kofi.inject('GET', '/dashboard')).json().data;
  expect(attention).toContainEqual(
    expect.objectContaining({ kind: 'confirm_shares', object_id: work.id, actor_name: 'Ama Kusi', share: 4000 }),
  );
});
