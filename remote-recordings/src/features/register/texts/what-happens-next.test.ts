import { aContributor, aRecordingDetails, aRight } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { valuesOf } from '../draft-values.ts';
import { whatHappensNext } from './what-happens-next.ts';

const linesOf = (...contributors: ReturnType<typeof aContributor>[]) =>
  valuesOf(aRecordingDetails({ contributors, rights: [aRight({ is_me: true })] }));
const kofi = aContributor({
  party_id: '01900000-0000-7000-8000-000000000901',
  name: 'Kofi',
  is_me: false,
  is_member: true,
});
const esi = aContributor({
  party_id: '01900000-0000-7000-8000-000000000902',
  name: 'Esi',
  is_me: false,
  is_member: true,
});

test('an amendment says which performers learn that the line-up names them, or no longer does', () => {
  const [before, after] = [linesOf(kofi, esi), linesOf(esi)];
  expect(whatHappensNext(after, before, null)).toEqual([
    'No one else needs to confirm. The new revision takes effect immediately.',
    'We’ll notify Esi that they’re named. They don’t need to do anything.',
    'We’ll notify Kofi that the line-up no longer names them. They don’t need to confirm it.',
  ]);
});
