import { aContributor, aRecordingDraft } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { lineByName } from '../contributors/contributor-lines.ts';
import { valuesOf } from '../draft-values.ts';
import { differencesBetween } from './format-lines.ts';

const byName = aContributor({ party_id: null, name: 'Yaw Darko', credited_as: 'Yaw Darko', is_me: false });
const before = valuesOf(aRecordingDraft({ contributors: [byName] }));

test('treats a renamed contributor without a party as another one', () => {
  const [line] = before.contributors;
  const renamed = { ...before, contributors: line ? [{ ...line, name: 'Yaw Darkwa' }] : [] };
  expect(differencesBetween(renamed, before).map(({ label }) => label)).toEqual([
    'Contributor Yaw Darkwa',
    'Contributor Yaw Darko',
  ]);
});

test('lists contributors without a party by name', () => {
  const added = { ...before, contributors: [...before.contributors, lineByName('Efua'), lineByName('Kojo')] };
  expect(differencesBetween(added, before).map(({ label }) => label)).toEqual(['Contributor Efua', 'Contributor Kojo']);
});

test('formats the days of a performance', () => {
  const [line] = before.contributors;
  const dated = { ...before, contributors: line ? [{ ...line, performed_from: '2024-03-03' }] : [] };
  expect(differencesBetween(dated, before)[0]?.mine).toMatch(/, performed from 3 March 2024$/);
});
