import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { caseTotal, shareOf } from './case-shares.ts';
import { claimOutcome, unnamedLineFor } from './claim-outcome.ts';

const party = { id: 'kofi', name: 'Kofi Mensah' };
const both = (share: number) => ({ pr: share, mr: share, sr: 0 });
const line = (party_id: string | null, share: number) => {
  return {
    party_id,
    name: party_id ?? 'Unknown writer',
    role: 'CA',
    is_me: party_id === party.id,
    shares: both(share),
  };
};
const workOf = (...writers: readonly ReturnType<typeof line>[]) => ({ is_mine: false, writers, publishers: [] });
const claimed = (share: number) => ({ party, role: 'A', shares: both(share) });

test('asks the submitter for a share that an unnamed line can give', () => {
  expect(claimOutcome(workOf(line('ama', 5000), line(null, 5000)), claimed(5000))).toEqual({ state: 'requested' });
});

test('uses an unknown writer’s line before one in the public domain', () => {
  const traditional = { ...line(null, 5000), public_domain: 'Y' as const };
  expect(unnamedLineFor(workOf(traditional, line(null, 3000)), both(3000))).toBe(1);
  expect(unnamedLineFor(workOf(traditional, line(null, 3000)), both(4000))).toBe(0);
});

test('confirms what the claimant’s line already gives', () => {
  expect(claimOutcome(workOf(line('ama', 5000), line(party.id, 5000)), claimed(4000))).toEqual({
    state: 'confirmed',
    shares: both(5000),
  });
});

test('takes only what isn’t free from others, and never gives away more than a right has', () => {
  const splits = fc.record({ ama: fc.nat(10_000), share: fc.integer({ min: 1, max: 10_000 }) });
  fc.assert(
    fc.property(splits, ({ ama, share }) => {
      const free = 10_000 - ama;
      const outcome = claimOutcome(workOf(line('ama', ama), line(null, free)), claimed(share));
      expect(outcome.state).toBe(share <= free ? 'requested' : 'disputed');
      if (outcome.state !== 'disputed') return;
      const taken = outcome.claimedLines.find(({ party_id }) => party_id === 'ama');
      expect(shareOf(taken, 'pr')).toBe(ama - (share - free));
      expect(caseTotal(outcome.claimedLines, 'pr')).toBe(10_000);
    }),
  );
});
