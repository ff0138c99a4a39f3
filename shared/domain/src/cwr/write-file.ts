import { type CwrRecord, type CwrValues, newRecord, writeRecord } from './record-text.ts';
import { type CwrVersion, isVersion3 } from './records/index.ts';
import { writeDate } from './values.ts';

export interface CwrSender {
  /** PB publisher, WR writer, SO society, AA agency. */
  readonly type: 'PB' | 'WR' | 'SO' | 'AA';
  readonly number: string;
  readonly name: string;
  /** What CISAC calls the sender, for version 3. */
  readonly code: string;
}

export interface CwrFileHead {
  readonly version: CwrVersion;
  readonly sender: CwrSender;
  readonly at: Date;
  readonly characterSet: string;
  /** Stated in the header of version 3. */
  readonly fileName?: string;
}

const SOFTWARE = 'COUNTERPOINT';

const REVISIONS = { '2.2': '2', '3.0': '0', '3.1': '0' } as const;

/** Longer numbers overflow into the sender type field. */
const SENDER_DIGITS = 9;

function headerLine({ version, sender, at, characterSet, fileName = '' }: CwrFileHead): string {
  const number = sender.number.replace(/^0+/, '').padStart(SENDER_DIGITS, '0');
  const isLong = number.length > SENDER_DIGITS;
  const names = isVersion3(version)
    ? { sender_type: sender.type, sender_id: sender.code, file_name: fileName }
    : {
        sender_type: isLong ? number.slice(0, -SENDER_DIGITS).padStart(2, '0') : sender.type,
        sender_id: number.slice(-SENDER_DIGITS),
      };
  const record = newRecord('HDR', {
    ...names,
    sender_name: sender.name.slice(0, 45),
    edi_version: '01.10',
    creation_date: writeDate(at.toISOString()),
    creation_time: at.toISOString().slice(11, 19).replaceAll(':', ''),
    transmission_date: writeDate(at.toISOString()),
    character_set: characterSet,
    ...(version !== '2.1' && { version, revision: REVISIONS[version], software: SOFTWARE, software_version: '1' }),
  });
  return writeRecord(record, version);
}

/**
 * Writes a file piece by piece: `begin`, then `group` for each transaction type, `transaction` for each work, and
 * `end`. Each piece is whole lines ending in CR LF.
 */
export class CwrFileWriter {
  private readonly head: CwrFileHead;
  private groups = 0;
  private transactions = 0;
  private records = 0;
  private open: { transactions: number; records: number } | null = null;

  constructor(head: CwrFileHead) {
    this.head = head;
  }

  begin(): string {
    this.records = 1;
    return ended(headerLine(this.head));
  }

  group(type: string): string {
    const before = this.endGroup();
    this.groups += 1;
    this.records += 1;
    this.open = { transactions: 0, records: 1 };
    const version = `0${this.head.version}0`;
    return before + this.control('GRH', { transaction_type: type, group: String(this.groups), version, batch: '0' });
  }

  transaction(records: readonly CwrRecord[]): string {
    const group = this.open;
    if (!group) throw new RangeError('A transaction must be in a group.');
    const number = group.transactions;
    const { version } = this.head;
    group.transactions += 1;
    group.records += records.length;
    this.transactions += 1;
    this.records += records.length;
    return records.map((record, index) => ended(writeRecord(record, version, [number, index]))).join('');
  }

  private control(type: string, values: CwrValues): string {
    return ended(writeRecord(newRecord(type, values), this.head.version));
  }

  private endGroup(): string {
    if (!this.open) return '';
    const { transactions, records } = this.open;
    this.open = null;
    this.records += 1;
    return this.control('GRT', counts({ group: this.groups, transactions, records: records + 1 }));
  }

  end(): string {
    const { groups, transactions } = this;
    const before = this.endGroup();
    return before + this.control('TRL', counts({ groups, transactions, records: this.records + 1 }));
  }
}

function counts(values: Readonly<Record<string, number>>): CwrValues {
  return Object.fromEntries(Object.entries(values).map(([name, count]) => [name, String(count)]));
}

function ended(line: string): string {
  return `${line}\r\n`;
}
