import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Claim, claimedOf, claimStatusOf } from './claim-status.ts';

function aClaim(pr: number, { mr = pr, sr = 0, isAwaited = false, isKnown = true } = {}): Claim {
  return { party_id: isKnown ? `party ${pr}` : null, shares: { pr, mr, sr }, is_awaited: isAwaited };
}

describe('claims on a work', () => {
  test.each([
    ['complete_claim', [aClaim(5000), aClaim(5000)]],
    ['complete_claim', [aClaim(9994)]],
    ['complete_claim', [aClaim(10_006)]],
    ['incomplete_claim', [aClaim(5000), aClaim(5000, { isAwaited: true })]],
    ['complete_under_claim', [aClaim(5000)]],
    ['complete_under_claim', [aClaim(9993)]],
    ['complete_under_claim', []],
    ['incomplete_under_claim', [aClaim(5000, { isAwaited: true })]],
    ['minor_over_claim', [aClaim(5000), aClaim(5007)]],
    ['minor_over_claim', [aClaim(10_000), aClaim(1500)]],
    ['major_over_claim', [aClaim(10_000), aClaim(1507)]],
  ] as const)('are %s as %j', (status, claims) => {
    expect(claimStatusOf(claims)).toBe(status);
  });

  test('exclude shares of unknown parties', () => {
    const claims = [aClaim(5000), aClaim(5000, { isKnown: false })];
    expect(claimStatusOf(claims)).toBe('complete_under_claim');
    expect(claimedOf(claims)).toEqual({ pr: 5000, mr: 5000, sr: 0 });
  });

  test('have the status of the right that is furthest off', () => {
    expect(claimStatusOf([aClaim(10_000, { mr: 5000 })])).toBe('complete_under_claim');
    expect(claimStatusOf([aClaim(5000, { mr: 12_000 })])).toBe('major_over_claim');
  });

  test('ignore synchronisation without shares, and include it otherwise', () => {
    expect(claimStatusOf([aClaim(10_000)])).toBe('complete_claim');
    expect(claimStatusOf([aClaim(10_000, { sr: 4000 })])).toBe('complete_under_claim');
  });

  test('never decrease by an additional claim', () => {
    const share = fc.integer({ min: 0, max: 10_000 });
    const claim = fc.record({
      party_id: fc.constant('a'),
      shares: fc.record({ pr: share, mr: share, sr: fc.constant(0) }),
      is_awaited: fc.boolean(),
    });
    const isOver = (claims: Claim[]) => claimStatusOf(claims).endsWith('over_claim');
    fc.assert(
      fc.property(fc.array(claim), claim, (claims, more) => {
        if (isOver(claims)) expect(isOver([...claims, more])).toBe(true);
      }),
    );
  });
});
