import type { CaseAct } from '@counterpoint/domain/cases';
import { aCaseDetails, aCaseProposal } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { canBegin, choicesOf } from './case-choices.ts';

const blocked = (act: CaseAct, code: string, message: string) => ({ act, blocked: { code, message } });

test('offers an act whose dialog asks for what is missing', () => {
  const acts = [blocked('maintain', 'missing_evidence', 'Add what supports your claim before you maintain it.')];
  expect(choicesOf(aCaseDetails({ acts }))).toEqual(['maintain']);
});

test('offers only what is possible now', () => {
  const acts = [blocked('update', 'answered', 'You have answered already.'), { act: 'revoke' as const, blocked: null }];
  expect(choicesOf(aCaseDetails({ acts }))).toEqual(['revoke']);
});

test('offers another split beside an open one, and doesn’t withdraw a draft', () => {
  const acts = (['propose', 'withdraw'] as const).map((act) => ({ act, blocked: null }));
  expect(choicesOf(aCaseDetails({ acts, proposals: [aCaseProposal()] }))).toEqual(['withdraw']);
  expect(choicesOf(aCaseDetails({ acts, state: 'draft' }))).toEqual(['propose']);
});

test('can’t start an act that isn’t listed', () => {
  expect(canBegin([], 'accept')).toBe(false);
});
