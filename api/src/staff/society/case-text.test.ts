import { expect, test } from '@jest/globals';
import { formatLine } from './case-text.ts';

test('names the rights of a line in their order, whatever the order of the stored ones', () => {
  const line = { key: 'writer:1:CA', group: 'writer', party_id: '1', name: 'Ama Kusi', role: 'CA' } as const;
  const shown = formatLine({ ...line, shares: { mr: 5000, pr: 6000 } });
  expect(shown).toBe('Ama Kusi, CA: pr 60.00%, mr 50.00%  [writer:1:CA]');
});
