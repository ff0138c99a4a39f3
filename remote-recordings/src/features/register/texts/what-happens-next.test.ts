import { aContributor, aParty, aRecordingDetails, aRight } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { valuesOf } from '../../../ui/draft/draft-values.ts';
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
  expect(whatHappensNext(after, before, { deadline: null, contesting: [] })).toEqual([
    'No one else needs to confirm. The new revision takes effect immediately.',
    'We’ll notify Esi that they’re named. They don’t need to do anything.',
    'We’ll notify Kofi that the line-up no longer names them. They don’t need to confirm it.',
  ]);
});

test('a submission after a contest waits for the party that contested it, even if it names them no longer', () => {
  const [first, second] = whatHappensNext(linesOf(), null, { deadline: null, contesting: ['Kofi'] });
  expect(first).toMatch(/^We’ll ask Kofi to confirm\./);
  expect(second).toBe(
    'Kofi contested the last submission. Until they confirm, or their case is closed, the recording isn’t registered.',
  );
});

test('an amendment that restores the lines of the party that contested it ends the contest', () => {
  const rights = [aRight({ is_me: true }), aRight({ ...aParty(), is_me: false, confirmation: 'confirmed' })];
  const lines = valuesOf(aRecordingDetails({ rights }));
  const contesting = [rights[1]?.name ?? ''];
  expect(whatHappensNext(lines, lines, { deadline: null, contesting })).toEqual([
    'No one else needs to confirm. The new revision takes effect immediately.',
  ]);
});
