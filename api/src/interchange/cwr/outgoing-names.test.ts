import { draftOf, type WorkDetails } from '@counterpoint/domain/schemas/works';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { changing, workAs } from '../../testing/test-revisions.ts';
import { newKey, register, submit } from '../../testing/test-works.ts';
import { sendImport, step } from '../imports/testing/send-import.ts';
import { cwrOf, plainWork } from './testing/cwr-lines.ts';

let api: TestApi;
let baobab: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  baobab = await api.signUp({ corporation_name: 'Baobab Songs' });
  const text = cwrOf('NWR', [sharedWork('N-1', 'KOFI ALONE'), sharedWork('N-2', 'OTHER ORDER')]);
  const checked = await sendImport(baobab, { name: 'CW260001BAO_052.V21', contents: Buffer.from(text, 'latin1') });
  expect(checked.report?.repairs.filter(({ severity }) => severity === 'block')).toEqual([]);
  await step(baobab, checked, ['POST', 'start', { as_drafts: true }]);
});
afterAll(() => api.close());

/** A work that Araba Mensah and Kofi Boateng wrote in equal parts. */
function sharedWork(number: string, title: string): string[] {
  const lines = plainWork(number, title);
  const araba = lines.slice(4, 7).map((line) => line.replaceAll('05000', '02500'));
  const kofi = araba.map((line) =>
    line
      .replace('W1', 'W2')
      .replace('MENSAH ', 'BOATENG')
      .replace('ARABA', 'KOFI ')
      .replace('99900000256', '99900000354'),
  );
  return [...lines.slice(0, 4), ...araba, ...kofi, ...lines.slice(7)];
}

/** The same by writers of other names and without numbers. */
function unnumbered(lines: readonly string[]): string[] {
  return lines.map((line) =>
    line
      .replace('MENSAH ', 'GREEN  ')
      .replace('BOATENG ', 'BROWN   ')
      .replace(/99900000(256|354)/, '00000000000'),
  );
}

async function importedDraft(title: string): Promise<WorkDetails> {
  const { items } = (await baobab.inject('GET', '/compositions?per_page=100')).json().data;
  return workAs(baobab, items.find((work: WorkDetails) => work.title === title).id);
}

async function writersSent(id: string): Promise<string[]> {
  const payload = { version: '2.1', ids: [id] };
  const { data } = (await baobab.inject('POST', '/cwr-files', { headers: newKey(), payload })).json();
  const { body } = await baobab.inject('GET', `/cwr-files/${data.id}/contents`);
  const writers = body.split('\r\n').filter((line) => line.startsWith('SWR'));
  return writers.map((line) =>
    [line.slice(19, 28), line.slice(28, 104), line.slice(115, 126)].join(' ').replaceAll(/ +/g, ' '),
  );
}

async function registerEdited(work: WorkDetails, change: Partial<ReturnType<typeof draftOf>>): Promise<void> {
  const saved = await baobab.inject('PUT', `/compositions/${work.id}`, {
    headers: changing(work),
    payload: { ...draftOf(work), ...change },
  });
  expect(saved.statusCode).toBe(200);
  expect((await submit(baobab, saved.json().data)).statusCode).toBe(200);
}

test('names the writers of a draft that was edited after its import', async () => {
  const work = await importedDraft('KOFI ALONE');
  const [, kofi] = draftOf(work).writers;
  if (!kofi) throw new Error('The work has two writers.');
  await registerEdited(work, { writers: [{ ...kofi, shares: { pr: 5000, mr: 5000, sr: 5000 } }] });
  expect(await writersSent(work.id)).toEqual(['W2 BOATENG KOFI 99900000354']);
});

test('names writers as in the file after a draft changed their order', async () => {
  const work = await importedDraft('OTHER ORDER');
  await registerEdited(work, { writers: draftOf(work).writers.toReversed() });
  expect((await writersSent(work.id)).toSorted()).toEqual([
    'W1 MENSAH ARABA 99900000256',
    'W2 BOATENG KOFI 99900000354',
  ]);
});

test('keeps the imported names of writers who were renamed since', async () => {
  const contents = Buffer.from(cwrOf('NWR', [unnumbered(sharedWork('N-3', 'RENAMED'))]), 'latin1');
  const checked = await sendImport(baobab, { name: 'CW260001BAO_052.V21', contents });
  await step(baobab, checked, ['POST', 'start', { as_drafts: false }]);
  const { items } = (await baobab.inject('GET', '/compositions?query=renamed')).json().data;
  const before = await writersSent(items[0].id);
  expect(before).toEqual(['W1 GREEN ARABA 00000000000', 'W2 BROWN KOFI 00000000000']);
  const { writers } = await workAs(baobab, items[0].id);
  await api.db
    .updateTable('party')
    .set({ family_name: 'Asante' })
    .where('id', '=', writers[0]?.party_id ?? null)
    .execute();
  expect(await writersSent(items[0].id)).toEqual(before);
});

test('registers an arrangement of a work in the public domain, and sends it as societies accept it', async () => {
  const kofi = await api.signUp({ given_name: 'Kofi', ipi_name_number: '99900000158' });
  const work = await register(kofi, {
    title: 'Old Tune',
    version_type: 'MOD',
    music_arrangement: 'ARR',
    lyric_adaptation: 'ORI',
    writers: [
      { party_id: kofi.partyId, role: 'AR', shares: { pr: 10_000, mr: 10_000, sr: 0 } },
      { party_id: null, role: 'C', shares: { pr: 0, mr: 0, sr: 0 }, public_domain: 'Y' },
    ],
  });
  // A writer in the public domain needs no number.
  expect(work.state).toBe('registered');
  expect(work.writers[1]).toMatchObject({ party_id: null, name: 'Public domain', public_domain: 'Y' });

  const payload = { version: '2.1', receiver: '052' };
  const { data: file } = (await kofi.inject('POST', '/cwr-files', { headers: newKey(), payload })).json();
  expect(file.faults.filter(({ rejects }: { rejects: boolean }) => rejects)).toEqual([]);
  const { body } = await kofi.inject('GET', `/cwr-files/${file.id}/contents`);
  const line: string | undefined = body.split('\r\n').find((each) => each.startsWith('OWR'));
  expect(line?.slice(28, 106)).toBe(`${'DP'.padEnd(75)} C `);
});
