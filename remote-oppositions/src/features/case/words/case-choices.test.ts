import type { CaseAct } from '@counterpoint/domain/cases';
import { aCaseDetails, aCaseProposal } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { canBegin, choicesOf } from './case-choices.ts';

const blocked = (act: CaseAct, code: string, message: string) => ({ act, blocked: { code, message } });

test('what a dialog asks for itself does not keep it from opening', () => {
  const acts = [blocked('maintain', 'missing_evidence', 'Add what supports your claim before you maintain it.')];
  expect(choicesOf(aCaseDetails({ acts }))).toEqual({ open: ['maintain'], blocked: [] });
});

test('a reason is told once for all that it keeps back', () => {
  const late = (act: CaseAct) => blocked(act, 'too_late', 'The time to answer has passed.');
  expect(choicesOf(aCaseDetails({ acts: [late('update'), late('maintain')] }))).toEqual({
    open: [],
    blocked: [{ choices: ['update', 'maintain'], why: 'The time to answer has passed.' }],
  });
});

test('what was answered is not told again as a reason', () => {
  const acts = [blocked('update', 'answered', 'You have answered already.'), { act: 'revoke' as const, blocked: null }];
  expect(choicesOf(aCaseDetails({ acts }))).toEqual({ open: ['revoke'], blocked: [] });
});

test('another split is proposed beside the one on the table, and a draft is not withdrawn', () => {
  const acts = (['propose', 'withdraw'] as const).map((act) => ({ act, blocked: null }));
  expect(choicesOf(aCaseDetails({ acts, proposals: [aCaseProposal()] })).open).toEqual(['withdraw']);
  expect(choicesOf(aCaseDetails({ acts, state: 'draft' })).open).toEqual(['propose']);
});

test('what is not among the acts cannot be begun', () => {
  expect(canBegin([], 'accept')).toBe(false);
});
