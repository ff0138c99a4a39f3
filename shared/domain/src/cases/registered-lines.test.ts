import { describe, expect, test } from '@jest/globals';
import { caseScope } from '../schemas/cases/case-lines.ts';
import { doScopesOverlap, isWithin } from './case-scopes.ts';
import { contributorLines, type HolderOnLine, holderLines, workLines } from './registered-lines.ts';

const AMA = '01900000-0000-7000-8000-000000000001';
const shares = { pr: 5000, mr: 4000, sr: 0 };

describe('lines of a work', () => {
  test('have the shares of the requested rights, and keys of their own', () => {
    const ama = { party_id: AMA, name: 'Ama', role: 'CA', shares };
    const unknown = { ...ama, party_id: null, name: 'Unknown writer' };
    const publisher = { party_id: AMA, name: 'Ama', chain: 1, type: 'E', shares };
    const lines = workLines({ writers: [ama, ama, unknown], publishers: [publisher] }, ['mr']);
    expect(lines.map(({ key }) => key)).toEqual([
      `writer:${AMA}:CA`,
      `writer:${AMA}:CA#2`,
      'writer:?:CA',
      `publisher:${AMA}:1:E`,
    ]);
    expect(lines[0]?.shares).toEqual({ mr: 4000 });
  });
});

describe('holders of a recording', () => {
  const half: HolderOnLine = {
    party_id: AMA,
    name: 'Ama',
    role: 'producer',
    uses: ['broadcast'],
    share: 5000,
    territories: [{ is_included: true, territory: '0288' }],
    valid_from: '2024-01-01',
    valid_to: '2025-12-31',
  };

  test.each([
    ['everywhere', {}, [5000]],
    ['for another use', { uses: ['simulcast'] }, []],
    ['in another country', { territories: [{ territory: '0566' }] }, []],
    ['afterwards', { from: '2026-01-01' }, []],
    ['on the last day', { from: '2025-12-31', territories: [{ territory: '0288' }] }, [5000]],
  ])('are counted %s', (_, scope, expected) => {
    const lines = holderLines([half], caseScope.parse(scope));
    expect(lines.map(({ shares: { recording } }) => recording)).toEqual(expected);
  });

  test('have the maximum of their combined lines', () => {
    const later = { ...half, valid_from: '2025-01-01', valid_to: null, share: 3000 };
    expect(holderLines([half, later], caseScope.parse({})).map((line) => line.shares)).toEqual([{ recording: 8000 }]);
  });
});

test('identifies contributors without a party by their credit', () => {
  const line = { party_id: null, name: 'Yaw', category: 'non_featured' };
  expect(contributorLines([line, line]).map(({ key }) => key)).toEqual([
    'contributor:Yaw:non_featured',
    'contributor:Yaw:non_featured#2',
  ]);
});

describe('two scopes', () => {
  const ghana = { territories: [{ territory: '0288' }] };
  test.each([
    ['the whole', { one: {}, other: {}, expected: true }],
    ['another right', { one: { rights: ['pr'] }, other: { rights: ['mr'] }, expected: false }],
    ['a right in common', { one: { rights: ['pr', 'mr'] }, other: { rights: ['mr'] }, expected: true }],
    ['another use', { one: { uses: ['broadcast'] }, other: { uses: ['simulcast'] }, expected: false }],
    ['a part of the world', { one: ghana, other: {}, expected: true }],
    ['another country', { one: ghana, other: { territories: [{ territory: '0566' }] }, expected: false }],
    ['the day after', { one: { to: '2025-12-31' }, other: { from: '2026-01-01' }, expected: false }],
    ['the same day', { one: { to: '2026-01-01' }, other: { from: '2026-01-01' }, expected: true }],
  ])('overlap or don’t: %s', (_, { one, other, expected }) => {
    expect(doScopesOverlap(caseScope.parse(one), caseScope.parse(other))).toBe(expected);
    expect(doScopesOverlap(caseScope.parse(other), caseScope.parse(one))).toBe(expected);
  });

  test.each([
    ['a country', {}, ghana],
    ['a use', {}, { uses: ['broadcast'] }],
    ['a later begin', { from: '2025-01-01' }, { from: '2026-01-01' }],
    ['an end', {}, { to: '2026-12-31' }],
    ['an earlier end', { to: '2026-12-31' }, { to: '2025-12-31' }],
  ])('contain each other or don’t: %s', (_, whole, limited) => {
    const [all, part] = [caseScope.parse(whole), caseScope.parse(limited)];
    expect([isWithin(part, all), isWithin(all, part), isWithin(part, part)]).toEqual([true, false, true]);
  });
});
