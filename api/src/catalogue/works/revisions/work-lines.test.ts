import type { WorkDetails, WorkDraftInput } from '@counterpoint/domain/schemas/works';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestApi, type TestApi, type TestMember } from '../../../testing/test-api.ts';
import { amend, workAs } from '../../../testing/test-revisions.ts';
import { confirm, register } from '../../../testing/test-works.ts';

let api: TestApi;
let ama: TestMember;
let kofi: TestMember;
let osu: TestMember;
let third: TestMember;

beforeAll(async () => {
  api = await createTestApi();
  ama = await api.signUp({ given_name: 'Ama', other_names: 'Kusi', ipi_name_number: '00241555778' });
  kofi = await api.signUp({ given_name: 'Kofi', other_names: 'Mensah', ipi_name_number: '99900000158' });
  osu = await api.signUp({ corporation_name: 'Osu Music', ipi_name_number: '99900000256' });
  third = await api.signUp({ corporation_name: 'Third Music', ipi_name_number: '99900000354' });
});
afterAll(() => api.close());

const part = (share: number) => ({ pr: share, mr: share, sr: 0 });
const wordsOf = ({ writers, publishers }: WorkDetails) =>
  [...writers, ...publishers].map(({ name, confirmation }) => `${name}: ${confirmation}`);

/** Active and confirmed by everyone. */
async function createActive(draft: WorkDraftInput, ...others: TestMember[]): Promise<WorkDetails> {
  let work = await register(ama, draft);
  for (const other of others) work = await confirm(other, work);
  expect(work.state).toBe('registered');
  return workAs(ama, work.id);
}

describe('confirmations that an amendment needs', () => {
  test('asks a member who loses one of several equal lines', async () => {
    const music = { party_id: kofi.partyId, role: 'C' as const, shares: part(3000) };
    const mine = (share: number) => ({ party_id: ama.partyId, role: 'C' as const, shares: part(share) });
    const words = { party_id: kofi.partyId, role: 'A' as const, shares: part(3000) };
    const work = await createActive({ title: 'Words and Music', writers: [mine(4000), music, words] }, kofi);
    const pending = await amend(ama, work, { title: 'Words and Music', writers: [mine(7000), music] });
    expect([pending.state, ...wordsOf(pending)]).toEqual([
      'awaiting_confirmation',
      'Ama Kusi: submitter',
      'Kofi Mensah: invited',
    ]);
    expect((await workAs(ama, work.id)).revision).toBe(1);
  });

  describe('changes in a publisher chain', () => {
    const published = (...publishers: [string, 'E' | 'AM'][]): WorkDraftInput => ({
      title: 'Published',
      writers: [
        { party_id: ama.partyId, role: 'C', shares: part(2500) },
        { party_id: kofi.partyId, role: 'A', shares: part(2500), chains: [1] },
      ],
      publishers: publishers.map(([party_id, type]) => ({
        chain: 1,
        party_id,
        type,
        shares: part(type === 'E' ? 5000 : 0),
      })),
    });

    test('asks the writer whose publisher changes', async () => {
      const work = await createActive(published([osu.partyId, 'E']), kofi, osu);
      const pending = await amend(ama, work, published([third.partyId, 'E']));
      expect(wordsOf(pending)).toEqual(['Ama Kusi: submitter', 'Kofi Mensah: invited', 'Third Music: invited']);
    });

    test('asks the publisher and the writer when the administrator changes', async () => {
      const work = await createActive(published([osu.partyId, 'E']), kofi, osu);
      const pending = await amend(ama, work, published([osu.partyId, 'E'], [third.partyId, 'AM']));
      expect(wordsOf(pending)).toEqual([
        'Ama Kusi: submitter',
        'Kofi Mensah: invited',
        'Osu Music: invited',
        'Third Music: invited',
      ]);
    });
  });
});
