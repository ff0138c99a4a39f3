import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Env } from '../../../platform/config/env.ts';
import { createTemporaryFolder } from '../../../platform/files/temporary-file.ts';
import { localFile, unpackFile } from '../formats/unpacked-file.ts';
import type { LocalFile } from '../import-format.ts';
import { readParts } from '../import-part-repository.ts';
import type { Step } from '../running/import-run.ts';

export async function withLocalCopy<Result>(
  { env, reading, files, job }: Pick<Step, 'reading' | 'files' | 'job'> & { readonly env: Pick<Env, 'DATA_DIR'> },
  work: (file: LocalFile) => Promise<Result>,
): Promise<Result> {
  const folder = await createTemporaryFolder(env.DATA_DIR);
  try {
    const copy = path.join(folder, 'source');
    for (const { file_name } of await readParts(reading, job.id, 'source')) {
      const part = await files.open('import', file_name);
      if (!part) throw new Error(`A part of import ${job.id} is missing.`);
      await pipeline(part.contents, createWriteStream(copy, { flags: 'a', mode: 0o600 }));
    }
    const { sheet = null, encoding = null } = job.preview ?? {};
    const unpacked = await unpackFile(await localFile(copy, job.file_name), {
      folder,
      subject: job.subject,
      chosen: sheet,
    });
    return await work({ ...unpacked, encoding, ...(sheet !== null && { sheet }) });
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}
