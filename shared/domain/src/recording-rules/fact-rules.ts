import { formatIsrc } from '../identifiers/index.ts';
import { type Rule, unless } from '../rules/rule.ts';
import { isKnownIsrcPrefix } from './isrc-prefix.ts';
import type { RuledRecording } from './ruled-recording.ts';
import { splitVersion } from './version-in-title.ts';

type RecordingRule = Rule<RuledRecording>;

export const hasTitle: RecordingRule = {
  id: 'R-TTL-01',
  severity: 'block',
  cwr: null,
  title: 'A recording has a title.',
  check: ({ title }) => unless(title.trim() !== '', 'title', 'Enter the title of the recording.'),
};

/** Live, remix and remaster must be told apart where money is matched (PPL, MAHASZ), and so stand in a field of their own. */
export const keepsVersionOutOfTitle: RecordingRule = {
  id: 'R-TTL-02',
  severity: 'warn',
  cwr: null,
  title: 'What version it is stands in the version title, not in the title.',
  check({ title }) {
    const { version } = splitVersion(title);
    if (version === null) return [];
    const message = `“${version}” tells a version: enter it as the version title, so that versions are paid apart.`;
    return [{ path: 'title', message }];
  },
};

/** Recordings are matched by title and artist where there is no code. */
export const namesArtist: RecordingRule = {
  id: 'R-ART-01',
  severity: 'block',
  cwr: null,
  title: 'A recording names the artist it is released under.',
  check: ({ display_artist }) =>
    unless(display_artist !== null, 'display_artist', 'Enter the artist as shown on the release.'),
};

/** Use is paid by the second. */
export const tellsDuration: RecordingRule = {
  id: 'R-DUR-01',
  severity: 'block',
  cwr: null,
  title: 'A recording has a duration.',
  check: ({ duration_s }) => unless(duration_s !== null, 'duration_s', 'Enter the duration, as in 3:42.'),
};

/** The term of protection is counted from there. */
export const tellsYear: RecordingRule = {
  id: 'R-PLN-01',
  severity: 'block',
  cwr: null,
  title: 'The P line has a year.',
  check: ({ p_line_year }) =>
    unless(p_line_year !== null, 'p_line_year', 'Enter the year of the P line: the year it was first published.'),
};

/** A release is announced a year ahead, and no more. */
export const staysNearToday: RecordingRule = {
  id: 'R-PLN-02',
  severity: 'block',
  cwr: null,
  title: 'The year of the P line is at most next year.',
  check({ p_line_year }, today) {
    const next = Number(today.slice(0, 4)) + 1;
    return unless((p_line_year ?? 0) <= next, 'p_line_year', `Enter a year up to ${next}.`);
  },
};

/** Without it radio and streaming reports are matched by words, and some are not matched. */
export const hasIsrc: RecordingRule = {
  id: 'R-ISR-01',
  severity: 'warn',
  cwr: null,
  title: 'A recording has an ISRC.',
  check: ({ isrc }) =>
    unless(isrc !== null, 'isrc', 'Without an ISRC much of its use is not matched. Add it as soon as you have it.'),
};

/** New beginnings are given out now and then, and so it only warns (ISRC Bulletin 2015/01). */
export const beginsAsIsrcsDo: RecordingRule = {
  id: 'R-ISR-02',
  severity: 'warn',
  cwr: null,
  title: 'An ISRC begins with letters that were given out.',
  check: ({ isrc }) =>
    unless(
      isrc === null || isKnownIsrcPrefix(isrc),
      'isrc',
      `No ISRC that we know begins with ${isrc?.slice(0, 2)}. Check ${formatIsrc(isrc ?? '')} against your list.`,
    ),
};

export const isRecordedBeforeReleased: RecordingRule = {
  id: 'R-DAT-01',
  severity: 'warn',
  cwr: null,
  title: 'A recording is released after it was made.',
  check: ({ release_date, recording_date }) =>
    unless(
      release_date === null || recording_date === null || release_date >= recording_date,
      'release_date',
      'It would be released before it was recorded. Check both days.',
    ),
};
