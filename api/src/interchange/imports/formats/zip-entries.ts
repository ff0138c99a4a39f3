import type { Readable } from 'node:stream';
import yauzl from 'yauzl';
import * as message from '../../../messages/import-files.generated.ts';
import { RejectedFile } from '../rejected-file.ts';

const MAX_ENTRIES = 2_000;
/** About a million rows of forty cells, as XML. */
const MAX_INFLATED_BYTES = 2_000_000_000;
/** Tables of works shrink ten to thirty times. A higher ratio is a zip bomb. */
const MAX_RATIO = 150;
/** Small files of one repeated row shrink well and do no harm. */
const MIN_BOMB_BYTES = 50_000_000;

export interface ZipEntry {
  readonly bytes: number;
  open(): Promise<Readable>;
}

/** Checks the declared sizes before inflating any entry. */
export async function readEntries(path: string): Promise<{ entries: Map<string, ZipEntry>; close(): void }> {
  // yauzl stops an entry that inflates beyond its declared size, so the declared size is a bound.
  const zip = await yauzl
    .openPromise(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true })
    .catch(refuse);
  try {
    const entries = new Map<string, ZipEntry>();
    let inflated = 0;
    for await (const entry of zip.eachEntry()) {
      inflated += entry.uncompressedSize;
      const isBomb =
        inflated > MAX_INFLATED_BYTES ||
        (entry.uncompressedSize > MIN_BOMB_BYTES && entry.uncompressedSize > entry.compressedSize * MAX_RATIO);
      if (isBomb || entries.size >= MAX_ENTRIES) throw new RejectedFile(message.unpacksTooLarge());
      if (entry.isEncrypted()) throw new RejectedFile(message.password());
      entries.set(entry.fileName, {
        bytes: entry.uncompressedSize,
        open: () => zip.openReadStreamPromise(entry).catch(refuse),
      });
    }
    return { entries, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error instanceof RejectedFile ? error : refuse(error);
  }
}

function refuse(cause: unknown): never {
  throw new RejectedFile(message.damagedWorkbook(), { cause });
}
