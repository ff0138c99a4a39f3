import { CwrFileWriter, newRecord } from '@counterpoint/domain/cwr';
import { below, randomOf } from './corpus/random.ts';
import { word } from './synthetic-word.ts';

/** Works per writer of a publisher's catalogue. */
const WORKS_PER_WRITER = 20;
const WORDS = 4_000;

const capitals = (seed: number) => word(seed).toUpperCase();

/** CWR 2.1 with ten records per work: two writers, a publisher, a title and a recording. */
export function* catalogueCwr(works: number): Generator<string> {
  const writers = Math.max(10, Math.ceil(works / WORKS_PER_WRITER));
  const sender = { type: 'PB', number: '99900001', name: 'BENCH MUSIC', code: 'BEN' } as const;
  const writer = new CwrFileWriter({ version: '2.1', sender, at: new Date('2026-01-01T00:00:00Z'), characterSet: '' });
  yield writer.begin() + writer.group('NWR');
  for (let work = 0; work < works; work += 1) yield writer.transaction(recordsOf(work, writers));
  yield writer.end();
}

function recordsOf(work: number, writers: number) {
  const random = randomOf(work);
  const title = Array.from({ length: 3 }, () => capitals(below(random, WORDS))).join(' ');
  const people = [below(random, writers), writers + below(random, writers)];
  const publisher = { ip: `P${work % 50}`, name: `${capitals(work % 50)} MUSIC` };
  const half = { pr_share: '05000', mr_share: '05000', sr_share: '05000' };
  const quarter = { pr_share: '02500', mr_share: '02500', sr_share: '02500' };
  const world = { included: 'I', territory: '2136', shares_change: 'N', position: '1' };
  return [
    newRecord('NWR', {
      title,
      submitter_number: `N-${work}`,
      distribution_category: 'POP',
      duration: '000345',
      recorded: 'Y',
      version_type: 'ORI',
      contact_name: 'A CLERK',
    }),
    newRecord('SPU', { chain: '1', ...publisher, type: 'E', ...half }),
    newRecord('SPT', { ip: publisher.ip, ...half, ...world }),
    ...people.flatMap((person) => [
      newRecord('SWR', {
        ip: `W${person}`,
        name: `${capitals(person)}SON`,
        first_name: capitals(person * 7),
        role: 'CA',
        ...quarter,
      }),
      newRecord('SWT', { ip: `W${person}`, ...quarter, ...world }),
      newRecord('PWR', { publisher_ip: publisher.ip, publisher_name: publisher.name, writer_ip: `W${person}` }),
    ]),
    newRecord('ALT', { title: `${title} LIVE`, type: 'AT' }),
    newRecord('REC', { duration: '000345', isrc: `GBBEN${String(work % 10_000_000).padStart(7, '0')}` }),
  ];
}
