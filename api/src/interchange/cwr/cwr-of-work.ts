import { findUnsupported, parseResidue, writeWork } from '@counterpoint/domain/cwr';
import type { CwrOfWork } from '@counterpoint/domain/schemas/imports';
import * as notFoundText from '../../messages/not-found.generated.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { readAcknowledgements } from './acknowledgement-repository.ts';
import { isOwnWork, readKeptLines } from './cwr-repository.ts';

/** Throws 404 for everyone but the submitter. */
export async function openCwrOfWork(db: Database, id: string, { memberId }: Act['actor']): Promise<CwrOfWork> {
  if (!(await isOwnWork(db, id, memberId))) throw notFound(notFoundText.work());
  const residue = (await readKeptLines(db, [id])).get(id);
  const read = residue && parseResidue(residue);
  const unsupported = read
    ? findUnsupported(read.records, writeWork(read.parsed, residue.type, residue.version).records)
    : [];
  const rows = await readAcknowledgements(db, id);
  return {
    version: residue?.version ?? null,
    kept: unsupported.map(({ type, field, value }) => ({ place: field ? `${type} ${field}` : type, value })),
    acknowledgements: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
  };
}
