import { createHash } from 'node:crypto';
import { type ImportedWork, importedDraft } from '@counterpoint/domain/imports';
import { importedRecording } from '@counterpoint/domain/recording-imports';
import { expect, test } from '@jest/globals';
import * as z from 'zod';
import type { ValidatedBatch } from '../stages/validated-batches.ts';
import type { ValidatedRow } from '../validation/validated-row.ts';
import { PACKED_FORMAT, packBatch, unpackBatches } from './packed-rows.ts';

interface Draft {
  readonly title: string;
}

function validated(title: string): ValidatedRow<Draft> {
  const place = { line: 7, column: 'Title', found: title };
  const found = (id: string, severity: 'block' | 'warn') => ({
    ...place,
    id,
    severity,
    expected: null,
    correction: 'Fix it.',
  });
  return {
    work: {
      kind: 'work',
      number: ` ${title} `,
      draft: { title },
      lines: { from: 3, to: 9 },
      findings: [],
      placeOf: () => place,
      source: [[title]],
      residue: { lines: ['NWR'] },
    },
    number: title,
    draft: title === '' ? null : { title },
    isRevision: false,
    findings: [found('I-CEL-01', 'block'), found('W-SHR-01', 'warn')],
  };
}

const lineOf = (work: ImportedWork) => work.placeOf('title').line;

async function packed(): Promise<Buffer> {
  const batches = [
    { start: 0, share: 0.5, works: [validated('A'), validated('')] },
    { start: 2, share: 1, works: [validated('C'), validated('D'), validated('E')] },
  ];
  return Buffer.concat(await Promise.all(batches.map((batch) => packBatch(batch, lineOf))));
}

async function unpacked(bytes: Buffer, from: number) {
  const batches: ValidatedBatch[] = [];
  for await (const batch of unpackBatches(bytes, from)) batches.push(batch);
  return batches;
}

test('restores what writing needs of a work: number, draft, blocking findings, line and residue', async () => {
  const [first] = await unpacked(await packed(), 0);
  expect(first).toMatchObject({ start: 0, share: 0.5 });
  const [work, broken] = first?.works ?? [];
  expect(work).toMatchObject({ number: 'A', draft: { title: 'A' }, isRevision: false });
  expect(work?.work).toMatchObject({ number: ' A ', lines: { from: 3, to: 9 }, residue: { lines: ['NWR'] } });
  expect(work?.work.placeOf('title').line).toBe(7);
  expect(work?.findings.map(({ id, severity }) => `${id} ${severity}`)).toEqual(['I-CEL-01 block']);
  expect(broken?.draft).toBeNull();
});

test.each([
  [0, [0, 2], 'A'],
  [2, [2], 'C'],
  [3, [3], 'D'],
  [5, [], undefined],
] as const)('starts with the work after %i others', async (from, starts, title) => {
  const batches = await unpacked(await packed(), from);
  expect(batches.map(({ start }) => start)).toEqual(starts);
  expect(batches[0]?.works[0]?.number).toBe(title);
});

test.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, -3)],
  ['changed', (bytes: Buffer) => bytes.fill(0, 40, 60)],
] as const)('reports that it can’t be read if it is %s', async (_, spoil) => {
  await expect(unpacked(spoil(await packed()), 0)).rejects.toMatchObject({
    code: 'refused_file',
    message: 'The stored result of the check is damaged. Start the import again to read the file itself.',
  });
});

test('has a format number per shape of drafts: on a change raise PACKED_FORMAT and update the hash here', () => {
  const shapes = [importedDraft, importedRecording].map((draft) => z.toJSONSchema(draft, { unrepresentable: 'any' }));
  const hash = createHash('sha256').update(JSON.stringify(shapes)).digest('hex').slice(0, 12);
  expect({ form: PACKED_FORMAT, hash }).toEqual({ form: 10, hash: '491ccab91009' });
});
