import type { CaseKind, CaseState } from '@counterpoint/domain/states';
import { insertCase } from '../disputes/case-filing.ts';
import type { TestApi, TestMember } from './test-api.ts';
import { aDraft, register } from './test-works.ts';

interface StoredCase {
  readonly claimant: TestMember;
  readonly respondent: TestMember;
  readonly state?: CaseState;
  readonly kind?: CaseKind;
}

/** A case about a work of the respondent, in the state where a test starts. */
export async function storeCase(
  api: TestApi,
  { claimant, respondent, state = 'awaiting_response', kind = 'authorship' }: StoredCase,
): Promise<string> {
  const work = await register(respondent, aDraft('Harbour lights', respondent));
  const at = api.clock.now();
  const { id } = await api.db.transaction().execute((tx) =>
    insertCase(tx, {
      kind,
      state,
      object: { type: 'composition', id: work.id, title: 'Harbour lights' },
      submitted_at: at,
      claimant: { party_id: claimant.partyId },
      respondents: [respondent.partyId],
      respondBy: at,
      at,
    }),
  );
  return id;
}

/** Puts a stored case into another state, as if all steps to it had been taken. */
export async function forceCaseState(api: TestApi, id: string, state: CaseState): Promise<void> {
  await api.db.updateTable('opposition').set({ state }).where('id', '=', id).execute();
}
