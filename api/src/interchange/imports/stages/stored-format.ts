import { formatRetired } from '../../../messages/import-files.generated.ts';
import type { ImportFormat } from '../import-format.ts';
import type { ImportJob } from '../import-repository.ts';
import { RejectedFile } from '../rejected-file.ts';

export function storedFormat<Format extends ImportFormat>(
  { formats }: { readonly formats: readonly Format[] },
  job: Pick<ImportJob, 'format'>,
): Format {
  const format = formats.find(({ id }) => id === job.format);
  if (!format) throw new RejectedFile(formatRetired());
  return format;
}
