import { formatRetired } from '../../../messages/import-files.generated.ts';
import type { ImportContext } from '../import-format.ts';
import { actorOfImport } from '../import-repository.ts';
import { confirmByOf } from '../import-watch.ts';
import { RejectedFile } from '../rejected-file.ts';
import type { Step } from '../running/import-run.ts';
import { subjectOf } from '../subjects.ts';

export function contextOf({ job, reading, now }: Step): ImportContext {
  const format = subjectOf(job).formats.find(({ id }) => id === job.format);
  if (!format) throw new RejectedFile(formatRetired());
  return {
    job,
    format,
    actor: actorOfImport(job),
    at: job.started_at ?? now(),
    confirmBy: confirmByOf(reading, job),
  };
}
