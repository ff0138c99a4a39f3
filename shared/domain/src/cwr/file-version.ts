import { recordSpec } from './records/index.ts';

/** What the beginning of a file says it is. */
export type CwrKind =
  | { readonly kind: 'works' | 'acknowledgements'; readonly version: '2.1' | '2.2' }
  /** CWR, but none that is read here, with the version's name. */
  | { readonly kind: 'other_version'; readonly version: string };

const THREE = /\b3\.(\d)0{0,3}\b/;
const NAMED_THREE = /_V3-(\d)-\d\./i;
const GROUP_VERSION = /^GRH([A-Z]{3})\d{5}(\d\d)\.(\d)\d/;

/**
 * What a file is by its first lines: works, acknowledgements, or CWR of a version that is refused by name. Null where it
 * is no CWR. A header without a group is a file that breaks off, and counts as works of version 2.1; one that begins with
 * another record has lost its header, which is for its reader to say.
 */
export function cwrKindOf(head: string, fileName = ''): CwrKind | null {
  const [first = '', second = ''] = head.replace(/^\ufeff/, '').split(/\r\n|\n|\r/, 2);
  const isHeader = /^HDR(PB|SO|AA|WR|WP|\d\d)/.test(first);
  if (!isHeader && !isRecord(first)) return null;
  const group = GROUP_VERSION.exec(isHeader ? second : first);
  const three = NAMED_THREE.exec(fileName) ?? THREE.exec(first.slice(86));
  if (three) return { kind: 'other_version', version: `3.${three[1]}` };
  if (!group) return { kind: 'works', version: '2.1' };
  const version = `${Number(group[2])}.${group[3]}`;
  if (version !== '2.1' && version !== '2.2') return { kind: 'other_version', version };
  return { kind: group[1] === 'ACK' ? 'acknowledgements' : 'works', version };
}

function isRecord(line: string): boolean {
  if (GROUP_VERSION.test(line)) return true;
  return /^[A-Z0-9]{3}\d{16}/.test(line) && recordSpec(line.slice(0, 3)) !== null;
}

/** A file's name taken apart: `CW260001ABC_052.V21`. */
export interface CwrFileName {
  readonly year: number;
  readonly sequence: number;
  readonly sender: string;
  readonly receiver: string;
  readonly version: '2.1' | '2.2';
}

/** Takes a file's name apart by the convention of 2006; null where it does not keep to it. */
export function readCwrFileName(name: string): CwrFileName | null {
  const match = /^CW(\d{2})(\d{4})([A-Z0-9]{2,3})_([A-Z0-9]{2,3})\.V2([12])$/i.exec(name);
  if (!match) return null;
  const [, year, sequence, sender = '', receiver = '', minor] = match;
  const version = minor === '1' ? '2.1' : '2.2';
  return { year: Number(year), sequence: Number(sequence), sender, receiver, version };
}

/** `CW260001ABC_052.V21`: the year's last two digits, the sender's running number, sender, receiver and version. */
export function cwrFileName({ year, sequence, sender, receiver, version }: CwrFileName): string {
  const two = String(year % 100).padStart(2, '0');
  return `CW${two}${String(sequence).padStart(4, '0')}${sender}_${receiver}.V${version.replace('.', '')}`;
}
