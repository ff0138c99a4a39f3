import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MARKUP_STRINGS } from '../../testing/markup-strings.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { apply, FREE_ISNI, submitApplication } from '../../testing/test-isni.ts';
import { runSociety } from './run-society.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

async function society(...args: string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await runSociety(args, {
    print: (text) => out.push(text),
    printError: (text) => err.push(text),
    showProgress: () => undefined,
    osUser: 'operator',
    settings: {},
    open: async () => ({ db: api.db, env: api.env, now: api.clock.now, close: async () => undefined }),
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

async function anApplication() {
  const ama = await api.signUp();
  return submitApplication(ama, await apply(ama));
}

describe('staff view of ISNI applications', () => {
  test('have help for each command', async () => {
    const { code, out } = await society('--help');
    expect(code).toBe(0);
    for (const command of [
      'list',
      'show <id>',
      'review <id>',
      'assign <id> <isni>',
      'refuse <id>',
      'ask <id>',
      'candidates <id>',
    ])
      expect(out).toContain(`applications ${command}`);
  });

  test('lists applications without drafts, and shows their content and history', async () => {
    const draft = await apply(await api.signUp());
    const { id } = await anApplication();
    const list = await society('applications', 'list');
    expect(list.out).toMatch(new RegExp(`${id} +submitted +\\S+ +Ama Mensah`));
    expect(list.out).not.toContain(draft.id);
    expect((await society('applications', 'list', '--state', 'draft')).out).toContain(draft.id);
    const question = 'Which band was it?';
    await society('applications', 'candidates', id, '--records', `${FREE_ISNI} Ama M., born 1970`, '--as', 'Esi Kyei');
    await society('applications', 'ask', id, '--question', question, '--as', 'Esi Kyei');
    const { out } = await society('applications', 'show', id);
    for (const text of [
      'more_info_needed',
      'Songbird, composer, 2019, T0345246801',
      '9990 0000 0000 002X',
      question,
      'Esi Kyei',
    ])
      expect(out).toContain(text);
    expect(out).toContain('1991-03-14 (not for publication)');
  });

  test.each([
    [['assign', 'ID', '1']],
    [['assign', 'ID']],
    [['candidates', 'ID', '--records', 'Ama M.']],
    [['candidates', 'ID', '--records', ';']],
    [['candidates', 'ID']],
    [['refuse', 'ID', '--reason', ' ']],
    [['ask', 'ID', '--question', 'x'.repeat(1_001)]],
    [['show', 'x']],
  ])('rejects %j with unreadable options', async (args) => {
    const { id } = await anApplication();
    const { code, err } = await society('applications', ...args.map((arg) => (arg === 'ID' ? id : arg)));
    expect([code, err]).toEqual([2, expect.stringContaining('See pnpm society --help.')]);
  });

  test('exits with 1 if the state doesn’t allow the command', async () => {
    const { id } = await anApplication();
    await society('applications', 'refuse', id, '--reason', 'No work is out');
    expect(await society('applications', 'review', id)).toMatchObject({
      code: 1,
      out: '',
      err: 'This isn’t possible in the application’s current status.',
    });
  });
});

test('prints 200 texts of markup and script from an application as typed', async () => {
  const ama = await api.signUp();
  let { id, version } = await apply(ama, {});
  for (let start = 0; start < MARKUP_STRINGS.length; start += 5) {
    const texts = MARKUP_STRINGS.slice(start, start + 5);
    const [note = '', , name = '', , city = ''] = texts;
    const works = texts.map((title) => ({ title }));
    const links = texts.map((url) => ({ url }));
    const content = { family_name: name, city, note, works, links };
    const headers = { 'if-match': `"${version}"` };
    const answer = await ama.inject('PUT', `/isni-applications/${id}`, { headers, payload: content });
    expect([texts, answer.statusCode]).toEqual([texts, 200]);
    expect(answer.json().data.content).toMatchObject(content);
    ({ id, version } = answer.json().data);
  }
});
