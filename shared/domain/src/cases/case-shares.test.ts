import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { CaseLine } from '../schemas/cases/case-lines.ts';
import {
  caseTotal,
  completeClaim,
  differencesOf,
  inProportion,
  isProposalFull,
  linesAfterAnswers,
  rebaseLines,
} from './index.ts';

const line = (party_id: string | null, pr: number, key = `writer:${party_id}:CA`): CaseLine => {
  return { key, group: 'writer', party_id, name: party_id ?? 'Unknown writer', role: 'CA', shares: { pr } };
};
const holder = (party_id: string, recording: number): CaseLine => {
  return { ...line(party_id, 0, `holder:${party_id}`), group: 'holder', shares: { recording } };
};
const player = (party_id: string, role = 'non_featured'): CaseLine => {
  return { ...line(party_id, 0, `contributor:${party_id}`), group: 'contributor', role, shares: {} };
};
const sharesOf = (lines: readonly CaseLine[] | null) =>
  lines && Object.fromEntries(lines.map(({ party_id, shares }) => [party_id, shares.pr ?? shares.recording]));
const nobody: ReadonlySet<string> = new Set();

/** A work of so many parties with a total of 100%. */
const aWork = fc
  .array(fc.integer({ min: 0, max: 100 }), { minLength: 2, maxLength: 8 })
  .filter((weights) => weights.some((weight) => weight > 0))
  .map((weights) => inProportion(10_000, weights).map((share, index) => line(`p${index}`, share)));

describe('dividing in proportion', () => {
  test('distributes everything in whole hundredths, at most one hundredth off', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), weights, (amount, given) => {
        const whole = given.reduce((sum, weight) => sum + weight, 0);
        const parts = inProportion(amount, given);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole === 0 ? 0 : amount);
        for (const [index, part] of parts.entries()) {
          expect(Number.isInteger(part)).toBe(true);
          if (whole > 0) expect(Math.abs(part - (amount * (given[index] ?? 0)) / whole)).toBeLessThan(1);
        }
      }),
    );
  });
});

describe('claims that don’t say who loses shares', () => {
  test('reduce the others in proportion', () => {
    const claim = completeClaim([line('a', 6000), line('b', 4000)], [line('c', 2000)]);
    expect(sharesOf(claim)).toEqual({ a: 4800, b: 3200, c: 2000 });
  });

  test('leave to the others what the claimant has too much', () => {
    const claim = completeClaim([line('a', 6000), line('b', 3000), line('c', 1000)], [line('a', 2000)]);
    expect(sharesOf(claim)).toEqual({ a: 2000, b: 6000, c: 2000 });
    expect(sharesOf(completeClaim([line('a', 10_000), line('b', 0)], [line('a', 6000)]))).toEqual({ a: 6000, b: 4000 });
  });

  test('take no more than the others have', () => {
    const claim = completeClaim([line('a', 5997), line('b', 3997)], [line('c', 10_000)]);
    expect(sharesOf(claim)).toEqual({ a: 0, b: 0, c: 10_000 });
  });

  test('reduce a recording only above 100%', () => {
    expect(sharesOf(completeClaim([holder('a', 5000)], [holder('b', 5000)]))).toEqual({ a: 5000, b: 5000 });
    expect(sharesOf(completeClaim([holder('a', 8000)], [holder('b', 5000)]))).toEqual({ a: 5000, b: 5000 });
  });

  test('keep the total and the claim, for any claim and work', () => {
    fc.assert(
      fc.property(aWork, fc.nat({ max: 8 }), fc.integer({ min: 0, max: 10_000 }), (registered, who, share) => {
        const claim = completeClaim(registered, [line(`p${who}`, share)]);
        expect(caseTotal(claim, 'pr')).toBe(10_000);
        for (const { shares } of claim) {
          expect(Number.isInteger(shares.pr)).toBe(true);
          expect(shares.pr).toBeGreaterThanOrEqual(0);
        }
        expect(claim.find(({ party_id }) => party_id === `p${who}`)?.shares.pr).toBe(share);
      }),
    );
  });
});

describe('outcome once all have conceded', () => {
  const registered = [line('a', 6000), line('b', 4000)];
  const claimedLines = [line('a', 4000), line('b', 4000), line('c', 2000)];
  const claimants = [{ partyId: 'c', claimedLines }];

  test('is the claim if it is accepted', () => {
    const respondents = [{ partyId: 'a', answer: 'update' as const }];
    expect(sharesOf(linesAfterAnswers({ registered, claimants, respondents, unasked: nobody }))).toEqual({
      a: 4000,
      b: 4000,
      c: 2000,
    });
  });

  test('is the claim and no more if the share is released', () => {
    const respondents = [{ partyId: 'a', answer: 'revoke' as const }];
    expect(sharesOf(linesAfterAnswers({ registered, claimants, respondents, unasked: nobody }))).toEqual({
      a: 4000,
      b: 4000,
      c: 2000,
    });
  });

  test.each([
    ['someone maintains', { respondents: [{ partyId: 'a', answer: 'maintain' as const }] }],
    ['someone has not answered', { respondents: [{ partyId: 'a', answer: null }] }],
    ['it changes the line of a member who was not asked', { unasked: new Set(['a']) }],
    ['nobody asks for anything', { claimants: [{ partyId: 'c', claimedLines: registered }] }],
    ['nobody claims any more', { claimants: [] }],
    ['two claim more than there is', { claimants: [...claimants, { partyId: 'd', claimedLines: [line('d', 9000)] }] }],
    [
      'two claim more of a line than it has',
      {
        claimants: ['c', 'd'].map((partyId) => {
          return { partyId, claimedLines: [line('a', 2000), line('b', 4000), line(partyId, 4000)] };
        }),
      },
    ],
    [
      'more than 100% of a recording is claimed',
      {
        registered: [holder('a', 8000)],
        claimants: [{ partyId: 'c', claimedLines: [holder('a', 8000), holder('c', 2007)] }],
      },
    ],
  ])('is open if %s', (_, changed) => {
    const respondents = [{ partyId: 'a', answer: 'update' as const }];
    expect(linesAfterAnswers({ registered, claimants, respondents, unasked: nobody, ...changed })).toBeNull();
  });

  test('takes from a line what two claim of it, if there is enough', () => {
    const two = [2000, 3000].map((share, index) => {
      const own = line(`c${index}`, share);
      return { partyId: `c${index}`, claimedLines: completeClaim([line('a', 10_000)], [own]) };
    });
    const respondents = [{ partyId: 'a', answer: 'update' as const }];
    const after = linesAfterAnswers({ registered: [line('a', 10_000)], claimants: two, respondents, unasked: nobody });
    expect(sharesOf(after)).toEqual({ a: 5000, c0: 2000, c1: 3000 });
  });

  test('leaves the holder of a recording what isn’t claimed of a released share', () => {
    const after = linesAfterAnswers({
      registered: [holder('a', 5000)],
      unasked: nobody,
      claimants: [{ partyId: 'c', claimedLines: [holder('a', 4000), holder('c', 3000)] }],
      respondents: [{ partyId: 'a', answer: 'revoke' }],
    });
    expect(sharesOf(after)).toEqual({ a: 4000, c: 3000 });
  });

  test('includes claimed performers and excludes omitted ones', () => {
    const after = linesAfterAnswers({
      registered: [player('a'), player('b')],
      unasked: nobody,
      claimants: [
        { partyId: 'c', claimedLines: [player('a'), player('b'), player('c')] },
        { partyId: 'd', claimedLines: [player('b', 'conductor')] },
      ],
      respondents: [{ partyId: 'a', answer: 'update' }],
    });
    expect(after?.map(({ party_id, role }) => [party_id, role])).toEqual([
      ['b', 'conductor'],
      ['c', 'non_featured'],
    ]);
  });

  test('keeps the total and unclaimed lines, regardless of who accepts or releases', () => {
    const answer = fc.constantFrom('update' as const, 'revoke' as const);
    fc.assert(
      fc.property(
        aWork,
        fc.integer({ min: 1, max: 9999 }),
        fc.array(answer, { minLength: 8 }),
        (work, share, answers) => {
          const claimed = completeClaim(work, [line('c', share)]);
          const respondents = work.flatMap(({ party_id }, index) => {
            return index === 0 || party_id === null ? [] : [{ partyId: party_id, answer: answers[index] ?? 'update' }];
          });
          const after = linesAfterAnswers({
            registered: work,
            respondents,
            unasked: nobody,
            claimants: [{ partyId: 'c', claimedLines: claimed }],
          });
          expect(after && caseTotal(after, 'pr')).toBe(10_000);
          for (const each of after ?? []) expect(Number.isInteger(each.shares.pr)).toBe(true);
          expect(after?.[0]?.shares).toEqual(claimed[0]?.shares);
        },
      ),
    );
  });
});

describe('split proposals', () => {
  test.each([
    ['totals 100', [line('a', 10_000)], true],
    ['totals 100 within the tolerance', [line('a', 9994)], true],
    ['falls short', [line('a', 9993)], false],
    ['is of a recording and leaves room', [holder('a', 2000)], true],
    ['is of a recording and passes 100', [holder('a', 9000), holder('b', 1007)], false],
    ['gives nobody anything', [line('a', 0)], false],
    ['has no shares', [player('a')], true],
  ])('%s can end a case: %p', (_, proposed, isFull) => {
    expect(isProposalFull([line('a', 10_000)].slice(proposed[0]?.group === 'writer' ? 0 : 1), proposed)).toBe(isFull);
  });

  test('is complete if an unheld right stays empty', () => {
    const none = { ...line('a', 10_000), shares: { pr: 10_000, sr: 0 } };
    expect(isProposalFull([none], [none])).toBe(true);
  });
});

describe('outcomes of two cases about one work', () => {
  test('are both registered, in any order', () => {
    const registered = [line('a', 5000), line('b', 5000)];
    const one = [line('a', 3000), line('b', 7000)];
    const other = [line('a', 4500), line('b', 4500), line('c', 1000)];
    const oneFirst = rebaseLines({ registered, after: other, current: one });
    const otherFirst = rebaseLines({ registered, after: one, current: other });
    expect(sharesOf(oneFirst)).toEqual({ a: 2500, b: 6500, c: 1000 });
    expect(sharesOf(otherFirst)).toEqual(sharesOf(oneFirst));
  });

  test('are rejected if too little is left', () => {
    const registered = [line('a', 5000), line('b', 5000)];
    const after = [line('a', 1000), line('b', 9000)];
    expect(rebaseLines({ registered, after, current: [line('a', 2000), line('b', 8000)] })).toBeNull();
  });

  test('keep the total, and equal the outcome if nothing else changed', () => {
    fc.assert(
      fc.property(aWork, fc.integer({ min: 0, max: 10_000 }), fc.nat({ max: 8 }), (registered, share, who) => {
        const after = completeClaim(registered, [line(`p${who}`, share)]);
        expect(sharesOf(rebaseLines({ registered, after, current: registered }))).toEqual(sharesOf(after));
        const current = completeClaim(registered, [line('q', 1000)]);
        const rebased = rebaseLines({ registered, after, current });
        if (rebased) expect(caseTotal(rebased, 'pr')).toBe(10_000);
      }),
    );
  });
});

test('lists differences line by line, with added and removed parties', () => {
  const before = [line('a', 6000), line('b', 4000), player('d')];
  const after = [line('a', 6000), line('c', 4000), player('e')];
  expect(
    differencesOf(before, after).map(({ line: { party_id }, before: was, after: is }) => [party_id, was, is]),
  ).toEqual([
    ['b', 4000, 0],
    ['d', 1, 0],
    ['c', 0, 4000],
    ['e', 0, 1],
  ]);
});
