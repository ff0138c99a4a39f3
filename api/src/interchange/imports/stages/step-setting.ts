import type { ImportSetting } from '../import-format.ts';
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
