import type { IsniCandidate } from '@counterpoint/domain/schemas/parties';
import * as z from 'zod/mini';
import * as text from '../../messages/isni-notes.generated.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { ExternalJob } from '../../platform/jobs/external-job-runner.ts';
import type { DueJob } from '../../platform/jobs/job-repository.ts';
import { readParty } from '../composers/composer-repository.ts';
import { applyStep, findApplication } from '../identifiers/isni-application-changes.ts';
import { AgencyError } from './agency-http.ts';
import { applyAnswer, escalateToStaff, noteForMember } from './agency-outcome.ts';
import type { AgencyAnswer, AgencyRequest, IsniAgency } from './isni-agency.ts';

const details = z.object({ request: z.guid() });

/** About two days with the pauses between attempts; then staff take over. */
const MAX_ATTEMPTS = 12;

export function createIsniRequestJob(agency: IsniAgency): ExternalJob {
  return {
    async begin(tx, job, at) {
      const { request } = agency;
      const opened = request && (await openRequest(tx, job, at));
      if (!request || !opened) return null;
      return async () => {
        const answer = await request(opened);
        const records = await recordsOf(agency, answer);
        const sent = { applicationId: job.subject_id, requestId: opened.requestId };
        return (later, when) => applyAnswer(later, sent, { answer, records, at: when });
      };
    },
    isPermanent: (error, job) =>
      (error instanceof AgencyError && error.code === 'refused') || job.attempts + 1 >= MAX_ATTEMPTS,
    async giveUp(tx, job, { error, at }) {
      const sent = { applicationId: job.subject_id, requestId: details.parse(job.details).request };
      const staffNote = text.notAsked({ reason: error instanceof Error ? error.message : String(error) });
      await escalateToStaff(tx, sent, { staffNote, at });
    },
  };
}

/** Null if the request is no longer wanted. The first attempt puts the application in review. */
async function openRequest(tx: Tx, job: DueJob, at: Date): Promise<AgencyRequest | null> {
  const { request } = details.parse(job.details);
  let application = await findApplication(tx, job.subject_id);
  if (application?.agency_request_id !== request) return null;
  if (application.state === 'submitted')
    application = await applyStep(tx, application, {
      origin: { by: 'agency', at },
      act: 'review',
      note: await noteForMember(tx, application.member_id, text.sent),
    });
  if (application.state !== 'in_review') return null;
  const { party_id, subject_kind, content, candidates } = application;
  const { ipi_name_number } = await readParty(tx, party_id);
  const ppnsOf = (answer: string) =>
    candidates.flatMap((each) => (each.answer === answer && each.ppn ? [each.ppn] : []));
  return {
    requestId: request,
    requestedAt: job.run_at,
    partyId: party_id,
    subjectKind: subject_kind,
    content,
    ipiNameNumber: ipi_name_number,
    isNot: ppnsOf('not_me'),
    mergeWith: ppnsOf('this_is_me')[0] ?? null,
  };
}

async function recordsOf({ lookUp }: IsniAgency, answer: AgencyAnswer): Promise<ReadonlyMap<string, IsniCandidate>> {
  const records = new Map<string, IsniCandidate>();
  if (!lookUp || answer.kind !== 'possible_match') return records;
  for (const { ppn } of answer.matches) {
    try {
      const record = await lookUp(ppn);
      if (record) records.set(ppn, record);
    } catch (error) {
      // The answer matters more than its details, and the index may stay down for long.
      if (error instanceof AgencyError) return records;
      throw error;
    }
  }
  return records;
}
