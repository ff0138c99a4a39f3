import { describe, expect, test } from '@jest/globals';
import { findOutgoingFaults, outgoingWork } from './outgoing-work.ts';
import { getValue } from './record-text.ts';
import { aPublisher, aWriter, portalWork, sentRecords } from './testing/portal-work.ts';
import { readLines } from './testing/read-lines.ts';
import { FILE_22 } from './testing/sample-files.ts';

describe('links of writers to publishers', () => {
  const HALF = { pr: 2500, mr: 5000, sr: 5000 };
  const work = {
    writers: [
      aWriter('W1', { shares: { pr: 2500, mr: 0, sr: 0 }, chains: [1, 2] }),
      aWriter('O2', { shares: { pr: 2500, mr: 0, sr: 0 }, chains: [1, 2] }),
    ],
    publishers: [aPublisher('P1', { shares: HALF }), aPublisher('O9', { chain: 2, shares: HALF })],
  };
  const links = (records: ReturnType<typeof sentRecords>) =>
    records
      .filter(({ type }) => type === 'PWR')
      .map((record) => `${getValue(record, 'writer_ip')} ${getValue(record, 'publisher_ip')}`);

  test('name only parties that the sender represents in version 2.1', () => {
    expect(links(sentRecords(work, '2.1'))).toEqual(['W1 P1']);
    expect(links(sentRecords(work, '2.2'))).toEqual(['W1 P1', 'W1 O9', 'O2 P1', 'O2 O9']);
  });

  test('of an imported file of 2.2 are left out of 2.1, and listed', () => {
    const [imported] = readLines(FILE_22).works;
    if (!imported) throw new Error('The sample has works.');
    const { parsed, residue } = imported;
    const { records, losses } = outgoingWork({ work: parsed, type: 'NWR', version: '2.1', residue });
    expect(links(records)).toEqual(['W1 P1', 'W2 P1']);
    expect(losses.filter(({ place }) => place === 'PWR')).toHaveLength(1);
  });

  test('are checked by the rules of 2.1', () => {
    const { records } = outgoingWork({ work: portalWork(work), type: 'NWR', version: '2.2', residue: null });
    const ids = (version: '2.1' | '2.2') =>
      findOutgoingFaults(records, version).map(({ id, level }) => `${level} ${id}`);
    expect(ids('2.1')).toEqual(['TR CWR-PWR-F1', 'RR CWR-PWR-R1', 'RR CWR-PWR-R1']);
    expect(ids('2.2')).not.toEqual(expect.arrayContaining([expect.stringContaining('CWR-PWR-R1')]));
  });
});
