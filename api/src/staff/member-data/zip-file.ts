import { PassThrough, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { type WrittenFile, writeTemporaryFile } from '../../platform/files/temporary-file.ts';

export interface Zip {
  /** Resolves once the contents are read. */
  add(name: string, contents: Readable): Promise<void>;
}

/** Writes entries to a file of ours, which the caller removes with `deleteTemporaryFile`. */
export async function writeZip(dataDir: string, fill: (zip: Zip) => Promise<void>): Promise<WrittenFile> {
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.outputStream.pipe(output);
  // Until it is read, nothing else would listen. Reading throws the same error.
  output.once('error', () => undefined);
  zip.on('error', (error) => output.destroy(error));
  const written = writeTemporaryFile(output, { dataDir, maxBytes: Number.POSITIVE_INFINITY });
  try {
    await fill({
      async add(name, contents) {
        zip.addReadStream(contents, name);
        try {
          // A full disk ends the writing, and nothing would read the contents any more.
          await Promise.race([finished(contents), written]);
        } finally {
          contents.destroy();
        }
      },
    });
  } catch (error) {
    output.destroy(new Error('The archive is incomplete.'));
    await written.catch(() => undefined);
    throw error;
  }
  zip.end();
  return written;
}
