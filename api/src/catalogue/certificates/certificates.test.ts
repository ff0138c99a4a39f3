// cspell:ignore compositeur
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { drawnPages, pagesOf } from '../../testing/drawn-pdf.ts';
import { advanceToNewYear, EARLIEST_TIME_ZONE } from '../../testing/society-new-year.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { amend, changeWork, workAs } from '../../testing/test-revisions.ts';
import { aDraft, confirm, newKey, register } from '../../testing/test-works.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;
let stranger: TestMember;
/** The society's year. */
let year: number;

beforeAll(async () => {
  api = await createTestApi(EARLIEST_TIME_ZONE);
  year = advanceToNewYear(api);
  ama = await api.signUp({ given_name: 'Ama', other_names: 'Kusi', ipi_name_number: '00241555778' });
  kofi = await api.signUp({ given_name: 'Fọlákẹ́', other_names: 'Ɔdɔnkɔ', ipi_name_number: '99900000158' });
  stranger = await api.signUp({ given_name: 'Yaa' });
});
afterAll(() => api.close());

const certificateOf = (member: TestMember, id: string) => member.inject('GET', `/compositions/${id}/certificate`);

/** Returns the code of the latest certificate, which the document contains in compressed form. */
async function newestCode(): Promise<string> {
  const row = await api.db
    .selectFrom('certificate')
    .select('code')
    .orderBy('issued_at', 'desc')
    .executeTakeFirstOrThrow();
  return row.code;
}

const check = (code: string) => api.inject('GET', `/certificates/${code}`);

describe('certificates of works', () => {
  test('renders a tagged PDF named after its number in the society’s year, the same one for the same version', async () => {
    const work = await register(ama, aDraft('Ìfẹ́ Mi — Ɖeka Ŋutɔ — Ωδή — Песня', ama));
    const answer = await certificateOf(ama, work.id);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    const name = new RegExp(`^attachment; filename="CERT-${year}-\\d{5}\\.pdf"$`);
    expect(answer.headers['content-disposition']).toMatch(name);
    const text = answer.rawPayload.toString('latin1');
    expect(text.slice(0, 8)).toBe('%PDF-1.7');
    for (const part of ['/Marked true', '/Lang (en-GB)', '/StructTreeRoot', '/DisplayDocTitle true'])
      expect([part, text.includes(part)]).toEqual([part, true]);
    expect((await certificateOf(ama, work.id)).rawPayload.equals(answer.rawPayload)).toBe(true);
  });

  test('spreads many parties over numbered pages, each with the column headings', async () => {
    const others = Array.from({ length: 60 }, () => ama);
    const roles = ['C', 'A', 'CA', 'PA'] as const;
    const writers = others.map(({ partyId }, index) => ({
      party_id: index < roles.length ? partyId : null,
      role: roles[index % roles.length] ?? 'C',
      shares: { pr: index === 0 ? 10_000 : 0, mr: index === 0 ? 10_000 : 0, sr: 0 },
    }));
    const work = await register(ama, { title: 'A Choir', writers });
    const { rawPayload } = await certificateOf(ama, work.id);
    const pages = pagesOf(rawPayload);
    expect(pages).toBeGreaterThan(1);
    // Screen readers skip footers and repeated headings.
    expect(drawnPages(rawPayload).match(/\/Artifact <</g)).toHaveLength(pages + (pages - 1));
  });

  test('offers a certificate to the parties once the work is registered', async () => {
    const work = await register(ama, aDraft('Ours', ama, kofi));
    const early = await certificateOf(ama, work.id);
    expect([early.statusCode, early.json().code]).toEqual([409, 'not_in_force']);
    await confirm(kofi, work);
    expect((await certificateOf(kofi, work.id)).statusCode).toBe(200);
    const refused = await certificateOf(stranger, work.id);
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'not_found']);
  });
});

describe('certificate codes', () => {
  test('shows anyone what is certified and whether it is valid, without contact data or history', async () => {
    const work = await register(ama, { ...aDraft('Checked', ama, kofi), iswc: 'T-702.152.911-5' });
    await confirm(kofi, work);
    await certificateOf(ama, work.id);
    const code = await newestCode();
    const { data } = (await check(code.toLowerCase().replace(/(.{5})(?=.)/g, '$1-'))).json();
    expect(data).toEqual({
      number: expect.stringMatching(/^CERT-/),
      issued_at: expect.any(String),
      status: 'valid',
      work: {
        title: 'Checked',
        reference: work.reference,
        iswc: 'T7021529115',
        revision: 1,
        registered_at: expect.any(String),
        parties: [
          {
            name: 'Ama Kusi',
            ipi_name_number: '00241555778',
            role: 'Composer and author',
            shares: { pr: 5000, mr: 5000, sr: 0 },
          },
          {
            name: 'Fọlákẹ́ Ɔdɔnkɔ',
            ipi_name_number: '99900000158',
            role: 'Composer and author',
            shares: { pr: 5000, mr: 5000, sr: 0 },
          },
        ],
      },
    });
  });

  test('names roles in the reader’s language, not in that of the member who had it issued', async () => {
    const work = await register(ama, aDraft('In Two Languages', ama));
    await ama.inject('GET', `/compositions/${work.id}/certificate`, { headers: { 'accept-language': 'fr' } });
    const code = await newestCode();
    const rolesIn = async (language: string) => {
      const answer = await ama.inject('GET', `/certificates/${code}`, { headers: { 'accept-language': language } });
      return answer.json().data.work.parties.map(({ role }: { role: string }) => role);
    };
    expect(await rolesIn('en')).toEqual(['Composer and author']);
    expect(await rolesIn('fr')).toEqual(['Auteur-compositeur']);
  });

  test('shows that the work is in dispute, superseded, or withdrawn', async () => {
    const alone = await register(ama, aDraft('Through Time', ama));
    await certificateOf(ama, alone.id);
    const first = await newestCode();
    const statusOf = async (code: string) => (await check(code)).json().data.status;
    await amend(ama, alone, aDraft('Through Times', ama));
    expect(await statusOf(first)).toBe('superseded');
    await certificateOf(ama, alone.id);
    const second = await newestCode();
    expect([await statusOf(second), second === first]).toEqual(['valid', false]);
    await changeWork(ama, await workAs(ama, alone.id), { name: 'withdrawal', payload: { reason: 'A mistake.' } });
    expect(await statusOf(second)).toBe('withdrawn');

    const disputed = await register(ama, aDraft('Disputed', ama));
    await certificateOf(ama, disputed.id);
    const claim = { role: 'A', shares: { pr: 100, mr: 0, sr: 0 }, statement: 'A line of it is mine.' };
    await kofi.inject('POST', `/compositions/${disputed.id}/claims`, { headers: newKey(), payload: claim });
    expect(await statusOf(await newestCode())).toBe('disputed');
  });

  test('answers 404 for unknown codes and limits the attempts to guess one', async () => {
    for (const code of ['x', '0'.repeat(20), '%00', 'a'.repeat(90)]) expect((await check(code)).statusCode).toBe(404);
    const answers = [];
    for (let tried = 0; tried < 40; tried += 1) answers.push((await check('0'.repeat(20))).statusCode);
    expect(answers.at(-1)).toBe(429);
  });
});
