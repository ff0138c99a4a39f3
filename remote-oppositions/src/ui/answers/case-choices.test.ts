import type { CaseAct } from '@counterpoint/domain/cases';
import { aCaseDetails, aCaseProposal } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { canBegin, choicesOf } from './case-choices.ts';

const blocked = (act: CaseAct, code: string, message: string) => ({ act, blocked: { code, message } });

test('what a dialog asks for itself does not keep it from opening', () => {
  const acts = [blocked('maintain', 'missing_evidence', 'Add what supports your claim before you maintain it.')];
  expect(choicesOf(aCaseDetails({ acts }))).toEqual(['maintain']);
});

test('offers only what is possible now', () => {
  const acts = [blocked('update', 'answered', 'You have answered already.'), { act: 'revoke' as const, blocked: null }];
  expect(choicesOf(aCaseDetails({ acts }))).toEqual(['revoke']);
});

test('another split is proposed beside the one on the table, and a draft is not withdrawn', () => {
  const acts = (['propose', 'withdraw'] as const).map((act) => ({ act, blocked: null }));
  expect(choicesOf(aCaseDetails({ acts, proposals: [aCaseProposal()] }))).toEqual(['withdraw']);
  expect(choicesOf(aCaseDetails({ acts, state: 'draft' }))).toEqual(['propose']);
});

test('what is not among the acts cannot be begun', () => {
  expect(canBegin([], 'accept')).toBe(false);
});
