import { cwrFormat } from '../cwr/cwr-format.ts';
import { csvFormat } from './formats/csv-format.ts';
import { xlsxFormat } from './formats/xlsx-format.ts';
import type { ImportFormat, LocalFile } from './import-format.ts';
import { RefusedFile } from './refused-file.ts';

/** Every format that can be imported. The first that recognises a file reads it; CSV, which is any text, comes last. */
const FORMATS: readonly ImportFormat[] = [xlsxFormat, cwrFormat, csvFormat];

/** The format of a file. Throws a `RefusedFile` where there is none. */
export function formatOf(file: LocalFile): ImportFormat {
  if (file.bytes === 0) throw new RefusedFile('The file is empty. Fill in the template, and send that.');
  const format = FORMATS.find((each) => each.recognises(file));
  if (!format) throw new RefusedFile('This is neither a table nor a CWR file. Send .csv, .xlsx or CWR 2.1 or 2.2.');
  return format;
}

/** The format of this id; a file was found to be of it before. */
export function findFormat(id: string): ImportFormat {
  const format = FORMATS.find((each) => each.id === id);
  if (!format) throw new RefusedFile('The portal reads files of this kind no longer.');
  return format;
}
