import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { ImportSubjectId } from '@counterpoint/domain/schemas/imports';
import { localFile, unpackFile } from '../formats/unpacked-file.ts';
import type { FilePreview } from '../import-format.ts';
import { formatOf, subjectOf } from '../subjects.ts';
import type { TestFile } from './send-import.ts';

/** Reads a file as an import does until it needs its member, and returns its preview; throws `RejectedFile`. */
export async function readImport(
  { name, contents }: TestFile,
  subject: ImportSubjectId = 'composition',
): Promise<FilePreview> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'counterpoint-read-'));
  try {
    const copy = path.join(folder, 'source');
    await fs.writeFile(copy, contents);
    const file = await unpackFile(await localFile(copy, name), { folder, subject, chosen: null });
    const format = formatOf(subjectOf({ subject }), file);
    const preview = await format.preview(file);
    if (!preview.table) for await (const _ of format.read({ file, choices: null }));
    return preview;
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}
