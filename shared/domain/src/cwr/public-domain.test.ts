import { expect, test } from '@jest/globals';
import { findOutgoingFaults, outgoingWork } from './outgoing-work.ts';
import { getValue } from './record-text.ts';
import { CWR_VERSIONS } from './records/index.ts';
import { readLines } from './testing/read-lines.ts';
import { FILE_22 } from './testing/sample-files.ts';

/** The sample with its unknown writer, and that writer's publisher, in the public domain. */
const FILE = FILE_22.map((line) => {
  if (line.startsWith('OWR')) return `${line.slice(0, 28)}${'DP'.padEnd(75)} ${line.slice(104)}`;
  return line.startsWith('OPU') ? `${line.slice(0, 30)}${'DP'.padEnd(45)} ${line.slice(76)}` : line;
});

function parsed() {
  const [work] = readLines(FILE).works;
  if (!work) throw new Error('The sample has works.');
  return work.parsed;
}

test('reads writers and publishers named DP as lines in the public domain', () => {
  const { draft } = parsed();
  expect(draft.writers.map(({ party, public_domain }) => [party?.name, public_domain])).toEqual([
    ['MENSAH', null],
    ['OKORO', null],
    [undefined, 'Y'],
  ]);
  expect(draft.publishers[2]).toMatchObject({ party: null, public_domain: 'Y' });
});

test.each(CWR_VERSIONS)('writes them so in version %s, and not as unknown', (version) => {
  const { draft, number } = parsed();
  const nobody = { ip: '', name: '', first_name: '', ipi: '', is_controlled: false };
  const work = {
    draft,
    number,
    writers: draft.writers.map(() => nobody),
    publishers: draft.publishers.map(() => nobody),
  };
  const { records } = outgoingWork({ work, type: 'NWR', version, residue: null });
  const named = records
    .filter((record) => getValue(record, 'name') === 'DP')
    .map((record) => [record.type, getValue(record, 'unknown')]);
  const notUnknown = version < '3.0' ? '' : 'N';
  expect(named).toEqual([
    ['OPU', notUnknown],
    ['OWR', notUnknown],
  ]);
});

test('names a party in the public domain, and says that CWR has no mark for it', () => {
  const { draft, ...names } = parsed();
  const writers = draft.writers.map((line) => ({
    ...line,
    public_domain: 'Y' as const,
    shares: { pr: 0, mr: 0, sr: 0 },
  }));
  const publishers = draft.publishers.map((line) => ({ ...line, shares: { pr: 0, mr: 0, sr: 0 } }));
  const work = { ...names, draft: { ...draft, writers, publishers } };
  const { records, losses } = outgoingWork({ work, type: 'NWR', version: '2.2', residue: null });
  expect(losses.filter(({ held }) => ['MENSAH', 'OKORO'].includes(held)).map(({ place }) => place)).toEqual([
    'SWR Writer Last Name',
    'SWR Writer Last Name',
  ]);
  const broken = findOutgoingFaults(records, '2.2').map(({ id }) => id);
  expect(broken).not.toEqual(expect.arrayContaining(['CWR-NWR-T11']));
  expect(broken).not.toEqual(expect.arrayContaining(['CWR-NWR-T24']));
});
