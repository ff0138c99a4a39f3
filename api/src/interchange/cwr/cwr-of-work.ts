import { keptOf, toldIn, writeWork } from '@counterpoint/domain/cwr';
import type { CwrOfWork } from '@counterpoint/domain/schemas/imports';
import * as notFoundText from '../../messages/not-found.generated.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/act.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { findKeptLines, readAnswers } from './acknowledgement-repository.ts';

/** Throws 404 for everyone but the submitter. */
export async function openCwrOfWork(db: Database, id: string, { memberId }: Act['actor']): Promise<CwrOfWork> {
  const work = await findKeptLines(db, id, memberId);
  if (!work) throw notFound(notFoundText.work());
  const rows = await readAnswers(db, id);
  return {
    version: work.version,
    kept: keptIn(work),
    acknowledgements: rows.map(({ created_at, composition_id: _, file_created: __, ...answer }) => ({
      ...answer,
      created_at: created_at.toISOString(),
    })),
  };
}

type Kept = NonNullable<Awaited<ReturnType<typeof findKeptLines>>>;

function keptIn({ version, type, lines }: Kept): CwrOfWork['kept'] {
  if (version === null || type === null || lines === null) return [];
  const read = toldIn({ version, type, lines: lines.split('\n') });
  if (!read) return [];
  const kept = keptOf(read.records, writeWork(read.told, type, version).records);
  return kept.map(({ type: record, field, value }) => ({ place: field ? `${record} ${field}` : record, value }));
}
