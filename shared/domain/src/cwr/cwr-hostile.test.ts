import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cwrKindOf } from './file-version.ts';
import { LineCutter } from './lines.ts';
import { readRecord, writeRecord } from './record-text.ts';
import { CONTROL_TYPES } from './records/index.ts';
import { readAndWritten, readLines } from './testing/read-lines.ts';
import { FILE_21, FILE_22 } from './testing/sample-files.ts';

const file = fc.constantFrom(FILE_21, FILE_22);
const last = FILE_21.length - 1;

describe('rejects an incomplete file', () => {
  test.each([
    ['CWR-TRL-E5', FILE_21.slice(0, -1), 'whose end is missing'],
    ['CWR-HDR-E2', FILE_21.slice(1), 'whose header is missing'],
    ['CWR-GRT-F3', FILE_21.filter((line) => !line.startsWith('ARI')), 'that has lost a record'],
    ['CWR-TRL-F3', FILE_21.filter((line) => !line.startsWith('ARI')), 'that has lost a record'],
    ['CWR-GRT-F2', replaced(FILE_21, last - 1, 'GRT000010000000300000048'), 'that counts other works'],
    ['CWR-TRL-F1', replaced(FILE_21, last, 'TRL000020000000200000050'), 'that counts other groups'],
    ['CWR-Prefix-F6', FILE_21.toSpliced(5, 1), 'whose records are not in order'],
    [
      'CWR-Prefix-F2',
      FILE_21.map((line) => line.replace('NWR00000000', 'NWR00000007')),
      'whose works begin with another number',
    ],
    ['CWR-Prefix-F1', replaced(FILE_21, 5, 'SPT000000X0'), 'with a line that is no record'],
    ['CWR-Prefix-F9', replaced(FILE_21, 5, 'A'.repeat(100_000)), 'with a line longer than any record'],
    ['CWR-GRH-E3', FILE_21.toSpliced(1, 1), 'without a group'],
    ['CWR-GRH-E4', FILE_21.toSpliced(last - 1, 1, 'GRHREV0000202.100000000000'), 'whose group is not closed'],
    ['CWR-GRH-F4', replaced(FILE_21, 1, 'GRHNWR0000103.000000000000'), 'of another version'],
    ['CWR-GRH-F1', replaced(FILE_21, 1, 'GRHXYZ0000102.100000000000'), 'with a group of nothing known'],
    ['CWR-TRL-E5', [...FILE_21, 'NWR0000000000000000MORE'], 'that goes on after its end'],
    ['CWR-HDR-E8', FILE_21.toSpliced(4, 0, FILE_21[0] ?? ''), 'with two headers'],
  ])('%s: %#', (id, lines, _what) => {
    expect(readLines(lines).reader.faults.map((fault) => fault.id)).toContain(id);
  });
});

function replaced(lines: readonly string[], index: number, line: string): string[] {
  return lines.toSpliced(index, 1, line);
}

test('reads past blank lines, and counts none of them', () => {
  const spaced = ['', ...FILE_21.flatMap((line) => [line, '  '])];
  const { works, faults } = readLines(spaced);
  expect([works.length, faults]).toEqual([2, []]);
  expect(cwrKindOf(spaced.join('\r\n'))).toEqual({ kind: 'works', version: '2.1' });
});

test('rejects a file truncated anywhere without throwing', () => {
  fc.assert(
    fc.property(file, fc.double({ min: 0, max: 0.999, noNaN: true }), (lines, part) => {
      const text = lines.join('\r\n');
      const cutter = new LineCutter();
      const broken = [...cutter.cut(text.slice(0, Math.floor(text.length * part))), ...cutter.end()];
      expect(readLines(broken).reader.faults).not.toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test('reads any file without throwing, and writes what it read', () => {
  const change = fc.record({ line: fc.nat(), place: fc.nat(700), text: fc.string({ unit: 'binary', maxLength: 12 }) });
  fc.assert(
    fc.property(file, fc.array(change, { minLength: 1, maxLength: 8 }), (lines, changes) => {
      const broken = [...lines];
      for (const { line, place, text } of changes) {
        const at = line % broken.length;
        const before = broken[at] ?? '';
        broken[at] = before.slice(0, place) + text.replaceAll(/[\r\n]/g, ' ') + before.slice(place + text.length);
      }
      readLines(broken);
      readAndWritten(broken);
      cwrKindOf(broken.join('\n'));
    }),
    { numRuns: 40 },
  );
});

test('writes any record so that it reads the same', () => {
  const records = FILE_22.filter((line) => !CONTROL_TYPES.includes(line.slice(0, 3)));
  const letters = fc.string({ unit: fc.constantFrom(...'ABC 019É.-'), maxLength: 300 });
  fc.assert(
    fc.property(fc.constantFrom(...records), letters, (line, text) => {
      const record = readRecord(line.slice(0, 19) + text, 1);
      const again = readRecord(writeRecord(record, '2.2', [record.transaction, record.sequence]), 1);
      expect(again.meant).toEqual(record.meant);
      expect(again.rest.trim()).toBe(record.rest.trim());
    }),
  );
});

test('splits lines the same for any chunks and line endings', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom('A', ' '), minLength: 1, maxLength: 5 }), { minLength: 1 }),
      fc.constantFrom('\r\n', '\n', '\r'),
      fc.integer({ min: 1, max: 7 }),
      (lines, end, size) => {
        const text = lines.join(end);
        const cutter = new LineCutter();
        const cut: string[] = [];
        for (let from = 0; from < text.length; from += size) cut.push(...cutter.cut(text.slice(from, from + size)));
        expect([...cut, ...cutter.end()]).toEqual(lines);
      },
    ),
  );
});

test('limits the memory of an endless line', () => {
  const cutter = new LineCutter();
  for (let piece = 0; piece < 100; piece += 1) cutter.cut('A'.repeat(100_000));
  expect(cutter.end()[0]?.length).toBeLessThan(200_000);
});
