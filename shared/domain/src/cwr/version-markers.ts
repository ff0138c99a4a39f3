import { CWR_VERSIONS, type CwrVersion } from './records/index.ts';

/** What only societies send. */
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
