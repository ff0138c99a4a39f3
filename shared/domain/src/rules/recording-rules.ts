import { atLines, type Rule, unless } from './rule.ts';

const TOLD_BY = ['recording_id', 'isrc', 'title', 'release_title', 'catalogue_number', 'ean'] as const;

/** Nobody finds a recording of which nothing is told; files of CWR 2.1 have no title of it, but what it came out on. */
export const tellsEachRecording: Rule = {
  id: 'W-REC-01',
  severity: 'block',
  cwr: null,
  title: 'A recording is told by its ISRC, its title or what it was released on.',
  check: ({ recordings }) =>
    atLines({ list: 'recordings', lines: recordings, field: 'title' }, (recording) =>
      TOLD_BY.every((field) => recording[field] === null)
        ? 'Enter the ISRC or the title of this recording, or remove it.'
        : null,
    ),
};

export const namesEachRecordingOnce: Rule = {
  id: 'W-REC-02',
  severity: 'warn',
  cwr: null,
  title: 'Each recording stands once.',
  check: ({ recordings }) =>
    atLines({ list: 'recordings', lines: recordings, field: 'isrc' }, ({ isrc }, index) =>
      isrc !== null && recordings.findIndex((other) => other.isrc === isrc) < index
        ? 'A recording with this ISRC already stands above.'
        : null,
    ),
};

/** Two answers to one question. */
export const isRecordedIfItHasRecordings: Rule = {
  id: 'W-REC-03',
  severity: 'warn',
  cwr: 'NWR field rule 9',
  title: 'A work that is said to be unrecorded has no recordings.',
  check: ({ recorded, recordings }) =>
    unless(
      recorded !== 'N' || recordings.length === 0,
      'recorded',
      'You listed recordings: say that the work has been recorded.',
    ),
};
