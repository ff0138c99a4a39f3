import * as message from '../messages/cwr-files.generated.ts';
import { checkFields } from './check-fields.ts';
import { ANSWER_TYPES, versionOfGroup, versionOfHeader } from './file-version.ts';
import { advise, type CwrFault, type CwrFinding, cwrFinding, fieldFinding } from './finding.ts';
import { isBlank } from './lines.ts';
import { type CwrRecord, getValue, readRecord } from './record-text.ts';
import {
  CONTROL_TYPES,
  type CwrRule,
  type CwrVersion,
  isVersion3,
  TRANSACTION_TYPES,
  typeIn,
} from './records/index.ts';

export interface CwrTransaction {
  readonly type: string;
  readonly group: number;
  readonly groupType: string;
  readonly version: CwrVersion;
  readonly records: readonly CwrRecord[];
  readonly lines: readonly string[];
}

/** Twice the length of the longest record in the specification. */
export const MAX_LINE_LENGTH = 2_000;
/** Caps memory; far above any real work. */
export const MAX_RECORDS = 20_000;
/** Every line of a hostile file is one. */
const MAX_FAULTS = 1_000;
/** Within an acknowledgement, the transaction that it answers, which some societies return under its own numbers. */
const RETURNED_TYPES: readonly string[] = ['NWR', 'REV', 'WRK', 'AGR'];

interface Group {
  readonly number: number;
  readonly type: string;
  readonly version: CwrVersion;
  readonly firstRecord: number;
  transactions: number;
  /** The number of its next transaction. */
  next: number;
}

/**
 * Parses HDR, groups and TRL line by line, yielding each transaction once complete. `faults` reject a file of works;
 * of acknowledgements, everything between them is read.
 */
export class CwrFileReader {
  /** The first thousand of `faultCount`. */
  readonly faults: CwrFinding[] = [];
  faultCount = 0;
  /** Lines that are no records. */
  unreadable = 0;
  header: CwrRecord | null = null;
  /** The header's version; groups may differ. */
  private version: CwrVersion = '2.1';
  private line = 0;
  private records = 0;
  private group: Group | null = null;
  private groups = 0;
  private readonly groupTypes = new Set<string>();
  private transactions = 0;
  private open: { type: string; records: CwrRecord[]; lines: string[] } | null = null;
  private isClosed = false;

  read(text: string): CwrTransaction | null {
    this.line += 1;
    if (isBlank(text)) return null;
    if (this.isClosed) return this.readAfterEnd(text);
    this.records += 1;
    if (text.length > MAX_LINE_LENGTH) {
      const expected = message.mostCharacters({ max: MAX_LINE_LENGTH });
      return this.refuse('Prefix', 'ER F9', { found: text.slice(0, 19), expected, correction: message.longLine() });
    }
    if (this.records === 1) this.version = versionOfHeader(text);
    const record = readRecord(text, this.line, this.group?.version ?? this.version);
    if (this.records === 1) return this.readHeader(record);
    if (CONTROL_TYPES.includes(record.type)) return this.readControl(record);
    return this.readContent(record, text);
  }

  /** Returns the last transaction of a file that breaks off. */
  end(): CwrTransaction | null {
    if (this.isClosed) return null;
    this.refuse('TRL', 'ER E5', { expected: message.aTrailer(), correction: message.cutOff() });
    return this.finish();
  }

  private refuse(type: string, rule: CwrRule, fault: CwrFault): null {
    this.faultCount += 1;
    if (this.faults.length < MAX_FAULTS)
      this.faults.push(cwrFinding({ type, line: this.line, field: null }, rule, fault));
    return null;
  }

  private readHeader(record: CwrRecord): null {
    if (record.type !== 'HDR') {
      return this.refuse('HDR', 'ER E2', { found: record.type, expected: 'HDR', correction: message.noHeader() });
    }
    this.header = record;
    const faults = checkFields(record, this.version);
    if (/^0+$/.test(getValue(record, 'sender_id')))
      faults.push(advise(fieldFinding(record, 'ER F3', { name: 'sender_id', correction: message.zeroSender })));
    this.faultCount += faults.length;
    this.faults.push(...faults);
    return null;
  }

  private readAfterEnd(text: string): null {
    const correction = message.afterTrailer();
    return this.refuse('TRL', 'ER E5', { found: text.slice(0, 19), expected: message.endOfFile(), correction });
  }

  private readControl(record: CwrRecord): CwrTransaction | null {
    const done = this.finish();
    if (record.type === 'HDR') {
      const correction = message.secondHeader();
      this.refuse('HDR', 'ER E8', { found: message.aSecondHeader(), expected: message.oneHeader(), correction });
    } else if (record.type === 'GRH') this.openGroup(record);
    else if (record.type === 'GRT') this.closeGroup(record);
    else this.closeFile(record);
    return done;
  }

  private openGroup(record: CwrRecord): void {
    const type = getValue(record, 'transaction_type');
    const number = Number(getValue(record, 'group'));
    if (this.group) {
      this.refuse('GRH', 'ER E4', { found: 'GRH', expected: 'GRT', correction: message.openGroup() });
    }
    this.groups += 1;
    if (number !== this.groups) {
      const correction = message.groupNumbers();
      this.refuse('GRH', 'GR F2', { found: getValue(record, 'group'), expected: String(this.groups), correction });
    }
    if (this.groupTypes.has(type)) {
      const correction = message.repeatedGroup();
      this.refuse('GRH', 'GR F5', { found: type, expected: message.eachTypeOnce(), correction });
    }
    this.groupTypes.add(type);
    const version = versionOfGroup(getValue(record, 'version')) ?? this.version;
    this.group = newGroup({ number, type, version, firstRecord: this.records });
    this.checkGroupHeader(record, type);
  }

  private checkGroupHeader(record: CwrRecord, type: string): void {
    const isOfVersion = type === typeIn(this.group?.version ?? this.version, type);
    if (!TRANSACTION_TYPES.includes(type) || !isOfVersion) {
      const correction = message.unknownTransaction();
      this.refuse('GRH', 'GR F1', { found: type, expected: message.aTransactionType(), correction });
    }
    const stated = getValue(record, 'version');
    const version = versionOfGroup(stated);
    if (version === null) {
      const correction = message.unknownVersion();
      this.refuse('GRH', 'GR F4', { found: stated, expected: message.versions(), correction });
    } else if (version !== this.version && (isVersion3(version) || isVersion3(this.version))) {
      const correction = message.mixedVersions({ version: this.version });
      this.refuse('GRH', 'GR F4', { found: stated, expected: this.version, correction });
    }
  }

  private closeGroup(record: CwrRecord): void {
    const group = this.group;
    if (!group) {
      this.refuse('GRT', 'ER E7', { found: 'GRT', expected: 'GRH', correction: message.unopenedGroup() });
      return;
    }
    if (group.transactions === 0) {
      const correction = message.emptyGroup();
      this.refuse('GRH', 'ER E6', { found: message.noTransaction(), expected: message.aTransaction(), correction });
    }
    this.expectCount(record, 'group', ['GR F1', group.number]);
    this.expectCount(record, 'transactions', ['GR F2', group.transactions]);
    this.expectCount(record, 'records', ['GR F3', this.records - group.firstRecord + 1]);
    this.group = null;
  }

  private closeFile(record: CwrRecord): void {
    if (this.group) {
      this.refuse('TRL', 'ER E7', { found: 'TRL', expected: 'GRT', correction: message.openLastGroup() });
    }
    this.expectCount(record, 'groups', ['ER F1', this.groups]);
    this.expectCount(record, 'transactions', ['ER F2', this.transactions]);
    this.expectCount(record, 'records', ['ER F3', this.records]);
    this.group = null;
    this.isClosed = true;
  }

  private expectCount(
    record: CwrRecord,
    name: 'group' | 'groups' | 'transactions' | 'records',
    [rule, counted]: readonly [CwrRule, number],
  ): void {
    const stated = getValue(record, name);
    if (Number(stated) === counted) return;
    const correction = message.wrongCount({ record: record.type, counted: name });
    this.refuse(record.type, rule, { found: stated || '0', expected: String(counted), correction });
  }

  private readContent(record: CwrRecord, text: string): CwrTransaction | null {
    if (!/^[A-Z0-9]{3}$/.test(record.type) || Number.isNaN(record.transaction) || Number.isNaN(record.sequence)) {
      this.unreadable += 1;
      const expected = message.suchAs({ example: 'NWR0000000000000000' });
      const correction = message.malformedRecord();
      return this.refuse('Prefix', 'ER F1', { found: text.slice(0, 19), expected, correction });
    }
    if (!this.group) {
      this.refuse('GRH', 'ER E3', { found: record.type, expected: 'GRH', correction: message.outsideGroup() });
      if (!ANSWER_TYPES.includes(record.type)) return null;
      const { version } = this;
      this.group = newGroup({ number: this.groups, type: record.type, version, firstRecord: this.records });
    }
    return this.beginsTransaction(record) ? this.begin(record, text) : this.add(record, text);
  }

  /** The contents of an acknowledgement repeat the transaction number of its ACK. */
  private beginsTransaction(record: CwrRecord): boolean {
    if (!TRANSACTION_TYPES.includes(record.type)) return false;
    const isContinued = this.open?.type === 'ACK' && record.type !== 'ACK';
    if (!isContinued) return true;
    if (this.group?.type === 'ACK' && RETURNED_TYPES.includes(record.type)) return false;
    return record.sequence === 0 && record.transaction !== this.open?.records[0]?.transaction;
  }

  private begin(record: CwrRecord, text: string): CwrTransaction | null {
    const done = this.finish();
    const expected = this.group?.next ?? 0;
    if (record.transaction !== expected) {
      const rule = expected === 0 ? 'ER F2' : 'ER F7';
      const correction = message.transactionNumbers();
      this.refuse('Prefix', rule, { found: String(record.transaction), expected: String(expected), correction });
    }
    if (record.sequence !== 0) {
      const correction = message.firstRecord();
      this.refuse('Prefix', 'ER F5', { found: String(record.sequence), expected: '0', correction });
    }
    this.transactions += 1;
    if (this.group) {
      this.group.transactions += 1;
      this.group.next = record.transaction + 1;
    }
    this.open = { type: record.type, records: [record], lines: [text] };
    return done;
  }

  private add(record: CwrRecord, text: string): null {
    const open = this.open;
    if (!open) {
      const correction = message.outsideTransaction();
      return this.refuse('GRH', 'ER E6', { found: record.type, expected: message.aTransaction(), correction });
    }
    const before = open.records.at(-1);
    if (record.transaction !== before?.transaction) {
      const correction = message.ownNumber();
      const [found, expected] = [String(record.transaction), String(before?.transaction)];
      this.refuse('Prefix', 'ER F8', { found, expected, correction });
    } else if (record.sequence !== before.sequence + 1) {
      const correction = message.recordNumbers();
      this.refuse('Prefix', 'ER F6', { found: `${record.sequence}`, expected: `${before.sequence + 1}`, correction });
    }
    if (open.records.length >= MAX_RECORDS) {
      const correction = message.tooManyRecords();
      return this.refuse('Prefix', 'ER F9', { expected: message.mostRecords({ max: MAX_RECORDS }), correction });
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

function newGroup(begun: Pick<Group, 'number' | 'type' | 'version' | 'firstRecord'>): Group {
  return { ...begun, transactions: 0, next: 0 };
}
