import { describe, expect, test } from '@jest/globals';
import { findOutgoingFaults, outgoingWork } from './outgoing-work.ts';
import { getValue } from './record-text.ts';
import { aPublisher, aWriter, collecting, portalWork, sentRecords } from './testing/portal-work.ts';
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

  test('name a publisher as its own record does, however long the name', () => {
    const publisher = aPublisher('P1');
    const name = { ...publisher.name, name: 'Baobab Songs International Publishing Company Limited' };
    const records = sentRecords({ writers: [aWriter('W1')], publishers: [{ ...publisher, name }] }, '2.2');
    const [link] = records.filter(({ type }) => type === 'PWR');
    expect(link && getValue(link, 'publisher_name')).toBe('BAOBAB SONGS INTERNATIONAL PUBLISHING COMPANY');
    expect(findOutgoingFaults(records, '2.2').map(({ id }) => id)).not.toContain('CWR-PWR-F13');
  });

  test('are checked by the rules of 2.1', () => {
    const { records } = outgoingWork({ work: portalWork(work), type: 'NWR', version: '2.2', residue: null });
    const ids = (version: '2.1' | '2.2') =>
      findOutgoingFaults(records, version).map(({ id, level }) => `${level} ${id}`);
    expect(ids('2.1')).toEqual(['TR CWR-PWR-F1', 'RR CWR-PWR-R1', 'RR CWR-PWR-R1']);
    expect(ids('2.2')).not.toEqual(expect.arrayContaining([expect.stringContaining('CWR-PWR-R1')]));
  });
});

describe('chains of publishers', () => {
  const HALF = { pr: 2500, mr: 5000, sr: 5000 };
  const numbersOf = (records: ReturnType<typeof sentRecords>) =>
    records
      .filter((record) => getValue(record, 'chain') !== '')
      .map((record) => `${record.type} ${getValue(record, 'ip')} ${getValue(record, 'chain')}`);

  test('are numbered from 1 in the order in which they are sent, in every record', () => {
    const records = sentRecords(
      {
        writers: [aWriter('W1', { chains: [3, 5] })],
        publishers: [
          aPublisher('O9', { chain: 3, shares: HALF }),
          { ...aPublisher('P1', { chain: 5, shares: HALF }), name: { ...aPublisher('P1').name, name: 'Песня' } },
        ],
      },
      '2.2',
    );
    expect(numbersOf(records)).toEqual(['SPU P1 1', 'NPN P1 1', 'OPU O9 2', 'PWR  2', 'PWR  1']);
  });

  test.each(['2.1', '2.2', '3.0'] as const)('stay together in version %s', (version) => {
    const records = sentRecords(
      {
        writers: [aWriter('W1', { chains: [1, 2] })],
        publishers: [
          aPublisher('P1', { shares: HALF }),
          aPublisher('P2', { chain: 2, shares: HALF }),
          aPublisher('P3', { type: 'AM', collections: [collecting('2136', [2500, 5000])] }),
        ],
      },
      version,
    );
    expect(numbersOf(records).slice(0, 3)).toEqual(['SPU P1 1', 'SPU P3 1', 'SPU P2 2']);
    expect(findOutgoingFaults(records, version).map(({ id }) => id)).not.toContain('CWR-SPU-F1');
  });

  test('of a file that skips a number are renumbered, and listed', () => {
    const file = FILE_22.map((line) =>
      line.replace(/^(OPU.{16})02/, '$107').replace(/^(PWR0000000000000019.*)02$/, '$107'),
    );
    const [imported] = readLines(file).works;
    if (!imported) throw new Error('The sample has works.');
    const { parsed, residue } = imported;
    const { records, losses } = outgoingWork({ work: parsed, type: 'NWR', version: '2.2', residue });
    expect(numbersOf(records)).toContain('OPU  2');
    expect(numbersOf(records)).toContain('PWR  2');
    expect(losses).toMatchObject([{ place: 'OPU Publisher Sequence #', held: '7', written: '2' }]);
  });
});
