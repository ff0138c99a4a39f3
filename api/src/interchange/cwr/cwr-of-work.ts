import { findUnsupported, parseResidue, writeWork } from '@counterpoint/domain/cwr';
import type { CwrOfWork } from '@counterpoint/domain/schemas/imports';
import * as notFoundText from '../../messages/not-found.generated.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { findStoredLines, readAcknowledgements } from './acknowledgement-repository.ts';

/** Throws 404 for everyone but the submitter. */
export async function openCwrOfWork(db: Database, id: string, { memberId }: Act['actor']): Promise<CwrOfWork> {
  const work = await findStoredLines(db, id, memberId);
  if (!work) throw notFound(notFoundText.work());
  const rows = await readAcknowledgements(db, id);
  return {
    version: work.version,
    kept: unsupportedIn(work),
    acknowledgements: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
  };
}

type StoredWork = NonNullable<Awaited<ReturnType<typeof findStoredLines>>>;

function unsupportedIn({ version, type, lines }: StoredWork): CwrOfWork['kept'] {
  if (version === null || type === null || lines === null) return [];
  const read = parseResidue({ version, type, lines: lines.split('\n') });
  if (!read) return [];
  const unsupported = findUnsupported(read.records, writeWork(read.parsed, type, version).records);
  return unsupported.map(({ type: record, field, value }) => ({ place: field ? `${record} ${field}` : record, value }));
}
