import { aRecordingDetails, aRight } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { recordingFacts } from './recording-facts.ts';

test('formats the source of a right in a version, and that another member exercises it', () => {
  const right = aRight({ name: 'Tema Records', source: 'Licence of 2019', is_controlled_by_third_party: true });
  expect(recordingFacts(aRecordingDetails({ rights: [right] })).get('Tema Records, rights')).toMatch(
    /, source: Licence of 2019, exercised by another party$/,
  );
});
