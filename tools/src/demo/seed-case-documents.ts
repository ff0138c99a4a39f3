import { Readable } from 'node:stream';
import { EVIDENCE_MOST_BYTES } from '@counterpoint/domain/schemas/cases';
import { storeDocument } from 'api/disputes/evidence/arrived-document.ts';
import { addEvidence } from 'api/disputes/evidence/evidence-service.ts';
import { admitByStaff, openForStaff } from 'api/disputes/staff/staff-acts.ts';
import type { Tx } from 'api/platform/db/transaction.ts';
import { receiveFile } from 'api/platform/files/arriving-file.ts';
import { typeOfDocument } from 'api/platform/files/types/document-type.ts';
import type { Services } from 'api/platform/services.ts';
import { DEMO_CASES, DEMO_DOCUMENTS, type DemoDocument } from './demo-data.ts';
import { findCaseAbout } from './demo-repository.ts';
import { daysBefore } from './demo-time.ts';
import { contentsOf } from './document-contents.ts';
import { CASE_DAYS } from './seed-cases.ts';
import type { Cast } from './seed-parties.ts';

type Store = Pick<Services, 'files' | 'env'>;

export async function seedCaseDocuments(tx: Tx, cast: Cast, store: Store): Promise<void> {
  for (const document of DEMO_DOCUMENTS) await addDocument(tx, cast, { document, store });
  for (const { title, admittedDaysAgo } of DEMO_CASES) {
    if (admittedDaysAgo === undefined) continue;
    const stored = await openForStaff(tx, await findCaseAbout(tx, title));
    await admitByStaff(tx, { staff: 'demo', at: daysBefore(cast.now, admittedDaysAgo), stored }, CASE_DAYS);
  }
}

interface Bringing {
  readonly document: DemoDocument;
  readonly store: Store;
}

async function addDocument(tx: Tx, cast: Cast, { document, store }: Bringing): Promise<void> {
  const { title, by, daysAgo, kind, fileName, note } = document;
  const act = { actor: cast.members[by], at: daysBefore(cast.now, daysAgo) };
  const source = Readable.from([await contentsOf(document, act.at)]);
  const { DATA_DIR: dataDir } = store.env;
  const file = await receiveFile(source, { dataDir, mostBytes: EVIDENCE_MOST_BYTES });
  try {
    const { memberId } = act.actor;
    const type = await typeOfDocument(file);
    const stored = await storeDocument(store, file, { memberId, sentName: fileName, type, within: tx });
    const about = { kind, file_name: fileName, visibility: 'shared' as const, note };
    await addEvidence(tx, act, { caseId: await findCaseAbout(tx, title), about, ...stored });
  } finally {
    await file.discard();
  }
}
