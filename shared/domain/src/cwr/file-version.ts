import { CWR_VERSIONS, type CwrVersion, isVersion3, recordSpec } from './records/index.ts';

/** Only societies send these. */
export const ANSWER_TYPES: readonly string[] = ['ACK', 'ISW', 'EXC'];

/** Headers before 2.2 name no version, and 2.2 is laid out as 2.1 where they do. */
export function versionOfHeader(header: string): CwrVersion {
  const stated = header.slice(102, 105);
  return stated === '3.0' || stated === '3.1' ? stated : '2.1';
}

/** `03.10` is version 3.1; null for a version that we don't read. */
export function versionOfGroup(stated: string): CwrVersion | null {
  return CWR_VERSIONS.find((version) => `0${version}0` === stated) ?? null;
}

export type CwrKind =
  | { readonly kind: 'works' | 'acknowledgements'; readonly version: CwrVersion }
  | { readonly kind: 'other_version'; readonly version: string };

const THREE = /\b3\.(\d)0{0,3}\b/;
const GROUP = /^GRH([A-Z]{3})\d{5}(\d\d\.\d\d)/;

/**
 * Detects the kind of a CWR file from its first lines; null if it isn't CWR. A header without a group counts as works,
 * and so does a file without a header: the reader reports both as faults.
 */
export function cwrKindOf(head: string): CwrKind | null {
  const [first = '', second = ''] = head
    .replace(/^\ufeff/, '')
    .trimStart()
    .split(/[\r\n]\s*/, 2);
  const isHeader = /^HDR(PB|SO|AA|WR|WP|\d\d)/.test(first);
  if (!isHeader && !isRecord(first)) return null;
  const groupLine = isHeader ? second : first;
  const group = GROUP.exec(groupLine)?.[2];
  const later = THREE.exec(first.slice(86))?.[1];
  const version = group === undefined ? versionOfHeader(first) : versionOfGroup(group);
  // Answers are laid out alike in all versions of CWR 2, so a group that names another one is read.
  if (isAnswer(groupLine) && (version || !group?.startsWith('03')))
    return { kind: 'acknowledgements', version: version ?? '2.1' };
  const isOther = later !== undefined && versionOfHeader(first) === '2.1' && (version ?? '2.1') < '3.0';
  if (version === null || isOther)
    return { kind: 'other_version', version: isOther ? `3.${later}` : nameOf(group ?? '') };
  return { kind: 'works', version };
}

function nameOf(stated: string): string {
  return `${Number(stated.slice(0, 2))}.${stated.charAt(3)}`;
}

function isAnswer(line: string): boolean {
  return line.startsWith('GRH') && ANSWER_TYPES.includes(line.slice(3, 6));
}

function isRecord(line: string): boolean {
  if (GROUP.test(line)) return true;
  return /^[A-Z0-9]{3}\d{16}/.test(line) && recordSpec(line.slice(0, 3)) !== null;
}

export interface CwrFileName {
  readonly year: number;
  readonly sequence: number;
  readonly sender: string;
  readonly receiver: string;
  readonly version: CwrVersion;
}

const NAME_2 = /^CW(\d{2})(\d{4})([A-Z0-9]{2,3})_([A-Z0-9]{2,3})\.V(2)([12])$/i;
const NAME_3 = /^CW(\d{2})(\d{4})([A-Z0-9]{2,4})_([A-Z0-9]{2,4})_V(3)-([01])-\d\.(?:SUB|ACK|ISR|LIC)$/i;

export function readCwrFileName(name: string): CwrFileName | null {
  const [, year, sequence, sender = '', receiver = '', major, minor] = NAME_2.exec(name) ?? NAME_3.exec(name) ?? [];
  const version = versionOfGroup(`0${major}.${minor}0`);
  return version && { year: Number(year), sequence: Number(sequence), sender, receiver, version };
}

/**
 * `CW260001ABC_052.V21`: two-digit year, the sender's sequence number, sender, receiver, version. In version 3
 * `CW260001ABC_0052_V3-0-0.SUB`, and `ACK` for acknowledgements.
 */
export function cwrFileName(
  { year, sequence, sender, receiver, version }: CwrFileName,
  kind: 'SUB' | 'ACK' = 'SUB',
): string {
  const start = `CW${String(year % 100).padStart(2, '0')}${String(sequence).padStart(4, '0')}`;
  if (!isVersion3(version)) return `${start}${sender}_${receiver}.V${version.replace('.', '')}`;
  const [from, to] = [sender, receiver].map((code) => (/^\d+$/.test(code) ? code.padStart(4, '0') : code));
  return `${start}${from}_${to}_V${version.replace('.', '-')}-0.${kind}`;
}
