import { ANSWER_TYPES } from './file-reader.ts';
import { recordSpec } from './records/index.ts';

export type CwrKind =
  | { readonly kind: 'works' | 'acknowledgements'; readonly version: '2.1' | '2.2' }
  | { readonly kind: 'other_version'; readonly version: string };

const THREE = /\b3\.(\d)0{0,3}\b/;
const NAMED_THREE = /_V3-(\d)-\d\./i;
const GROUP_VERSION = /^GRH([A-Z]{3})\d{5}(\d\d)\.(\d)\d/;

/**
 * Detects the kind of a CWR file from its first lines; null if it isn't CWR. A header without a group counts as works
 * of version 2.1, and so does a file without a header: the reader reports both as faults.
 */
export function cwrKindOf(head: string, fileName = ''): CwrKind | null {
  const [first = '', second = ''] = head.replace(/^\ufeff/, '').split(/\r\n|\n|\r/, 2);
  const isHeader = /^HDR(PB|SO|AA|WR|WP|\d\d)/.test(first);
  if (!isHeader && !isRecord(first)) return null;
  const groupLine = isHeader ? second : first;
  const group = GROUP_VERSION.exec(groupLine);
  const three = NAMED_THREE.exec(fileName) ?? THREE.exec(first.slice(86));
  if (three) return { kind: 'other_version', version: `3.${three[1]}` };
  const version = group ? `${Number(group[2])}.${group[3]}` : '2.1';
  // Answers are laid out alike in all versions of CWR 2, so a group that names another one is read.
  if (isAnswer(groupLine) && version.startsWith('2.'))
    return { kind: 'acknowledgements', version: version === '2.2' ? '2.2' : '2.1' };
  if (version !== '2.1' && version !== '2.2') return { kind: 'other_version', version };
  return { kind: 'works', version };
}

function isAnswer(line: string): boolean {
  return line.startsWith('GRH') && ANSWER_TYPES.includes(line.slice(3, 6));
}

function isRecord(line: string): boolean {
  if (GROUP_VERSION.test(line)) return true;
  return /^[A-Z0-9]{3}\d{16}/.test(line) && recordSpec(line.slice(0, 3)) !== null;
}

export interface CwrFileName {
  readonly year: number;
  readonly sequence: number;
  readonly sender: string;
  readonly receiver: string;
  readonly version: '2.1' | '2.2';
}

export function readCwrFileName(name: string): CwrFileName | null {
  const match = /^CW(\d{2})(\d{4})([A-Z0-9]{2,3})_([A-Z0-9]{2,3})\.V2([12])$/i.exec(name);
  if (!match) return null;
  const [, year, sequence, sender = '', receiver = '', minor] = match;
  const version = minor === '1' ? '2.1' : '2.2';
  return { year: Number(year), sequence: Number(sequence), sender, receiver, version };
}

/** `CW260001ABC_052.V21`: two-digit year, the sender's sequence number, sender, receiver, version. */
export function cwrFileName({ year, sequence, sender, receiver, version }: CwrFileName): string {
  const two = String(year % 100).padStart(2, '0');
  return `CW${two}${String(sequence).padStart(4, '0')}${sender}_${receiver}.V${version.replace('.', '')}`;
}
