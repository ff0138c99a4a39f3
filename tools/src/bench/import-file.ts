import { csvRow } from 'api/platform/table-files/csv-row.ts';

const SYLLABLES = ['ka', 'lo', 'mi', 'ne', 'su', 'ta', 'ri', 'ba', 'do', 'fe', 'gu', 'ho', 'wa', 'ye', 'zu', 'pe'];
const WORKS_A_WRITER = 20;

/** Frequencies as in titles: few words are common, many are rare. */
export function word(seed: number): string {
  const parts: string[] = [];
  for (let rest = seed + 17; rest > 0 && parts.length < 4; rest = Math.floor(rest / SYLLABLES.length))
    parts.push(SYLLABLES[rest % SYLLABLES.length] ?? '');
  return parts.join('');
}

export function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) ** 2 * below);
  };
}

/** Two rows per work: two writers, a publisher, a recording. */
export function* catalogueRows(works: number): Generator<string> {
  const next = sequence(42);
  const writers = Math.max(10, Math.ceil(works / WORKS_A_WRITER));
  yield csvRow([
    'Work number',
    'Title',
    'Duration',
    'Writer last name',
    'First name',
    'Role',
    'Writer PR',
    'Writer MR',
    'Publisher',
    'Publisher PR',
    'Publisher MR',
    'ISRC',
  ]);
  for (let work = 0; work < works; work += 1) {
    const title = `${word(next(4_000))} ${word(next(4_000))} ${word(next(400))}`;
    const [one, other] = [next(writers), next(writers)];
    const isrc = `GBBEN${String(work % 10_000_000).padStart(7, '0')}`;
    yield csvRow([
      `N-${work}`,
      title,
      '3:45',
      `${word(one * 7)}son`,
      word(one),
      'CA',
      '25',
      '25',
      `${word(one % 50)} Music`,
      '50',
      '50',
      isrc,
    ]);
    yield csvRow([`N-${work}`, '', '', `${word(other * 7 + 3)}sen`, word(other + 1), 'CA', '25', '25', '', '', '', '']);
  }
}
