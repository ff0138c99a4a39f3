import { formatRetired } from '../../../messages/import-files.generated.ts';
import type { ImportFormat, ImportSetting } from '../import-format.ts';
import type { ImportJob } from '../import-repository.ts';
import { RejectedFile } from '../rejected-file.ts';
import type { Step } from '../running/import-run.ts';

export function settingOf({ job, reading, now, env }: Step): ImportSetting {
  const actor = { accountId: job.account_id, memberId: job.member_id, partyId: job.party_id };
  return {
    db: reading,
    jobId: job.id,
    actor,
    at: job.started_at ?? now(),
    asDrafts: job.as_drafts,
    confirmationDays: env.CONFIRMATION_DAYS,
  };
}

export function storedFormat<Format extends ImportFormat>(
  { formats }: { readonly formats: readonly Format[] },
  job: Pick<ImportJob, 'format'>,
): Format {
  const format = formats.find(({ id }) => id === job.format);
  if (!format) throw new RejectedFile(formatRetired());
  return format;
}
