import { describe, expect, test } from '@jest/globals';
import { caseDraft } from '../schemas/cases/case-draft.ts';
import { type CaseBasis, caseProblems } from './case-problems.ts';
import { workLines } from './registered-lines.ts';

const AMA = '01900000-0000-7000-8000-000000000001';
const KOFI = '01900000-0000-7000-8000-000000000002';
const shares = (pr: number) => ({ pr, mr: pr, sr: 0 });
const writers = [
  { party_id: AMA, name: 'Ama', role: 'CA', shares: shares(8000) },
  { party_id: KOFI, name: 'Kofi', role: 'CA', shares: shares(2000) },
];
const registered = workLines({ writers, publishers: [] }, ['pr']);
const basis: CaseBasis = { object: 'composition', registered };

/** A complete draft of a case, with a test's changes. */
function aDraft(sketch: object = {}) {
  const [ama, kofi] = registered;
  return caseDraft.parse({
    kind: 'author_share',
    scope: { rights: ['pr'] },
    claimed_lines: [
      { ...ama, shares: { pr: 6000 } },
      { ...kofi, shares: { pr: 4000 } },
    ],
    statement: 'We agreed on forty per cent in the studio.',
    declares_truth: true,
    ...sketch,
  });
}

const pathsOf = (sketch: object, on = basis) => caseProblems(aDraft(sketch), on).map(({ path }) => path);

describe('draft cases', () => {
  test('can be filed when complete', () => {
    expect(caseProblems(aDraft(), basis)).toEqual([]);
  });

  test.each([
    ['no kind', { kind: null }, ['kind']],
    ['no country', { scope: { rights: ['pr'], territories: [{ territory: '9999' }] } }, ['scope.territories']],
    ['a kind for recordings', { kind: 'performer_line_up' }, ['kind']],
    ['no right', { scope: {} }, ['scope.rights', 'claimed_lines']],
    ['a short statement', { statement: 'Because.' }, ['statement']],
    ['no declaration', { declares_truth: false }, ['declares_truth']],
    ['what is registered', { claimed_lines: registered }, ['claimed_lines']],
    ['no share for anyone', { claimed_lines: [] }, ['claimed_lines']],
    [
      'the same line twice',
      { claimed_lines: Array(2).fill({ ...registered[0], shares: { pr: 5000 } }) },
      ['claimed_lines'],
    ],
    ['a sample of nothing', { kind: 'sample' }, ['other_work', 'timings']],
    ['a duplicate of nothing', { kind: 'duplicate_work', claimed_lines: [] }, ['other_work']],
    [
      'a new line without party and role',
      { claimed_lines: [...registered, { key: 'new:1', group: 'writer', name: 'Esi', shares: { pr: 0 } }] },
      ['claimed_lines.2.role', 'claimed_lines.2.party_id'],
    ],
    [
      'a holder of a recording',
      { claimed_lines: [{ key: 'new:1', group: 'holder', party_id: AMA, name: 'Ama', role: 'producer', shares: {} }] },
      ['claimed_lines.0.group'],
    ],
  ])('are incomplete with %s', (_, sketch, expected) => {
    expect(pathsOf(sketch)).toEqual(expected);
  });

  test('state the difference of shares to the total', () => {
    const [ama, kofi] = registered;
    const claimed_lines = [ama, { ...kofi, shares: { pr: 4000 } }];
    expect(caseProblems(aDraft({ claimed_lines }), basis)).toEqual([
      { path: 'claimed_lines', message: 'Performing: the shares total 120.00%. They must total 100%.' },
    ]);
  });

  test('ignore a right without any shares', () => {
    const both = { object: 'composition' as const, registered: workLines({ writers, publishers: [] }, ['pr', 'sr']) };
    const [ama, kofi] = both.registered;
    const claimed_lines = [
      { ...ama, shares: { pr: 6000, sr: 0 } },
      { ...kofi, shares: { pr: 4000, sr: 0 } },
    ];
    expect(pathsOf({ scope: { rights: ['pr', 'sr'] }, claimed_lines }, both)).toEqual([]);
    const ofSync = [
      { ...ama, shares: { sr: 6000 } },
      { ...kofi, shares: { sr: 0 } },
    ];
    expect(pathsOf({ scope: { rights: ['sr'] }, claimed_lines: ofSync }, both)).toEqual(['claimed_lines']);
  });

  test('may leave a part of a recording unclaimed, but not exceed 100%', () => {
    const holder = { key: `holder:${AMA}`, group: 'holder' as const, party_id: AMA, name: 'Ama', role: 'producer' };
    const on: CaseBasis = { object: 'recording', registered: [{ ...holder, shares: { recording: 10_000 } }] };
    const about = { kind: 'recording_ownership', scope: { uses: ['broadcast'] } };
    const mine = { ...holder, key: 'new:1', party_id: KOFI, name: 'Kofi', shares: { recording: 4000 } };
    const left = (recording: number) => [{ ...holder, shares: { recording } }, mine];
    expect(pathsOf({ ...about, claimed_lines: left(6006) }, on)).toEqual([]);
    expect(pathsOf({ ...about, claimed_lines: left(6007) }, on)).toEqual(['claimed_lines']);
    expect(pathsOf({ ...about, scope: {}, claimed_lines: left(6000) }, on)).toEqual(['scope.uses']);
  });
});
