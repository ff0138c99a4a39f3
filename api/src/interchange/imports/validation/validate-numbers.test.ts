import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApi, type TestApi } from '../../../testing/test-api.ts';
import { changeWork, workAs } from '../../../testing/test-revisions.ts';
import { check, csvFile, importTable, sendImport } from '../testing/send-import.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

test('lets a work have the number of one that its member withdrew', async () => {
  const ipi = '00000000395';
  const esi = await api.signUp({ given_name: 'Esi', ipi_name_number: ipi });
  const fileOf = (title: string) =>
    csvFile([
      ['Work number', 'Title', 'Writer IPI', 'Role', 'Writer share'],
      ['A-1', title, ipi, 'CA', '100'],
    ]);
  await importTable(esi, fileOf('Registered by Mistake'));
  const again = async () => (await check(esi, await sendImport(esi, fileOf('As It Should Be')))).report;
  expect(await again()).toMatchObject({ clean: 0, repairs: [{ rule: 'I-NUM-02' }] });
  const [mistake] = (await esi.inject('GET', '/compositions')).json().data.items;
  await changeWork(esi, await workAs(esi, mistake.id), {
    name: 'withdrawal',
    payload: { reason: 'Registered by mistake.' },
  });
  expect(await again()).toMatchObject({ clean: 1, repairs: [] });
});
