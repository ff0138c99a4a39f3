import { RECORDING_FIELDS, WORK_FIELDS } from '@counterpoint/domain/fields';
import { aRecordingDraft, aWorkDetails } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { factsOf } from './format-fields.ts';

test('formats each kind of a work’s values, and leaves out what isn’t specified', () => {
  const work = aWorkDetails({
    iswc: 'T0345246801',
    duration_s: 222,
    distribution_category: 'UNC',
    creation_date: '2026-01-31',
    alternative_titles: [
      { title: 'Volta', type: 'AT', language: null },
      { title: 'Le Fleuve', type: 'TT', language: 'fr' },
    ],
    original_work: { title: 'Old Song', iswc: null, language: null, writer: 'Mensah, Ama', writer_ipi: '00241555778' },
  });
  const facts = new Map(factsOf(WORK_FIELDS, work, ['title']).map(({ label, value }) => [label, value]));
  expect(Object.fromEntries(facts)).toMatchObject({
    'Alternative titles': 'Volta; Le Fleuve (Translated title, French)',
    ISWC: 'T-034.524.680-1',
    Duration: '3 minutes 42 seconds',
    Created: '31 January 2026',
    'Original work': 'Old Song, by Mensah, Ama, IPI 00241555778',
  });
  expect([...facts.keys()]).not.toContain('Title');
  expect([...facts.keys()]).not.toContain('Category');
});

test('formats countries, answers and names of a recording', () => {
  const recording = aRecordingDraft({
    recording_country: 'GH',
    is_remaster: true,
    is_commercially_available: false,
    main_artists: ['Ama', 'Kofi'],
  });
  expect(factsOf(RECORDING_FIELDS, recording)).toEqual(
    expect.arrayContaining([
      { label: 'Recorded in', value: 'Ghana' },
      { label: 'Remaster of an earlier recording', value: 'Yes' },
      { label: 'Can be bought or streamed', value: 'No' },
      { label: 'Main artists', value: 'Ama, Kofi' },
    ]),
  );
});

test('shows text that is no valid value as it was typed', () => {
  expect(factsOf({ duration_s: WORK_FIELDS.duration_s }, { duration_s: '3:4x' })).toEqual([
    { label: 'Duration', value: '3:4x' },
  ]);
});
