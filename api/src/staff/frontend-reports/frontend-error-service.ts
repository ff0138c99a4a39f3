import { createHash } from 'node:crypto';
import type { ErrorLog } from '@counterpoint/domain/schemas/requests';
import * as notFoundText from '../../messages/not-found.generated.ts';
import { alreadyResolved } from '../../messages/staff-operation.generated.ts';
import { newId } from '../../platform/db/new-id.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import { conflict, notFound } from '../../platform/http/app-error.ts';
import { countError, countReporter, type FrontendError, findError, markResolved } from './frontend-error-repository.ts';

export async function reportError(
  db: Database,
  { description, context }: ErrorLog,
  { accountId, userAgent, now }: { accountId: string | null; userAgent: string | undefined; now: Date },
): Promise<void> {
  const { release, area, area_version, route, is_request_failure, is_uncaught = false } = context ?? {};
  await countError(db, {
    id: newId(),
    stack_hash: stackHash(description),
    description,
    release: release || null,
    area: area || null,
    area_version: area_version || null,
    route: route || null,
    is_uncaught,
    last_account_id: accountId,
    last_user_agent: userAgent?.slice(0, 300) ?? null,
  });
  const version = area === 'host' ? release : area_version;
  if (accountId && area && version && !is_request_failure && !is_uncaught)
    await countReporter(db, { area, version, accountId, at: now });
}

/** Throws 404. */
export async function openError(tx: Tx, id: string): Promise<FrontendError> {
  const error = await findError(tx, id);
  if (!error) throw notFound(notFoundText.error());
  return error;
}

export async function resolveError(tx: Tx, id: string, { by, at }: { by: string; at: Date }) {
  const before = await openError(tx, id);
  if (before.resolved_at) throw conflict('resolved_already', alreadyResolved({ name: before.resolved_by ?? '' }));
  await markResolved(tx, id, { by, at });
  return { before, after: await openError(tx, id) };
}

/** Ignores URLs, hashes and positions, so that an error has the same hash in every build. */
function stackHash(stack: string): Buffer {
  const essence = stack
    .replaceAll(/https?:\/\/[^\s/)]+/g, '')
    .replaceAll(/\?[^\s:)]*/g, '')
    .replaceAll(/\/r\/([a-z][a-z\d-]*)\/[^/\s]+\//g, '/r/$1/')
    .replaceAll(/[.-][0-9a-f]{8,}(?=\.)/g, '')
    .replaceAll(/:\d+(:\d+)?/g, '');
  return createHash('sha256').update(essence).digest();
}
