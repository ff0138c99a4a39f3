import { csvRow } from 'api/platform/table-files/csv-row.ts';
import { sequence, word } from './import-file.ts';

const RECORDINGS_AN_ARTIST = 20;

const HEADER = [
  'Recording number',
  'Title',
  'ISRC',
  'Artist',
  'Duration',
  'P line: year',
  'P line: owner',
  'Release',
  'Rights holder',
  'Rights holder share',
  'Uses',
  'Territory',
  'Valid from',
  'Valid to',
  'Contributor: last name or band',
  'Contributor: first name',
  'Contributor category',
  'Instruments',
];

const RIGHTS = [
  ['100', 'broadcast; public_performance', 'World except GH, NG', '2024-01-01', ''],
  ['60', 'broadcast; public_performance', 'GH; NG', '2024-01-01', ''],
  ['40', 'broadcast; public_performance', 'GH; NG', '2024-01-01', ''],
  ['100', 'simulcast; private_copy; making_available', 'World', '2024-01-01', ''],
] as const;

/** Four rows per recording: each with a right, the first two with a contributor. */
export function* recordingRows(recordings: number): Generator<string> {
  const next = sequence(42);
  const artists = Math.max(10, Math.ceil(recordings / RECORDINGS_AN_ARTIST));
  yield csvRow(HEADER);
  for (let recording = 0; recording < recordings; recording += 1) {
    const [one, other] = [next(artists), next(artists)];
    const name = `${word(one)} ${word(one * 7)}son`;
    const title = `${word(next(4_000))} ${word(next(4_000))} ${word(next(400))}`;
    const isrc = `GBBEN${String(recording % 10_000_000).padStart(7, '0')}`;
    for (const [line, [share, uses, where, from, to]] of RIGHTS.entries())
      yield csvRow([
        `N-${recording}`,
        ...(line === 0 ? [title, isrc, name, '3:45', '2024', `${word(one % 50)} Records`, title] : BLANK),
        `${word((one + line) % 50)} Records`,
        share,
        uses,
        where,
        from,
        to,
        ...(line === 0 ? [`${word(one * 7)}son`, word(one), 'contracted_featured', 'lead_vocals'] : []),
        ...(line === 1 ? [`${word(other * 7 + 3)}sen`, word(other + 1), 'non_featured', 'drums'] : []),
      ]);
  }
}

const BLANK = ['', '', '', '', '', '', ''];
