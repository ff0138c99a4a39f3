import type { Tx } from '../../platform/db/transaction.ts';
import { scheduleJobs } from '../../platform/jobs/job-repository.ts';

interface AgencyRequestJob {
  readonly applicationId: string;
  readonly requestId: string;
  readonly at: Date;
}

export async function scheduleRequest(tx: Tx, { applicationId, requestId, at }: AgencyRequestJob): Promise<void> {
  await scheduleJobs(tx, [
    { type: 'isni_request', subjectId: applicationId, details: { request: requestId }, runAt: at },
  ]);
}
