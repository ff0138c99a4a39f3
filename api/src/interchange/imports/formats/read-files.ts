import { type ImportedWork, shortened } from '@counterpoint/domain/imports';
import * as text from '../../../messages/import-files.generated.ts';
import type { FileFinding, ImportFormat, LocalFile, Reading } from '../import-format.ts';
import { RejectedFile } from '../rejected-file.ts';

/** Reads all messages of a ZIP. One that can't be read doesn't hold up the others, and what isn't read is named. */
export async function* readFiles(format: ImportFormat, reading: Reading): AsyncGenerator<ImportedWork | FileFinding> {
  const { packed } = reading.file;
  if (!packed) {
    yield* format.read(reading);
    return;
  }
  const files = [reading.file, ...packed.others];
  const rejections: RejectedFile[] = [];
  for (const file of files)
    try {
      if (!format.recognises(file)) throw new RejectedFile(text.otherKind());
      yield* format.read({ ...reading, file });
    } catch (error) {
      if (!(error instanceof RejectedFile)) throw error;
      rejections.push(error);
      if (rejections.length === files.length) throw rejections[0];
      yield unread(file, error.message);
    }
  for (const name of packed.unread) yield unread({ name }, text.notRead());
}

function unread({ name }: Pick<LocalFile, 'name'>, correction: string): FileFinding {
  const id = 'I-ZIP-01';
  return {
    kind: 'file',
    finding: { id, severity: 'warn', line: null, column: null, found: shortened(name), expected: null, correction },
  };
}
