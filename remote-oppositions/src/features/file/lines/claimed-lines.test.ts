import { lineGroupsOf } from '@counterpoint/domain/cases';
import { aCaseLine } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { claimedAs, preserveEdits } from './claimed-lines.ts';

const works = lineGroupsOf('ownership', 'composition');
const ama = aCaseLine({ shares: { pr: 4000 } });
const kofi = aCaseLine({ key: 'writer:kofi:A', party_id: null, name: 'Kofi Mensah', shares: { pr: 6000 } });
const typed = { ...claimedAs(ama), shares: { pr: '55' } };

test('keeps edits, and claims the registered shares of an added right', () => {
  const after = [aCaseLine({ shares: { pr: 4000, mr: 3000 } })];
  expect(preserveEdits([typed], { before: [ama], after, groups: works })[0]?.shares).toEqual({ pr: '55', mr: '30.00' });
});

test('updates unedited lines when the scope changes', () => {
  const after = [aCaseLine({ shares: { pr: 2500 } })];
  expect(preserveEdits([claimedAs(ama)], { before: [ama], after, groups: works })[0]?.shares).toEqual({ pr: '25.00' });
});

test('drops lines outside the scope, and keeps new ones', () => {
  const added = { ...typed, key: 'new:1', name: 'Esi Coker' };
  const kept = preserveEdits([typed, claimedAs(kofi), added], { before: [ama, kofi], after: [ama], groups: works });
  expect(kept.map(({ name }) => name)).toEqual(['Ama Serwaa', 'Esi Coker']);
});

test('keeps a removed performer removed', () => {
  const drums = aCaseLine({ key: 'contributor:kofi', group: 'contributor', role: 'non_featured', shares: {} });
  const groups = lineGroupsOf('performer_line_up', 'recording');
  expect(preserveEdits([], { before: [], after: [drums], groups })).toHaveLength(1);
  expect(preserveEdits([], { before: [drums], after: [drums], groups })).toHaveLength(0);
});
