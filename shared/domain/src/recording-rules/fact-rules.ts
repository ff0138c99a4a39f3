import { formatIsrc, parseIswc } from '../identifiers/index.ts';
import * as kinds from '../messages/field-kinds.generated.ts';
import * as text from '../messages/recording-rules.generated.ts';
import { atLines, type Rule, unless } from '../rules/rule.ts';
import { isKnownIsrcPrefix } from './isrc-prefix.ts';
import type { RuledRecording } from './ruled-recording.ts';
import { splitVersion } from './version-in-title.ts';

type RecordingRule = Rule<RuledRecording>;

export const FACT_RULES: readonly RecordingRule[] = [
  {
    id: 'R-TTL-01',
    severity: 'block',
    summary: 'A recording has a title.',
    check: ({ title }) => unless(title.trim() !== '', 'title', text.enterTitle),
  },
  /** PPL and MAHASZ match by version, so it has its own field. */
  {
    id: 'R-TTL-02',
    severity: 'warn',
    summary: 'The version is in the version title, not in the title.',
    check({ title }) {
      const { version } = splitVersion(title);
      if (version === null) return [];
      return [{ path: 'title', message: text.versionInTitle({ version }) }];
    },
  },
  /** Recordings without an ISRC are matched by title and artist. */
  {
    id: 'R-ART-01',
    severity: 'block',
    summary: 'A recording has a display artist.',
    check: ({ display_artist }) => unless(display_artist !== null, 'display_artist', text.enterArtist),
  },
  {
    id: 'R-ISR-01',
    severity: 'warn',
    summary: 'A recording has an ISRC.',
    check: ({ isrc }) => unless(isrc !== null, 'isrc', text.addIsrc),
  },
  /** Only warns, as new prefixes are still allocated (ISRC Bulletin 2015/01). */
  {
    id: 'R-ISR-02',
    severity: 'warn',
    summary: 'An ISRC starts with an allocated prefix.',
    check: ({ isrc }) =>
      unless(isrc === null || isKnownIsrcPrefix(isrc), 'isrc', () =>
        text.unknownPrefix({ prefix: isrc?.slice(0, 2) ?? '', isrc: formatIsrc(isrc ?? '') }),
      ),
  },
  {
    id: 'R-DUR-01',
    severity: 'block',
    summary: 'A recording has a duration.',
    check: ({ duration_s }) => unless(duration_s !== null, 'duration_s', text.enterDuration),
  },
  /** The term of protection starts in that year. */
  {
    id: 'R-PLN-01',
    severity: 'block',
    summary: 'The P line has a year.',
    check: ({ p_line_year }) => unless(p_line_year !== null, 'p_line_year', text.enterYear),
  },
  /** Releases are announced up to a year ahead. */
  {
    id: 'R-PLN-02',
    severity: 'block',
    summary: 'The year of the P line is at most next year.',
    check({ p_line_year }, today) {
      const next = Number(today.slice(0, 4)) + 1;
      return unless((p_line_year ?? 0) <= next, 'p_line_year', () => text.lateYear({ year: String(next) }));
    },
  },
  {
    id: 'R-DAT-01',
    severity: 'warn',
    summary: 'The release date is not before the recording date.',
    check: ({ release_date, recording_date }) =>
      unless(
        release_date === null || recording_date === null || release_date >= recording_date,
        'release_date',
        text.releasedTooEarly,
      ),
  },
  /** No work can be found by an invalid one. */
  {
    id: 'R-WRK-01',
    severity: 'warn',
    summary: 'The ISWC of a work is valid.',
    check: atLines('works', 'iswc', ({ iswc }) => (iswc === null || parseIswc(iswc) ? null : kinds.wrongIswc())),
  },
];
