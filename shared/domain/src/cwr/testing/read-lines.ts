import { CwrFileReader, type CwrTransaction } from '../file-reader.ts';
import { type CwrImportedWork, importedWork } from '../imported-work.ts';
import { restoreUnsupported } from '../unsupported-values.ts';
import { CwrFileWriter } from '../write-file.ts';
import { writeWork } from '../write-work.ts';

/** All of a file: its transactions and works, and findings that reject it. */
export function readLines(lines: readonly string[]) {
  const reader = new CwrFileReader();
  const transactions: CwrTransaction[] = lines.flatMap((line) => reader.read(line) ?? []);
  reader.end();
  const works: CwrImportedWork[] = transactions.flatMap((transaction) => importedWork(transaction) ?? []);
  return { reader, transactions, works, faults: reader.faults.map(({ id, line }) => `${id} in line ${line}`) };
}

/** The file as exported again without changes. */
export function readAndWritten(lines: readonly string[]): string[] {
  const { transactions, works } = readLines(lines);
  const [first] = transactions;
  const sender = { type: 'PB', number: '99900001', name: 'BAOBAB SONGS', code: 'BAO' } as const;
  const at = new Date('2026-03-01T10:15:00Z');
  const writer = new CwrFileWriter({ version: first?.version ?? '2.1', sender, at, characterSet: '' });
  let text = writer.begin() + writer.group(first?.groupType ?? 'NWR');
  for (const [index, transaction] of transactions.entries()) {
    const work = works[index]?.parsed;
    if (!work) continue;
    const now = writeWork(work, 'NWR', transaction.version).records;
    text += writer.transaction(
      restoreUnsupported({ now, parsed: transaction.records, before: now, isSameVersion: true }),
    );
  }
  return (text + writer.end()).split('\r\n').slice(0, -1);
}
