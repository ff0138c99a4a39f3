// cspell:ignore alldla
import { CwrFileWriter, type CwrRecord, newRecord, readRecord } from '@counterpoint/domain/cwr';

const BASE = ['P1', 'BAOBAB SONGS'] as const;

/** A work of one writer and one publisher, written by hand from the specification. */
export function plainWork(number: string, title: string, share = '05000'): string[] {
  const [ip, name] = BASE;
  return [
    `NWR0000000000000000${title.padEnd(60)}  ${number.padEnd(14)}${' '.repeat(11)}00000000            POP000312Y      ORI`,
    `SPU000000000000000101${ip.padEnd(9)}${name.padEnd(45)} E 00000000000000000000${' '.repeat(14)}052050000440500004405000 N`,
    `NPN000000000000000201${ip.padEnd(9)}BAOBAB IN ANOTHER SCRIPT`,
    `SPT0000000000000003${ip.padEnd(9)}      050000500005000I2136N001`,
    `SWR0000000000000004W1       ${'MENSAH'.padEnd(45)}${'ARABA'.padEnd(30)} CA00000000099900000256052${share}   05000   05000 N`,
    'SWT0000000000000005W1       050000500005000I2136N001',
    `PWR0000000000000006${ip.padEnd(9)}${name.padEnd(45)}AG-3${' '.repeat(24)}W1`,
    `ALT0000000000000007${`${title} ALSO`.padEnd(60)}AT`,
    `ARI0000000000000008052${' '.repeat(14)}ALLDLA NOTE TO ONE SOCIETY`,
  ];
}

/** The same as a revision. */
export function revised(lines: readonly string[]): string[] {
  return lines.map((line) => line.replace(/^NWR/, 'REV'));
}

/** A file of version 2.1 with these works. */
export function cwrOf(type: string, works: readonly (readonly string[])[]): string {
  const sender = { type: 'PB', number: '99900001', name: 'BAOBAB SONGS', code: 'BAO' } as const;
  const at = new Date('2026-03-01T10:15:00Z');
  const writer = new CwrFileWriter({ version: '2.1', sender, at, characterSet: '' });
  const records = (lines: readonly string[]): CwrRecord[] => lines.map((line) => readRecord(line, 0));
  return (
    writer.begin() +
    writer.group(type) +
    works.map((lines) => writer.transaction(records(lines))).join('') +
    writer.end()
  );
}

/** A society's acknowledgements, by work number. */
export function answersOf(statuses: Readonly<Record<string, string>>, iswc = ''): string {
  const sender = { type: 'SO', number: '052', name: 'PRS', code: '052' } as const;
  const at = new Date('2026-03-05T08:00:00Z');
  const writer = new CwrFileWriter({ version: '2.1', sender, at, characterSet: '' });
  const begin = writer.begin() + writer.group('ACK');
  const transactions = Object.entries(statuses).map(([number, status]) => {
    const head = { creation_date: '20260301', creation_time: '101500', group: '1', transaction: '0', title: 'A SONG' };
    const ack = { ...head, transaction_type: 'NWR', submitter_number: number, processed: '20260305', status };
    const message = {
      severity: 'F',
      record_sequence: '0',
      record_type: 'NWR',
      level: 'F',
      rule: '005',
      text: 'DATE REPLACED',
    };
    const work = { title: 'A SONG', submitter_number: number, iswc, distribution_category: 'POP', version_type: 'ORI' };
    return writer.transaction([
      newRecord('ACK', { ...ack, recipient_number: `PRS-${number}` }),
      newRecord('MSG', message),
      newRecord('NWR', work),
    ]);
  });
  return begin + transactions.join('') + writer.end();
}
