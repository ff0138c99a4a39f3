import { problemsIn } from '@counterpoint/domain/recording-rights';
import { expect, test } from '@jest/globals';
import { formatHolders } from './format-holders.ts';
import type { ShownRight } from './shown-right.ts';

function aRight(key: string, partyId: string, share: number): ShownRight {
  return {
    key,
    party_id: partyId,
    name: 'Tema Records',
    is_me: false,
    role: 'producer',
    is_claim: false,
    source: null,
    share,
    is_controlled_by_third_party: false,
    uses: ['broadcast'],
    from: '2024-01-01',
    to: null,
    territories: [{ territory: '0288', is_included: true }],
  };
}

test('distinguishes holders of the same name, and sums the lines of one holder', () => {
  const rights = [aRight('0', 'one', 4000), aRight('1', 'one', 3000), aRight('2', 'other', 5000)];
  const [problem] = problemsIn(rights);
  if (!problem) throw new Error('These pass 100 %.');
  expect(formatHolders(problem, rights)).toBe('Tema Records claims 70.00%, Tema Records claims 50.00%.');
});
