import * as message from '../messages/cwr-files.generated.ts';
import { checkFields } from './check-fields.ts';
import { type CwrFault, type CwrFinding, cwrFinding } from './finding.ts';
import { type CwrRecord, getValue, readRecord } from './record-text.ts';
import { CONTROL_TYPES, type CwrRule, type CwrVersion, TRANSACTION_TYPES } from './records/index.ts';

export interface CwrTransaction {
  readonly type: string;
  readonly group: number;
  readonly groupType: string;
  readonly version: CwrVersion;
  readonly records: readonly CwrRecord[];
  readonly lines: readonly string[];
}

/** Twice the length of the longest record in the specification. */
export const LONGEST_LINE = 2_000;
/** Caps memory; far above any real work. */
export const MOST_RECORDS = 20_000;

interface Group {
  readonly number: number;
  readonly type: string;
  readonly version: CwrVersion;
  readonly firstLine: number;
  transactions: number;
}

/** Parses HDR, groups and TRL line by line, yielding each transaction once complete. `faults` reject the file. */
export class CwrFileReader {
  readonly faults: CwrFinding[] = [];
  header: CwrRecord | null = null;
  private line = 0;
  private group: Group | null = null;
  private groups = 0;
  private readonly groupTypes = new Set<string>();
  private transactions = 0;
  private open: { type: string; records: CwrRecord[]; lines: string[] } | null = null;
  private isClosed = false;

  read(text: string): CwrTransaction | null {
    this.line += 1;
    if (this.isClosed) return this.readAfterEnd(text);
    if (text.length > LONGEST_LINE) return this.refuse('Prefix', 'ER F9', tooLong(text));
    const record = readRecord(text, this.line);
    if (this.line === 1) return this.readHeader(record);
    if (CONTROL_TYPES.includes(record.type)) return this.readControl(record);
    return this.readContent(record, text);
  }

  end(): void {
    if (this.isClosed) return;
    const mend = message.cutOff();
    this.refuse('TRL', 'ER E5', { found: null, expected: message.aTrailer(), mend });
  }

  private refuse(type: string, rule: CwrRule, fault: CwrFault): null {
    this.faults.push(cwrFinding({ type, line: this.line, field: null }, rule, fault));
    return null;
  }

  private readHeader(record: CwrRecord): null {
    if (record.type !== 'HDR') {
      const mend = message.noHeader();
      return this.refuse('HDR', 'ER E2', { found: record.type, expected: 'HDR', mend });
    }
    this.header = record;
    this.faults.push(...checkFields(record, '2.1'));
    return null;
  }

  private readAfterEnd(text: string): null {
    if (text.trim() === '' || text === '\u001a') return null;
    const mend = message.afterTrailer();
    return this.refuse('TRL', 'ER E5', { found: text.slice(0, 19), expected: message.endOfFile(), mend });
  }

  private readControl(record: CwrRecord): CwrTransaction | null {
    const done = this.finish();
    if (record.type === 'HDR') {
      const mend = message.secondHeader();
      this.refuse('HDR', 'ER E8', { found: message.aSecondHeader(), expected: message.oneHeader(), mend });
    } else if (record.type === 'GRH') this.openGroup(record);
    else if (record.type === 'GRT') this.closeGroup(record);
    else this.closeFile(record);
    return done;
  }

  private openGroup(record: CwrRecord): void {
    const type = getValue(record, 'transaction_type');
    const number = Number(getValue(record, 'group'));
    if (this.group) {
      const mend = message.openGroup();
      this.refuse('GRH', 'ER E4', { found: 'GRH', expected: 'GRT', mend });
    }
    this.groups += 1;
    if (number !== this.groups) {
      const mend = message.groupNumbers();
      this.refuse('GRH', 'GR F2', { found: getValue(record, 'group'), expected: String(this.groups), mend });
    }
    if (this.groupTypes.has(type)) {
      const mend = message.repeatedGroup();
      this.refuse('GRH', 'GR F5', { found: type, expected: message.eachTypeOnce(), mend });
    }
    this.groupTypes.add(type);
    const version = getValue(record, 'version') === '02.20' ? '2.2' : '2.1';
    this.group = { number, type, version, firstLine: this.line, transactions: 0 };
    this.checkGroupHeader(record, type);
  }

  private checkGroupHeader(record: CwrRecord, type: string): void {
    if (!TRANSACTION_TYPES.includes(type)) {
      const mend = message.unknownTransaction();
      this.refuse('GRH', 'GR F1', { found: type, expected: message.aTransactionType(), mend });
    }
    const version = getValue(record, 'version');
    if (version !== '02.10' && version !== '02.20') {
      const mend = message.unknownVersion();
      this.refuse('GRH', 'GR F4', { found: version, expected: message.versions(), mend });
    }
  }

  private closeGroup(record: CwrRecord): void {
    const group = this.group;
    if (!group) {
      const mend = message.unopenedGroup();
      this.refuse('GRT', 'ER E7', { found: 'GRT', expected: 'GRH', mend });
      return;
    }
    if (group.transactions === 0) {
      const mend = message.emptyGroup();
      this.refuse('GRH', 'ER E6', { found: message.noTransaction(), expected: message.aTransaction(), mend });
    }
    this.expectCount(record, 'group', ['GR F1', group.number]);
    this.expectCount(record, 'transactions', ['GR F2', group.transactions]);
    this.expectCount(record, 'records', ['GR F3', this.line - group.firstLine + 1]);
    this.group = null;
  }

  private closeFile(record: CwrRecord): void {
    if (this.group) {
      const mend = message.openLastGroup();
      this.refuse('TRL', 'ER E7', { found: 'TRL', expected: 'GRT', mend });
    }
    this.expectCount(record, 'groups', ['ER F1', this.groups]);
    this.expectCount(record, 'transactions', ['ER F2', this.transactions]);
    this.expectCount(record, 'records', ['ER F3', this.line]);
    this.group = null;
    this.isClosed = true;
  }

  private expectCount(record: CwrRecord, name: string, [rule, counted]: readonly [CwrRule, number]): void {
    const told = getValue(record, name);
    if (Number(told) === counted) return;
    const mend = message.wrongCount({ record: record.type });
    this.refuse(record.type, rule, { found: told || '0', expected: String(counted), mend });
  }

  private readContent(record: CwrRecord, text: string): CwrTransaction | null {
    if (!/^[A-Z0-9]{3}$/.test(record.type) || Number.isNaN(record.transaction) || Number.isNaN(record.sequence)) {
      const mend = message.malformedRecord();
      const found = text.slice(0, 19);
      return this.refuse('Prefix', 'ER F1', {
        found,
        expected: message.suchAs({ example: 'NWR0000000000000000' }),
        mend,
      });
    }
    if (!this.group) {
      const mend = message.outsideGroup();
      return this.refuse('GRH', 'ER E3', { found: record.type, expected: 'GRH', mend });
    }
    return this.beginsTransaction(record) ? this.begin(record, text) : this.add(record, text);
  }

  /** The work within an acknowledgement repeats the transaction number of its ACK. */
  private beginsTransaction(record: CwrRecord): boolean {
    if (!TRANSACTION_TYPES.includes(record.type)) return false;
    const goesOn = this.open?.type === 'ACK' && record.type !== 'ACK';
    return !goesOn || (record.sequence === 0 && record.transaction !== this.open?.records[0]?.transaction);
  }

  private begin(record: CwrRecord, text: string): CwrTransaction | null {
    const done = this.finish();
    const expected = this.group?.transactions ?? 0;
    if (record.transaction !== expected) {
      const rule = expected === 0 ? 'ER F2' : 'ER F7';
      const mend = message.transactionNumbers();
      this.refuse('Prefix', rule, { found: String(record.transaction), expected: String(expected), mend });
    }
    if (record.sequence !== 0) {
      const mend = message.firstRecord();
      this.refuse('Prefix', 'ER F5', { found: String(record.sequence), expected: '0', mend });
    }
    this.transactions += 1;
    if (this.group) this.group.transactions += 1;
    this.open = { type: record.type, records: [record], lines: [text] };
    return done;
  }

  private add(record: CwrRecord, text: string): null {
    const open = this.open;
    if (!open) {
      const mend = message.outsideTransaction();
      return this.refuse('GRH', 'ER E6', { found: record.type, expected: message.aTransaction(), mend });
    }
    const before = open.records.at(-1);
    if (record.transaction !== before?.transaction) {
      const mend = message.ownNumber();
      this.refuse('Prefix', 'ER F8', { found: `${record.transaction}`, expected: `${before?.transaction}`, mend });
    } else if (record.sequence !== before.sequence + 1) {
      const mend = message.recordNumbers();
      this.refuse('Prefix', 'ER F6', { found: `${record.sequence}`, expected: `${before.sequence + 1}`, mend });
    }
    if (open.records.length >= MOST_RECORDS) {
      const mend = message.tooManyRecords();
      return this.refuse('Prefix', 'ER F9', {
        found: null,
        expected: message.mostRecords({ max: MOST_RECORDS }),
        mend,
      });
    }
    open.records.push(record);
    open.lines.push(text);
    return null;
  }

  private finish(): CwrTransaction | null {
    const { open, group } = this;
    this.open = null;
    if (!open || !group) return null;
    return { ...open, group: group.number, groupType: group.type, version: group.version };
  }
}

function tooLong(text: string): CwrFault {
  const mend = message.longLine();
  return { found: text.slice(0, 19), expected: message.mostCharacters({ max: LONGEST_LINE }), mend };
}
