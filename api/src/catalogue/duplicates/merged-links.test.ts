import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import {
  actOnRecording,
  amendRecording,
  aRecordingDraft,
  recordingAs,
  registerRecording,
  storeRecordingDraft,
} from '../../testing/test-recordings.ts';
import { amend } from '../../testing/test-revisions.ts';
import { society } from '../../testing/test-society.ts';
import { aDraft, register } from '../../testing/test-works.ts';

let api: TestApi;
let ama: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama', other_names: 'Kusi', ipi_name_number: '00241555778' });
});
afterAll(() => api.close());

const target = async ({ id }: WorkDetails): Promise<WorkDetails> =>
  (await ama.inject('GET', `/compositions/${id}`)).json().data;

async function worksOf({ id }: { readonly id: string }): Promise<string[]> {
  const { items } = (await ama.inject('GET', `/recordings/${id}/works`)).json().data;
  return items.map(({ composition_id }: { composition_id: string }) => composition_id);
}

test.each([
  ['by its page', 'T0102030409'],
  ['by its ISWC', 'T9110202125'],
])('links a recording that names the duplicate %s with the remaining work, until undone', async (by, iswc) => {
  const remaining = await register(ama, aDraft(`Cocoa Season ${by}`, ama));
  const duplicate = await register(ama, { ...aDraft(`Cocoa Seasons ${by}`, ama), iswc });
  const works = [{ title: 'Cocoa', ...(by === 'by its ISWC' ? { iswc } : { composition_id: duplicate.id }) }];
  const drafted = await storeRecordingDraft(ama, { ...aRecordingDraft('Cocoa Take', ama), works });
  await society(api, 'compositions', 'merge', duplicate.reference, remaining.reference, '--yes');
  expect((await actOnRecording(ama, drafted, 'submission')).statusCode).toBe(200);
  expect(await worksOf(drafted)).toEqual([remaining.id]);
  await society(api, 'compositions', 'unmerge', duplicate.reference, '--yes');
  expect(await worksOf(drafted)).toEqual([duplicate.id]);
});

describe('with a recording that names a merged work', () => {
  const mergeInto = (remaining: WorkDetails, duplicate: WorkDetails) =>
    society(api, 'compositions', 'merge', duplicate.reference, remaining.reference, '--yes');
  const naming = (title: string, works: readonly WorkDetails[]) => ({
    ...aRecordingDraft(title, ama),
    works: works.map((work) => ({ composition_id: work.id, title: work.title })),
  });

  /** A recording that names a work which was merged. */
  const mergedWith = async (title: string) => {
    const remaining = await register(ama, aDraft(title, ama));
    const duplicate = await register(ama, aDraft(`${title}s`, ama));
    const recording = await registerRecording(ama, naming(title, [duplicate]));
    await mergeInto(remaining, duplicate);
    return { remaining, duplicate, recording };
  };

  test('removes the link with the remaining work once the recording no longer names the merged one', async () => {
    const { remaining, recording } = await mergedWith('Lagoon Path');
    expect(await worksOf(recording)).toEqual([remaining.id]);
    await amendRecording(ama, await recordingAs(ama, recording.id), naming('Lagoon Path', []));
    expect(await worksOf(recording)).toEqual([]);
  });

  test('keeps the link if the recording names the remaining work instead, even after the merge is undone', async () => {
    const { remaining, duplicate, recording } = await mergedWith('Baobab Shade');
    await amendRecording(ama, await recordingAs(ama, recording.id), naming('Baobab Shade', [remaining]));
    expect(await worksOf(recording)).toEqual([remaining.id]);
    await society(api, 'compositions', 'unmerge', duplicate.reference, '--yes');
    expect(await worksOf(recording)).toEqual([remaining.id]);
  });

  test.each([
    { named: 'the remaining work', count: 1 },
    { named: 'both works', count: 2 },
  ])('keeps the link of a recording that named $named and now names the merged one', async ({ count }) => {
    const title = `Acacia Dusk ${count}`;
    const [remaining, duplicate] = [await register(ama, aDraft(title, ama)), await register(ama, aDraft(title, ama))];
    const recording = await registerRecording(ama, naming(title, [remaining, duplicate].slice(0, count)));
    await mergeInto(remaining, duplicate);
    const amended = await amendRecording(ama, await recordingAs(ama, recording.id), naming(title, [duplicate]));
    expect(await worksOf(recording)).toEqual([remaining.id]);
    await amendRecording(ama, amended, naming(title, []));
    expect(await worksOf(recording)).toEqual([]);
  });

  test('keeps the link when the remaining work stops naming the recording, until the merge is undone', async () => {
    const { remaining, duplicate, recording } = await mergedWith('Savanna Rain');
    const recordings = [{ recording_id: recording.id, title: 'Savanna Rain' }];
    const draft = aDraft('Savanna Rain', ama);
    const named = await amend(ama, await target(remaining), { ...draft, recordings });
    await amend(ama, named, draft);
    expect(await worksOf(recording)).toEqual([remaining.id]);
    await society(api, 'compositions', 'unmerge', duplicate.reference, '--yes');
    expect(await worksOf(recording)).toEqual([duplicate.id]);
  });

  test.each([
    { how: 'as well', count: 2 },
    { how: 'again', count: 1 },
  ])('keeps a link that a member made $how when the merge is undone', async ({ how, count }) => {
    const { remaining, duplicate, recording } = await mergedWith(`Mangrove ${how}`);
    const path = `/recordings/${recording.id}/works`;
    if (how === 'again') await ama.inject('DELETE', `${path}/${remaining.id}`);
    expect(await worksOf(recording)).toEqual(how === 'again' ? [] : [remaining.id]);
    await ama.inject('POST', path, { payload: { composition_id: remaining.id } });
    await society(api, 'compositions', 'unmerge', duplicate.reference, '--yes');
    expect((await worksOf(recording)).sort()).toEqual([remaining.id, duplicate.id].slice(0, count).sort());
  });

  test('reports no new link when a member links what a merged work is linked with', async () => {
    const { remaining, recording } = await mergedWith('Palm Avenue');
    const payload = { composition_id: remaining.id };
    expect((await ama.inject('POST', `/recordings/${recording.id}/works`, { payload })).statusCode).toBe(200);
    const { events } = await recordingAs(ama, recording.id);
    expect(events.map(({ type }) => type)).not.toContain('linked');
  });

  test('removes the link on the page of the merged work, too', async () => {
    const { duplicate, recording } = await mergedWith('Raffia Path');
    const { items } = (await ama.inject('GET', `/compositions/${duplicate.id}/recordings`)).json().data;
    expect(items).toMatchObject([{ recording_id: recording.id, can_unlink: true }]);
    const removed = await ama.inject('DELETE', `/recordings/${recording.id}/works/${duplicate.id}`);
    expect(removed.statusCode).toBe(200);
    expect(await worksOf(recording)).toEqual([]);
  });

  test('keeps the link until both of two merges that share it are undone', async () => {
    const [remaining, one, other] = [
      await register(ama, aDraft('Kente Pattern', ama)),
      await register(ama, aDraft('Kente Patterns', ama)),
      await register(ama, aDraft('Kente Patterned', ama)),
    ];
    const recording = await registerRecording(ama, naming('Kente Take', [one, other]));
    await mergeInto(remaining, one);
    await mergeInto(remaining, other);
    expect(await worksOf(recording)).toEqual([remaining.id]);
    await society(api, 'compositions', 'unmerge', one.reference, '--yes');
    expect((await worksOf(recording)).sort()).toEqual([remaining.id, one.id].sort());
    await society(api, 'compositions', 'unmerge', other.reference, '--yes');
    expect((await worksOf(recording)).sort()).toEqual([one.id, other.id].sort());
  });
});
