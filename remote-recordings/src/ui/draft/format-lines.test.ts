import { changedOnly } from '@counterpoint/area-ui/wizard';
import { aContributor, aRecordingDraft, aRight } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { lineByName } from '../../features/register/contributors/contributor-lines.ts';
import { valuesOf } from './draft-values.ts';
import { compareDrafts } from './format-lines.ts';

const byName = aContributor({ party_id: null, name: 'Yaw Darko', credited_as: 'Yaw Darko', is_me: false });
const before = valuesOf(aRecordingDraft({ contributors: [byName] }));

test('treats a renamed contributor without a party as another one', () => {
  const [line] = before.contributors;
  const renamed = { ...before, contributors: line ? [{ ...line, name: 'Yaw Darkwa' }] : [] };
  expect(changedOnly(compareDrafts(renamed, before)).map(({ label }) => label)).toEqual([
    'Contributor Yaw Darkwa',
    'Contributor Yaw Darko',
  ]);
});

test('lists contributors without a party by name', () => {
  const added = { ...before, contributors: [...before.contributors, lineByName('Efua'), lineByName('Kojo')] };
  expect(changedOnly(compareDrafts(added, before)).map(({ label }) => label)).toEqual([
    'Contributor Efua',
    'Contributor Kojo',
  ]);
});

test('formats the days of a performance', () => {
  const [line] = before.contributors;
  const dated = { ...before, contributors: line ? [{ ...line, performed_from: '2024-03-03' }] : [] };
  expect(changedOnly(compareDrafts(dated, before))[0]?.mine).toMatch(/, performed on 3 March 2024$/);
});

test('formats the source of a right, and that another member exercises it', () => {
  const right = aRight({ name: 'Tema Records', source: 'Licence of 2019', is_controlled_by_third_party: true });
  const { rights } = valuesOf(aRecordingDraft({ rights: [right] }));
  expect(changedOnly(compareDrafts({ ...before, rights }, before))).toEqual([
    expect.objectContaining({
      label: 'Rights of Tema Records',
      mine: expect.stringMatching(/, source: Licence of 2019, exercised by another party$/),
    }),
  ]);
});
