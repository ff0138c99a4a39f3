import { isniContent } from '@counterpoint/domain/schemas/parties';
import { createApplication, submitApplication } from 'api/parties/identifiers/isni-application-service.ts';
import { offerRecords, requestInformation, reviewApplication } from 'api/parties/identifiers/isni-decisions.ts';
import type { Tx } from 'api/platform/db/transaction.ts';
import { DEMO_ISNI_APPLICATIONS, type DemoIsniApplication, type DemoIsniRecord } from './demo-data.ts';
import { daysBefore } from './demo-time.ts';
import type { Cast } from './seed-parties.ts';
import { syntheticIsni } from './synthetic-codes.ts';

const STAFF = 'Esi Kyei';

export async function seedIsni(tx: Tx, cast: Cast): Promise<void> {
  for (const application of DEMO_ISNI_APPLICATIONS) {
    const { reviewedDaysAgo, decidedDaysAgo, records, question } = application;
    const id = await submit(tx, cast, application);
    const decisionAt = (daysAgo: number) => ({ id, staff: STAFF, at: daysBefore(cast.now, daysAgo) });
    if (reviewedDaysAgo !== undefined) await reviewApplication(tx, decisionAt(reviewedDaysAgo));
    if (question !== undefined) await requestInformation(tx, decisionAt(decidedDaysAgo), question);
    if (records) await offerRecords(tx, decisionAt(decidedDaysAgo), records.map(candidateOf));
  }
}

async function submit(tx: Tx, { members, now }: Cast, { by, content, daysAgo }: DemoIsniApplication): Promise<string> {
  const actor = members[by];
  const begun = { actor, at: daysBefore(now, daysAgo + 1) };
  const { id, version } = await createApplication(tx, begun, { ...isniContent.parse({}), ...content });
  await submitApplication(tx, { actor, at: daysBefore(now, daysAgo) }, { target: { id, version }, hasAgency: false });
  return id;
}

function candidateOf({ number, name, details, dates }: DemoIsniRecord) {
  return { isni: syntheticIsni(number), ppn: null, name, dates, details, sources: ['VIAF'], score: null };
}
