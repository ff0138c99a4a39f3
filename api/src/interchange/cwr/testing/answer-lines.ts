const HEADER = 'HDRSO000000052PRS                                          01.102026030508000020260305';

const eight = (number: number) => String(number).padStart(8, '0');

/** A group header by the layout of the standard. */
export function group(type: string, number: number): string {
  return `GRH${type}${String(number).padStart(5, '0')}02.100000000000`;
}

export function groupEnd(number: number, transactions: number, records: number): string {
  return `GRT${String(number).padStart(5, '0')}${eight(transactions)}${eight(records)}`;
}

interface Acknowledged {
  readonly at: number;
  readonly number: string;
  readonly status: string;
  readonly processed?: string;
}

export function ack({ at, number, status, processed = '20260305' }: Acknowledged): string {
  const original = '202603011015000000100000000NWR';
  return `ACK${eight(at)}00000000${original}${'A SONG'.padEnd(60)}${number.padEnd(20)}${`PRS-${number}`.padEnd(20)}${processed}${status}`;
}

/** `place` is the transaction and the record in it. */
export function msg([at, record]: readonly [number, number], text: string): string {
  return `MSG${eight(at)}${eight(record)}T00000004SWRF012${text}`;
}

interface WorkLine {
  readonly type: 'NWR' | 'ISW' | 'EXC';
  readonly place: readonly [at: number, record: number];
  readonly number: string;
  readonly iswc: string;
  readonly title?: string;
}

export function workLine({ type, place: [at, record], number, iswc, title = 'A SONG' }: WorkLine): string {
  return `${type}${eight(at)}${eight(record)}${title.padEnd(60)}  ${number.padEnd(14)}${iswc.padEnd(11)}00000000            POP000312U      ORI`;
}

/** These lines between a society's header and a trailer with these counts. */
export function answerFile(
  lines: readonly string[],
  [groups, transactions, records]: readonly [number, number, number],
): string {
  const trailer = `TRL${String(groups).padStart(5, '0')}${eight(transactions)}${eight(records)}`;
  return [HEADER, ...lines, trailer, ''].join('\r\n');
}
