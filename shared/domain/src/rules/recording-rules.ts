import * as text from '../messages/work-rules.generated.ts';
import { atLines, type Rule, unless } from './rule.ts';

const IDENTIFYING_FIELDS = ['recording_id', 'isrc', 'title', 'release_title', 'catalogue_number', 'ean'] as const;

export const RECORDING_MENTION_RULES: readonly Rule[] = [
  /** CWR 2.1 files have no recording title, only the release. */
  {
    id: 'W-REC-01',
    severity: 'block',
    summary: 'A recording has an ISRC, a title or a release.',
    check: atLines('recordings', 'title', (recording) =>
      IDENTIFYING_FIELDS.every((field) => recording[field] === null) ? text.identifyRecording() : null,
    ),
  },
  {
    id: 'W-REC-02',
    severity: 'warn',
    summary: 'Each recording is listed once.',
    check: atLines('recordings', 'isrc', ({ isrc }, index, { recordings }) =>
      isrc !== null && recordings.findIndex((other) => other.isrc === isrc) < index ? text.repeatedRecording() : null,
    ),
  },
  {
    id: 'W-REC-03',
    severity: 'warn',
    cwr: 'NWR field rule 9',
    summary: 'A work marked as unrecorded has no recordings.',
    check: ({ recorded, recordings }) =>
      unless(recorded !== 'N' || recordings.length === 0, 'recorded', text.hasRecordings),
  },
];
