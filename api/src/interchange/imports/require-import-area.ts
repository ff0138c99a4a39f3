import { may } from '@counterpoint/domain/permissions';
import { IMPORT_SUBJECTS } from '@counterpoint/domain/schemas/imports';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import * as text from '../../messages/errors.generated.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { type Actor, actorOf } from '../../platform/http/actor.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { findImport } from './import-repository.ts';

const subject = z.object({ subject: z.enum(IMPORT_SUBJECTS) });
const params = z.object({ id: z.guid() });

/** A hook of all routes of imports. Throws 403 if the person's role is limited to other areas than the import's. */
export function requireImportArea({ db }: { readonly db: Database }) {
  return async (request: FastifyRequest): Promise<void> => {
    const actor = actorOf(request);
    if (actor.areas === null) return;
    const subject = await subjectOf(db, request, actor);
    if (subject && !may(actor, subject === 'composition' ? 'compositions:read' : 'recordings:read'))
      throw new AppError(403, 'not_permitted', text.notPermitted());
  };
}

async function subjectOf(db: Database, request: FastifyRequest, { memberId }: Actor) {
  const { data: named } = params.safeParse(request.params);
  if (named) return (await findImport(db, named.id, memberId))?.subject;
  return (subject.safeParse(request.body).data ?? subject.safeParse(request.query).data)?.subject;
}
